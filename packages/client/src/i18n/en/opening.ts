/** What a table is opened with beside its rules: who watches, bots, the language; for its slip and the waiting room. */
export const opening = {
  spectators: 'Spectators',
  who: { open: 'Anybody', link: 'By link', none: 'Nobody' },
  whoHint: {
    open: 'The game is listed, and whoever likes may watch.',
    link: 'Whoever has the link may watch. The game is not listed.',
    none: 'Only those who play see the game, after its end too.',
  },
  delay: 'How much later they see it',
  atOnce: 'At once',
  minutes: '{{count}} min',
  later: '{{count}} min later',
  delayHint:
    'Everything of the game reaches them so much later: moves, what players write, lists and record.',
  bots: 'Bots at the table',
  level: 'How well they play',
  beginsAtOnce: 'With bots on all other seats the game begins at once.',
  language: 'Language of the table',
  pace: {
    clock: 'Clock',
    length: 'How long',
    timeOut: 'When somebody’s time is over',
    kind: { none: 'None', friendly: 'Each turn', tournament: 'Whole game', days: 'Days' },
    noneHint: 'Everybody takes the time they need. Who keeps the others waiting can be voted on.',
    aTurnHint: 'Everybody has {{time}} for each turn of theirs.',
    bankHint: 'Everybody has {{time}} for the whole game, and {{more}} more after each turn of theirs.',
    daysHint_one: 'Everybody has a day for each turn of theirs.',
    daysHint_other: 'Everybody has {{count}} days for each turn of theirs.',
  },
} as const;
