/**
 * Scenario of the tutorial: a real deal, the moves before the player's turn, and the answers of the opponents. Tobias
 * moves a band to Leadenhall, so that this district has another rank than its neighbours.
 */
import type { Action, Direction, DistrictId } from '@great-fire/game';
import { type LocalGame, keepHands, playAction, dealGame } from '../practice/local-game';

export const PLAYER_SEAT = 2;

/** Seed of the deal. A saved game with this seed has the same deal. */
export const SCENARIO_SEED = 'first-turn-1'.padEnd(32, '0');

const placeBand = (district: DistrictId): Action => ({ type: 'place-band', district });
const placePawn = (district: DistrictId): Action => ({ type: 'place-pawn', district });
const endActions: Action = { type: 'end-actions' };
const spreadFire = (card: Direction, exit: DistrictId, to: DistrictId): Action => ({
  type: 'spread',
  card,
  from: 'pudding-lane',
  exit,
  to,
});

const OPENING_ACTIONS: readonly Action[] = [
  ...[placeBand('st-pauls'), placeBand('dukes-place'), placeBand('aldgate')],
  ...[placeBand('gresham-college'), placeBand('old-bailey'), placeBand('sion-college')],
  ...[placePawn('st-dunstans'), placePawn('moorfields'), placePawn('navy-office')],
  ...[spreadFire('N', 'pudding-lane', 's-mary'), endActions],
  spreadFire('E', 'pudding-lane', 'pepys-house'),
  { type: 'move-band', from: 'dukes-place', to: 'leadenhall' },
  endActions,
];

const OPPONENT_ACTIONS: readonly Action[] = [
  ...[spreadFire('W', 'pudding-lane', 'tallow-hall'), endActions],
  { type: 'intensify', districts: ['royal-exchange', 'royal-exchange', 's-mary'] },
  ...[spreadFire('W', 'tallow-hall', 'dowgate'), endActions],
];

/** Returns the game at the start of the tutorial: fires burn, and the player is on turn. */
export function startScenario(): LocalGame {
  return OPENING_ACTIONS.reduce(
    (game, action) => playAction(game, game.state.turn.seat, action),
    keepHands(dealGame(3, SCENARIO_SEED)),
  );
}

/** Returns the next scripted action of an opponent after the player's turn; null at the end of the script. */
export function opponentScript({ moves }: LocalGame): Action | null {
  const lastOwnMove = moves.map(({ seat }) => seat).lastIndexOf(PLAYER_SEAT);
  return OPPONENT_ACTIONS[moves.length - 1 - lastOwnMove] ?? null;
}
