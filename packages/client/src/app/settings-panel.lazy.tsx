import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { type SettingsPage, useSettingsDialog } from '../page/top-bar';
import { basePath } from '../lib/routes';
import { changeLanguage, currentLanguage } from '../i18n/i18n';
import { LanguageSelect } from '../ui/language-select';
import { AccountSettings } from '../account/account-settings';
import { FlameIcon } from '../pieces/flame';
import { RepeatIcon, ChevronIcon, ExitIcon } from '../ui/icons';
import { BookIcon } from '../ui/bar-icons';
import { THEME_SETTINGS, useTheme } from '../theme/theme';
import { Dialog, DialogHead } from '../ui/dialog';
import { SegmentedControl } from '../ui/segmented-control';
import { SwitchField } from '../ui/switch';
import { MOTION_SETTINGS, useMotionSetting } from '../lib/reduced-motion';
import { useMediaQuery } from '../lib/use-media-query';
import { useShortcutSetting } from '../lib/keyboard';
import { lazyExtra } from '../i18n/lazy-with-messages';
import { Slider } from '../ui/slider';
import { useSignalSetting } from '../lib/signal-setting';
import { useSoundSetting } from '../lib/sound-setting';
import { Button } from '../ui/button';
import styles from './settings-panel.module.css';
import { promptInstall, useInstallPrompt } from './pwa';

const NotificationSettings = lazyExtra(() =>
  import('../notifications/notification-settings.lazy').then(
    ({ NotificationSettingsPanel }) => NotificationSettingsPanel,
  ),
);

