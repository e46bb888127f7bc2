import type { fireCards as english } from '../en/fire-cards';
import type { GermanMessages } from '../../message-types';

export const fireCards: GermanMessages<typeof english> = {
  title: 'Feuerkarten',
  hint: 'Ungesehene Karten sind im Zugstapel, auf der Hand der anderen oder nicht im Spiel. Ein Druck auf eine Richtung zeigt, was dort als Nächstes brennen kann.',
  played_one: '{{count}} gespielt',
  played_other: '{{count}} gespielt',
  unseen_one: '{{count}} ungesehen',
  unseen_other: '{{count}} ungesehen',
  foresee: '{{direction}}: zeigen, was als Nächstes brennen kann',
  nothingBurns: 'In dieser Richtung kann nichts brennen.',
  canBurn_one: 'Ein Bezirk kann als Nächstes brennen.',
  canBurn_other: '{{count}} Bezirke können als Nächstes brennen.',
};
