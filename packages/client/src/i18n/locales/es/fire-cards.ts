import type { fireCards as english } from '../en/fire-cards';
import type { SpanishMessages } from '../../message-types';

export const fireCards: SpanishMessages<typeof english> = {
  title: 'Cartas de fuego',
  hint: 'Las cartas no vistas están en el mazo, en otras manos o fuera de la partida. Pulsa una dirección para ver qué puede arder después.',
  played_one: '{{count}} jugada',
  played_many: '{{count}} jugadas',
  played_other: '{{count}} jugadas',
  unseen_one: '{{count}} no vista',
  unseen_many: '{{count}} no vistas',
  unseen_other: '{{count}} no vistas',
  foresee: '{{direction}}: ver qué puede arder después',
  nothingBurns: 'Nada puede arder en esta dirección.',
  canBurn_one: 'Un distrito puede arder después.',
  canBurn_many: '{{count}} distritos pueden arder después.',
  canBurn_other: '{{count}} distritos pueden arder después.',
};
