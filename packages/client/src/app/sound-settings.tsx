import { useTranslation } from '../i18n/use-translation';
import { Slider } from '../ui/slider';
import { SwitchField } from '../ui/switch';
import { useSoundSetting } from '../lib/sound-setting';
import styles from './sound-settings.module.css';

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
export function SoundSettings() {
  const { t } = useTranslation('settings');
  const { isOn, volume, setOn, setVolume } = useSoundSetting();
  return (
    <div className={styles['sound']}>
      <SwitchField
        label={t('sound.label')}
        checked={isOn}
        onChange={(next) => {
          setOn(next);
          void playSample();
        }}
      />
      <Slider
        className={styles['volume'] ?? ''}
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
