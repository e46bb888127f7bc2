import type { PlayerView } from '@great-fire/game';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useMotion } from '../../shell/motion';
import { Button } from '../../ui/button';
import { Slip } from '../../ui/slip';
import { LogMark } from '../log/log-icon';
import { LogSentence } from '../log/log-sentence';
import { usePeople } from '../log/people';
import { objectiveName } from '../names';
import { useTravel } from '../shown';
import { useTable } from '../table-context';
import type { Absence } from './digest';
import { digestOf, missed } from './digest';
import styles from './digest-slip.module.css';

interface DigestSlipProps {
  readonly absence: Absence;
  readonly onDone: () => void;
}

/** What happened while its reader was away, until it is played or put aside. */
export function DigestSlip({ absence, onDone }: DigestSlipProps) {
  const { t } = useTranslation(['story', 'log']);
  const title = useId();
  const { view, log } = useTable();
  const people = usePeople();
  const { replay } = useTravel();
  const isStill = useMotion(({ isStill: still }) => still);
  const before = useBefore(absence);
  const entries = useMemo(() => missed(log, absence), [log, absence]);
  const digest = useMemo(
    () => (entries === null || before === undefined ? null : digestOf(entries, before, view)),
    [entries, before, view],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDone();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onDone]);
  if (digest === null) return null;
  const { housesLost, objectivesLost, lines } = digest;
  return (
    <Slip className={styles['digest']} aria-labelledby={title} data-testid="digest">
      <h2 id={title} className={styles['title']}>
        {t('digest.title')}
      </h2>
      {housesLost !== null && (
        <p className={styles['mine']}>
          {housesLost > 0 ? t('digest.housesLost', { count: housesLost }) : t('digest.nothingLost')}
          {objectivesLost.map((id) => (
            <span key={id} className={styles['objective']}>
              {t('digest.objectiveLost', { objective: objectiveName(id) })}
            </span>
          ))}
        </p>
      )}
      <div className={styles['lines']} tabIndex={0} role="group" aria-labelledby={title}>
        {lines.map((line) =>
          line.kind === 'turn' ? (
            <h3 key={line.key} className={styles['turn']}>
              {t('log:turn', { turn: line.turn })}
            </h3>
          ) : (
            line.kind === 'sentence' && (
              <p key={line.key} className={styles['line']}>
                <span className={styles['mark']}>
                  <LogMark sentence={line.sentence} people={people} />
                </span>
                <span>
                  <LogSentence sentence={line.sentence} people={people} stateId={line.stateId} />
                </span>
              </p>
            )
          ),
        )}
      </div>
      <div className={styles['ways']}>
        <Button onClick={onDone} data-testid="digest-skip">
          {t('digest.skip')}
        </Button>
        {!isStill && (
          <Button
            onClick={() => {
              onDone();
              replay(absence.from);
            }}
            data-testid="digest-play"
          >
            {t('digest.play')}
          </Button>
        )}
      </div>
    </Slip>
  );
}

/** What was seen last, fetched with the log since; undefined until it is here, null where it cannot be had. */
function useBefore({ from }: Absence): PlayerView | null | undefined {
  const { fetchView, loadEarlier, log } = useTable();
  const [before, setBefore] = useState<PlayerView | null | undefined>(undefined);
  const first = log[0]?.stateId ?? 0;
  useEffect(() => {
    let isGone = false;
    void fetchView(from).then((view) => {
      if (!isGone) setBefore(view);
    });
    return () => {
      isGone = true;
    };
  }, [from, fetchView]);
  useEffect(() => {
    if (first > from + 1) void loadEarlier();
  }, [first, from, loadEarlier]);
  return before;
}
