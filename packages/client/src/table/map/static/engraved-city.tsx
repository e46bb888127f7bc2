import { DISTRICT_IDS } from '@great-fire/game';
import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { FlameShape } from '../../../pieces/flame';
import { linePath } from '../geometry/path';
import { getCenter } from '../geometry/polygon';
import { getBuildingPaths } from '../terrain/buildings';
import { Bridge } from '../terrain/bridge';
import { SvgDefs } from '../terrain/svg-defs';
import { Fleet, Ship } from '../terrain/fleet';
import { Grass } from '../terrain/grass';
import { Landmark, LANDMARKS } from '../terrain/landmarks';
import { outlineOf } from '../terrain/outlines';
import { CrossingSigns, Streets } from '../terrain/streets';
import { Thames } from '../terrain/thames';
import { Gates, Wall } from '../terrain/wall';
import { SvgIdContext, useSvgIds } from '../svg-ids';

const [puddingX] = getCenter(BOARD['pudding-lane'].map.polygon);
const WATER_BOTTOM = 1500;
const GLOW = { y: 800, r: 330 };
const FLAMES = Array.from({ length: 25 }, (_, i) => ({
  x: puddingX - 74 + (i % 5) * 37,
  y: 752 + Math.floor(i / 5) * 34,
}));

const SCALE = 0.82; // CSS px per map unit
const SIZE = { width: 560 / SCALE, height: 852 / SCALE };
const LEFT = puddingX - 390 / SCALE;
const TOP = 40; // map units cut off at the top

/** Returns true if any part of a district is inside the picture. */
function isInPicture(id: DistrictId): boolean {
  const xs = BOARD[id].map.polygon.map(([x]) => x);
  const ys = BOARD[id].map.polygon.map(([, y]) => y);
  return Math.max(...xs) > LEFT && Math.min(...xs) < LEFT + SIZE.width && Math.max(...ys) > TOP;
}

const FADE_BOTTOM = TOP + SIZE.height * 0.38; // above it the page covers the houses with paper

const isBelowFade = (id: DistrictId): boolean => BOARD[id].map.polygon.some(([, y]) => y > FADE_BOTTOM);

const VISIBLE_DISTRICTS = DISTRICT_IDS.filter(isInPicture);

/** The city before the fire as an uncoloured engraving: streets, houses and names. */
function Engraving() {
  const cityDistricts = VISIBLE_DISTRICTS.filter((id) => BOARD[id].isCity);
  const builtDistricts = cityDistricts.filter(isBelowFade);
  const walls = builtDistricts.map((id) => getBuildingPaths(id, 'standing').walls).join('');
  const ridges = builtDistricts.map((id) => getBuildingPaths(id, 'standing').ridges).join('');
  return (
    <>
      <path d={cityDistricts.map(outlineOf).join('')} fill="var(--map-paper)" />
      <Grass coloured={false} />
      <g stroke="var(--block-ink)" strokeWidth={0.75} fill="none" opacity={0.8}>
        <path d={walls} />
        <path d={ridges} />
      </g>
      <Streets />
      <CrossingSigns />
      <Fleet />
      <Wall />
      <Gates />
      {LANDMARKS.filter(isInPicture).map((id) => (
        <Landmark key={id} id={id} variant="engraved" />
      ))}
      <g fontSize={16.7} textAnchor="middle" fill="var(--map-ink)" opacity={0.8}>
        {VISIBLE_DISTRICTS.filter((id) => id !== 'pudding-lane').flatMap((id) => {
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

/** The start of the fire: twenty-five cones in Pudding Lane, the only colour of the picture. */
function FirstFire() {
  const { id, url } = useSvgIds();
  const polygon = BOARD['pudding-lane'].map.polygon;
  return (
    <>
      <radialGradient
        id={id('first-light')}
        gradientUnits="userSpaceOnUse"
        cx={puddingX}
        cy={GLOW.y}
        r={GLOW.r}
      >
        <stop offset={0} stopColor="var(--blaze-1)" stopOpacity={0.55} />
        <stop offset={1} stopColor="var(--blaze-1)" stopOpacity={0} />
      </radialGradient>
      <circle cx={puddingX} cy={GLOW.y} r={GLOW.r} fill={url('first-light')} />
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

/** The engraved city with its first fire, for the front page and the waiting room. */
export function EngravedCity() {
  return (
    <SvgIdContext value="engraved">
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`${LEFT} ${TOP} ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="xMidYMax slice"
      >
        <SvgDefs clips={[]} />
        <Thames bottom={WATER_BOTTOM} nameAt={[LEFT + 34 / SCALE, 1012]} />
        <Engraving />
        <Bridge bottom={WATER_BOTTOM} coloured={false} />
        <Ship x={640} y={1052} scale={0.95} />
        <Ship x={1110} y={1044} scale={0.8} />
        <FirstFire />
      </svg>
    </SvgIdContext>
  );
}
