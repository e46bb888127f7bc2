/** History, catch-up on missed moves, and names of sounds. */
export const history = {
  history: {
    replay: 'move by move',
    label: 'The game so far',
    turn: 'Turn {{turn}}',
    setup: 'Setup',
    live: 'live',
    takeBack: 'take back to here…',
    whatIf: 'What if?',
    backToLive: 'back to live',
    end: 'the end',
    backToEnd: 'back to the end',
  },
  digest: {
    title: 'While you were away',
    recap: 'Since your last move',
    close: 'Close',
    housesLost_one: 'You lost {{count}} house.',
    housesLost_other: 'You lost {{count}} houses.',
    nothingLost: 'You lost no houses.',
    objectiveLost: 'You lost your objective {{objective}}.',
    play: 'Watch',
    skip: 'Skip',
  },
} as const;
