/** Branches: practice games that start from a position of another game. The original game is unchanged. */
import { forkGameAt, dealSchema, replayLog, type GameRecord } from '@great-fire/game/record';
import type { Seat } from '@great-fire/game';
import type { OfferedLevel } from '@great-fire/protocol';
import { newGame, matchSetup, decisionsAt, type SavedGame } from './saved-game';

/** The seats of a branch: one for the player, the others for bots of one level. */
export interface SeatAssignment {
  readonly seat: Seat;
  readonly level: OfferedLevel;
}

const assignSeats = (names: readonly string[], { seat, level }: SeatAssignment): SavedGame['players'] =>
  names.map((name, index) => ({ name, bot: index === seat ? null : level }));

/** Returns a practice game from the position of a valid record after its first `moves` actions. */
export function branchFromRecord(
  record: GameRecord,
  moves: number,
  assignment: SeatAssignment,
  name: string,
): SavedGame {
  const { setup, log } = forkGameAt(record, moves);
  const names = record.players.map((player) => player.name);
  const created = newGame({ name, players: assignSeats(names, assignment), options: setup.options });
  const decisions = log.map((entry) => ({ ...entry, at: created.begunAt }));
  return withStatus({ ...created, dealt: dealSchema.parse(setup.dealt), decisions });
}

/**
 * Returns a practice game from an earlier state of another one. The deal is the same, so a redeal shuffles the same
 * way.
 */
export function branchFromSaved(saved: SavedGame, stateId: number, assignment: SeatAssignment): SavedGame {
  const names = saved.players.map((player) => player.name);
  const { id, begunAt } = newGame({ ...saved, players: assignSeats(names, assignment) });
  const decisions = decisionsAt(saved.decisions, stateId);
  return withStatus({ ...saved, id, begunAt, players: assignSeats(names, assignment), decisions });
}

/** Sets `turn` and `isOver`, which the list of games shows. */
function withStatus(game: SavedGame): SavedGame {
  const played = game.decisions.filter((decision) => 'action' in decision);
  const { turn, result } = replayLog(matchSetup(game), played);
  return { ...game, turn: turn.number, isOver: result !== null };
}
