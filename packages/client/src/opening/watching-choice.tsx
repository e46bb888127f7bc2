import type { Watching } from '@great-fire/protocol';
import { WATCHERS } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import choice from '../pace/pace-choice.module.css';
import { Segment } from '../ui/segment';
import styles from './opening.module.css';

// Of the minutes that the server takes, a few that people can choose between.
const DELAYS = [0, 2, 5, 10, 15] as const;

interface WatchingChoiceProps {
  readonly watching: Watching;
  readonly onChange: (watching: Watching) => void;
}

/** Who may see the game without playing in it, and how much later. */
export function WatchingChoice({ watching: { who, delayMinutes }, onChange }: WatchingChoiceProps) {
  const { t } = useTranslation('opening');
  return (
    <div className={choice['choice']}>
      <div className={styles['part']}>
        <span className={styles['asked']} aria-hidden="true">
          {t('spectators')}
        </span>
        <Segment
          label={t('spectators')}
          options={WATCHERS}
          value={who}
          onChange={(to) => onChange({ who: to, delayMinutes: to === 'none' ? 0 : delayMinutes })}
          called={(one) => t(`who.${one}`)}
        />
        <p className={choice['hint']}>{t(`whoHint.${who}`)}</p>
      </div>
      {who !== 'none' && (
        <div className={styles['part']}>
          <span className={styles['asked']} aria-hidden="true">
            {t('delay')}
          </span>
          <Segment
            label={t('delay')}
            options={DELAYS}
            value={DELAYS.find((one) => one === delayMinutes) ?? null}
            onChange={(to) => onChange({ who, delayMinutes: to })}
            called={(one) => (one === 0 ? t('atOnce') : t('minutes', { count: one }))}
          />
          {delayMinutes > 0 && <p className={choice['hint']}>{t('delayHint')}</p>}
        </div>
      )}
    </div>
  );
}
