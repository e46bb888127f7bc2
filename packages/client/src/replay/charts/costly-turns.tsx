import { useEffect, useState } from 'react';
import type { Seat } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game/record';
import { formatList } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { districtName, nameOf } from '../../table/model/table-context';
import { Button } from '../../ui/button';
import { useReplay } from '../replay-context';
import type { CostlyTurn, TurnActions, TurnReason } from '../review/costly-turns';
import { joinSteps } from '../../practice/turn-steps';
import { useStepText } from '../../practice/use-step-text';
import { createReviewWorker } from '../review/create-review-worker';
import type { ReviewRequest } from '../review/review-worker';
import styles from './charts.module.css';

/** Finds, at a press, the costliest turns of the seat whose view is shown, by default of the first person. */
export function CostlyTurns() {
  const { perspective, record } = useReplay();
  if (record === null) return null;
  const firstPerson = record.players.find(({ bot }) => bot === null)?.seat ?? 0;
  const seat = typeof perspective === 'number' ? perspective : firstPerson;
  return <CostlyTurnsOf key={seat} record={record} seat={seat} />;
}

function CostlyTurnsOf({ record, seat }: { readonly record: GameRecord; readonly seat: Seat }) {
  const { t } = useTranslation('replay');
  const { match, goTo, shownTurn } = useReplay();
  const [isAsked, setAsked] = useState(false);
  const [turns, setTurns] = useState<readonly CostlyTurn[] | 'computing' | null>('computing');
  useEffect(() => (isAsked ? startReview({ record, seat }, setTurns) : undefined), [isAsked, record, seat]);
  if (turns === null) return null; // the review failed
  const name = nameOf(match, seat);
  return (
    <section className="narrowable" aria-labelledby="costly-turns" data-testid="costly-turns">
      <h2 className="panel-heading" id="costly-turns">
        {t('costlyTurns.title', { name })}
      </h2>
      {!isAsked && (
        <Button size="small" onClick={() => setAsked(true)} data-testid="find-costly-turns">
          {t('costlyTurns.analyze')}
        </Button>
      )}
      {isAsked && turns === 'computing' && <p>{t('costlyTurns.analyzing')}</p>}
      {turns.length === 0 && <p>{t('costlyTurns.empty')}</p>}
      {turns !== 'computing' && (
        <ol className={`stack gap-8 pad-bottom-8 ${styles['costly']}`}>
          {turns.map(({ move, turn, cost, reason, better }) => (
            <li key={move}>
              <button
                type="button"
                onClick={() => {
                  goTo(move);
                  shownTurn.show(seat, better);
                }}
              >
                {t('costlyTurns.turn', { turn, count: Math.max(1, Math.round(cost)) })}
              </button>
              <span className="block">
                <Reason reason={reason} name={name} />
              </span>
              <span className="block">
                <BetterTurn actions={better} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <p>{t('costlyTurns.methodHint', { name })}</p>
    </section>
  );
}

function Reason({ reason, name }: { readonly reason: TurnReason; readonly name: string }) {
  const { t } = useTranslation('replay');
  if ('count' in reason) return t(`costlyTurns.reason.${reason.kind}`, { count: reason.count });
  if (reason.kind === 'position') return t('costlyTurns.reason.position');
  return t(`costlyTurns.reason.${reason.kind}`, { district: districtName(reason.district), name });
}

/** A turn in a sentence: its spread, where the pawn ends, where bands go, and what is put out or demolished. */
function BetterTurn({ actions }: { readonly actions: TurnActions }) {
  const { t } = useTranslation('replay');
  const steps = joinSteps(actions).map(useStepText());
  return t('costlyTurns.better', { steps: formatList(steps) });
}

/**
 * Starts the review of a seat in a worker. Calls `onDone` with the costliest turns, or with null if the review
 * failed. Returns a function that stops it.
 */
function startReview(
  request: ReviewRequest,
  onDone: (turns: readonly CostlyTurn[] | null) => void,
): () => void {
  const worker = createReviewWorker();
  const finish = (turns: readonly CostlyTurn[] | null) => {
    worker.terminate();
    onDone(turns);
  };
  worker.onmessage = ({ data }: MessageEvent<readonly CostlyTurn[]>) => finish(data);
  worker.onerror = () => finish(null);
  worker.postMessage(request);
  return () => worker.terminate();
}
