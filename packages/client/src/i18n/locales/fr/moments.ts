import type { moments as english } from '../en/moments';
import type { FrenchMessages } from '../../message-types';

export const moments: FrenchMessages<typeof english> = {
  fireGrows: 'Le feu s’intensifie',
  stackCard: 'Carte Évolution {{letter}}',
  lastRound: 'La dernière manche',
  turnsLeft_one: 'Encore un tour',
  turnsLeft_many: 'Encore {{count}} tours',
  turnsLeft_other: 'Encore {{count}} tours',
  hero: 'Héros de Londres',
};
