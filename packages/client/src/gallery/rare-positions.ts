/** Rare and final positions in board notation. Each has a question, a panel or an image of its own. */
import type { Action } from '@great-fire/game';
import { MIDGAME_NOTATION } from './midgame-positions';
import { gameFromNotation } from './random-play';
import type { GalleryPosition } from './positions';

const SEAT_0_TO_PLAY = MIDGAME_NOTATION.replace('turn 22 seat:3 spread', 'turn 23 seat:0 spread');

const withSeat0 = (notation: string) => SEAT_0_TO_PLAY.replace(/seat 0 .*/, `seat 0 ${notation}`);

const seat0 = () => 0;

const rarePosition = (
  text: string,
  start: GalleryPosition['start'] = {},
  actions: readonly Action[] = [],
): GalleryPosition => ({
  createGame: () => gameFromNotation(text, actions),
  viewer: seat0,
  start,
});

const GREEN = 'green at:bread-street put-out:2';
const OBJECTIVES = 'objectives:I-christs-hospital,II-baynards-castle,III-guild-hall';

const SMALL_BOARD = `
  pudding-lane F9 B0
  tallow-hall H:ry B1 T:v
  philpott-lane H:gg F1 B1 T:d
  s-mary H:r B2
  billingsgate H:w
  rules players:4
  turn 5 seat:0 spread
  deck #B N E S W N E S W #A W N E S N
  seat 0 green at:temple hand:WNESW tokens:m objectives:I-christs-hospital,II-baynards-castle,III-guild-hall`;

export const RARE_POSITIONS: Readonly<Record<string, GalleryPosition>> = {
  discard: rarePosition(withSeat0(`${GREEN} hand:SSSSS tokens:dm ${OBJECTIVES}`)),
  'discard-selected': rarePosition(withSeat0(`${GREEN} hand:SSSSS tokens:dm ${OBJECTIVES}`), {
    draft: { card: 2 },
  }),
  'intensify-after-discard': rarePosition(withSeat0(`${GREEN} hand:SSSSS tokens:dm ${OBJECTIVES}`), {}, [
    { type: 'discard', card: 'S' },
  ]),
  'spread-second-direction': rarePosition(
    withSeat0(`${GREEN} hand:NNEWS tokens:dm ${OBJECTIVES}`),
    { draft: { isDoubleMove: true, district: 'coleman-street' } },
    [{ type: 'spread', card: 'N', from: 'pudding-lane', exit: 's-bennet', to: 'guild-hall' }],
  ),
  'spread-contained': rarePosition(SMALL_BOARD, { draft: { card: 0, district: 'tallow-hall' } }),
  'spread-reignites': rarePosition(
    SMALL_BOARD.replace('hand:WNESW', 'hand:EWNES').replace('  billingsgate H:w\n', ''),
    {
      draft: { card: 0, district: 'philpott-lane' },
    },
  ),
  'pudding-lane-refilled': rarePosition(SEAT_0_TO_PLAY.replace('pudding-lane F10', 'pudding-lane F1'), {
    draft: { card: 0, district: 'tower-street', from: 'pudding-lane' },
  }),
  'cones-returned': rarePosition(
    `${SEAT_0_TO_PLAY.replace('pudding-lane F10', 'pudding-lane F1')}
     stock 0`,
    { draft: { card: 0, district: 'guild-hall' } },
  ),
  'intensify-half-placed': rarePosition(
    `${SEAT_0_TO_PLAY.replace('turn 23 seat:0 spread', 'turn 23 seat:0 intensify points:0 card:N by:stack')}`,
    { draft: { placedCones: ['s-bennet', 's-bennet'] } },
  ),
  'pawn-selected': rarePosition(
    SEAT_0_TO_PLAY.replace('turn 23 seat:0 spread', 'turn 23 seat:0 act points:4 card:N'),
    {
      draft: { piece: { kind: 'pawn', at: 'bread-street' } },
      hover: { district: 'cheapside' },
    },
  ),
  'card-hovered': rarePosition(SEAT_0_TO_PLAY, { hover: { card: 2 } }),
  'crowded-map': {
    createGame: () =>
      gameFromNotation(`
        pudding-lane F25
        s-mary F4 B2
        candlewick-ward F3 B3
        philpott-lane F3 B1
        custom-house F5 B4
        bridgeward F3
        cheapside F5 B1
        bishopsgate H:rgw B2
        st-katharines H:byy B2
        newgate H:bbb B3
        ely-house H:b B2
        fleet-street H:gk T B1
        whitefriars H:r B2
        bridewell H:ggw B1
        old-fish-street X
        rules players:6
        turn 30 seat:0 act points:4 card:N
        hero 2
        seat 0 red at:custom-house tokens:dd
        seat 1 blue at:custom-house
        seat 2 green at:newgate
        seat 3 white at:newgate
        seat 4 yellow at:newgate
        seat 5 black at:ely-house`),
    viewer: seat0,
  },
};

