/** The static pictures. The build renders them once (vite-plugins/static-svgs.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { map } from '../../../i18n/locales/en/map';
import { addMessages } from '../../../i18n/messages';
import { EngravedCity } from './engraved-city';
import { FlatCity } from './flat-city';

// Pictures have no locale, so the river has its name from the map of 1666.
addMessages('en', 'map', map);

/** SVG documents by their name in `virtual:pictures`. */
export const STATIC_SVGS = {
  engravedCity: () => renderToStaticMarkup(<EngravedCity />),
  flatCity: () => renderToStaticMarkup(<FlatCity />),
} as const;
