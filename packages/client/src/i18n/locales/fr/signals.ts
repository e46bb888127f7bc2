import type { signals as english } from '../en/signals';
import type { FrenchMessages } from '../../message-types';

export const signals: FrenchMessages<typeof english> = {
  mode: 'Montrer sur le plan',
  modeHint: 'Appuyez sur un quartier, ou tracez de l’un à l’autre. Toute la table le voit.',
  arrowHint: 'Flèche depuis {{district}} : allez à son but et appuyez sur p.',
  pointed: '{{name}} montre {{district}}.',
  arrow: '{{name}} trace une flèche de {{from}} à {{district}}.',
};
