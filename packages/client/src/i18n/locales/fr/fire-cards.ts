import type { fireCards as english } from '../en/fire-cards';
import type { FrenchMessages } from '../../message-types';

export const fireCards: FrenchMessages<typeof english> = {
  title: 'Cartes Feu',
  hint: 'Les cartes non vues sont dans la pioche, en main chez les autres ou hors de la partie. Touchez une direction pour voir ce qui peut brûler ensuite.',
  played_one: '{{count}} jouée',
  played_many: '{{count}} jouées',
  played_other: '{{count}} jouées',
  unseen_one: '{{count}} non vue',
  unseen_many: '{{count}} non vues',
  unseen_other: '{{count}} non vues',
  foresee: '{{direction}} : voir ce qui peut brûler ensuite',
  nothingBurns: 'Rien ne peut brûler dans cette direction.',
  canBurn_one: 'Un quartier peut brûler ensuite.',
  canBurn_many: '{{count}} quartiers peuvent brûler ensuite.',
  canBurn_other: '{{count}} quartiers peuvent brûler ensuite.',
};
