import type { moments as english } from '../en/moments';
import type { GermanMessages } from '../../message-types';

export const moments: GermanMessages<typeof english> = {
  fireGrows: 'Das Feuer wächst',
  stackCard: 'Stapelkarte {{letter}}',
  lastRound: 'Die letzte Runde',
  turnsLeft_one: 'Noch ein Zug',
  turnsLeft_other: 'Noch {{count}} Züge',
  hero: 'Held von London',
};
