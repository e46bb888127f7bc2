/** The commands of players beside their moves (pause, takeback, abort, vote, leave), and deadlines. */
import type { Seat } from '@great-fire/game';
import type { BotLevel, TableState, TableCommand } from '@great-fire/protocol';
import { illegalMoveError, orThrow } from '../errors/api-error';
import { isRejected } from '../errors/error-table';
import type { Rejected } from '../errors/error-table';
import type { MatchService } from './match-service';
import { EMPTY_PRESENCE } from '../storage/presence';
import type { TablePresence } from '../storage/presence';
import type { MatchId, NewSeat } from '../entities/match';
import { answerAbort, proposeAbort } from '../table-state/abort';
import { returnToSeat, leave, assignBot, substitute } from '../table-state/seat-control';
import type { TakebackAgreed, Transition, TableContext } from '../table-state/table-state';
import { answerPause, proposePause, resume } from '../table-state/pause';
import { answerTakeback, proposeTakeback } from '../table-state/takeback';
import { applyNextDeadline } from '../table-state/deadlines';
import { callVote, castVote } from '../table-state/vote';

interface TableCommandsDeps {
  readonly matches: MatchService;
  /** Returns the presence at a match on all servers. */
  readonly presenceOf: (matchId: MatchId) => Promise<TablePresence>;
}

export class TableCommands {
  constructor(private readonly deps: TableCommandsDeps) {}

  /**
   * Executes a player's command. @throws ApiError `not-allowed-now`, `not-found`, `illegal-move`; then nothing has
   * changed
   */
  async execute(matchId: MatchId, seat: Seat, command: TableCommand): Promise<void> {
    const { matches, presenceOf } = this.deps;
    const isAboutPresence = command.type === 'propose-pause' || command.type === 'call-vote';
    const presence = isAboutPresence ? await presenceOf(matchId) : EMPTY_PRESENCE;
    await matches.transition(matchId, async (state, context, now) => {
      if (
        command.type === 'propose-takeback' &&
        !(await matches.loadTimeline(matchId)).canRevertTo(command.toStateId)
      )
        throw illegalMoveError({ rule: 'UNDO-3', reason: 'nothing-to-take-back' });
      return orThrow(handleCommand(command, seat, presence, { state, context, now }));
    });
  }

  /** Returns whether the owner of a seat is absent, by the cached match. */
  isOwnerAbsent(matchId: MatchId, seat: Seat): boolean {
    return (this.deps.matches.peek(matchId)?.tableState.absences[seat] ?? null) !== null;
  }

  /** Returns control of a seat to an owner who has reconnected, unless the owner has left for good. */
  async onOwnerReturned(matchId: MatchId, seat: Seat): Promise<void> {
    await this.deps.matches.transition(matchId, (state, context) =>
      orNull(returnToSeat(state, context, seat, 'reconnection')),
    );
  }

  /**
   * Gives an open seat to a substitute. @throws ApiError `not-allowed-now`, `already-seated`; then nothing has changed
   */
  async substitute(
    matchId: MatchId,
    taker: NewSeat & { readonly seat: Seat },
    before: string,
  ): Promise<void> {
    const { seat, name } = taker;
    await this.deps.matches.transition(
      matchId,
      (state, context) => orThrow(substitute(state, context, seat, { formerName: before, name })),
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

interface CommandContext {
  readonly state: TableState;
  readonly context: TableContext;
  readonly now: number;
}

function handleCommand(
  command: TableCommand,
  seat: Seat,
  presence: TablePresence,
  { state, context, now }: CommandContext,
): Transition | TakebackAgreed | Rejected {
  switch (command.type) {
    case 'propose-pause':
      return proposePause(state, context, seat, presence.seats);
    case 'answer-pause':
      return answerPause(state, context, seat, command.agrees);
    case 'resume':
      return resume(state, now, seat);
    case 'propose-takeback':
      return proposeTakeback(state, context, seat, command.toStateId);
    case 'answer-takeback':
      return answerTakeback(state, context, seat, command);
    case 'propose-abort':
      return proposeAbort(state, context, seat);
    case 'answer-abort':
      return answerAbort(state, context, seat, command);
    case 'call-vote':
      return callVote(state, context, seat, presence.visibleSeats);
    case 'vote':
      return castVote(state, context, seat, command.verdict);
    case 'leave':
      return leave(state, context, seat);
    case 'return':
      return returnToSeat(state, context, seat, 'command');
  }
}

const orNull = (result: Transition | Rejected): Transition | null => (isRejected(result) ? null : result);
