import { useTranslation } from '../../i18n/use-translation';
import { Switch } from '../../ui/switch';
import { useSoundChoice } from './sound-choice';
import styles from './sound-settings.module.css';

/** Whether the table is heard, and how loud. */
export function SoundSettings() {
  const { t } = useTranslation('settings');
  const { isOn, volume, turn, setVolume } = useSoundChoice();
  return (
    <div className={styles['sound']}>
      <Switch label={t('sound.label')} on={isOn} onChange={turn} />
      <input
        type="range"
        className={styles['volume']}
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
