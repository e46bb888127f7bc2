import { isOnFire, DISTRICT_IDS } from '@great-fire/game';
import { useMemo } from 'react';
import { flatCity } from 'virtual:pictures';
import { useTranslation } from '../../i18n/use-translation';
import { boundsOfAll, MAP_BOX } from '../../table/map';
import { districtName } from '../../table/names';
import { nameOf } from '../../table/table-context';
import type { Arrival } from '../model/fire-course';
import { fireCourse } from '../model/fire-course';
import { useReplay } from '../replay-context';
import styles from './charts.module.css';

const BOX = `${MAP_BOX[0]} ${MAP_BOX[1]} ${MAP_BOX[2]} 940`;

/** The city with the turn in which the fire came to each district, up to the position shown; then the same as a list. */
export function FireMap() {
  const { t } = useTranslation('replay');
  const { entries, turns, course, move, view, goTo } = useReplay();
  const first = useMemo(() => {
    const dealt = course.viewAt(0, course.eyes[0] ?? 'spectator');
    return dealt === null ? (['pudding-lane'] as const) : DISTRICT_IDS.filter((id) => isOnFire(dealt, id));
  }, [course]);
  const arrivals = useMemo(() => fireCourse(entries, turns, first), [entries, turns, first]);
  const come = arrivals.filter((arrival) => arrival.move <= move);
  const most = Math.max(1, ...arrivals.map(({ turn }) => turn));
  return (
    <>
      <svg
        className={styles['city']}
        viewBox={BOX}
        role="img"
        aria-label={t('fire.label', { count: come.length })}
        data-testid="fire-map"
      >
        <g stroke="var(--street)" strokeWidth={7} strokeLinejoin="round">
          <use href={`${flatCity}#city`} />
          {come.map(({ district, turn, move: at }) => (
            <use
              key={district}
              href={`${flatCity}#${district}`}
              className={styles['fire']}
              style={{ fill: shade(turn / most), opacity: isOnFire(view, district) ? 1 : 0.72 }}
              onClick={() => goTo(at)}
            />
          ))}
        </g>
        {come.map(({ district, turn }) => {
          const { left, right, top, bottom } = boundsOfAll([district]);
          return (
            <text
              key={district}
              className={styles['turn']}
              x={(left + right) / 2}
              y={(top + bottom) / 2}
              style={{ fill: turn / most > 0.45 ? '#fff' : '#2b1208' }}
            >
              {turn}
            </text>
          );
        })}
      </svg>
      <ol className={styles['arrivals']} data-testid="arrivals">
        {arrivals.map((arrival) => (
          <ArrivalLine key={arrival.district} arrival={arrival} isCome={arrival.move <= move} onGo={goTo} />
        ))}
      </ol>
    </>
  );
}

/** From the bright first flames to the dark of the last. `share`: 0 the first turn, 1 the last. */
const shade = (share: number): string =>
  `color-mix(in oklab, #ffc24a ${Math.round(100 - share * 100)}%, #7a1608)`;

interface ArrivalLineProps {
  readonly arrival: Arrival;
  readonly isCome: boolean; // by the position shown
  readonly onGo: (move: number) => void;
}

function ArrivalLine({ arrival: { district, move, turn, seat }, isCome, onGo }: ArrivalLineProps) {
  const { t } = useTranslation('replay');
  const { match } = useReplay();
  return (
    <li className={isCome ? '' : styles['later']}>
      <button type="button" onClick={() => onGo(move)}>
        {seat === null
          ? t('fire.start', { district: districtName(district) })
          : t('fire.came', { turn, district: districtName(district), name: nameOf(match, seat) })}
      </button>
    </li>
  );
}
