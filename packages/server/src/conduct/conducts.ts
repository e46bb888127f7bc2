/** What people at a table ask for beside their moves, and what comes due by itself. */
import type { Seat } from '@great-fire/game';
import type { BotLevel, Conduct, Wish } from '@great-fire/protocol';
import { refuse, ruleRefusal } from '../errors/api-error';
import type { Matches } from '../matches/matches';
import type { Here } from '../storage/here';
import type { NewSeat } from '../storage/matches';
import type { MatchId } from '../storage/storage';
import { answerAbort, askAbort } from './abort';
import { comeBack, leave, sendBot, substitute } from './coming-and-going';
import { isNotNow } from './conduct';
import type { Agreed, Decided, NotNow, Table } from './conduct';
import { answerPause, askPause, resume } from './pause';
import { answerTakeBack, askTakeBack } from './take-back';
import { timeIsUp } from './time-is-up';
import { callVote, castVote } from './vote';

export interface ConductsParts {
  readonly matches: Matches;
  /** Who is at a table just now, at this server or another. */
  readonly here: (matchId: MatchId) => Promise<Here>;
}

export class Conducts {
  constructor(private readonly parts: ConductsParts) {}

  /** Does what a seat asks for. @throws ApiError `not-now`, `not-found`, `rule-refused`; then nothing has changed */
  async wish(matchId: MatchId, seat: Seat, wish: Wish): Promise<void> {
    const { matches, here } = this.parts;
    const present = wish.do === 'ask-pause' ? (await here(matchId)).seats : [];
    await matches.decide(matchId, async (conduct, table, now) => {
      if (wish.do === 'ask-take-back' && !(await matches.line(matchId)).isBehind(wish.to))
        throw ruleRefusal({ rule: 'UNDO-3', reason: 'nothing-to-take-back' });
      return granted(answerTo(wish, seat, present, { conduct, table, now }));
    });
  }

  /** The owner of a seat was seen at the table: a bot that plays for them makes room, where they have not left. */
  async seen(matchId: MatchId, seat: Seat): Promise<void> {
    const conduct = this.parts.matches.peek(matchId)?.conduct;
    if ((conduct?.away[seat] ?? null) === null) return;
    await this.parts.matches.decide(matchId, (now, table) => orNothing(comeBack(now, table, seat, true)));
  }

  /** Somebody takes a seat that is open. @throws ApiError `not-now`, `already-seated`; then nothing has changed */
  async substitute(
    matchId: MatchId,
    taker: NewSeat & { readonly seat: Seat },
    before: string,
  ): Promise<void> {
    const { seat, name } = taker;
    await this.parts.matches.decide(
      matchId,
      (conduct, table) => granted(substitute(conduct, table, seat, { before, name })),
      taker,
    );
  }

  /** A bot is sent to a seat whose owner is away. @throws ApiError `not-now`; then nothing has changed */
  async sendBot(
    matchId: MatchId,
    seat: Seat,
    sent: { readonly by: Seat; readonly level: BotLevel },
  ): Promise<void> {
    await this.parts.matches.decide(matchId, (conduct, table) =>
      granted(sendBot(conduct, table, seat, sent)),
    );
  }

  /** Decides what is due at a table. Resolves to how many things that were. */
  async due(matchId: MatchId): Promise<number> {
    for (let count = 0; ; count += 1) {
      const done = await this.parts.matches.decide(matchId, timeIsUp);
      if (done === null) return count;
    }
  }
}

interface Standing {
  readonly conduct: Conduct;
  readonly table: Table;
  readonly now: number;
}

function answerTo(
  wish: Wish,
  seat: Seat,
  present: readonly Seat[],
  { conduct, table, now }: Standing,
): Decided | Agreed | NotNow {
  switch (wish.do) {
    case 'ask-pause':
      return askPause(conduct, table, seat, present);
    case 'answer-pause':
      return answerPause(conduct, table, seat, wish.agrees);
    case 'resume':
      return resume(conduct, now, seat);
    case 'ask-take-back':
      return askTakeBack(conduct, table, seat, wish.to);
    case 'answer-take-back':
      return answerTakeBack(conduct, table, seat, wish);
    case 'ask-abort':
      return askAbort(conduct, table, seat);
    case 'answer-abort':
      return answerAbort(conduct, table, seat, wish);
    case 'call-vote':
      return callVote(conduct, table, seat);
    case 'vote':
      return castVote(conduct, table, seat, wish.verdict);
    case 'leave':
      return leave(conduct, table, seat);
    case 'return':
      return comeBack(conduct, table, seat, false);
  }
}

function granted<T extends Decided | Agreed>(given: T | NotNow): T {
  if (isNotNow(given)) throw refuse('not-now', given.why);
  return given;
}

const orNothing = (given: Decided | NotNow): Decided | null => (isNotNow(given) ? null : given);
