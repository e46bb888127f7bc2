import type { PlayerView } from '@great-fire/game';
import { useEffect, useId, useMemo, useState } from 'react';
import { useKeyScope } from '../../lib/keyboard';
import { useTranslation } from '../../i18n/use-translation';
import { useMotionSetting } from '../../lib/reduced-motion';
import { Button } from '../../ui/button';
import { PaperPanel } from '../../ui/paper';
import { LogIcon, LogSentence } from '../log/log-sentence';
import { usePlayerNames } from '../log/player-names';
import { objectiveName, useTable } from '../model/table-context';
import { useTimeTravel } from '../model/display-context';
import logStyles from '../log/log.module.css';
import { type ViewerAbsence, summarizeAbsence, getMissedMoves } from './missed-moves';
import styles from './catch-up-card.module.css';

interface CatchUpCardProps {
  readonly absence: ViewerAbsence;
  readonly isRecap?: boolean; // of the moves since the viewer's last one; default: false
  readonly onDone: () => void;
}

/**
 * Summarises what happened while the viewer was away, or since the viewer's last move. Closes when the viewer plays the moves or dismisses the card.
 */
export function CatchUpCard({ absence, isRecap = false, onDone }: CatchUpCardProps) {
  const { t } = useTranslation(['history', 'log']);
  const titleId = useId();
  const { view, log } = useTable('view', 'log');
  const playerNames = usePlayerNames();
  const { replayFrom } = useTimeTravel();
  const isMotionReduced = useMotionSetting(({ isReduced: isReduced }) => isReduced);
  const before = useLastSeenView(absence);
  const entries = useMemo(() => getMissedMoves(log, absence), [log, absence]);
  const summary = useMemo(
    () => (entries === null || before === undefined ? null : summarizeAbsence(entries, before, view)),
    [entries, before, view],
  );
  useKeyScope('catch-up', ({ key }) => {
    if (key === 'Escape') onDone();
    return key === 'Escape';
  });
  if (summary === null) return null;
  const { housesLost, objectivesLost, lines } = summary;
  return (
    <PaperPanel
      className={`column absolute round-8 ${styles['catchUp']}`}
      aria-labelledby={titleId}
      data-testid="catch-up"
    >
      <h2 id={titleId} className={`fell-20 ${styles['title']}`}>
        {t(isRecap ? 'catchUp.recapTitle' : 'catchUp.title')}
      </h2>
      {housesLost !== null && (
        <p className={styles['ownLosses']}>
          {housesLost > 0 ? t('catchUp.housesLost', { count: housesLost }) : t('catchUp.noHousesLost')}
          {objectivesLost.map((id) => (
            <span key={id} className="block seal">
              {t('catchUp.objectiveLost', { objective: objectiveName(id) })}
            </span>
          ))}
        </p>
      )}
      <div
        className="column gap-6 grow lowerable scroll text-14-5 line-above contained leading-1-3 pad-8-16"
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
      >
        {lines.map((line) =>
          line.kind === 'turn' ? (
            <h3 key={line.key} className={logStyles['turnHeading']}>
              {t('log:turnNumber', { turn: line.turn })}
            </h3>
          ) : (
            line.kind === 'sentence' && (
              <p key={line.key} className={logStyles['iconLine']}>
                <span className={logStyles['lineIcon']}>
                  <LogIcon sentence={line.sentence} playerNames={playerNames} />
                </span>
                <span>
                  <LogSentence sentence={line.sentence} playerNames={playerNames} stateId={line.stateId} />
                </span>
              </p>
            )
          ),
        )}
      </div>
      <div className="flex gap-10 line-above ends pad-8-16">
        <Button onClick={onDone} data-testid="catch-up-skip">
          {t(isRecap ? 'catchUp.close' : 'catchUp.skip')}
        </Button>
        {!isMotionReduced && (
          <Button
            onClick={() => {
              onDone();
              replayFrom(absence.from);
            }}
            data-testid="catch-up-play"
          >
            {t('catchUp.playMoves')}
          </Button>
        )}
      </div>
    </PaperPanel>
  );
}

/**
 * Fetches the view that the viewer saw last, and the log since. Returns undefined while loading, null if unavailable.
 */
function useLastSeenView({ from }: ViewerAbsence): PlayerView | null | undefined {
  const { fetchView, loadEarlier, log } = useTable('fetchView', 'loadEarlier', 'log');
  const [before, setBefore] = useState<PlayerView | null | undefined>(undefined);
  const firstStateId = log[0]?.stateId ?? 0;
  useEffect(() => {
    let isCancelled = false;
    void fetchView(from).then((view) => {
      if (!isCancelled) setBefore(view);
    });
    return () => {
      isCancelled = true;
    };
  }, [from, fetchView]);
  useEffect(() => {
    if (firstStateId > from + 1) void loadEarlier();
  }, [firstStateId, from, loadEarlier]);
  return before;
}
