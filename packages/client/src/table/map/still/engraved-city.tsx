import { DISTRICT_IDS } from '@great-fire/game';
import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { FlameShape } from '../../pieces/flame';
import { linePath } from '../geometry/path';
import { middleOf } from '../geometry/polygon';
import { blocksOf } from '../ground/blocks';
import { Bridge } from '../ground/bridge';
import { Definitions } from '../ground/definitions';
import { Fleet } from '../ground/fleet';
import { Grass } from '../ground/grass';
import { Landmark, LANDMARKS } from '../ground/landmarks';
import { outlineOf } from '../ground/outlines';
import { Ship } from '../ground/ship';
import { Crosses, Streets } from '../ground/streets';
import { Thames } from '../ground/thames';
import { Gates, Wall } from '../ground/wall';
import { MapIdContext, useMapIds } from '../map-ids';

const [puddingX] = middleOf(BOARD['pudding-lane'].map.polygon);
const FOOT = 1500;
const LIGHT = { y: 800, r: 330 };
const FLAMES = Array.from({ length: 25 }, (_, i) => ({
  x: puddingX - 74 + (i % 5) * 37,
  y: 752 + Math.floor(i / 5) * 34,
}));

const SCALE = 0.82; // CSS pixels a map unit
const SIZE = { width: 560 / SCALE, height: 852 / SCALE };
const LEFT = puddingX - 390 / SCALE;
const TOP = 40; // map units above the picture

/** Whether any of a district lies inside the picture. */
function isSeen(id: DistrictId): boolean {
  const xs = BOARD[id].map.polygon.map(([x]) => x);
  const ys = BOARD[id].map.polygon.map(([, y]) => y);
  return Math.max(...xs) > LEFT && Math.min(...xs) < LEFT + SIZE.width && Math.max(...ys) > TOP;
}

const FADED = TOP + SIZE.height * 0.38; // above, the page lays its paper over the houses

const isPrinted = (id: DistrictId): boolean => BOARD[id].map.polygon.some(([, y]) => y > FADED);

const SEEN = DISTRICT_IDS.filter(isSeen);

/** The city before it burns: streets, houses and names as an engraver left them, uncoloured. */
function Engraving() {
  const cities = SEEN.filter((id) => BOARD[id].isCity);
  const built = cities.filter(isPrinted);
  const walls = built.map((id) => blocksOf(id, 'standing').walls).join('');
  const ridges = built.map((id) => blocksOf(id, 'standing').ridges).join('');
  return (
    <>
      <path d={cities.map(outlineOf).join('')} fill="var(--map-paper)" />
      <Grass coloured={false} />
      <g stroke="var(--block-ink)" strokeWidth={0.75} fill="none" opacity={0.8}>
        <path d={walls} />
        <path d={ridges} />
      </g>
      <Streets />
      <Crosses />
      <Fleet />
      <Wall />
      <Gates />
      {LANDMARKS.filter(isSeen).map((id) => (
        <Landmark key={id} id={id} look="engraved" />
      ))}
      <g fontSize={16.7} textAnchor="middle" fill="var(--map-ink)" opacity={0.8}>
        {SEEN.filter((id) => id !== 'pudding-lane').flatMap((id) => {
          const { label, labelLines } = BOARD[id].map;
          return labelLines.map((line, i) => (
            <text
              key={`${id} ${line}`}
              x={label[0]}
              y={label[1] + (i - (labelLines.length - 1) / 2) * 16 + 5}
            >
              {line}
            </text>
          ));
        })}
      </g>
    </>
  );
}

/** Where it begins: twenty-five cones in Pudding Lane, the only colour on the page. */
function FirstFire() {
  const { id, url } = useMapIds();
  const polygon = BOARD['pudding-lane'].map.polygon;
  return (
    <>
      <radialGradient
        id={id('first-light')}
        gradientUnits="userSpaceOnUse"
        cx={puddingX}
        cy={LIGHT.y}
        r={LIGHT.r}
      >
        <stop offset={0} stopColor="var(--blaze-1)" stopOpacity={0.55} />
        <stop offset={1} stopColor="var(--blaze-1)" stopOpacity={0} />
      </radialGradient>
      <circle cx={puddingX} cy={LIGHT.y} r={LIGHT.r} fill={url('first-light')} />
      <path
        d={linePath(polygon, true)}
        fill={url('pudding-lane')}
        stroke="var(--flame-edge)"
        strokeWidth={3}
      />
      {FLAMES.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(1.4)`}>
          <FlameShape />
        </g>
      ))}
      <text
        x={puddingX}
        y={712}
        fontSize={26}
        textAnchor="middle"
        fill="var(--name-fire)"
        stroke="var(--name-halo-fire)"
        strokeWidth={4}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {BOARD['pudding-lane'].map.name}
      </text>
    </>
  );
}

/** The engraved city beside the front page and the waiting room, with its first fire. */
export function EngravedCity() {
  return (
    <MapIdContext value="engraved">
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`${LEFT} ${TOP} ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="xMidYMax slice"
      >
        <Definitions clips={[]} />
        <Thames foot={FOOT} nameAt={[LEFT + 34 / SCALE, 1012]} />
        <Engraving />
        <Bridge foot={FOOT} coloured={false} />
        <Ship x={640} y={1052} scale={0.95} />
        <Ship x={1110} y={1044} scale={0.8} />
        <FirstFire />
      </svg>
    </MapIdContext>
  );
}
