/** The static pictures. The build renders them once (vite-plugins/static-svgs.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { DISTRICT_IDS, type DistrictId } from '@great-fire/game';
import { type Region, BOARD, REGIONS } from '@great-fire/game/board';
import { addMessages } from '../../i18n/messages';
import { map } from '../../i18n/locales/en/map';
import { FlameShape } from '../../pieces/flame';
import { outlineOf } from './terrain/outlines';
import { linePath } from './path';
import { getCenter } from './polygon';
import { getBuildingPaths } from './terrain/buildings';
import { Bridge, Fleet, Ship, Thames } from './terrain/rivers';
import { SvgDefs } from './terrain/svg-defs';
import { Grass } from './terrain/grass';
import { Landmark, LANDMARKS, Gates, Wall } from './terrain/landmarks';
import { CrossingSigns, Streets } from './terrain/streets';
import { SvgIdContext, useSvgIds } from './svg-defs';

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
const FADE_BOTTOM = TOP + SIZE.height * 0.38; // above it the page covers the houses with paper
const VISIBLE_DISTRICTS = DISTRICT_IDS.filter(isInPicture);

const isGrass = (id: (typeof DISTRICT_IDS)[number]) => BOARD[id].map.kind === 'grass';
const joinRegionOutlines = (region: Region) =>
  DISTRICT_IDS.filter((id) => BOARD[id].map.region === region && !isGrass(id))
    .map(outlineOf)
    .join('');

/** The flat thumbnail map as separate parts: the city in its washes, and the outline of each district. */
function FlatCity() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="14 14 1572 946">
      <g id="city">
        <rect x={-400} y={-400} width={2400} height={1900} fill="var(--water)" stroke="none" />
        <path d={DISTRICT_IDS.filter(isGrass).map(outlineOf).join('')} fill="var(--grass)" />
        {REGIONS.map((region) => (
          <path key={region} d={joinRegionOutlines(region)} fill={`var(--wash-${region})`} />
        ))}
      </g>
      {DISTRICT_IDS.filter((id) => !isGrass(id)).map((id) => (
        <path key={id} id={id} d={outlineOf(id)} />
      ))}
    </svg>
  );
}

// Pictures have no locale, so the river has its name from the map of 1666.
addMessages('en', 'map', map);

/** SVG documents by their name in `virtual:pictures`. */
export const STATIC_SVGS = {
  engravedCity: () => renderToStaticMarkup(<EngravedCity />),
  flatCity: () => renderToStaticMarkup(<FlatCity />),
} as const;

/** Returns true if any part of a district is inside the picture. */
function isInPicture(id: DistrictId): boolean {
  const xs = BOARD[id].map.polygon.map(([x]) => x);
  const ys = BOARD[id].map.polygon.map(([, y]) => y);
  return Math.max(...xs) > LEFT && Math.min(...xs) < LEFT + SIZE.width && Math.max(...ys) > TOP;
}

const isBelowFade = (id: DistrictId): boolean => BOARD[id].map.polygon.some(([, y]) => y > FADE_BOTTOM);

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
      <g fontSize={16.7} textAnchor="middle" fill="var(--ink)" opacity={0.8}>
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
function EngravedCity() {
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
