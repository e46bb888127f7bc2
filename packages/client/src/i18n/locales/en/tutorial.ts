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
    goal: 'You play green. The most points win: you start with 40, and each of your houses that burns costs you two.',
    objectives:
      'Your three secret objectives add 2, 4 and 6 points if their districts still stand at the end. Cones you put out add one each.',
    chooseCard:
      'Your turn begins with fire. The arrow on a card is the way the fire goes. Choose the highlighted card, North.',
    chooseTarget:
      'Only lit districts lie that way. 1 burns before 2: houses without a band first. Choose {{district}}: none of its houses are yours.',
    path: 'The dotted line: the cone passes through connected fire in any direction. Only its last step, out of the fire, follows the arrow.',
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
      'Choose the flame, “Put out”. Each cone you keep is a point; the first player with three is the Hero of London: two more.',
    endActions: 'You have no actions left. End them: you draw a card, and your neighbours take their turns.',
    intensified:
      'Margery uncovered a stack card, marked with a letter: the fire grew, {{district}} got two more cones. The table counts down to the next.',
    notShown:
      'Not shown here: a second spread, demolition, placing cones when the fire grows, and running out of cones. The rules page explains them.',
    finished:
      'After the last stack card, A, everyone plays one more turn, then points are counted. Now play your own round, with a hint.',
  },
  hint: {
    title: 'Hint',
    hide: 'Hide hints',
    card: 'Choose a card. The districts that light up are where its arrow can take the fire.',
    target: 'Choose a lit district. Burn houses of a player who is ahead, never your own or your objectives.',
    confirm: 'Check who loses what. Confirm, or choose another card or district.',
    act: 'Four actions: send bands to fires near your houses, walk to a contained fire and put it out. End your actions when you are done.',
    intensify: 'The fire grows: place the cones in burning districts, far from your houses and objectives.',
    discard: 'No card can be played. Discard one, then place three cones.',
    others: 'The others spread the fire and act. Watch whose houses burn. The hints end with this round.',
  },
} as const;
