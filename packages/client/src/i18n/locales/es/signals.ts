import type { signals as english } from '../en/signals';
import type { SpanishMessages } from '../../message-types';

export const signals: SpanishMessages<typeof english> = {
  mode: 'Señalar en el mapa',
  modeHint: 'Pulsa un distrito, o traza de uno a otro. Toda la mesa lo ve.',
  arrowHint: 'Flecha desde {{district}}: ve a su destino y pulsa p.',
  pointed: '{{name}} señala {{district}}.',
  arrow: '{{name}} traza una flecha de {{from}} a {{district}}.',
};