const CITY = `
  charterhouse H:rry | barbican H:y | cripplegate H:wk | finsbury H:w | bedlam H:rby | st-botolphs H:k T:v
  bethnal H:r | ely-house H:b | smithfield H:wwy | st-bartholomew H:r | aldersgate H:g T:v | sion-college H:b
  moorgate F1 | austin-friars H:g T:v | gresham-college H:wkk | bishopsgate H:rgw | dukes-place H:rrk
  hounds-ditch H:g | petticoat-lane H:b | holborn H:b T:v | newgate H:bbb | christs-hospital H:ggy
  goldsmiths-hall F3 | brewers-hall F1 | guild-hall F4 | coleman-street F1 | royal-exchange F3
  leadenhall H:bgw | fenchurch-street X | aldgate H:bbwk | whitechapel H:rk T:v | st-dunstans X | old-bailey F1
  st-pauls H:bwwyk | watling-street X | bread-street | cheapside F4 | s-bennet F1 | s-mary F2 | bridgeward F1
  candlewick-ward F1 | pepys-house | navy-office F3 B3 | minories H:y T:v | temple H:rbg | fleet-street H:gk T:v
  ludgate | old-fish-street X | dowgate F1 | tallow-hall F1 | pudding-lane F3 | philpott-lane | tower-street F1
  tower H:ggwwy F1 B1 | whitefriars H:r | bridewell H:ggw | blackfriars F3 | baynards-castle F3 | queenhithe F1
  vintry F3 B2 | voyners-hall F1 | billingsgate F3 | custom-house F3 | st-katharines H:byy`;

const PEOPLE = `
  rules players:4 hidden | stock 0 | hero 0 | turn 36 over seat:3 | destroyed st-dunstans:d watling-street:m | unused N E S W
  deck W E
  seat 0 white pawn:green at:bread-street put-out:5 hand:NNEW tokens:vv objectives:I-christs-hospital,II-gresham-college,III-guild-hall
  seat 1 blue pawn:red at:gresham-college put-out:3 hand:NESW tokens: objectives:I-blackfriars,II-dukes-place,III-st-pauls
  seat 2 red pawn:black at:tower-hill put-out:1 hand:ESSW tokens:vd objectives:I-bedlam,II-aldgate,III-tower
  seat 3 green pawn:yellow at:st-pauls put-out:2 hand:SWNN tokens:v objectives:I-temple,II-navy-office,III-vintry`;

const END = `${CITY} | ${PEOPLE}`;

const endPosition = (text: string): GalleryPosition => ({
  createGame: () => gameFromNotation(text),
  viewer: () => 0,
  away: [],
});

/** Final positions by gallery name. @source END-4 */
export const END_POSITIONS: Readonly<Record<string, GalleryPosition>> = {
  scoring: endPosition(END),
  'scoring-tie-houses': endPosition(
    END.replace('put-out:5 hand:NNEW tokens:vv', 'put-out:3 hand:NNEW tokens:vvvv'),
  ),
  'scoring-tie-objectives': endPosition(
    END.replace('put-out:3 hand:NESW', 'put-out:5 hand:NESW').replace(
      'petticoat-lane H:b',
      'petticoat-lane X',
    ),
  ),
};
