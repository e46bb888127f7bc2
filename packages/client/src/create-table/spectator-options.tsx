import type { SpectatorPolicy } from '@great-fire/protocol';
import { SPECTATOR_ACCESS } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import choice from './time-control-picker.module.css';
import { SegmentedControl } from '../ui/segmented-control';
import styles from './extra-options.module.css';

// The delays that the form offers; the server accepts other values too.
const DELAYS_MINUTES = [0, 2, 5, 10, 15] as const;

interface SpectatorOptionsProps {
  readonly policy: SpectatorPolicy;
  readonly onChange: (policy: SpectatorPolicy) => void;
}

/** Chooses who may watch the game, and with which delay. */
export function SpectatorOptions({ policy: { access, delayMinutes }, onChange }: SpectatorOptionsProps) {
  const { t } = useTranslation('tableOptions');
  return (
    <div className={choice['choice']}>
      <div className={styles['section']}>
        <span className={styles['label']} aria-hidden="true">
          {t('spectators')}
        </span>
        <SegmentedControl
          label={t('spectators')}
          options={SPECTATOR_ACCESS}
          value={access}
          onChange={(next) => onChange({ access: next, delayMinutes: next === 'none' ? 0 : delayMinutes })}
          getLabel={(option) => t(`spectatorAccess.${option}`)}
        />
        <p className={choice['hint']}>{t(`spectatorAccessHint.${access}`)}</p>
      </div>
      {access !== 'none' && (
        <div className={styles['section']}>
          <span className={styles['label']} aria-hidden="true">
            {t('spectatorDelay')}
          </span>
          <SegmentedControl
            label={t('spectatorDelay')}
            options={DELAYS_MINUTES}
            value={DELAYS_MINUTES.find((option) => option === delayMinutes) ?? null}
            onChange={(next) => onChange({ access, delayMinutes: next })}
            getLabel={(option) => (option === 0 ? t('noDelay') : t('delayMinutes', { count: option }))}
          />
          {delayMinutes > 0 && <p className={choice['hint']}>{t('spectatorDelayHint')}</p>}
        </div>
      )}
    </div>
  );
}
