import type { LogEntry } from '@great-fire/protocol';
import { useMemo } from 'react';
import { LogMark } from '../log/log-icon';
import { logLines } from '../log/log-lines';
import { LogSentence } from '../log/log-sentence';
import { usePeople } from '../log/people';
import styles from './take-back.module.css';

/** The moves that would be taken back, as the log tells them. */
export function GoingLines({
  moves,
  label,
}: {
  readonly moves: readonly LogEntry[];
  readonly label: string;
}) {
  const people = usePeople();
  const lines = useMemo(() => logLines(moves, []), [moves]);
  return (
    <div className={styles['lines']} tabIndex={0} role="group" aria-label={label}>
      {lines.map(
        (line) =>
          line.kind === 'sentence' && (
            <p key={line.key} className={styles['line']}>
              <span className={styles['mark']}>
                <LogMark sentence={line.sentence} people={people} />
              </span>
              <span>
                <LogSentence sentence={line.sentence} people={people} plain />
              </span>
            </p>
          ),
      )}
    </div>
  );
}
