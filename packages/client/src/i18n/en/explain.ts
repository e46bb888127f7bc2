/** What things at the table are, each in a sentence or two. */
export const explain = {
  label: 'Explanation',
  more: 'Rule {{rule}}',
  keys: 'Arrow keys: more. Tab: the rule. Esc: back.',
  topic: {
    card: 'A fire card moves one cone. Its last step goes the way the arrow points.',
    'card-dimmed': 'This fire card cannot be played now: nothing it points at can burn.',
    'token-demolition':
      'Demolish a district next to a fire where a free trained band stands. It costs no action.',
    'token-double-move': 'A double move: the fire goes a second time, with the same card.',
    'token-one-vp': 'One victory point at the end.',
    'step-redeal': 'Everybody takes up the hand; five of a kind may be shown and dealt anew.',
    'step-band': 'The trained bands are placed, anywhere outside the green region.',
    'step-pawn': 'Each of you places the landowner, anywhere outside the green region.',
    'step-spread': 'First a fire card: you must spread the fire.',
    'step-act': 'Then four actions: walk, move bands, put out fire.',
    'step-draw': 'Last you draw a card. A stack card under it lets the fire grow.',
    'step-intensify': 'The fire grows: three cones are placed where it burns uncontained.',
    'look-standing':
      'Houses stand here. If fire comes in, each costs its owner two points, unless a band contains it.',
    'look-grass': 'Grass never burns. Landowners and bands may stand on it.',
    'look-burning': 'On fire: with two cones or more it can spread from here, and it can pass through.',
    'look-contained':
      'Contained: as many bands as cones. Nothing spreads from here, and who stands here can put it out.',
    'look-burnt-out': 'Nothing is left to burn. The fire comes here only where it finds no houses.',
    'look-demolished': 'Demolished: the fire never enters or passes. People may.',
    'pudding-lane':
      'Here it began. Nobody enters Pudding Lane, and when its cones run out, five come from the stock.',
    'press-burn': 'This can burn. The flame shows where the fire comes in, and its figure is the rank.',
    'press-not-now': 'Not now: a target of a better rank is in reach, and the better rank comes first.',
    'press-walk':
      'The coin tells how many actions it takes to get here. In a ring, a band stops here on a cone.',
    'press-grow': 'You may add cones here, up to two more than the size of the district.',
    'verb-put-out': 'Put out one cone for one action. You keep it, and it is worth a point.',
    'verb-demolish': 'Demolish this district with a token. It costs no action.',
    'verb-contain': 'The band stops here and holds one cone.',
    band: 'A trained band belongs to nobody: anybody may move it. On a cone it is held fast.',
    pawn: 'Your landowner. Fire is put out where you stand, if it is contained.',
    points: 'Victory points so far: 40, two less for each house lost, one more for each cone put out.',
    track: 'Each stroke is a house. Lost ones are hollow.',
    putOut: 'Cones put out, a point each. The first with three is the Hero of London.',
    tokens: 'Tokens held. What they are, only their owner knows.',
    cards: 'Fire cards in hand. Only their owner sees them.',
    hero: 'The Hero of London: two points, for whoever has put out more cones than anybody else.',
    stock:
      'Cones beside the board. When they run out, they come from Pudding Lane, then from those who put some out.',
    grows: 'When so many cards are drawn, a stack card comes up and the fire grows.',
    objective:
      'Worth its points to you alone, if a house stands here at the end and the fire is contained or out.',
  },
} as const;
