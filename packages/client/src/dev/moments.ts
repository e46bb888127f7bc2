/** Rare moments of a game, as board notation: each has a question, a dock and a picture of its own. */
import type { Action } from '@great-fire/game';
import { MOCK_SPREAD } from './mock-positions';
import { playedFrom } from './play';
import type { Position } from './positions';

const STANDING = MOCK_SPREAD.replace('turn 22 seat:3 spread', 'turn 23 seat:0 spread');

const with0 = (seat: string) => STANDING.replace(/seat 0 .*/, `seat 0 ${seat}`);

const first = () => 0;

const moment = (text: string, start: Position['start'] = {}, actions: readonly Action[] = []): Position => ({
  played: () => playedFrom(text, actions),
  viewer: first,
  start,
});

const GREEN = 'green at:bread-street put-out:2';
const MINE = 'objectives:I-christs-hospital,II-baynards-castle,III-guild-hall';

const LONELY = `
  pudding-lane F9 B0
  tallow-hall H:ry B1 T:v
  philpott-lane H:gg F1 B1 T:d
  s-mary H:r B2
  billingsgate H:w
  rules players:4
  turn 5 seat:0 spread
  deck #B N E S W N E S W #A W N E S N
  seat 0 green at:temple hand:WNESW tokens:m objectives:I-christs-hospital,II-baynards-castle,III-guild-hall`;

/** The rare moments by the name under which the gallery shows them. */
export const MOMENTS: Readonly<Record<string, Position>> = {
  discard: moment(with0(`${GREEN} hand:SSSSS tokens:dm ${MINE}`)),
  'discard-picked': moment(with0(`${GREEN} hand:SSSSS tokens:dm ${MINE}`), { choice: { card: 2 } }),
  'discard-grows': moment(with0(`${GREEN} hand:SSSSS tokens:dm ${MINE}`), {}, [
    { type: 'discard', card: 'S' },
  ]),
  redeal: moment(
    with0(`${GREEN} hand:WWWWW tokens: ${MINE}`).replace('turn 23 seat:0 spread', 'turn 0 seat:0 redeal'),
  ),
  again: moment(
    with0(`${GREEN} hand:NNEWS tokens:dm ${MINE}`),
    { choice: { twice: true, district: 'coleman-street' } },
    [{ type: 'spread', card: 'N', from: 'pudding-lane', exit: 's-bennet', to: 'guild-hall' }],
  ),
  contains: moment(LONELY, { choice: { card: 0, district: 'tallow-hall' } }),
  reignites: moment(LONELY.replace('hand:WNESW', 'hand:EWNES').replace('  billingsgate H:w\n', ''), {
    choice: { card: 0, district: 'philpott-lane' },
  }),
  refill: moment(STANDING.replace('pudding-lane F10', 'pudding-lane F1'), {
    choice: { card: 0, district: 'tower-street', from: 'pudding-lane' },
  }),
  returned: moment(
    `${STANDING.replace('pudding-lane F10', 'pudding-lane F1')}
     stock 0`,
    { choice: { card: 0, district: 'guild-hall' } },
  ),
  'grows-half': moment(
    `${STANDING.replace('turn 23 seat:0 spread', 'turn 23 seat:0 intensify points:0 card:N by:stack')}`,
    { choice: { picks: ['s-bennet', 's-bennet'] } },
  ),
  pawn: moment(STANDING.replace('turn 23 seat:0 spread', 'turn 23 seat:0 act points:4 card:N'), {
    choice: { piece: { kind: 'pawn', at: 'bread-street' } },
    glance: { district: 'cheapside' },
  }),
  looked: moment(STANDING, { glance: { card: 2 } }),
  crowd: {
    played: () =>
      playedFrom(`
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
    viewer: first,
  },
};
