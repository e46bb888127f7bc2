/** History, catch-up on missed moves, and names of sounds. */
export const history = {
  history: {
    openReplay: 'move by move',
    sliderLabel: 'Look back at the game so far',
    turnNumber: 'Turn {{turn}}',
    setup: 'Setup',
    liveState: 'live',
    takebackToHere: 'take back to here…',
    branchFromHere: 'What if?',
    backToLive: 'back to live',
    finalState: 'the end',
    backToFinalState: 'back to the end',
  },
  catchUp: {
    title: 'While you were away',
    recapTitle: 'Since your last move',
    close: 'Close',
    housesLost_one: 'You lost {{count}} house.',
    housesLost_other: 'You lost {{count}} houses.',
    noHousesLost: 'You lost no houses.',
    objectiveLost: 'You lost your objective {{objective}}.',
    playMoves: 'Watch',
    skip: 'Skip',
  },
} as const;
