import { useTranslation } from '../i18n/use-translation';
import { Slider } from '../ui/slider';
import { SwitchField } from '../ui/switch';
import { useSoundSetting } from '../lib/sound-setting';
import styles from './sound-settings.module.css';

/** Settings for sound: on or off, and the volume. */
export function SoundSettings() {
  const { t } = useTranslation('settings');
  const { isOn, volume, setOn, setVolume } = useSoundSetting();
  return (
    <div className={styles['sound']}>
      <SwitchField label={t('sound.label')} checked={isOn} onChange={setOn} />
      <Slider
        className={styles['volume'] ?? ''}
        min={0}
        max={100}
        step={5}
        value={isOn ? Math.round(volume * 100) : 0}
        aria-label={t('sound.volume')}
        onChange={(event) => setVolume(event.currentTarget.valueAsNumber / 100)}
      />
    </div>
  );
}
