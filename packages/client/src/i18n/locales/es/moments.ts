import type { moments as english } from '../en/moments';
import type { SpanishMessages } from '../../message-types';

export const moments: SpanishMessages<typeof english> = {
  fireGrows: 'El fuego se aviva',
  stackCard: 'Carta de pila {{letter}}',
  lastRound: 'La última ronda',
  turnsLeft_one: 'Queda un turno',
  turnsLeft_many: 'Quedan {{count}} turnos',
  turnsLeft_other: 'Quedan {{count}} turnos',
  hero: 'Héroe de Londres',
};
