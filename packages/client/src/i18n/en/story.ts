/** Looking back: the history, what others did meanwhile, and what it sounds like. */
export const story = {
  history: {
    label: 'The game so far',
    turn: 'Turn {{turn}}',
    setup: 'Setting up',
    live: 'live',
    backToLive: 'back to live',
  },
} as const;
