/** What if: a practice game that goes on from a position of another game, which stays as it was. */
import { branchAt, dealtSchema, rebuild } from '@great-fire/game';
import type { GameRecord, Seat } from '@great-fire/game';
import type { OfferedLevel } from '@great-fire/protocol';
import { newGame } from './new-game';
import type { SavedGame } from './saved-game';
import { setupOf, standingAt } from './saved-game';

/** Who plays on: one seat is a person's, bots of one level have the others. */
export interface Sitting {
  readonly seat: Seat;
  readonly level: OfferedLevel;
}

const seated = (names: readonly string[], { seat, level }: Sitting): SavedGame['players'] =>
  names.map((name, at) => ({ name, bot: at === seat ? null : level }));

/** A practice game from the position of a record, without fault, after its first `moves` actions. */
export function branchOfRecord(record: GameRecord, moves: number, sitting: Sitting, name: string): SavedGame {
  const { setup, log } = branchAt(record, moves);
  const names = record.players.map((player) => player.name);
  const fresh = newGame({ name, players: seated(names, sitting), options: setup.options });
  const decisions = log.map((played) => ({ ...played, at: fresh.begunAt }));
  return standing({ ...fresh, dealt: dealtSchema.parse(setup.dealt), decisions });
}

/** A practice game from an earlier state of another one: dealt alike, so that a redeal shuffles as it did there. */
export function branchOfSaved(saved: SavedGame, stateId: number, sitting: Sitting): SavedGame {
  const names = saved.players.map((player) => player.name);
  const { id, begunAt } = newGame({ ...saved, players: seated(names, sitting) });
  const decisions = standingAt(saved.decisions, stateId);
  return standing({ ...saved, id, begunAt, players: seated(names, sitting), decisions });
}

/** With what the list of games says of where it stands. */
function standing(game: SavedGame): SavedGame {
  const played = game.decisions.filter((decision) => 'action' in decision);
  const { turn, result } = rebuild(setupOf(game), played);
  return { ...game, turn: turn.number, isOver: result !== null };
}
