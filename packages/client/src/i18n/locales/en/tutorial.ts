/** Prompts of the tutorial: at most 25 words, the steps with an action name the highlighted control. */
export const tutorial = {
  title: 'Guided turn',
  progress: '{{number}} of {{count}}',
  skip: 'Skip',
  next: 'Next',
  continueGame: 'Play on',
  inviteOrFindGame: 'Invite friends or find a table',
  storageUnavailable:
    'This browser can’t save the game, so it can’t continue. Private browsing may be the cause.',
  prompt: {
    objectives:
      'You start with 40 points. Your three secret objectives add 2, 4 and 6 more if their districts still stand at the end.',
    chooseCard:
      'London is burning, and it’s your turn. You own the green houses. First, spread the fire: choose the highlighted card, North.',
    chooseTarget:
      'Numbers in the flames are ranks: 1 burns before 2, where a trained band stands. {{district}} has none of your houses: choose it.',
    confirmSpread:
      'Here you see who loses what: two points per house. This hurts only the others, so go ahead.',
    tokens:
      'Burn a district with a round token and you take the token, unseen by the others: a victory point, a demolition or a double move.',
    chooseBand: 'Now you have four actions. Trained bands stop fire. Choose the band in {{district}}.',
    chooseBandTarget:
      'Numbers show how many actions it takes. {{district}} burns with one cone: send the band there to contain the fire.',
    confirmBand: 'The button shows the cost once more. Confirm to send the band.',
    choosePawn:
      'A contained fire can’t spread. Only someone standing there can put it out. Choose your landowner in {{district}}.',
    choosePawnTarget: 'It’s one step. Choose {{district}}.',
    confirmPawn: 'Confirm to walk there.',
    putOut:
      'Now choose “Put out”. Each cone you keep is a point, and the first player with three is the Hero of London: two more.',
    endActions: 'You have no actions left. End them: you draw a card, and your neighbours take their turns.',
    intensified:
      'Margery’s draw uncovered a stack card: the fire grew, and {{district}} got two more cones. The table counts the cards until it grows again.',
    finished:
      'After the last stack card, A, everyone plays one more turn. Then the most points win. You know the game now.',
  },
} as const;
