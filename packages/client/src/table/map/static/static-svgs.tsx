/** The pictures that stand still, drawn once when the page is built (vite-plugins/static-svgs.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { map } from '../../../i18n/locales/en/map';
import { addMessages } from '../../../i18n/messages';
import { EngravedCity } from './engraved-city';
import { FlatCity } from './flat-city';

// A picture is the same for everybody: its river has the name that the map of 1666 gives it.
addMessages('en', 'map', map);

/** Each by its name in `virtual:pictures`, as an SVG document. */
export const STATIC_SVGS = {
  engravedCity: () => renderToStaticMarkup(<EngravedCity />),
  flatCity: () => renderToStaticMarkup(<FlatCity />),
} as const;
