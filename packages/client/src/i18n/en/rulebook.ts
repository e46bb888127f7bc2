/** The rules in our own words, one text for each numbered rule of packages/game/RULES.md. */
export const rulebook = {
  title: 'The rules',
  contents: 'Contents',
  tryIt: 'Play a first turn',
  print: 'Print',
  short: {
    title: 'The game in two minutes',
    aim: 'London, September 1666: a fire breaks out in Pudding Lane, and you own twenty houses of one colour somewhere in the city. The fire is everybody’s weapon. Whoever has the most victory points when it is over wins.',
    spread:
      'In your turn you first play a fire card: one cone of the fire moves, last of all in the direction of the card, and what it reaches burns. You choose where it goes, so you choose whose houses are lost.',
    act: 'Then you have four actions: you move your landowner and the trained bands, which belong to nobody. Enough bands contain a fire. Where it is contained and you stand there, you put it out and keep the cones.',
    draw: 'Last you draw a card. From time to time a stack card comes up, and the fire grows.',
    points:
      'You begin with 40 points and lose two for each own house. Cones put out, objectives that survive, some tokens and the Hero of London bring points.',
  },
  section: {
    SET: 'Setting up',
    FIRE: 'Spread: the fire moves',
    BURN: 'What burns',
    DBL: 'Moving twice',
    ACT: 'Actions',
    DEM: 'Demolition',
    DRAW: 'Draw',
    INT: 'Intensify: the fire grows',
    END: 'The end and the points',
    OPT: 'Variants',
    UNDO: 'Undo',
    SEC: 'What is secret',
  },
  figure: {
    spread:
      'A North card, and a cone from Pudding Lane: it runs through burning districts as it likes, and its last step goes north. The figures are the ranks.',
    contain: 'Two bands and two cones: contained. One band and three cones: the fire still spreads.',
  },
  rule: {
    'SET-1':
      'Three to six people play. There are 120 houses, 20 of each of six colours, and all of them stand on the map however many people play. Nobody owns the colours that are left over.',
    'SET-2':
      'Pudding Lane begins with 25 cones. The others are the stock: 40, or 75 in a game with 100 cones.',
    'SET-3':
      'Each of you gets five fire cards. Five of a kind may be shown, shuffled in and dealt anew, as often as they are all alike. You are asked about it before anything is placed.',
    'SET-4':
      'Between the cards of the deck lie stack cards, which let the fire grow. The lowest of them, A, brings the last turns. Some fire cards stay out of the game, and nobody knows which.',
    'SET-5':
      'The houses are dealt by chance, region by region, so that each of the four regions holds five of every colour. A district holds as many as its size.',
    'SET-6':
      'Each of you is dealt a colour: its twenty houses are yours, and you get a pawn of that colour, your landowner.',
    'SET-7':
      'Twenty tokens lie face down, one on each district with a yellow label. Nobody knows which is which.',
    'SET-8':
      'Each of you gets three secret objectives, one of each kind: districts whose survival is worth points to you alone.',
    'SET-9': 'Who begins is drawn by lot. Then it goes round by seats.',
    'SET-10':
      'Six trained bands are placed. With three people each places two; with four, two stand on the map already and each places one; with five, one stands already; with six, each places one. Never in the green region.',
    'SET-11':
      'Then each of you places the landowner, likewise anywhere outside the green region. Grass will do.',
    'FIRE-1': 'Each turn begins with a fire card. You must play one, and move one cone with it.',
    'FIRE-2':
      'The cone comes from a burning district that has at least two: the last one stays. Only Pudding Lane may give its last, as long as the stock can put five new ones there.',
    'FIRE-3':
      'The cone runs through any number of burning districts, whichever way you like, over borders and over corners where four districts meet. A contained district lets nothing out and nothing through.',
    'FIRE-4':
      'The last step leaves the fire in the direction of the card. A corner counts for both of its directions: a North card also goes north-west and north-east.',
    'FIRE-5':
      'The goal is a district of the city that does not burn, or whose fire is contained. Grass, demolished districts and Pudding Lane never catch fire.',
    'FIRE-6':
      'Of all goals that the cone can reach with this card you must take one of the best rank: 1 houses and no band, 2 houses and a band, 3 neither, 4 a band only. Among equals you choose.',
    'FIRE-7':
      'A card can be played if it has any goal at all. It may be that you have to burn your own houses.',
    'FIRE-8':
      'If no card of your hand can be played, you show the hand, give up one card, and place three cones as when the fire grows. Then you go on with your actions.',
    'FIRE-9': 'A card that was played is discarded, for all to see.',
    'BURN-1':
      'If there are now as many bands as cones, or more, the fire is contained: a free band steps onto the cone, nothing burns, and the token stays.',
    'BURN-2': 'Otherwise every house there burns. Each costs its owner two victory points.',
    'BURN-3': 'Then cones are added until there are as many as the size of the district.',
    'BURN-4':
      'If houses burned and a token lies there, it is yours: look at it and keep it secret. You get it whether you want it or not.',
    'BURN-5':
      'Cones come from the stock; when it is empty, from Pudding Lane; when that is empty too, everybody who has put out cones gives one back, and its point with it. What cannot be supplied is left out.',
    'DBL-1':
      'A double move token lets you move a second cone with the same card. One token a turn, even one that you took a moment ago.',
    'DBL-2':
      'The second move comes before any action and follows all the rules anew. The token goes out of the game.',
    'ACT-1': 'You have four actions. What you leave is lost. You say yourself when you have done.',
    'ACT-2':
      'Your landowner walks to a district next to it for one action a step, over borders and corners, through fire and ruins too. Only Pudding Lane is closed.',
    'ACT-3':
      'Any band that is free walks in the same way, whoever placed it. A band that stands on a cone cannot leave; with more bands than cones, the others are free.',
    'ACT-4':
      'A band that enters a district with a cone that no band holds stops there and stands on that cone.',
    'ACT-5':
      'Where the fire is contained and your landowner stands, one action puts out one cone. The cone is yours, and its band is free again.',
    'ACT-6':
      'Who first has three cones put out is the Hero of London. The card passes to whoever has more than its holder. Giving cones back does not move it.',
    'DEM-1':
      'A demolition token destroys a district on purpose. It costs no action, but a free band must stand there. Your landowner need not.',
    'DEM-2':
      'The district must lie next to a fire, contained or not, must not burn itself, and must be part of the city.',
    'DEM-3': 'Districts of size three or more can only be demolished once their houses have burnt.',
    'DEM-4':
      'Its houses are lost and cost their owners two points each, a token there is destroyed unseen, and the fire never enters or crosses it again. People may.',
    'DRAW-1':
      'At the end of your turn you draw one card. If a stack card comes up by that, the fire grows, and your turn is over.',
    'INT-1':
      'You place three cones in districts that burn, all in one or in several, never in Pudding Lane or where the fire is contained.',
    'INT-2': 'No district may get more cones in this way than its size and two.',
    'INT-3': 'You must place as many of the three as you can. The rest stay where they were.',
    'INT-4': 'The cones come as when something burns: stock, Pudding Lane, then from those who put some out.',
    'END-1':
      'When stack card A has come up and its cones are placed, each of you has one more turn, without drawing. Then the fire is out.',
    'END-2':
      'You have 40 points, less two for each own house lost; one more for each cone you still hold; those of your objectives that survived; one for each victory point token; two for the Hero of London.',
    'END-3': 'A district has survived if a house stands in it and no cone there is free to spread.',
    'END-4':
      'A tie goes to who holds more cones, then to who has more own houses standing, then to who has more points from objectives. Still equal: you share the win.',
    'END-5':
      'At the end everything is shown: colours, objectives, tokens, hands, and the cards that were not in the game.',
    'OPT-A':
      'Hidden colours: nobody knows whose houses are whose, and your pawn may have another colour than your houses. Until the end only the losses of each colour are shown, and no points.',
    'OPT-B': 'More destruction: after the last stack card each of you has two turns instead of one.',
    'UNDO-1': 'While you act you may take back your own actions of this turn, the last one first.',
    'UNDO-2':
      'The spread may be taken back too, unless it brought you a token or something secret was shown since. A draw and a growing fire cannot.',
    'UNDO-3': 'Anything further back needs the consent of all players. What was seen stays seen.',
    'UNDO-4': 'The log tells what was taken back.',
    'SEC-1': 'Your fire cards: you see them, the others see how many.',
    'SEC-2': 'Your objectives: you alone see them.',
    'SEC-3': 'Your tokens: you see which, the others see how many.',
    'SEC-4': 'Your colour, with hidden colours, and all that would tell it: you alone.',
    'SEC-5': 'Tokens on the map, the order of the deck and the cards that are not in the game: nobody.',
    'SEC-6': 'What chance the game was dealt with: nobody, before the end.',
    'SEC-7': 'Cards that were played or shown: everybody.',
    'SEC-8': 'Losses by colour, cones put out, bands, pawns, and how long until the fire grows: everybody.',
  },
} as const;
