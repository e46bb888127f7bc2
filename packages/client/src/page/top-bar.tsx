import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { create } from 'zustand';
import { useTranslation } from '../i18n/use-translation';
import { useIsDesktop } from '../lib/use-media-query';
import { Logo } from '../pieces/flame';
import { MoonIcon, SunIcon, BookIcon, SettingsIcon } from '../ui/bar-icons';
import { useTheme } from '../theme/theme';
import { IconButton } from '../ui/button';
import { basePath } from '../lib/routes';
import iconButton from '../ui/icon-button.module.css';
import styles from './top-bar.module.css';

/** Settings with a page of their own. */
export type SettingsPage = 'account' | 'notifications';

interface SettingsDialog {
  readonly isOpen: boolean;
  readonly page?: SettingsPage | null; // that it opens with; default: the first one
}

/** Whether the settings are open. The app renders the dialog, because the top bar is replaced with its page. */
export const useSettingsDialog = create<SettingsDialog>(() => ({ isOpen: false }));

/** Link to the rules. At a table it opens a new tab, so that the game stays open. */
function RulesLink() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const linkProps = {
    className: `centre round-6 bar-focus ${iconButton['button']}`,
    'aria-label': t('rules'),
    title: t('rules'),
  };
  const icon = <BookIcon size={20} />;
  if (!path.startsWith('/t/')) {
    return (
      <Link href="/rules" {...linkProps}>
        {icon}
      </Link>
    );
  }
  return (
    <a href={`${basePath()}/rules`} target="_blank" {...linkProps}>
      {icon}
    </a>
  );
}

interface TopBarProps {
  readonly subtitle?: ReactNode;
  readonly center?: ReactNode;
  readonly actions?: ReactNode;
  readonly isCompact?: boolean; // shows the flame instead of the title
}

/** The bar at the top of every page. */
export function TopBar({ subtitle, center, actions, isCompact = false }: TopBarProps) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  return (
    <header className={`stack gap-14 relative on-bar bar-ground level ${styles['bar']}`}>
      <div className="row gap-14 narrowable">
        <Link
          href="/"
          className={`row one-line plain-link bar-focus gap-8 ${styles['home']}`}
          aria-label={t('backToLobby')}
        >
          <Logo size={22} />
          {!isCompact && (
            <span>
              {t('gameTitle')} <span className={`quiet-on-bar ${styles['titleLong']}`}>{t('gameYear')}</span>
            </span>
          )}
        </Link>
        {subtitle !== undefined && (
          <span className={`ellipsis text-14-5 quiet-on-bar ${styles['sub']}`}>{subtitle}</span>
        )}
      </div>
      <div className={styles['center']}>{center}</div>
      <div className={`row gap-14 narrowable at-end ends ${styles['right']}`}>
        {actions !== undefined && (
          <span className={`row gap-10 text-14-5 quiet-on-bar ${styles['aside']}`}>{actions}</span>
        )}
        <span className={styles['icons']}>
          {isDesktop && <RulesLink />}
          <span className={isCompact && actions !== undefined ? styles['spare'] : undefined}>
            <ThemeButton />
          </span>
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
    <IconButton label={isNight ? t('theme.switchToDay') : t('theme.switchToNight')} onPress={toggle}>
      {isNight ? <SunIcon size={20} /> : <MoonIcon size={20} />}
    </IconButton>
  );
}

/** Button of every page that opens the settings. */
function SettingsButton() {
  const { t } = useTranslation();
  return (
    <IconButton label={t('settings')} onPress={() => useSettingsDialog.setState({ isOpen: true })}>
      <SettingsIcon size={20} />
    </IconButton>
  );
}
