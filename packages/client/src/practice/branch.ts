/** What if: a practice game that goes on from a position of another game, which stays as it was. */
import { forkGameAt, dealSchema, replayLog } from '@great-fire/game';
import type { GameRecord, Seat } from '@great-fire/game';
import type { OfferedLevel } from '@great-fire/protocol';
import { newGame } from './new-game';
import type { SavedGame } from './saved-game';
import { matchSetup, decisionsAt } from './saved-game';

/** Who plays on: one seat is a person's, bots of one level have the others. */
export interface SeatAssignment {
  readonly seat: Seat;
  readonly level: OfferedLevel;
}

const assignSeats = (names: readonly string[], { seat, level }: SeatAssignment): SavedGame['players'] =>
  names.map((name, index) => ({ name, bot: index === seat ? null : level }));

/** A practice game from the position of a record, without fault, after its first `moves` actions. */
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

/** A practice game from an earlier state of another one: dealt alike, so that a redeal shuffles as it did there. */
export function branchFromSaved(saved: SavedGame, stateId: number, assignment: SeatAssignment): SavedGame {
  const names = saved.players.map((player) => player.name);
  const { id, begunAt } = newGame({ ...saved, players: assignSeats(names, assignment) });
  const decisions = decisionsAt(saved.decisions, stateId);
  return withStatus({ ...saved, id, begunAt, players: assignSeats(names, assignment), decisions });
}

/** With what the list of games says of where it stands. */
function withStatus(game: SavedGame): SavedGame {
  const played = game.decisions.filter((decision) => 'action' in decision);
  const { turn, result } = replayLog(matchSetup(game), played);
  return { ...game, turn: turn.number, isOver: result !== null };
}
