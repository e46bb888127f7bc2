import type { LogEntry } from '@great-fire/protocol';
import { useMemo } from 'react';
import { LogMark } from '../log/log-icon';
import { logLines } from '../log/log-lines';
import { LogSentence } from '../log/log-sentence';
import { usePeople } from '../log/people';
import styles from './going-lines.module.css';

/** The moves that would be taken back, as the log tells them. */
export function GoingLines({ moves }: { readonly moves: readonly LogEntry[] }) {
  const people = usePeople();
  const lines = useMemo(() => logLines(moves, []), [moves]);
  return lines.map(
    (line) =>
      line.kind === 'sentence' && (
        <p key={line.key} className={styles['line']}>
          <LogMark sentence={line.sentence} people={people} />
          <span>
            <LogSentence sentence={line.sentence} people={people} plain />
          </span>
        </p>
      ),
  );
}
