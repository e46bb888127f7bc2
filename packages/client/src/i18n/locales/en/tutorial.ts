/** Prompts of the tutorial: at most 25 words, each naming the highlighted control. */
export const tutorial = {
  title: 'Guided turn',
  progress: '{{number}} of {{count}}',
  skip: 'Skip',
  findTable: 'Find a table',
  prompt: {
    card: 'London is burning, and it’s your turn. You own the green houses. First, spread the fire: choose the highlighted card, North.',
    target: 'The outlined districts can burn. {{district}} has none of your houses: choose it.',
    burn: 'Here you see who loses what: two points per house. This hurts only the others, so go ahead.',
    band: 'Now you have four actions. Trained bands stop fire. Choose the band in {{district}}.',
    contain:
      'Numbers show how many actions it takes. {{district}} burns with one cone: send the band there to contain the fire.',
    sendBand: 'The button shows the cost once more. Confirm to send the band.',
    pawn: 'A contained fire can’t spread. Only someone standing there can put it out. Choose your landowner in {{district}}.',
    go: 'It’s one step. Choose {{district}}.',
    sendSelf: 'Confirm to walk there.',
    putOut: 'Now choose “Put out”. You keep the cone, and it’s worth a victory point.',
    end: 'You have no actions left. End them: you draw a card, and your neighbours take their turns.',
    over: 'That was a whole turn. If you have the most points when the fire is out, you win. Now find a table.',
  },
} as const;
