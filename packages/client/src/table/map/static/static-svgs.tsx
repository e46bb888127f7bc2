/** The static pictures. The build renders them once (vite-plugins/static-svgs.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { map } from '../../../i18n/locales/en/map';
import { addMessages } from '../../../i18n/messages';
import { EngravedCity } from './engraved-city';
import { DISTRICT_IDS } from '@great-fire/game';
import type { Region } from '@great-fire/game/board';
import { BOARD, REGIONS } from '@great-fire/game/board';
import { outlineOf } from '../terrain/outlines';

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
