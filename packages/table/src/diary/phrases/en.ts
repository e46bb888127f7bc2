import type { DiaryPhrases } from '../phrases';

export const en: DiaryPhrases = {
  language: 'en',
  numerals: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  days: [
    'Sunday, September 2nd, 1666',
    'Monday, September 3rd, 1666',
    'Tuesday, September 4th, 1666',
    'Wednesday, September 5th, 1666',
    'Thursday, September 6th, 1666',
  ],
  openings: [
    'Woken before light by bells that rang for no church I know, and saw the sky red over the bridge.',
    'Dressed in haste and down to the river, where half the town stood staring and the other half carried beds.',
    'Scarce slept. The smoke lay so thick upon the street that my neighbour lit a lantern at ten in the morning.',
    'A hard day, and I set it down while I can still hear my own pen above the noise.',
    'My maid came in to say that the fire was worse; I told her it could not be, and was wrong.',
    'Took a boat at the stairs to see the fire with my own eyes, and wished soon enough that I had not.',
  ],
  winds: {
    N: [
      'The flames went northward for the most part, up from the water and into the heart of the city.',
      'All day long the fire climbed to the north, as if it wished to be out of the gates.',
    ],
    E: [
      'The flames went mostly east, and those who live by the Tower looked to their doors.',
      'Against all custom the fire ate its way eastward, street upon street.',
    ],
    S: [
      'The flames turned mostly to the south, down to the river, where the barges lay too close.',
      'All day the fire leaned southward, and the Thames shone like a copper kettle.',
    ],
    W: [
      'The wind was in the east and drove the fire westward before it like a flock.',
      'The flames went mostly west, and the lawyers of the Temple began to pack.',
    ],
  },
  told: {
    'hand-kept': [
      'No one found fault with the winds that Fortune had dealt them.',
      'Each took what winds were given, and said nothing.',
    ],
    'hand-shown': [
      '{name} laid all upon the table for everyone to see, for there was nothing left to hide.',
      '{name} had to show an open hand, and the company was much amused.',
    ],
    'hand-redealt': [
      '{name} was dealt one and the same wind five times over, and was given others.',
      'Five times the same wind came to {name}, a thing I never saw before, so it was dealt anew.',
    ],
    'band-placed': [
      '{name} set a company of the watch at {district}, with buckets and hooks.',
      'At {district} I met the men whom {name} had posted there, and they were in good heart.',
    ],
    'pawn-placed': [
      '{name} was early abroad, and I heard of it at {district}.',
      'I found {name} at {district}, sleeves rolled up, before anyone had given an order.',
    ],
    'turn-began': [
      'I counted {count:one alarm|# alarms} before it was over, and then my fingers gave out.',
      'From first to last {count:there was one moment|there were # moments} when all hung upon a single resolve.',
    ],
    'fire-spread': [
      'It was {name} who first let the fire loose, toward {district}.',
      'The first to go was {district}, and people name {name} when they speak of it.',
      'It began at {district}, by the doing of {name}, though it was denied at supper.',
    ],
    'fire-contained': [
      'At {district} the watch held the fire {count:once|twice|# times}, and I drank their health.',
      'Much praise for the men of {district}, who stood firm {count:once|twice|# times} when it mattered.',
    ],
    'containment-broken': [
      'At {district} the line broke, and the men ran with their buckets still full.',
      'They had thought {district} safe; it was not, and the fire went through them like straw.',
    ],
    'houses-burned': [
      '{name} brought the fire into {district}, and {count:one house was|# houses were} gone within the hour.',
      'I saw {district} burn, with {count:one house|# houses} in it, and {name} did not look away.',
      'Of {district} nothing good to report: {count:one house|# houses} in ashes, and {name} to thank for it.',
      'They say at the coffee-house that {name} cost {district} {count:a house|# houses}, and no one contradicts.',
      'At {district} {count:one house|# houses} went up together, which was the work of {name}.',
    ],
    'cones-added': [
      'The blaze at {district} fed so well that {count:a new fire|# new fires} sprang from it.',
      'Where {district} stood there was soon {count:one fire more|# fires more} to be fought.',
    ],
    'cones-returned': [
      'What {names} had put out with such labour took fire again elsewhere.',
      'It grieved me for {names}, whose quenched fires were all to be fought once more.',
    ],
    'pudding-lane-refilled': [
      'In Pudding Lane, where no one can set foot, it flared up {count:once more|twice more|# times more}.',
      'The old hearth in Pudding Lane was thought dead, yet it woke {count:again|twice|# times}.',
    ],
    'token-taken': [
      '{name} came away from {district} with something under the cloak, and would not show it.',
      'Among the embers of {district} {name} picked up a thing of use.',
    ],
    'token-spent': [
      '{name} had kept something by for such an hour, and used it without shame.',
      'Then it appeared what {name} had been saving, and several faces fell.',
    ],
    'card-discarded': [
      '{name} had no wind that served, and had to let the fire do as it pleased.',
      'Once there was nothing at all that {name} could turn to account, and the fire laughed.',
    ],
    'pawn-moved': [
      '{name} must have worn out a pair of shoes, for I met the same hat in {count:one street|# streets}.',
      'No one went about so much as {name}: {count:one street|# streets} by my reckoning.',
    ],
    'band-moved': [
      'Late in the day {name} sent the watch round to {district}.',
      '{name} called the men to {district}, and they came at a run, spilling half.',
    ],
    'cone-put-out': [
      '{name} put out {count:one fire|# fires} by hand, and smelled of it all evening.',
      'To {name} belongs the credit for {count:one fire|# fires} quenched; I saw the blisters.',
      'If more had done as {name}, who put out {count:one fire|# fires}, I should be writing this in my own study.',
    ],
    'hero-passed': [
      'The people in the street are calling {name} the hero of London, and I have heard worse opinions.',
      'By nightfall there was one name in every mouth, and it was {name}.',
      'A cheer went up for {name}, such as I have not heard since the King came home.',
    ],
    'district-demolished': [
      'At {district} {name} had the houses blown up, so that the fire should find nothing, and my windows shook.',
      'A great thunder from {district}: it was {name}, pulling down what could not be saved.',
    ],
    'actions-ended': [
      '{name} sat down with work yet undone, and was seen by everyone.',
      'I am told that {name} stood idle for a while, though there was fire enough for all.',
    ],
    'card-drawn': [
      'The weathercock turned {count:once|twice|# times} that I marked, and never to our good.',
      'Each looked out for a new wind, {count:once|twice|# times} in all, and few got the one they wanted.',
    ],
    'stack-card-uncovered': [
      '{count:Once|Twice|Some # times} it grew by itself, in several places together, and some spoke of judgement.',
      '{count:There was one sudden growth|There were # sudden growths} of the fire that no one had made and everyone paid for.',
    ],
    'fire-intensified': [
      'Toward the end new fires stood at {districts}, and I gave up counting.',
      'The last great gust was felt at {districts}.',
    ],
    'last-turns-began': [
      'When it was said that {count:one more move|# more moves} would end it, all grew very polite and very dangerous.',
      'Near the close, with {count:one move|# moves} left to make, no one spoke a word.',
    ],
    'taken-back': [
      '{name} began a thing, thought better of it, and undid it before our eyes.',
      'I noted that {name} changed course {count:once|twice|# times}, which in another I should call wisdom.',
    ],
  },
  asides: [
    'Ash fell into the soup.',
    'A boatman asked me for three times his fare, and got it.',
    'The sparrows in my gutter sang at midnight and took it for day.',
    'Carts stood wheel to wheel, and a man could not have bought one for gold.',
    'My neighbour carried out his clock first and his mother second.',
    'I ate cold pie standing, and thought it the best of my life.',
    'A child asked whether the sun had come down, and no one laughed.',
    'At the corner they were selling water by the cup.',
  ],
  toll: [
    'They have counted {count:one house|# houses} lost, and the stones are still too hot to touch.',
    '{count:One house is|# houses are} gone that stood this time last week.',
    'I walked over ground where {count:one house was|# houses were}, and did not know the street.',
  ],
  spared: [
    'Not one house is lost, which no one will believe who was not there.',
    'Every house still stands, and I can only call it a wonder.',
  ],
  endings: {
    clear: [
      'In the reckoning {name} stood far above the rest, with {points:# point|# points}.',
      'The day belongs to {name}, with {points:# point|# points}, and there was no one to dispute it.',
      'When all was cast up {name} had {points:# point|# points}, and the others looked for their hats.',
    ],
    close: [
      'It was {name} who won, with {points:# point|# points}, but by so little that we counted twice.',
      'A hair more, and it had been another; as it is, {name} has it, with {points:# point|# points}.',
    ],
    cones: [
      'More than one stood level at {points:# point|# points}, and the fires put out spoke for {name}.',
      'More than one came to {points:# point|# points}, but {name} had quenched the most, and so won.',
    ],
    houses: [
      'At {points:# point|# points} they were level, and level again in fires put out; {name} won by the houses yet standing.',
      'Roofs decided it: more of them stood for {name}, with {points:# point|# points}, than for any equal.',
    ],
    objectives: [
      'Level at {points:# point|# points}, level in all things but one: the places {name} had sworn to keep were kept.',
      'It went at last by secret charges, and those of {name} were better kept, with {points:# point|# points}.',
    ],
    shared: [
      'There was no one victor: {names} shared it, with {points:# point|# points} each, and shook hands.',
      '{names} came out quite equal, with {points:# point|# points} each, and divided the honour like a pie.',
    ],
  },
  last: [
    '{name} has {points:# point|# points}, and says it was the wind.',
    'For {name}, with {points:# point|# points}, there was nothing but a clap on the shoulder.',
    'With {points:# point|# points}, {name} had the worst of it, and paid for the wine.',
  ],
  closings: [
    'My candle is down to the thumb, so I leave off.',
    'Tomorrow we look for my books; tonight I only want water for my face.',
    'It is quiet now, and that is the strangest thing of all.',
    'God keep what is left of us, and send rain.',
    'I shut the window, though there is no glass in it.',
    'And now to sleep, if the smell will let me.',
  ],
};
