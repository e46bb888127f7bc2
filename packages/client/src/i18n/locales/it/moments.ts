import type { moments as english } from '../en/moments';
import type { ItalianMessages } from '../../message-types';

export const moments: ItalianMessages<typeof english> = {
  fireGrows: 'Il fuoco divampa',
  stackCard: 'Carta Vampata {{letter}}',
  lastRound: 'L’ultimo round',
  turnsLeft_one: 'Resta un turno',
  turnsLeft_many: 'Restano {{count}} turni',
  turnsLeft_other: 'Restano {{count}} turni',
  hero: 'Eroe di Londra',
};
