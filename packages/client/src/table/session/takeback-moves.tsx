import type { LogEntry } from '@great-fire/protocol';
import { useMemo } from 'react';
import { LogIcon } from '../log/log-icon';
import { buildLogLines } from '../log/log-lines';
import { LogSentence } from '../log/log-sentence';
import { usePlayerNames } from '../log/player-names';
import styles from './takeback-moves.module.css';

/** The log lines of the moves to undo. */
export function TakebackMoves({ moves }: { readonly moves: readonly LogEntry[] }) {
  const playerNames = usePlayerNames();
  const lines = useMemo(() => buildLogLines(moves, []), [moves]);
  return lines.map(
    (line) =>
      line.kind === 'sentence' && (
        <p key={line.key} className={styles['line']}>
          <LogIcon sentence={line.sentence} playerNames={playerNames} />
          <span>
            <LogSentence sentence={line.sentence} playerNames={playerNames} plain />
          </span>
        </p>
      ),
  );
}
