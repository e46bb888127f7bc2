import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Link, useLocation } from 'wouter';
import { basePath } from '../../connection/base-path';
import { changeLanguage, languageShown } from '../../i18n/i18n';
import { LANGUAGES, NAMES_OF_LANGUAGES } from '../../i18n/languages';
import { MePage } from '../../me/me-page';
import { SoundSettings } from '../../table/sound/sound-settings';
import { AgainIcon, BookIcon, ChevronIcon, CrossIcon, DoorIcon, FlameIcon } from '../../table/pieces';
import { THEME_CHOICES, useTheme } from '../../theme/theme';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Segment } from '../../ui/segment';
import { Switch } from '../../ui/switch';
import { MOTION_CHOICES, useMotion } from '../motion';
import { useSingleKeys } from '../single-keys';
import { InstallRow } from './install-row';
import styles from './settings-panel.module.css';
import { lazily } from '../lazily';

const NoticesPage = lazily(() =>
  import('../../notices/notices-page').then((page) => ({ default: page.NoticesPage })),
);

/** What has a page of its own in the settings. */
type Part = 'me' | 'notices';

/** What a person may set for this browser, and the ways out. */
export function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [part, setPart] = useState<Part | null>(null);
  const [left, setLeft] = useState<Part | null>(null); // from where one came back
  return (
    <Dialog className={styles['dialog']} onClose={onClose}>
      {({ title, close }) => (
        <div className={styles['panel']}>
          <div className={styles['head']}>
            {part !== null && (
              <button
                type="button"
                className={styles['back']}
                aria-label={t('me.back')}
                onClick={() => {
                  setLeft(part);
                  setPart(null);
                }}
              >
                <ChevronIcon size={18} />
              </button>
            )}
            <h2 key={part} id={title} tabIndex={-1} {...(part !== null && { ref: comeTo })}>
              {t(part === null ? 'title' : `${part}.title`)}
            </h2>
            <button type="button" className={styles['close']} aria-label={t('close')} onClick={close}>
              <CrossIcon size={18} />
            </button>
          </div>
          {part === 'me' && <MePage onGo={close} />}
          {part === 'notices' && (
            <Suspense fallback={null}>
              <NoticesPage />
            </Suspense>
          )}
          {part === null && (
            <>
              <LanguageChoice />
              <ThemeChoice />
              <MotionChoice />
              <SoundChoice />
              <SingleKeysChoice />
              <p className={styles['explain']}>{t('explain')}</p>
              <PartRow part="notices" testId="notices" isLeft={left === 'notices'} onOpen={setPart} />
              <PartRow part="me" testId="about-me" isLeft={left === 'me'} onOpen={setPart} />
              <InstallRow />
              <WaysOut onGo={close} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** What was pressed is gone: the focus goes to the name of what took its place. */
const comeTo = (heading: HTMLElement | null): void => heading?.focus();

interface PartRowProps {
  readonly part: Part;
  readonly isLeft: boolean; // one comes back from it, and the focus with them
  readonly testId: string;
  readonly onOpen: (part: Part) => void;
}

function PartRow({ part, testId, isLeft, onOpen }: PartRowProps) {
  const { t } = useTranslation('settings');
  return (
    <div className={`${styles['switched']} ${styles['part']}`}>
      <span>
        <span>{t(`${part}.title`)}</span>
        <small>{t(`${part}.hint`)}</small>
      </span>
      <Button
        size="small"
        autoFocus={isLeft}
        data-testid={testId}
        aria-label={t(`${part}.title`)}
        onClick={() => onOpen(part)}
      >
        {t('me.open')}
      </Button>
    </div>
  );
}

function Setting({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['setting']}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

function LanguageChoice() {
  const { t } = useTranslation('settings');
  return (
    <Setting label={t('language')}>
      <Segment
        label={t('language')}
        options={LANGUAGES}
        value={languageShown()}
        onChange={(language) => void changeLanguage(language)}
        called={(language) => NAMES_OF_LANGUAGES[language]}
      />
    </Setting>
  );
}

function ThemeChoice() {
  const { t } = useTranslation('settings');
  const { choice, choose } = useTheme();
  return (
    <Setting label={t('theme.label')}>
      <Segment
        label={t('theme.label')}
        options={THEME_CHOICES}
        value={choice}
        onChange={choose}
        called={(one) => t(`theme.${one}`)}
      />
    </Setting>
  );
}

function MotionChoice() {
  const { t } = useTranslation('settings');
  const { choice, choose } = useMotion();
  return (
    <Setting label={t('motion.label')}>
      <Segment
        label={t('motion.label')}
        options={MOTION_CHOICES}
        value={choice}
        onChange={choose}
        called={(one) => t(`motion.${one}`)}
      />
    </Setting>
  );
}

function SoundChoice() {
  const { t } = useTranslation('settings');
  return (
    <Setting label={t('sound.label')}>
      <SoundSettings />
    </Setting>
  );
}

function SingleKeysChoice() {
  const { t } = useTranslation('settings');
  const { isOn, turn } = useSingleKeys();
  return (
    <div className={styles['switched']}>
      <span>
        <span aria-hidden="true">{t('singleKeys.label')}</span>
        <small>{t('singleKeys.hint')}</small>
      </span>
      <Switch label={t('singleKeys.label')} on={isOn} onChange={turn} testId="single-keys" />
    </div>
  );
}

function WaysOut({ onGo }: { readonly onGo: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const [address] = useLocation();
  const isAtTable = address.startsWith('/t/');
  return (
    <nav className={styles['ways']} aria-label={t('title')}>
      {isAtTable ? (
        <a href={`${basePath()}/rules`} target="_blank" onClick={onGo}>
          <BookIcon size={18} /> {t('rules')}
        </a>
      ) : (
        <>
          <Link href="/rules" onClick={onGo}>
            <BookIcon size={18} /> {t('rules')}
          </Link>
          <Link href="/first-turn" onClick={onGo}>
            <FlameIcon size={18} /> {t('firstTurn')}
          </Link>
          {/* Loaded anew: that page alone may ask other hosts, as its policy says. */}
          <a href={`${basePath()}/records`} data-testid="to-records">
            <AgainIcon size={18} /> {t('record')}
          </a>
        </>
      )}
      {address !== '/' && (
        <Link href="/" onClick={onGo}>
          <DoorIcon size={18} />
          <span>
            {t('common:home')}
            {isAtTable && <small>{t('leaveHint')}</small>}
          </span>
        </Link>
      )}
    </nav>
  );
}
