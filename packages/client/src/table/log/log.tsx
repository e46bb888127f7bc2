import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { formatList } from '../../i18n/format';
import { ClockIcon, BotIcon } from '../../ui/icons';
import { useAnimatedGame, useDisplayed, useTimeTravel } from '../model/display-context';
import { useTable } from '../model/table-context';
import { useShared } from '../../lib/share-equal';
import { useStickToBottom } from '../../lib/use-stick-to-bottom';
import { hasEarlier, buildLogLines, shareLines, filterVisibleLines, type LogLine } from './log-lines';
import { LogIcon, LogSentence, Timestamp, TableEventSentence } from './log-sentence';
import styles from './log.module.css';
import { type PlayerNames, usePlayerNames } from './player-names';
import { TableChatMessage } from './table-chat';

const NONE_EXPANDED: ReadonlySet<number> = new Set();

/**
 * The log with moves, table events and chat, newest at the bottom. A move appears once its animation has changed the
 * board, and a table event after the moves before it. A press on a sentence shows the state after its move.
 */
export function Log() {
  const { t } = useTranslation(['log', 'common']);
  const { log, chat, tableLog, match, loadEarlier } = useTable(
    'log',
    'chat',
    'tableLog',
    'match',
    'loadEarlier',
  );
  const { stateId, mode } = useDisplayed();
  const { goTo } = useTimeTravel();
  const { stateId: lastStateId } = useAnimatedGame();
  const shownMoves = useMemo(() => upToState(log, lastStateId), [log, lastStateId]);
  const shownEvents = useMemo(() => upToState(tableLog, lastStateId), [tableLog, lastStateId]);
  const playerNames = usePlayerNames();
  const bots = match.seats.flatMap(({ name, botLevel, hasOwner }) =>
    botLevel === null || hasOwner ? [] : [`${name ?? ''} (${t(`common:bot.${botLevel}`)})`],
  );
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(NONE_EXPANDED);
  const toggle = useCallback(
    (stateId: number) =>
      setExpanded((current) => {
        const others = [...current].filter((other) => other !== stateId);
        return new Set(current.has(stateId) ? others : [...others, stateId]);
      }),
    [],
  );
  // Each move creates new line objects, most of them with the same content. Only changed lines render.
  const lines = useShared(
    useMemo(
      () => filterVisibleLines(buildLogLines(shownMoves, chat, shownEvents), expanded),
      [shownMoves, chat, shownEvents, expanded],
    ),
    shareLines,
  );
  const hasMore = hasEarlier(log, tableLog);
  const currentKey = useMemo(
    () => (mode === 'past' ? findCurrentLineKey(lines, stateId) : null),
    [lines, mode, stateId],
  );
  const isBeforeFirst = mode === 'past' && currentKey === null && !hasMore;
  const scroller = useStickToBottom(lines, isBeforeFirst);
  return (
    <div
      ref={scroller}
      className={`grow lowerable scroll text-14-5 contained leading-1-3 fine-scroll pad-8-14 ${styles['log']}`}
      data-testid="log"
      tabIndex={0}
      role="log"
      aria-live="off"
    >
      <div className="column gap-6">
        {hasMore ? (
          <button
            type="button"
            className={`quiet text-14 underlined ${styles['earlier']}`}
            onClick={() => void loadEarlier()}
          >
            {t('showEarlier')}
          </button>
        ) : (
          // The key mounts a new element for each line. Otherwise, half scrolled out, it counts as a layout shift.
          <p key={lines.length} className={styles['turnHeading']}>
            {t('setup')}
          </p>
        )}
        {!hasMore && bots.length > 0 && (
          <p className={`${styles['iconLine']} ${styles['line']}`}>
            <span className={`${styles['lineIcon']} ${styles['icon']}`}>
              <BotIcon size={15} />
            </span>
            <span>{t('botsAtTable', { names: formatList(bots) })}</span>
          </p>
        )}
        {lines.map((line) => (
          <LogRow
            key={line.key}
            line={line}
            playerNames={playerNames}
            isCurrent={line.key === currentKey}
            isExpanded={line.kind === 'sentence' && line.isTakeback && expanded.has(line.stateId)}
            onJump={goTo}
            onToggle={toggle}
          />
        ))}
      </div>
    </div>
  );
}

const upToState = <T extends { readonly stateId: number }>(entries: readonly T[], lastStateId: number) =>
  entries.filter(({ stateId }) => stateId <= lastStateId);

/** Returns the key of the last sentence up to a state, or null. */
function findCurrentLineKey(lines: readonly LogLine[], stateId: number): string | null {
  const before = lines.filter((line) => line.kind === 'sentence' && line.stateId <= stateId);
  return before.at(-1)?.key ?? null;
}

interface LogRowProps {
  readonly line: LogLine;
  readonly playerNames: PlayerNames;
  readonly isCurrent: boolean; // its state is displayed
  readonly isExpanded: boolean; // the undone moves are shown
  readonly onJump: (stateId: number) => void;
  readonly onToggle: (stateId: number) => void;
}

const LogRow = memo(LogRowContent);

function LogRowContent({ line, playerNames, isCurrent, isExpanded, onJump, onToggle }: LogRowProps) {
  const { t } = useTranslation('log');
  const rowRef = useRef<HTMLParagraphElement>(null);
  const sentenceId = useId();
  useEffect(() => {
    if (isCurrent) rowRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  switch (line.kind) {
    case 'turn':
      return <p className={styles['turnHeading']}>{t('turnNumber', { turn: line.turn })}</p>;
    case 'chat':
      return <TableChatMessage line={line.message} />;
    case 'table-event':
      return (
        <p className={`${styles['iconLine']} ${styles['line']} ${styles['table']}`}>
          <span className={`${styles['lineIcon']} ${styles['icon']}`}>
            <ClockIcon size={16} />
          </span>
          <span>
            <TableEventSentence event={line.event} version={line.version} playerNames={playerNames} />{' '}
            <Timestamp at={line.at} />
          </span>
        </p>
      );
    case 'sentence': {
      const sentence = (
        <LogSentence sentence={line.sentence} playerNames={playerNames} stateId={line.stateId} />
      );
      return (
        <p
          ref={rowRef}
          className={[
            styles['iconLine'],
            styles['line'],
            isCurrent && styles['current'],
            line.undoneBy !== null && `quiet ${styles['undone']}`,
          ]
            .filter(Boolean)
            .join(' ')}
          {...(isCurrent && { 'aria-current': 'true' })}
        >
          <button
            type="button"
            className={`${styles['lineIcon']} ${styles['icon']} ${styles['jump']}`}
            aria-labelledby={sentenceId}
            onClick={() => onJump(line.stateId)}
          >
            <LogIcon sentence={line.sentence} playerNames={playerNames} />
          </button>
          <span>
            <span id={sentenceId}>{line.undoneBy === null ? sentence : <s>{sentence}</s>}</span>
            {line.isTakeback && (
              <>
                {' '}
                <button
                  type="button"
                  className="quiet underlined"
                  aria-expanded={isExpanded}
                  onClick={() => onToggle(line.stateId)}
                >
                  {t(isExpanded ? 'hideUndoneMoves' : 'showUndoneMoves')}
                </button>
              </>
            )}
          </span>
        </p>
      );
    }
  }
}
