import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidLine } from '../chat/said-line';
import { useTable } from '../table-context';
import { LogMark } from './log-icon';
import type { LogLine } from './log-lines';
import { logLines } from './log-lines';
import styles from './log.module.css';
import { LogSentence } from './log-sentence';
import { useStickToEnd } from './stick-to-end';

const FIRST_STATE = 1;

/** What has happened and what was said, the newest at the bottom. */
export function Log() {
  const { t } = useTranslation('log');
  const { log, chat, loadEarlier } = useTable();
  const lines = useMemo(() => logLines(log, chat), [log, chat]);
  const box = useStickToEnd(lines);
  const hasMore = (log[0]?.stateId ?? 0) > FIRST_STATE;
  return (
    <div ref={box} className={styles['log']} data-testid="log" tabIndex={0} role="log" aria-live="off">
      {hasMore ? (
        <button type="button" className={styles['earlier']} onClick={loadEarlier}>
          {t('earlier')}
        </button>
      ) : (
        <p className={styles['turn']}>{t('setup')}</p>
      )}
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </div>
  );
}

function Line({ line }: { readonly line: LogLine }) {
  const { t } = useTranslation('log');
  switch (line.kind) {
    case 'turn':
      return <p className={styles['turn']}>{t('turn', { turn: line.turn })}</p>;
    case 'chat':
      return <SaidLine line={line.line} className={styles['say'] ?? ''} />;
    case 'sentence':
      return (
        <p className={styles['line']}>
          <span className={styles['icon']}>
            <LogMark sentence={line.sentence} />
          </span>
          <span>
            <LogSentence sentence={line.sentence} />
          </span>
        </p>
      );
  }
}
