import type { signals as english } from '../en/signals';
import type { GermanMessages } from '../../message-types';

export const signals: GermanMessages<typeof english> = {
  mode: 'Auf den Plan zeigen',
  modeHint: 'Drücke auf einen Bezirk, oder ziehe von einem zum anderen. Alle am Tisch sehen es.',
  arrowHint: 'Pfeil ab {{district}}: Geh zu seinem Ziel und drücke p.',
  pointed: '{{name}} zeigt auf {{district}}.',
  arrow: '{{name}} zeigt von {{from}} auf {{district}}.',
};
