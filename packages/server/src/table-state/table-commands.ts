/** What people at a table ask for beside their moves, and what comes due by itself. */
import type { Seat } from '@great-fire/game';
import type { BotLevel, TableState, TableCommand } from '@great-fire/protocol';
import { apiError, illegalMoveError } from '../errors/api-error';
import type { MatchService } from '../matches/match-service';
import type { TablePresence } from '../storage/presence';
import type { NewSeat } from '../storage/matches';
import type { MatchId } from '../storage/storage';
import { answerAbort, proposeAbort } from './abort';
import { returnToSeat, leave, assignBot, substitute } from './seat-control';
import { isRejection } from './table-state';
import type { TakebackAgreed, Transition, Rejection, TableContext } from './table-state';
import { answerPause, proposePause, resume } from './pause';
import { answerTakeback, proposeTakeback } from './takeback';
import { applyNextDeadline } from './deadlines';
import { callVote, castVote } from './vote';

export interface TableCommandsDeps {
  readonly matches: MatchService;
  /** Who is at a table just now, at this server or another. */
  readonly presenceOf: (matchId: MatchId) => Promise<TablePresence>;
}

export class TableCommands {
  constructor(private readonly deps: TableCommandsDeps) {}

  /** Does what a seat asks for. @throws ApiError `not-allowed-now`, `not-found`, `illegal-move`; then nothing has changed */
  async execute(matchId: MatchId, seat: Seat, command: TableCommand): Promise<void> {
    const { matches, presenceOf } = this.deps;
    const presentSeats = command.type === 'propose-pause' ? (await presenceOf(matchId)).seats : [];
    await matches.transition(matchId, async (state, context, now) => {
      if (
        command.type === 'propose-takeback' &&
        !(await matches.loadTimeline(matchId)).canRevertTo(command.toStateId)
      )
        throw illegalMoveError({ rule: 'UNDO-3', reason: 'nothing-to-take-back' });
      return orThrow(handleCommand(command, seat, presentSeats, { state, context, now }));
    });
  }

  /** The owner of a seat was seen at the table: a bot that plays for them makes room, where they have not left. */
  async onOwnerReturned(matchId: MatchId, seat: Seat): Promise<void> {
    const tableState = this.deps.matches.peek(matchId)?.tableState;
    if ((tableState?.absences[seat] ?? null) === null) return;
    await this.deps.matches.transition(matchId, (state, context) =>
      orNull(returnToSeat(state, context, seat, true)),
    );
  }

  /** Somebody takes a seat that is open. @throws ApiError `not-allowed-now`, `already-seated`; then nothing has changed */
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

  /** A bot is sent to a seat whose owner is away. @throws ApiError `not-allowed-now`; then nothing has changed */
  async assignBot(
    matchId: MatchId,
    seat: Seat,
    assignment: { readonly by: Seat; readonly level: BotLevel },
  ): Promise<void> {
    await this.deps.matches.transition(matchId, (state, context) =>
      orThrow(assignBot(state, context, seat, assignment)),
    );
  }

  /** Decides what is due at a table. Resolves to how many things that were. */
  async applyDeadlines(matchId: MatchId): Promise<number> {
    for (let count = 0; ; count += 1) {
      const done = await this.deps.matches.transition(matchId, applyNextDeadline);
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
  presentSeats: readonly Seat[],
  { state, context, now }: CommandContext,
): Transition | TakebackAgreed | Rejection {
  switch (command.type) {
    case 'propose-pause':
      return proposePause(state, context, seat, presentSeats);
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
      return callVote(state, context, seat);
    case 'vote':
      return castVote(state, context, seat, command.verdict);
    case 'leave':
      return leave(state, context, seat);
    case 'return':
      return returnToSeat(state, context, seat, false);
  }
}

function orThrow<T extends Transition | TakebackAgreed>(result: T | Rejection): T {
  if (isRejection(result)) throw apiError('not-allowed-now', result.reason);
  return result;
}

const orNull = (result: Transition | Rejection): Transition | null => (isRejection(result) ? null : result);
