import type { signals as english } from '../en/signals';
import type { ItalianMessages } from '../../message-types';

export const signals: ItalianMessages<typeof english> = {
  mode: 'Indicare sulla mappa',
  modeHint: 'Premi un quartiere, o traccia da uno all’altro. Tutto il tavolo lo vede.',
  arrowHint: 'Freccia da {{district}}: vai alla sua meta e premi p.',
  pointed: '{{name}} indica {{district}}.',
  arrow: '{{name}} traccia una freccia da {{from}} a {{district}}.',
};
