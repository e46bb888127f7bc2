import { type SpectatorAccess, SPECTATOR_ACCESS } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { SegmentedControl } from '../ui/segmented-control';
import choice from './time-control-picker.module.css';
import styles from './extra-options.module.css';

interface SpectatorAccessPickerProps {
  readonly value: SpectatorAccess;
  readonly onChange: (value: SpectatorAccess) => void;
}

/** Chooses who may watch the game. */
export function SpectatorAccessPicker({ value, onChange }: SpectatorAccessPickerProps) {
  const { t } = useTranslation('tableOptions');
  return (
    <div className={choice['choice']}>
      <span className={styles['label']} aria-hidden="true">
        {t('spectators')}
      </span>
      <SegmentedControl
        label={t('spectators')}
        options={SPECTATOR_ACCESS}
        value={value}
        onChange={onChange}
        getLabel={(option) => t(`spectatorAccess.${option}`)}
      />
      <p className="quiet text-14-5 leading-1-3">{t(`spectatorAccessHint.${value}`)}</p>
    </div>
  );
}
