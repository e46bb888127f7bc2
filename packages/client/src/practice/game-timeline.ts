/** The states and moves of a practice game, with takebacks. */
import { describeRefusal, type GameEvent, type Seat } from '@great-fire/game';
import { createMatchState, applyToMatchState, type MatchState } from '@great-fire/game/match';
import { ENGINE } from '@great-fire/game/engine';
import type { LogEntry, Takeback } from '@great-fire/protocol';
import { getMovesToUndo } from '../table/log/takebacks';
import { matchSetup, type SavedDecision, type SavedGame } from './saved-game';

interface PlayedMove {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly at: number; // epoch ms
  readonly takeback?: Takeback;
}

/** The result of a decision. */
interface Transition {
  readonly next: MatchState;
  readonly move: PlayedMove;
}

export class GameTimeline {
  readonly states: MatchState[]; // by state id
  private readonly moves: PlayedMove[] = [];

  /** Replays a saved game. @throws Error if a decision is illegal by the current rules */
  constructor(game: SavedGame) {
    this.states = [createMatchState(ENGINE, matchSetup(game))];
    for (const decision of game.decisions) {
      const reason = this.refusalReason(decision);
      if (reason !== null) throw new Error(`${game.id} cannot be played on: ${reason}`);
      this.add(this.transition(decision));
    }
  }

  /** The present state. */
  get state(): MatchState {
    const last = this.states.at(-1);
    if (last === undefined) throw new Error('A table has a state');
    return last;
  }

  /** All moves with all secrets, oldest first. */
  get log(): readonly LogEntry[] {
    return this.moves.map((move, index) => ({ ...move, stateId: index + 1 }));
  }

  /** Returns why a decision is not possible, in English, or null. */
  refusalReason(decision: SavedDecision): string | null {
    if ('action' in decision) {
      const refusal = ENGINE.checkAction(this.state.game, decision.seat, decision.action);
      return refusal === null ? null : describeRefusal(refusal);
    }
    return getMovesToUndo(this.log, decision.to).length > 0 ? null : 'there is nothing to take back';
  }

  /** Returns the result of a possible decision. */
  transition(decision: SavedDecision): Transition {
    const { seat, at } = decision;
    if ('action' in decision) {
      const { next, events } = applyToMatchState(ENGINE, this.state, seat, decision.action);
      return { next, move: { seat, events, at } };
    }
    const { to, consent } = decision;
    const target = this.states[to];
    if (target === undefined) throw new Error(`There is no state ${String(to)}`);
    const next = { ...target, stateId: this.state.stateId + 1 };
    return { next, move: { seat, events: [], at, takeback: { to, consent } } };
  }

  add({ next, move }: Transition): void {
    this.states.push(next);
    this.moves.push(move);
  }
}
