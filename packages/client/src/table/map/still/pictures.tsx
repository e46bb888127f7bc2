/** The pictures that stand still, drawn once when the page is built (build/pictures.ts). */
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { map } from '../../../i18n/en/map';
import { EngravedCity } from './engraved-city';
import { FlatCity } from './flat-city';

// A picture is the same for everybody: its river has the name that the map of 1666 gives it.
void i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { map } }, initAsync: false, interpolation: { escapeValue: false } });

/** Each by its name in `virtual:pictures`, as an SVG document. */
export const PICTURES = {
  engravedCity: () => renderToStaticMarkup(<EngravedCity />),
  flatCity: () => renderToStaticMarkup(<FlatCity />),
} as const;
