/** Looking back: the history, what others did meanwhile, and what it sounds like. */
export const story = {
  history: {
    replay: 'move by move',
    label: 'The game so far',
    turn: 'Turn {{turn}}',
    setup: 'Setting up',
    live: 'live',
    takeBack: 'take back to here…',
    whatIf: 'What if?',
    backToLive: 'back to live',
    end: 'the end',
    backToEnd: 'back to the end',
  },
  digest: {
    title: 'While you were away',
    housesLost_one: 'You lost {{count}} house.',
    housesLost_other: 'You lost {{count}} houses.',
    nothingLost: 'None of your houses burnt.',
    objectiveLost: 'Your objective {{objective}} burnt.',
    play: 'Play it',
    skip: 'Skip',
  },
} as const;