/** Dialog with the settings of this browser and the links to other pages. */
export function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [page, setPage] = useState(() => useSettingsDialog.getState().page ?? null);
  useEffect(() => () => useSettingsDialog.setState({ page: null }), []);
  const hasMouse = useMediaQuery('(hover: hover)');
  const [previousPage, setPreviousPage] = useState<SettingsPage | null>(null); // page that "Back" left
  return (
    <Dialog className={`below-bar contained max-wide ${styles['dialog']}`} onClose={onClose}>
      {({ close }) => (
        <div className={`stack gap-14 ${styles['panel']}`}>
          <DialogHead
            title={t(page === null ? 'title' : `${page}.title`)}
            back={
              page === null
                ? undefined
                : {
                    label: t('account.backToSettings'),
                    onPress: () => {
                      setPreviousPage(page);
                      setPage(null);
                    },
                  }
            }
          />
          {page === 'account' && <AccountSettings onNavigate={close} />}
          {page === 'notifications' && <NotificationSettings />}
          {page === null && (
            <>
              <LanguageSettingRow />
              <ThemeSettingRow />
              <MotionSettingRow />
              <SoundSettings />
              <VibrationSetting />
              <SignalSettingRow />
              {hasMouse && <ShortcutSettingRow />}
              <p className="hint">{t(hasMouse ? 'helpHint' : 'helpHintTouch')}</p>
              <PageRow
                page="notifications"
                testId="notification-settings"
                shouldFocus={previousPage === 'notifications'}
                onOpen={setPage}
              />
              <PageRow
                page="account"
                testId="account-settings"
                shouldFocus={previousPage === 'account'}
                onOpen={setPage}
              />
              <InstallRow />
              <SettingsLinks onNavigate={close} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface PageRowProps {
  readonly page: SettingsPage;
  readonly shouldFocus: boolean; // takes the focus when the user returns from the page
  readonly testId: string;
  readonly onOpen: (page: SettingsPage) => void;
}

function PageRow({ page, testId, shouldFocus, onOpen }: PageRowProps) {
  const { t } = useTranslation('settings');
  return (
    <button
      type="button"
      className={`row spread gap-14 touch line-above edge-to-edge pad-top-10 ${styles['page']}`}
      autoFocus={shouldFocus}
      data-testid={testId}
      onClick={() => onOpen(page)}
    >
      <span className="hint">
        <span>{t(`${page}.title`)}</span>
        <small className="text-13-5 block">{t(`${page}.hint`)}</small>
      </span>
      <ChevronIcon size={18} />
    </button>
  );
}

function SettingRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="stack gap-4">
      <span aria-hidden="true" className="quiet text-14-5">
        {label}
      </span>
      {children}
    </div>
  );
}

function LanguageSettingRow() {
  const { t } = useTranslation('settings');
  return (
    <SettingRow label={t('language')}>
      <LanguageSelect
        label={t('language')}
        value={currentLanguage()}
        onChange={(language) => void changeLanguage(language)}
      />
    </SettingRow>
  );
}

function ThemeSettingRow() {
  const { t } = useTranslation('settings');
  const { setting, setSetting } = useTheme();
  return (
    <SettingRow label={t('theme.label')}>
      <SegmentedControl
        label={t('theme.label')}
        options={THEME_SETTINGS}
        value={setting}
        onChange={setSetting}
        getLabel={(setting) => t(`theme.${setting}`)}
      />
    </SettingRow>
  );
}

function MotionSettingRow() {
  const { t } = useTranslation('settings');
  const { setting, setSetting } = useMotionSetting();
  return (
    <SettingRow label={t('motion.label')}>
      <SegmentedControl
        label={t('motion.label')}
        options={MOTION_SETTINGS}
        value={setting}
        onChange={setSetting}
        getLabel={(setting) => t(`motion.${setting}`)}
      />
    </SettingRow>
  );
}

interface SwitchRowProps {
  readonly setting: 'singleKeyShortcuts' | 'vibration' | 'signals';
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  readonly testId: string;
}

function SwitchRow({ setting, isOn, setOn, testId }: SwitchRowProps) {
  const { t } = useTranslation('settings');
  return (
    <div className="row spread gap-14 touch hint">
      <SwitchField
        label={t(`${setting}.label`)}
        hint={<small className="text-13-5 block">{t(`${setting}.hint`)}</small>}
        checked={isOn}
        onChange={setOn}
        testId={testId}
      />
    </div>
  );
}

function ShortcutSettingRow() {
  const { isOn, setOn } = useShortcutSetting();
  return <SwitchRow setting="singleKeyShortcuts" isOn={isOn} setOn={setOn} testId="single-keys" />;
}

function SettingsLinks({ onNavigate }: { readonly onNavigate: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const [path] = useLocation();
  const isAtTable = path.startsWith('/t/');
  return (
    <nav className={`stack line-above edge-to-edge pad-top-8 ${styles['actions']}`} aria-label={t('title')}>
      {isAtTable ? (
        <a
          className="row gap-10 touch plain-link"
          href={`${basePath()}/rules`}
          target="_blank"
          onClick={onNavigate}
        >
          <BookIcon size={18} /> {t('rules')}
        </a>
      ) : (
        <>
          <Link className="row gap-10 touch plain-link" href="/rules" onClick={onNavigate}>
            <BookIcon size={18} /> {t('rules')}
          </Link>
          <Link className="row gap-10 touch plain-link" href="/first-turn" onClick={onNavigate}>
            <FlameIcon size={18} /> {t('startTutorial')}
          </Link>
          {/* A full page load: only the policy (CSP) of that page allows requests to other hosts. */}
          <a
            className="row gap-10 touch plain-link"
            href={`${basePath()}/records`}
            data-testid="to-record-import"
          >
            <RepeatIcon size={18} /> {t('importGame')}
          </a>
        </>
      )}
      {path !== '/' && (
        <Link className="row gap-10 touch plain-link" href="/" onClick={onNavigate}>
          <ExitIcon size={18} />
          <span>
            {t('common:backToLobby')}
            {isAtTable && <small className="text-13-5 block">{t('seatSavedHint')}</small>}
          </span>
        </Link>
      )}
    </nav>
  );
}

const SAMPLE_MS = 2000; // longer than the bell

/** Plays the bell at the volume of the setting, if sound is on. */
async function playSample(): Promise<void> {
  const { createSynth } = await import('../lib/synth.lazy');
  const { isOn, volume } = useSoundSetting.getState();
  if (!isOn) return;
  const synth = createSynth();
  synth.play('bell', volume);
  setTimeout(synth.close, SAMPLE_MS);
}

/** Settings for sound: on or off, and the volume. A change plays the bell at the new volume. */
function SoundSettings() {
  const { t } = useTranslation('settings');
  const { isOn, volume, setOn, setVolume } = useSoundSetting();
  return (
    <div className={`quiet text-14-5 stack level ${styles['sound']}`}>
      <SwitchField
        label={t('sound.label')}
        checked={isOn}
        onChange={(next) => {
          setOn(next);
          void playSample();
        }}
      />
      <Slider
        className={`wide narrowable high-44 ${styles['volume']}`}
        min={0}
        max={100}
        step={5}
        value={isOn ? Math.round(volume * 100) : 0}
        aria-label={t('sound.volume')}
        onChange={(event) => setVolume(event.currentTarget.valueAsNumber / 100)}
        onPointerUp={() => void playSample()}
        onKeyUp={(event) => event.key.startsWith('Arrow') && void playSample()}
      />
    </div>
  );
}

/** Offered where a device can vibrate for a page. */
function VibrationSetting() {
  const { isVibrationOn, setVibration } = useSoundSetting();
  const isPhone = useMediaQuery('(pointer: coarse)');
  if (!isPhone || !('vibrate' in navigator)) return null;
  return <SwitchRow setting="vibration" isOn={isVibrationOn} setOn={setVibration} testId="vibration" />;
}

function SignalSettingRow() {
  const { isOn, setOn } = useSignalSetting();
  return <SwitchRow setting="signals" isOn={isOn} setOn={setOn} testId="signals-setting" />;
}

const APPLE_DEVICE = /iPhone|iPad|^Mozilla\/[\d.]+ \(Macintosh.*Mobile/;

/** Offers to install the page as an app: a button if the browser has a prompt, else instructions. */
function InstallRow() {
  const { t } = useTranslation('settings');
  const { promptEvent, isInstalled } = useInstallPrompt();
  return (
    <div className="row spread gap-14 touch hint" data-testid="install">
      <span>
        <span>{t('install.title')}</span>
        <small className="text-13-5 block">{t(`install.${installHint(isInstalled)}`)}</small>
      </span>
      {promptEvent !== null && (
        <Button size="small" onClick={() => void promptInstall()}>
          {t('install.installButton')}
        </Button>
      )}
    </div>
  );
}

function installHint(isInstalled: boolean): 'installed' | 'insecure' | 'apple' | 'manual' {
  if (isInstalled) return 'installed';
  if (!window.isSecureContext) return 'insecure';
  return APPLE_DEVICE.test(navigator.userAgent) ? 'apple' : 'manual';
}
