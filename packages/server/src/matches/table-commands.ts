/** The commands of players beside their moves (pause, takeback, abort, vote, leave), and deadlines. */
import type { Seat } from '@great-fire/game';
import type { BotLevel, TableCommand } from '@great-fire/protocol';
import {
  applyNextDeadline,
  assignBot,
  executeCommand,
  reconnectOwner,
  substitute,
  type DaysOff,
} from '@great-fire/table';
import { illegalMoveError, orThrow } from '../errors/api-error';
import { EMPTY_PRESENCE, type TablePresence } from '../storage/presence';
import type { MatchId, NewSeat } from '../entities/match';
import type { MatchService } from './match-service';

interface TableCommandsDeps {
  readonly matches: MatchService;
  readonly presenceOf: (matchId: MatchId) => Promise<TablePresence>;
}

export class TableCommandService {
  constructor(private readonly deps: TableCommandsDeps) {}

  /**
   * Executes a player's command. @throws ApiError `not-allowed-now`, `not-found`, `illegal-move`; then nothing has
   * changed
   */
  async execute(matchId: MatchId, seat: Seat, command: TableCommand): Promise<void> {
    const { matches, presenceOf } = this.deps;
    const isAboutPresence = command.type === 'propose' || command.type === 'call-vote';
    const presence = isAboutPresence ? await presenceOf(matchId) : EMPTY_PRESENCE;
    await matches.transition(matchId, async (state, context, now, stateId) => {
      const result = orThrow(executeCommand({ ...context, state, stateId, now, presence }, seat, command));
      if (command.type !== 'propose' || command.kind !== 'takeback') return result;
      if (await matches.canTakeBack(matchId, stateId, command.toStateId)) return result;
      throw illegalMoveError({ rule: 'UNDO-3', reason: 'nothing-to-take-back' });
    });
  }

  /** Returns whether the owner of a seat is absent, by the cached match. */
  isOwnerAbsent(matchId: MatchId, seat: Seat): boolean {
    return (this.deps.matches.peek(matchId)?.tableState.absences[seat] ?? null) !== null;
  }

  /** Returns control of a seat to an owner who has reconnected, unless the owner has left for good. */
  async onOwnerReturned(matchId: MatchId, seat: Seat): Promise<void> {
    await this.deps.matches.transition(matchId, (state, context) => reconnectOwner(state, context, seat));
  }

  /**
   * Gives an open seat to a substitute. @throws ApiError `not-allowed-now`, `already-seated`; then nothing has changed
   */
  async substitute(
    matchId: MatchId,
    taker: NewSeat & { readonly seat: Seat },
    before: string,
    holidays: readonly DaysOff[],
  ): Promise<void> {
    const { seat, name } = taker;
    await this.deps.matches.transition(
      matchId,
      (state, context) => orThrow(substitute(state, context, seat, { formerName: before, name }, holidays)),
      taker,
    );
  }

  /** Assigns a bot to a seat whose owner is absent. @throws ApiError `not-allowed-now`; then nothing has changed */
  async assignBot(
    matchId: MatchId,
    seat: Seat,
    assignment: { readonly by: Seat; readonly level: BotLevel },
  ): Promise<void> {
    await this.deps.matches.transition(matchId, (state, context) =>
      orThrow(assignBot(state, context, seat, assignment)),
    );
  }

  /** Applies all deadlines that are due at a match. Resolves to their number. */
  async applyDeadlines(matchId: MatchId): Promise<number> {
    for (let count = 0; ; count += 1) {
      const done = await this.deps.matches.transition(matchId, async (state, context) =>
        applyNextDeadline(state, context, await this.deps.presenceOf(matchId)),
      );
      if (done === null) return count;
    }
  }
}
