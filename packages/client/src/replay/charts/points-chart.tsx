import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Perspective } from '@great-fire/protocol';
import { useShared } from '../../lib/share-equal';
import { useTranslation } from '../../i18n/use-translation';
import { HouseIcon } from '../../pieces/house';
import { PawnIcon } from '../../pieces/figures';
import { Slider } from '../../ui/slider';
import { nameOf } from '../../table/model/table-context';
import { useReplay } from '../replay-context';
import { lastMove, type ReplaySource } from '../model/replay-source';
import { visiblePoints } from '../../table/model/visible-points';
import { UserText } from '../../ui/user-text';
import styles from './charts.module.css';
import { type PlotResult, MARGIN, plotPoints } from './plot';

const HEIGHT = 214;

/**
 * Chart of the VP over the moves, one line per seat. A transparent slider above it goes to a move, by pointer and by
 * keyboard.
 */
export function PointsChart() {
  const { t } = useTranslation(['replay', 'common']);
  const { view, match, rounds, move, last, goTo } = useReplay();
  const points = usePoints();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const width = useWidth(box);
  const plotRef = useRef<PlotResult | null>(null);
  const seats = useShared(
    view.seats.map(({ pawnColour }, seat) => ({ pawn: pawnColour, name: nameOf(match, seat) })),
  );
  const labels = useMemo(() => ({ round: t('pointsChart.roundAxis'), vp: t('common:vp') }), [t]);
  useLayoutEffect(() => {
    if (box === null || width === 0 || points === null) return undefined;
    const result = plotPoints({
      points,
      rounds,
      size: { width, height: HEIGHT },
      seats,
      labels,
    });
    plotRef.current = result;
    box.replaceChildren(result.svg);
    return () => {
      plotRef.current = null;
      box.replaceChildren();
    };
  }, [box, width, points, rounds, seats, labels]);
  useLayoutEffect(() => {
    plotRef.current?.markMove(move);
  });
  const currentPoints = points?.[move] ?? [];
  const displayedPoints = view.seats.map((_, seat) => currentPoints[seat] ?? null);
  const pointsText = displayedPoints
    .map((vp, seat) => `${nameOf(match, seat)} ${vp ?? t('pointsChart.hiddenValue')}`)
    .join(', ');
  return (
    <>
      <div className={`relative ${styles['plot']}`} style={{ height: HEIGHT }} data-testid="points-chart">
        <div ref={setBox} />
        <Slider
          className={styles['seek']}
          style={{ left: MARGIN.left, width: `calc(100% - ${MARGIN.left + MARGIN.right}px)` }}
          min={0}
          max={last}
          value={move}
          aria-label={t('pointsChart.label', { last })}
          aria-valuetext={`${t('movePosition', { move, last })}: ${pointsText}`}
          onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
          data-testid="points-slider"
        />
      </div>
      <ul className="stack halves gap-4-20" data-testid="points-legend">
        {view.seats.map(({ colour, pawnColour }, seat) => (
          <li className="row gap-6 narrowable any-break" key={seat}>
            {colour === null ? (
              <PawnIcon colour={pawnColour} size={17} />
            ) : (
              <HouseIcon colour={colour} size={16} title={t(`common:colour.${colour}`)} />
            )}
            <UserText>{nameOf(match, seat)}</UserText>{' '}
            <b className="push firm numbers">{displayedPoints[seat] ?? t('pointsChart.hiddenValue')}</b>
          </li>
        ))}
      </ul>
      {displayedPoints.includes(null) && (
        <p className="quiet text-14 leading-1-3 space-6">{t('pointsChart.hiddenColoursHint')}</p>
      )}
    </>
  );
}

function useWidth(box: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.round(box.clientWidth)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** Points by move and seat; null: hidden from this perspective, or not known yet. */
export type PointsByMove = readonly (readonly (number | null)[])[];

async function fetchPoints(source: ReplaySource, perspective: Perspective): Promise<PointsByMove> {
  const points: (readonly (number | null)[])[] = [];
  for (let move = 0; move <= lastMove(source); move += 1) {
    const view = await source.fetchView(move, perspective);
    points.push(view === null ? [] : visiblePoints(view));
  }
  return points;
}

/** Returns the points of every position from the current perspective; null while they are computed. */
function usePoints(): PointsByMove | null {
  const { source, perspective } = useReplay();
  const [points, setPoints] = useState<PointsByMove | null>(null);
  useEffect(() => {
    let isActive = true;
    void fetchPoints(source, perspective).then((fetched) => {
      if (isActive) setPoints(fetched);
    });
    return () => {
      isActive = false;
    };
  }, [source, perspective]);
  return points;
}
