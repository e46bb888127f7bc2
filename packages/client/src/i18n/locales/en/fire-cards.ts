/** The counts of the fire cards, and what a card can burn next. */
export const fireCards = {
  title: 'Fire cards',
  hint: 'Unseen cards are in the deck, in other hands, or left out of this game. Press a direction to see what it can burn next.',
  played_one: '{{count}} played',
  played_other: '{{count}} played',
  unseen_one: '{{count}} unseen',
  unseen_other: '{{count}} unseen',
  foresee: '{{direction}}: show what can burn next',
  nothingBurns: 'Nothing can burn in this direction.',
  canBurn_one: 'One district can burn next.',
  canBurn_other: '{{count}} districts can burn next.',
};
