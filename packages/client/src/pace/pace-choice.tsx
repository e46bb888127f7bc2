import type { Pace } from '@great-fire/protocol';
import { NO_CLOCK, TIME_OUTS } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { RadioList } from '../ui/radio-list';
import { Segment } from '../ui/segment';
import { CLOCK_KINDS, LENGTHS } from './lengths';
import styles from './pace-choice.module.css';
import { lengthWords, paceSentence } from './pace-words';

interface PaceChoiceProps {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

/** Which clock a table has, how long it gives, and what becomes of a seat whose time is over. */
export function PaceChoice({ pace: { clock, timeOut }, onChange }: PaceChoiceProps) {
  const { t } = useTranslation(['lobby', 'common', 'opening']);
  const lengths = LENGTHS[clock.kind];
  const place = lengths.findIndex((one) => JSON.stringify(one) === JSON.stringify(clock));
  return (
    <div className={styles['choice']}>
      <Segment
        label={t('opening:pace.clock')}
        options={CLOCK_KINDS}
        value={clock.kind}
        onChange={(kind) => onChange(kind === 'none' ? NO_CLOCK : { clock: LENGTHS[kind][0], timeOut })}
        called={(kind) => t(`opening:pace.kind.${kind}`)}
      />
      {lengths.length > 1 && (
        <Segment
          label={t('opening:pace.length')}
          options={lengths.map((_, index) => index)}
          value={place}
          onChange={(index) => onChange({ clock: lengths[index] ?? lengths[0], timeOut })}
          called={(index) => lengthWords(t, lengths[index] ?? lengths[0])}
        />
      )}
      <p className={styles['hint']}>{paceSentence(t, clock)}</p>
      {clock.kind !== 'none' && (
        <RadioList
          label={t('opening:pace.timeOut')}
          options={TIME_OUTS}
          value={timeOut}
          onChange={(then) => onChange({ clock, timeOut: then })}
          called={(then) => t(`common:then.${then}`)}
        />
      )}
    </div>
  );
}
