import { isOnFire, DISTRICT_IDS } from '@great-fire/game';
import { useMemo } from 'react';
import { flatCity } from 'virtual:pictures';
import { useTranslation } from '../../i18n/use-translation';
import { MAP_BOX } from '../../table/map/city-map';
import { boundsOfDistricts } from '../../table/map/polygon';
import { districtName, nameOf } from '../../table/model/table-context';
import { type Arrival, fireArrivals } from '../model/losses';
import { useReplay } from '../replay-context';
import styles from './charts.module.css';

const BOX = `${MAP_BOX[0]} ${MAP_BOX[1]} ${MAP_BOX[2]} 940`;

/**
 * Map of the turns in which the fire reached each district, up to the displayed position, and the same data as a list.
 * The buttons of the list do for the keyboard what a press on a district does.
 */
export function FireMap() {
  const { t } = useTranslation('replay');
  const { entries, turns, source, move, view, goTo } = useReplay();
  const initialFires = useMemo(() => {
    const dealtView = source.viewAt(0, source.perspectives[0] ?? 'spectator');
    return dealtView === null
      ? (['pudding-lane'] as const)
      : DISTRICT_IDS.filter((id) => isOnFire(dealtView, id));
  }, [source]);
  const arrivals = useMemo(() => fireArrivals(entries, turns, initialFires), [entries, turns, initialFires]);
  const reached = arrivals.filter((arrival) => arrival.move <= move);
  const lastTurn = Math.max(1, ...arrivals.map(({ turn }) => turn));
  return (
    <>
      <svg
        className="wide outlined block round-6"
        viewBox={BOX}
        role="img"
        aria-label={t('fireMap.label', { count: reached.length })}
        data-testid="fire-map"
      >
        <g stroke="var(--street)" strokeWidth={7} strokeLinejoin="round">
          <use href={`${flatCity}#city`} />
          {reached.map(({ district, turn, move: arrivalMove }) => (
            <use
              key={district}
              href={`${flatCity}#${district}`}
              className="press"
              style={{ fill: heatColour(turn / lastTurn), opacity: isOnFire(view, district) ? 1 : 0.72 }}
              onClick={() => goTo(arrivalMove)}
            />
          ))}
        </g>
        {reached.map(({ district, turn }) => {
          const { left, right, top, bottom } = boundsOfDistricts([district]);
          return (
            <text
              key={district}
              className={styles['turn']}
              x={(left + right) / 2}
              y={(top + bottom) / 2}
              style={{ fill: turn / lastTurn > 0.45 ? '#fff' : '#2b1208' }}
            >
              {turn}
            </text>
          );
        })}
      </svg>
      <ol
        className={`scroll on-card outlined contained fine-scroll round-6 space-6 ${styles['arrivals']}`}
        data-testid="fire-arrivals"
      >
        {arrivals.map((arrival) => (
          <ArrivalRow
            key={arrival.district}
            arrival={arrival}
            isReached={arrival.move <= move}
            onGoTo={goTo}
          />
        ))}
      </ol>
    </>
  );
}

/** Returns a colour from bright (first turn) to dark (last turn). `share`: 0 to 1. */
const heatColour = (share: number): string =>
  `color-mix(in oklab, #ffc24a ${Math.round(100 - share * 100)}%, #7a1608)`;

interface ArrivalRowProps {
  readonly arrival: Arrival;
  readonly isReached: boolean; // at the displayed position
  readonly onGoTo: (move: number) => void;
}

function ArrivalRow({ arrival: { district, move, turn, seat }, isReached, onGoTo }: ArrivalRowProps) {
  const { t } = useTranslation('replay');
  const { match } = useReplay();
  return (
    <li className={isReached ? '' : styles['upcoming']}>
      <button type="button" className="wide left-text inner-focus" onClick={() => onGoTo(move)}>
        {seat === null
          ? t('fireMap.origin', { district: districtName(district) })
          : t('fireMap.spreadTooltip', { turn, district: districtName(district), name: nameOf(match, seat) })}
      </button>
    </li>
  );
}
