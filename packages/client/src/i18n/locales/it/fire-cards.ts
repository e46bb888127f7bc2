import type { fireCards as english } from '../en/fire-cards';
import type { ItalianMessages } from '../../message-types';

export const fireCards: ItalianMessages<typeof english> = {
  title: 'Carte fuoco',
  hint: 'Le carte non viste sono nel mazzo, in mano ad altri o fuori dalla partita. Premi una direzione per vedere che cosa può bruciare dopo.',
  played_one: '{{count}} giocata',
  played_many: '{{count}} giocate',
  played_other: '{{count}} giocate',
  unseen_one: '{{count}} non vista',
  unseen_many: '{{count}} non viste',
  unseen_other: '{{count}} non viste',
  foresee: '{{direction}}: mostra che cosa può bruciare dopo',
  nothingBurns: 'Niente può bruciare in questa direzione.',
  canBurn_one: 'Un quartiere può bruciare dopo.',
  canBurn_many: '{{count}} quartieri possono bruciare dopo.',
  canBurn_other: '{{count}} quartieri possono bruciare dopo.',
};
