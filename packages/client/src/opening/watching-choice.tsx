import type { Watching } from '@great-fire/protocol';
import { WATCHERS } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import choice from '../pace/pace-choice.module.css';
import { Segment } from '../ui/segment';
import styles from './opening.module.css';

interface WatchingChoiceProps {
  readonly watching: Watching;
  readonly onChange: (watching: Watching) => void;
}

/** Who may see the game without playing in it. */
export function WatchingChoice({ watching: { who, delayMinutes }, onChange }: WatchingChoiceProps) {
  const { t } = useTranslation('opening');
  return (
    <div className={choice['choice']}>
      <span className={styles['asked']} aria-hidden="true">
        {t('spectators')}
      </span>
      <Segment
        label={t('spectators')}
        options={WATCHERS}
        value={who}
        onChange={(to) => onChange({ who: to, delayMinutes })}
        called={(one) => t(`who.${one}`)}
      />
      <p className={choice['hint']}>{t(`whoHint.${who}`)}</p>
    </div>
  );
}
