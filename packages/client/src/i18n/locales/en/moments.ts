/** The banners of the moments: the fire grows, the last round, the Hero of London. */
export const moments = {
  fireGrows: 'The fire grows',
  stackCard: 'Stack card {{letter}}',
  lastRound: 'The last round',
  turnsLeft_one: 'One turn left',
  turnsLeft_other: '{{count}} turns left',
  hero: 'Hero of London',
};
