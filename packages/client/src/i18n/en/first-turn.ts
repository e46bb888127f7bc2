/** The prompts of the guided first turn: 25 words at most, and each names the one control that is lit. */
export const firstTurn = {
  title: 'A first turn',
  progress: '{{number}} of {{count}}',
  skip: 'Skip',
  findTable: 'Find a table',
  prompt: {
    card: 'London burns, and it is your turn. You own the green houses. First you spread the fire: choose the lit card, North.',
    target: 'The outlined districts can burn. {{district}} holds no house of yours: press it.',
    burn: 'Here is what it costs, and whom: two points a house. It hurts only others, so press the button.',
    band: 'Now you have four actions. Trained bands hold the fire up. Press the one in {{district}}.',
    contain:
      'The coins tell what a place costs. {{district}} burns with one cone: send the band there, and the fire is contained.',
    sendBand: 'The button tells the price once more. Press it, and the band walks.',
    pawn: 'A contained fire cannot spread. To put it out you must stand there. Press your landowner in {{district}}.',
    go: 'A single action brings you there. Press {{district}}.',
    sendSelf: 'Press the button again, and you walk.',
    putOut: 'Now press “Put out”. The cone is yours, and worth a victory point.',
    end: 'Your actions are used up. End them: you draw a card, and your neighbours take their turns.',
    over: 'That was a whole turn. Whoever has the most points when the fire is over wins. Now find a table.',
  },
} as const;
