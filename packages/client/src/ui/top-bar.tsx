import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { useIsWide } from '../shell/media';
import { RulesLink } from '../shell/settings/rules-link';
import { SettingsButton } from '../shell/settings/settings-button';
import { Logo, MoonIcon, SunIcon } from '../table/pieces';
import { useTheme } from '../theme/theme';
import { IconButton } from './icon-button';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly sub?: ReactNode; // beside the title
  readonly middle?: ReactNode;
  readonly aside?: ReactNode; // left of the buttons
  readonly short?: boolean; // the flame stands for the title
}

/** The slim bar over every page. */
export function TopBar({ sub, middle, aside, short = false }: TopBarProps) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  return (
    <header className={styles['bar']}>
      <div className={styles['left']}>
        <Link href="/" className={styles['home']} aria-label={t('home')}>
          <Logo size={22} />
          {!short && (
            <span>
              {t('title')} <span className={`${styles['year']} ${styles['titleLong']}`}>{t('year')}</span>
            </span>
          )}
        </Link>
        {sub !== undefined && <span className={styles['sub']}>{sub}</span>}
      </div>
      <div>{middle}</div>
      <div className={styles['right']}>
        {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
        <span className={styles['icons']}>
          {isWide && <RulesLink />}
          <ThemeButton />
          <SettingsButton />
        </span>
      </div>
    </header>
  );
}

function ThemeButton() {
  const { t } = useTranslation();
  const { theme, toggle } = useTheme();
  const isNight = theme === 'night';
  return (
    <IconButton label={isNight ? t('theme.toDay') : t('theme.toNight')} onPress={toggle}>
      {isNight ? <SunIcon size={20} /> : <MoonIcon size={20} />}
    </IconButton>
  );
}
