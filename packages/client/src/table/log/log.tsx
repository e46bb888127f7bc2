import { memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { listed } from '../../i18n/listed';
import { LazySaidLine } from '../../talk/lazy';
import { ClockIcon, WheelIcon } from '../pieces';
import { useShown, useTravel } from '../shown';
import { useTable } from '../table-context';
import { hasEarlier } from './known-since';
import { LogMark } from './log-icon';
import type { LogLine } from './log-lines';
import { logLines, saysTheSame, unfolded } from './log-lines';
import styles from './log.module.css';
import { LogSentence } from './log-sentence';
import type { People } from './people';
import { usePeople } from './people';
import { useStickToEnd } from './stick-to-end';
import { At, TableSentence } from './table-sentence';

const NONE: ReadonlySet<number> = new Set();

/** What has happened and what was said, the newest at the bottom. A press on a line shows how it stood then. */
export function Log() {
  const { t } = useTranslation(['log', 'common']);
  const { log, chat, tableLog, match, loadEarlier } = useTable();
  const { stateId, mode } = useShown();
  const { goTo } = useTravel();
  const people = usePeople();
  const bots = match.seats.flatMap(({ name, bot, hasOwner }) =>
    bot === null || hasOwner ? [] : [`${name ?? ''} (${t(`common:bot.${bot}`)})`],
  );
  const [open, setOpen] = useState<ReadonlySet<number>>(NONE);
  const toggle = useCallback(
    (stateId: number) =>
      setOpen((known) => {
        const others = [...known].filter((one) => one !== stateId);
        return new Set(known.has(stateId) ? others : [...others, stateId]);
      }),
    [],
  );
  const lines = useMemo(() => unfolded(logLines(log, chat, tableLog), open), [log, chat, tableLog, open]);
  const box = useStickToEnd(lines);
  const hasMore = hasEarlier(log, tableLog);
  const here = useMemo(() => (mode === 'past' ? lastUpTo(lines, stateId) : null), [lines, mode, stateId]);
  return (
    <div ref={box} className={styles['log']} data-testid="log" tabIndex={0} role="log" aria-live="off">
      <div className={styles['lines']}>
        {hasMore ? (
          <button type="button" className={styles['earlier']} onClick={() => void loadEarlier()}>
            {t('earlier')}
          </button>
        ) : (
          // Made anew with each line: half scrolled out at the top, it would count as pushed.
          <p key={lines.length} className={styles['turn']}>
            {t('setup')}
          </p>
        )}
        {!hasMore && bots.length > 0 && (
          <p className={styles['line']}>
            <span className={styles['icon']}>
              <WheelIcon size={15} />
            </span>
            <span>{t('bots', { names: listed(bots) })}</span>
          </p>
        )}
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            people={people}
            isHere={line.key === here}
            isOpen={line.kind === 'sentence' && line.tookBack && open.has(line.stateId)}
            onJump={goTo}
            onFold={toggle}
          />
        ))}
      </div>
    </div>
  );
}

/** The key of the last sentence that had been written when this state was reached. */
function lastUpTo(lines: readonly LogLine[], stateId: number): string | null {
  const before = lines.filter((line) => line.kind === 'sentence' && line.stateId <= stateId);
  return before.at(-1)?.key ?? null;
}

interface LineProps {
  readonly line: LogLine;
  readonly people: People;
  readonly isHere: boolean; // the state shown is the one that this line led to
  readonly isOpen: boolean; // what it took back is shown
  readonly onJump: (stateId: number) => void;
  readonly onFold: (stateId: number) => void;
}

// The lines are made anew with each move, mostly the same: only those that say something new are written.
const Line = memo(OneLine, (before, after) => {
  const isSamePlace =
    before.isHere === after.isHere && before.isOpen === after.isOpen && before.onJump === after.onJump;
  return isSamePlace && before.people === after.people && saysTheSame(before.line, after.line);
});

function OneLine({ line, people, isHere, isOpen, onJump, onFold }: LineProps) {
  const { t } = useTranslation('log');
  const row = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isHere) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  switch (line.kind) {
    case 'turn':
      return (
        <p className={`${styles['turn']} ${line.gone === null ? '' : styles['gone']}`}>
          {t('turn', { turn: line.turn })}
        </p>
      );
    case 'chat':
      return (
        <Suspense fallback={null}>
          <LazySaidLine line={line.line} viewer={people.viewer} />
        </Suspense>
      );
    case 'table':
      return (
        <p className={`${styles['line']} ${styles['table']}`} data-event={line.event.type}>
          <span className={styles['icon']}>
            <ClockIcon size={16} />
          </span>
          <span>
            <TableSentence event={line.event} version={line.version} people={people} /> <At at={line.at} />
          </span>
        </p>
      );
    case 'sentence': {
      const said = <LogSentence sentence={line.sentence} people={people} stateId={line.stateId} />;
      return (
        <p
          ref={row}
          className={[styles['line'], isHere && styles['here'], line.gone !== null && styles['gone']]
            .filter(Boolean)
            .join(' ')}
          {...(isHere && { 'aria-current': 'true' })}
          onClick={() => onJump(line.stateId)}
        >
          <span className={styles['icon']}>
            <LogMark sentence={line.sentence} people={people} />
          </span>
          <span>
            {line.gone === null ? said : <s>{said}</s>}
            {line.tookBack && (
              <>
                {' '}
                <button
                  type="button"
                  className={styles['fold']}
                  aria-expanded={isOpen}
                  onClick={(event) => {
                    event.stopPropagation();
                    onFold(line.stateId);
                  }}
                >
                  {t(isOpen ? 'hideTaken' : 'showTaken')}
                </button>
              </>
            )}
          </span>
        </p>
      );
    }
  }
}
