/** Rare positions in board notation. Each has a question, a panel and an image of its own. */
import type { Action } from '@great-fire/game';
import { MOCK_SPREAD } from './mock-positions';
import { gameFromNotation } from './random-play';
import type { Position } from './positions';

const SEAT_0_TO_PLAY = MOCK_SPREAD.replace('turn 22 seat:3 spread', 'turn 23 seat:0 spread');

const withSeat0 = (notation: string) => SEAT_0_TO_PLAY.replace(/seat 0 .*/, `seat 0 ${notation}`);

const seat0 = () => 0;

const rarePosition = (
  text: string,
  start: Position['start'] = {},
  actions: readonly Action[] = [],
): Position => ({
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

/** The rare positions by gallery name. */
export const RARE_POSITIONS: Readonly<Record<string, Position>> = {
  discard: rarePosition(withSeat0(`${GREEN} hand:SSSSS tokens:dm ${OBJECTIVES}`)),
  'discard-picked': rarePosition(withSeat0(`${GREEN} hand:SSSSS tokens:dm ${OBJECTIVES}`), {
    draft: { card: 2 },
  }),
  'discard-grows': rarePosition(withSeat0(`${GREEN} hand:SSSSS tokens:dm ${OBJECTIVES}`), {}, [
    { type: 'discard', card: 'S' },
  ]),
  redeal: rarePosition(
    withSeat0(`${GREEN} hand:WWWWW tokens: ${OBJECTIVES}`).replace(
      'turn 23 seat:0 spread',
      'turn 0 seat:0 redeal',
    ),
  ),
  again: rarePosition(
    withSeat0(`${GREEN} hand:NNEWS tokens:dm ${OBJECTIVES}`),
    { draft: { isDoubleMove: true, district: 'coleman-street' } },
    [{ type: 'spread', card: 'N', from: 'pudding-lane', exit: 's-bennet', to: 'guild-hall' }],
  ),
  contains: rarePosition(SMALL_BOARD, { draft: { card: 0, district: 'tallow-hall' } }),
  reignites: rarePosition(
    SMALL_BOARD.replace('hand:WNESW', 'hand:EWNES').replace('  billingsgate H:w\n', ''),
    {
      draft: { card: 0, district: 'philpott-lane' },
    },
  ),
  refill: rarePosition(SEAT_0_TO_PLAY.replace('pudding-lane F10', 'pudding-lane F1'), {
    draft: { card: 0, district: 'tower-street', from: 'pudding-lane' },
  }),
  returned: rarePosition(
    `${SEAT_0_TO_PLAY.replace('pudding-lane F10', 'pudding-lane F1')}
     stock 0`,
    { draft: { card: 0, district: 'guild-hall' } },
  ),
  'grows-half': rarePosition(
    `${SEAT_0_TO_PLAY.replace('turn 23 seat:0 spread', 'turn 23 seat:0 intensify points:0 card:N by:stack')}`,
    { draft: { placedCones: ['s-bennet', 's-bennet'] } },
  ),
  pawn: rarePosition(SEAT_0_TO_PLAY.replace('turn 23 seat:0 spread', 'turn 23 seat:0 act points:4 card:N'), {
    draft: { piece: { kind: 'pawn', at: 'bread-street' } },
    hover: { district: 'cheapside' },
  }),
  looked: rarePosition(SEAT_0_TO_PLAY, { hover: { card: 2 } }),
  crowd: {
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
