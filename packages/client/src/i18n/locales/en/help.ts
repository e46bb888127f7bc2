/** Help texts for the elements of the table, each in one or two sentences. */
export const help = {
  tooltipLabel: 'Explanation',
  ruleLink: 'Rule {{rule}}',
  keyboardHint: 'Arrow keys: more. Tab: the rule. Esc: back.',
  shortcuts: {
    title: 'Keyboard shortcuts',
    chooseCard: 'choose a fire card',
    navigate: 'move between districts or cards',
    nextTarget: 'next or previous choice on the map',
    activate: 'activate',
    cancel: 'cancel',
    undo: 'undo the last action',
    endActions: 'go to “End actions”',
    focusMap: 'go to the map',
    point: 'point at a district; begin an arrow',
    browseHistory: 'step through the game so far',
    showHelp: 'explain this; arrow keys show more',
    showShortcuts: 'show this list',
    singleKeySwitch: 'Single-key shortcuts',
  },
  topic: {
    card: 'A fire card moves one fire cone. Its last step goes the way the arrow points.',
    'card-dimmed': 'You can’t play this fire card now: it has no target that can burn.',
    'token-demolition':
      'Demolish a district next to a fire where a free trained band stands. It costs no action.',
    'token-double-move': 'Double move: spread the fire a second time with the same card.',
    'token-one-vp': 'Worth one victory point at the end.',
    'step-redeal': 'Five cards alike are shown and redealt, if their player chose that before the start.',
    'step-band': 'Players place the trained bands, anywhere outside the green region.',
    'step-pawn': 'Players place their landowners, anywhere outside the green region.',
    'step-spread': 'First you must spread the fire with a fire card.',
    'step-act': 'Then take four actions: walk, move bands, put out fire.',
    'step-draw': 'Finally you draw a card. If that uncovers a stack card, the fire grows.',
    'step-intensify': 'The fire grows: three cones are added where it burns uncontained.',
    'appearance-standing':
      'Houses stand here. If the fire gets in, each one costs its owner two points, unless a band contains it.',
    'appearance-grass': 'Grass never burns. Landowners and bands may stand on it.',
    'appearance-burning':
      'On fire. With two or more cones it can spread from here, and fire can pass through.',
    'appearance-contained':
      'Contained: at least as many bands as cones. Nothing spreads from here. Stand here to put it out.',
    'appearance-burnt-out': 'Nothing left to burn. The fire comes here only if it finds no houses.',
    'appearance-demolished': 'Demolished: fire can never enter or pass. People can.',
    'pudding-lane':
      'The fire started here. Nobody can enter Pudding Lane. When its cones run out, five more come from the stock.',
    'press-burn': 'This can burn. The flame shows where the fire comes in. A number on it is the rank.',
    'press-illegal': 'Not now: a target of a better rank is within reach, and that comes first.',
    'press-move':
      'The number shows how many actions it takes to get here. A ring means a band stops here on a cone.',
    'press-add-cone': 'You can add cones here, up to the district’s size plus two.',
    'verb-put-out': 'Put out one cone for one action. You keep it, and it’s worth a point.',
    'verb-demolish': 'Demolish this district with a token. It costs no action.',
    'verb-contain': 'The band stops here and holds one cone.',
    band: 'Trained bands belong to nobody: any player can move them. On a cone, a band can’t leave.',
    pawn: 'Your landowner. You can put out contained fire where you stand.',
    points: 'Victory points so far: 40, minus two per house lost, plus one per cone put out.',
    'house-track': 'Each box is a house. A dash is a lost one.',
    putOut: 'Cones put out, worth a point each. The first player with three becomes the Hero of London.',
    tokens: 'Tokens held. Only their owner knows what they are.',
    cards: 'Fire cards in hand. Only their owner can see them.',
    hero: 'The Hero of London: two points for putting out more cones than anyone else.',
    stock:
      'Cones beside the board. When they run out, cones come from Pudding Lane, then from players who put some out.',
    'cards-until-intensify': 'After this many cards, a stack card comes up and the fire grows.',
    objective:
      'Worth its points to you alone if a house stands here at the end and any fire is contained or out.',
  },
} as const;
