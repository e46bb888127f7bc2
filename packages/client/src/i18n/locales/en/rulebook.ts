export { map } from './map';

/** The rules in our own words: one text for each numbered rule of packages/game/RULES.md. */
export const rulebook = {
  title: 'Rules',
  contents: 'Contents',
  startTutorial: 'Play a guided turn',
  print: 'Print',
  summary: {
    title: 'The game in two minutes',
    aim: 'London, September 1666: a fire breaks out in Pudding Lane, and you own twenty houses of one colour around the city. Everyone can use the fire as a weapon. Have the most victory points when it is out, and you win.',
    spread:
      'On your turn you first play a fire card to spread the fire: one cone moves, its last step in the card’s direction, and the district it reaches burns. You choose where it goes, and so whose houses are lost.',
    act: 'Then you have four actions to move your landowner and the trained bands, which belong to nobody. Enough bands contain a fire. Stand in a contained fire to put it out and keep its cones.',
    draw: 'Finally you draw a card. From time to time a stack card comes up, and the fire grows.',
    points:
      'You start with 40 points and lose two for each of your houses. You score for cones put out, objectives that survive, some tokens and the Hero of London.',
  },
  section: {
    SET: 'Setup',
    FIRE: 'Spread: the fire moves',
    BURN: 'What burns',
    DBL: 'A second move',
    ACT: 'Actions',
    DEM: 'Demolition',
    DRAW: 'Drawing a card',
    INT: 'Intensify: the fire grows',
    END: 'End and scoring',
    OPT: 'Variants',
    UNDO: 'Undo',
    SEC: 'What is secret',
  },
  figure: {
    spread:
      'A {{card}} card and a cone from {{source}}: it passes freely through burning districts, and its last step goes in the card’s direction, here into {{target}}. The numbers are the ranks: houses without a trained band burn first.',
    cross:
      '{{source}} and {{target}} meet only at a corner. Small crosses mark such corners on the map. Cards that take the fire across this one: {{cards}}.',
    reach:
      'How far the band in {{start}} can go: the numbers are actions. In a studded ring, as in {{stop}}, it stops and holds a cone.',
    contain:
      '{{contained}} has as many bands as cones, so its fire is contained, and the landowner there can put it out. {{burning}} has too few, so its fire still spreads.',
    demolition:
      '{{place}} can be demolished: there is a fire next to it and none in it, and a free band stands there. {{gone}} has been demolished, so no card takes the fire there.',
  },
  search: {
    label: 'Search the rules',
    results_one: '{{count}} result',
    results_other: '{{count}} results',
    nothing: 'Nothing found for “{{query}}”.',
  },
  components: {
    title: 'In the box',
    column: { component: 'Component', count: 'Number', details: 'Details' },
    name: {
      houses: 'Houses',
      pawns: 'Pawns',
      bands: 'Trained bands',
      cones: 'Cones',
      fireCards: 'Fire cards',
      stackCards: 'Stack cards',
      tokens: 'Tokens',
      objectives: 'Objectives',
      hero: 'Hero of London',
      map: 'Map',
    },
    eachColour: '{{number}} of each colour',
    bandsAtStart: '{{bands}} on the map at the start with {{players}} players',
    inPuddingLane: '{{number}} in Pudding Lane',
    inStock: '{{number}} in stock',
    inHand: '{{number}} in each hand',
    inEastWind: 'With East wind: {{cards}}',
    worth: '{{number}} worth {{vp}} points',
    either: '{{first}} or {{second}}',
    stacks: 'Fire cards on each stack card, A at the bottom',
    leftOut: '{{number}} left out of the game',
    ownMap: 'The map is our own: we drew it for this site, and it is not the printed board.',
    decoration: 'The River Thames and London Bridge are decoration: nothing goes there.',
    ownCounts:
      'No published text counts the cards of each direction, or the stacks for three, five and six players, so these numbers are ours.',
  },
  rule: {
    'SET-1':
      'The game is for three to six players. All 120 houses, 20 in each of six colours, stand on the map whatever the number of players. Nobody owns the spare colours.',
    'SET-2': 'Pudding Lane starts with 25 cones. The rest are the stock: 40, or 75 in a game with 100 cones.',
    'SET-3':
      'Each player gets five fire cards. If you are dealt five of a kind, you may show them, shuffle them in and draw five new ones, again and again while they are all alike. You decide before anything is placed.',
    'SET-4':
      'Stack cards lie between the cards of the deck and make the fire grow. The lowest one, A, brings the final turns. With three to five players some fire cards stay out of the game, and nobody knows which.',
    'SET-5':
      'The houses are dealt at random, region by region, so each of the four regions holds five of every colour. A district holds as many houses as its size.',
    'SET-6':
      'Each player is dealt a colour: its twenty houses are yours, and you take the pawn of that colour, your landowner.',
    'SET-7':
      'Twenty tokens lie face down, one on each district that shows a dark coin. Nobody knows which is which.',
    'SET-8':
      'Each player gets three secret objectives, one of each kind: districts whose survival is worth points to you alone.',
    'SET-9': 'A random player starts; play goes clockwise.',
    'SET-10':
      'Six trained bands are placed. With three players, each places two; with four, two are already on the map and each places one; with five, one is already there and each places one; with six, each places one. Never in the green region.',
    'SET-11': 'Then each player places a landowner, again anywhere outside the green region. Grass is fine.',
    'FIRE-1': 'Start your turn with a fire card: you must play one and move one cone with it.',
    'FIRE-2':
      'Take the cone from a burning district with at least two: the last one stays. Only Pudding Lane may give up its last cone, while the stock still holds a cone: it puts up to five new ones there.',
    'FIRE-3':
      'The cone passes through any number of burning districts in any direction, across borders and across corners where four districts meet. The city wall and the River Fleet don’t stop it. Nothing leaves or passes through a contained district.',
    'FIRE-4':
      'The last step leaves the fire in the card’s direction. A corner counts for both of its directions: a North card also goes north-west and north-east.',
    'FIRE-5':
      'The target is a city district that isn’t burning, or whose fire is contained. Grass, demolished districts and Pudding Lane never catch fire.',
    'FIRE-6':
      'Of all targets this cone can reach with this card, you must choose one of the best rank: (1) houses and no band, (2) houses and a band, (3) no houses and no band, (4) only a band. If several share that rank, you choose.',
    'FIRE-7': 'You can play a card if it has any target at all. You may have to burn your own houses.',
    'FIRE-8':
      'If you can’t play any card, show your hand, discard one card and place three cones as when the fire grows. Then take your actions as usual.',
    'FIRE-9': 'Played cards are discarded face up.',
    'BURN-1':
      'If there are now at least as many bands as cones, the fire is contained: a free band steps onto the cone, nothing burns, and the token stays.',
    'BURN-2': 'Otherwise every house there burns. Each costs its owner two victory points.',
    'BURN-3': 'Then add cones until there are as many as the district’s size.',
    'BURN-4':
      'If houses burned and a token lies there, you take it, like it or not: look at it and keep it secret.',
    'BURN-5':
      'Cones come from the stock; when it is empty, from Pudding Lane; when that is empty too, every player who has put out cones returns one and loses its point. If there still aren’t enough, place fewer.',
    'DBL-1':
      'A double move token lets you move a second cone with the same card. You may use one token per turn, even one you have just taken.',
    'DBL-2':
      'The second move comes before any action and follows all the rules again. The token then leaves the game.',
    'ACT-1': 'You have four actions. Unused ones are lost. You decide when you’re done.',
    'ACT-2':
      'Your landowner walks to an adjacent district for one action per step, across borders, corners, the wall and the Fleet, even through fire and ruins. Only Pudding Lane is closed.',
    'ACT-3':
      'You can move any free band the same way, no matter who placed it. A band on a cone can’t leave; with more bands than cones, the spare ones are free.',
    'ACT-4': 'A band that enters a district with an uncovered cone stops there and stands on that cone.',
    'ACT-5':
      'Where the fire is contained and your landowner stands, one action puts out one cone. You keep the cone, and its band is free again.',
    'ACT-6':
      'The first player with three cones put out becomes the Hero of London. The card passes to any player who has more than its holder. Returning cones doesn’t move it.',
    'DEM-1':
      'A demolition token destroys a district on purpose. It costs no action, but a free band must stand there. Your landowner need not be there.',
    'DEM-2':
      'The district must be next to a fire, contained or not. It must not be on fire itself, and it must be part of the city.',
    'DEM-3': 'In a district of size three or more, the houses must have burned first.',
    'DEM-4':
      'Its houses are lost and cost their owners two points each. A token there is destroyed unseen. Fire can never enter or cross the district again; people can.',
    'DRAW-1':
      'At the end of your turn you draw one card. If that uncovers a stack card, the fire grows. Then your turn is over.',
    'INT-1':
      'Place three cones in burning districts, all in one or in several, but never in Pudding Lane or where the fire is contained.',
    'INT-2': 'No district may end up with more cones than its size plus two.',
    'INT-3': 'Place as many of the three as you can. The rest stay where they were.',
    'INT-4':
      'The cones come from the same places as when a district burns: the stock, Pudding Lane, then players who put some out.',
    'END-1':
      'Once stack card A has come up and its cones are placed, each player has one more turn, without drawing. Then the fire is out.',
    'END-2':
      'You have 40 points, minus two for each of your houses lost. Add one for each cone you still hold, your objectives that survived, one for each victory point token, and two for the Hero of London.',
    'END-3': 'A district has survived if it still has a house and no uncontained cone.',
    'END-4':
      'Break ties by cones held, then by your houses still standing, then by points from objectives. If you are still tied, you share the win.',
    'END-5':
      'At the end everything is revealed: colours, objectives, tokens, hands, and the cards left out of the game.',
    'OPT-A':
      'Hidden colours: nobody knows which colour you own, and your pawn may not match your houses. Until the end everyone sees only the losses of each colour, and no points.',
    'OPT-B': 'More destruction: after the last stack card each player has two turns instead of one.',
    'OPT-C':
      'East wind, our own rule: of the 60 fire cards, 22 point west, 12 east, and 13 each north and south.',
    'UNDO-1': 'While you act, you can undo your actions of this turn, the last one first, up to 30 times.',
    'UNDO-2':
      'You can undo the spread too, unless it brought you a token or something secret has been revealed since. You can’t undo a draw or the fire growing.',
    'UNDO-3':
      'Anything further back is a takeback and needs the consent of all players. What was revealed can’t be forgotten.',
    'UNDO-4': 'The log shows everything that was undone.',
    'SEC-1': 'Your fire cards: you see them; others see how many.',
    'SEC-2': 'Your objectives: only you see them.',
    'SEC-3': 'Your tokens: you see which; others see how many.',
    'SEC-4': 'Your colour, if colours are hidden, and anything that would reveal it: only you.',
    'SEC-5': 'Tokens on the map, the order of the deck and the cards left out: nobody.',
    'SEC-6': 'The random numbers behind the deal: nobody until the end.',
    'SEC-7': 'Cards played or shown: everyone.',
    'SEC-8': 'Losses by colour, cones put out, bands, pawns, and how soon the fire grows: everyone.',
  },
} as const;
