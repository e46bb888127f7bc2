/** Options of a new table besides its rules: spectators, bots and language. For the form and the waiting room. */
export const tableOptions = {
  spectators: 'Spectators',
  spectatorAccess: { open: 'Anyone', link: 'By link', none: 'Nobody' },
  spectatorAccessHint: {
    open: 'Anyone can watch. The lobby lists public games, and the newest ones against bots.',
    link: 'Anyone with the link can watch. Not listed.',
    none: 'Players only, also after the game.',
  },
  botCountLabel: 'Bots at the table',
  botStrength: 'Strength',
  startsImmediatelyHint: 'All other seats are bots: the game starts right away.',
  tableLanguage: 'Table language',
  timeControl: {
    label: 'Time control',
    durationLabel: 'Time',
    timeoutActionLabel: 'When time runs out',
    kind: { none: 'No clock', 'per-turn': 'Per turn', fischer: 'Per game', correspondence: 'Days' },
    noClockHint: 'Take all the time you need. If someone holds up the game, the others can vote.',
    perTurnHint: 'Each player has {{time}} per turn.',
    fischerHint: 'Each player has {{time}} for the whole game, plus {{more}} after each turn.',
    daysPerTurnHint_one: 'Each player has one day per turn.',
    daysPerTurnHint_other: 'Each player has {{count}} days per turn.',
  },
} as const;
