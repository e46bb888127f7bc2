/**
 * The course of the guided first turn: a real deal, what was played before the guest sits down, and what the
 * neighbours answer.
 */
import type { Action, Direction, DistrictId } from '@great-fire/game';
import type { LocalGame } from '../local/local-game';
import { after, dealt } from '../local/local-game';

export const GUEST_SEAT = 2;

const SEED = 'first-turn-1';

const keep: Action = { type: 'keep-hand' };
const band = (district: DistrictId): Action => ({ type: 'place-band', district });
const pawn = (district: DistrictId): Action => ({ type: 'place-pawn', district });
const end: Action = { type: 'end-actions' };
const spread = (card: Direction, exit: DistrictId, to: DistrictId): Action => ({
  type: 'spread',
  card,
  from: 'pudding-lane',
  exit,
  to,
});

const BEFORE: readonly Action[] = [
  ...[keep, keep, keep],
  ...[band('st-pauls'), band('dukes-place'), band('aldgate')],
  ...[band('gresham-college'), band('old-bailey'), band('sion-college')],
  ...[pawn('st-dunstans'), pawn('moorfields'), pawn('navy-office')],
  ...[spread('N', 'pudding-lane', 's-mary'), end],
  ...[spread('E', 'pudding-lane', 'pepys-house'), end],
];

const ANSWERS: readonly Action[] = [
  ...[spread('W', 'pudding-lane', 'tallow-hall'), end],
  { type: 'intensify', districts: ['royal-exchange', 'royal-exchange', 's-mary'] },
  ...[spread('W', 'tallow-hall', 'dowgate'), end],
];

/** The game as the guest finds it: London burns, and it is the guest's turn. */
export function startOfCourse(): LocalGame {
  return BEFORE.reduce((game, action) => after(game, game.state.turn.seat, action), dealt(3, SEED));
}

/** What the neighbours play once the guest's turn is over; null when that is told. */
export function neighboursOfCourse({ moves }: LocalGame): Action | null {
  const own = moves.map(({ seat }) => seat).lastIndexOf(GUEST_SEAT);
  return ANSWERS[moves.length - 1 - own] ?? null;
}
