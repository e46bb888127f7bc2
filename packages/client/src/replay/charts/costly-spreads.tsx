import { useEffect, useState } from 'react';
import type { Seat, Spread } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game/record';
import { useTranslation } from '../../i18n/use-translation';
import { districtName, nameOf } from '../../table/model/table-context';
import { Button } from '../../ui/button';
import { useReplay } from '../replay-context';
import type { CostlySpread } from '../review/costly-spreads';
import { createReviewWorker } from '../review/create-review-worker';
import type { ReviewRequest } from '../review/review-worker';
import styles from './charts.module.css';

/** Finds, at a press, the costliest spreads of the seat whose view is shown, by default of the first person. */
export function CostlySpreads() {
  const { perspective, record } = useReplay();
  if (record === null) return null;
  const firstPerson = record.players.find(({ bot }) => bot === null)?.seat ?? 0;
  const seat = typeof perspective === 'number' ? perspective : firstPerson;
  return <CostlySpreadsOf key={seat} record={record} seat={seat} />;
}

function CostlySpreadsOf({ record, seat }: { readonly record: GameRecord; readonly seat: Seat }) {
  const { t } = useTranslation(['replay', 'common']);
  const { match, goTo } = useReplay();
  const [isAsked, setAsked] = useState(false);
  const [spreads, setSpreads] = useState<readonly CostlySpread[] | 'computing' | null>('computing');
  useEffect(() => (isAsked ? startReview({ record, seat }, setSpreads) : undefined), [isAsked, record, seat]);
  if (spreads === null) return null; // the review failed
  const place = ({ card, to }: Spread) => ({
    direction: t(`common:direction.${card}`),
    district: districtName(to),
  });
  return (
    <section aria-labelledby="costly-spreads" data-testid="costly-spreads">
      <h2 id="costly-spreads">{t('costlySpreads.title', { name: nameOf(match, seat) })}</h2>
      {!isAsked && (
        <Button size="small" onClick={() => setAsked(true)} data-testid="find-costly-spreads">
          {t('costlySpreads.analyze')}
        </Button>
      )}
      {isAsked && spreads === 'computing' && <p>{t('costlySpreads.analyzing')}</p>}
      {spreads.length === 0 && <p>{t('costlySpreads.empty')}</p>}
      {spreads !== 'computing' && (
        <ol className={styles['costly']}>
          {spreads.map(({ move, turn, spread, best, cost }) => (
            <li key={move}>
              <button type="button" onClick={() => goTo(move)}>
                {t('costlySpreads.spread', { turn, ...place(spread), percent: Math.round(cost * 100) })}
              </button>
              <span>{t('costlySpreads.betterSpread', place(best))}</span>
            </li>
          ))}
        </ol>
      )}
      <p>{t('costlySpreads.methodHint')}</p>
    </section>
  );
}

/**
 * Starts the review of a seat in a worker. Calls `onDone` with the costliest spreads, or with null if the review
 * failed. Returns a function that stops it.
 */
function startReview(
  request: ReviewRequest,
  onDone: (spreads: readonly CostlySpread[] | null) => void,
): () => void {
  const worker = createReviewWorker();
  const finish = (spreads: readonly CostlySpread[] | null) => {
    worker.terminate();
    onDone(spreads);
  };
  worker.onmessage = ({ data }: MessageEvent<readonly CostlySpread[]>) => finish(data);
  worker.onerror = () => finish(null);
  worker.postMessage(request);
  return () => worker.terminate();
}
