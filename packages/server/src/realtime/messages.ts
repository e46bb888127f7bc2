/** What a page at a table may ask: its move, a pause or a vote, the table again, the log's earlier pages, views of earlier states, its legal choices, a word to the others. */
import type { HistoryPage, LegalChoices, SeenFrom } from '@great-fire/protocol';
import { historySchema, lookSchema, moveSchema, pastSchema, wishSchema } from '@great-fire/protocol';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Conducts } from '../conduct/conducts';
import type { Course } from '../course';
import { refuse } from '../errors/api-error';
import type { Delayed } from '../matches/delayed';
import type { Matches } from '../matches/matches';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, Storage } from '../storage/storage';
import { message } from './answering';
import type { Message } from './answering';
import type { Rooms } from './rooms';
import { entriesFor, frameFor } from './seen';
import { talkMessages } from './talk-messages';
import type { LiveSocket } from './types';

export interface MessageParts {
  readonly storage: Storage;
  readonly matches: Matches;
  readonly delayed: Delayed;
  readonly rooms: Rooms;
  readonly conducts: Conducts;
  readonly now: () => number;
  readonly course: Course;
  readonly log: Logger;
}

/** The messages that a socket at a table may send. */
export function tableMessages(
  socket: LiveSocket,
  matchId: MatchId,
  parts: MessageParts,
): ReadonlyMap<string, Message> {
  const { storage, matches, rooms, delayed } = parts;
  const seat = () => rooms.room(matchId)?.seatOf(socket) ?? null;

  return new Map([
    [
      'move',
      message('move', moveSchema, async ({ id, stateId, action }) => {
        const mine = seat();
        if (mine === null) throw refuse('not-your-seat', 'Spectators make no moves.');
        if (parts.course.isClosing) throw refuse('shutting-down', 'The server is stopping; send this again.');
        const done = await matches.move({ matchId, seat: mine, action, stateId, moveId: id });
        parts.log.debug({ matchId, seat: mine, type: action.type, ...done }, 'move');
        return done;
      }),
    ],
    [
      'conduct',
      message('conduct', wishSchema, async (wish) => {
        const mine = seat();
        if (mine === null) throw refuse('not-your-seat', 'This is for those who sit here.');
        await parts.conducts.wish(matchId, mine, wish);
        parts.log.debug({ matchId, seat: mine, wish: wish.do }, 'conduct');
        return {};
      }),
    ],
    [
      'look',
      message('look', lookSchema, async ({ hidden }) => {
        await rooms.look(socket, matchId, hidden);
        return {};
      }),
    ],
    [
      'sync',
      message('sync', z.undefined(), async () => {
        const sync = await rooms.sync(socket, matchId, true);
        if (sync === null) throw refuse('not-found', 'There is no such table.', 'match');
        return { sync };
      }),
    ],
    [
      'history',
      message('history', historySchema, async ({ before, tableBefore = 0, limit }): Promise<HistoryPage> => {
        const mine = seat();
        const then = await delayed.before(matchId, mine);
        const upTo = then === null ? before : Math.min(before, then.match.stateId + 1);
        const { rules, moves, former } = await matches.before(matchId, upTo, limit);
        const events = await storage.conduct.eventsBefore(matchId, tableBefore, limit);
        const tableLog = then === null ? events : events.filter(({ at }) => at <= then.at);
        const versions = then?.match.conduct?.version ?? Infinity;
        const known = former.filter(({ version }) => version <= versions);
        return { log: entriesFor(rules, moves, known, mine), tableLog };
      }),
    ],
    [
      'past',
      message('past', pastSchema, async ({ seenFrom, ...stretch }) => {
        const mine = seat();
        const then = await delayed.before(matchId, mine);
        if (seenFrom !== undefined)
          mayLookFrom(seenFrom, then?.match ?? (await storage.matches.find(matchId)));
        const isThere = then === null || stretch.to <= then.match.stateId;
        const past = isThere ? await matches.past(matchId, seenFrom ?? mine ?? 'spectator', stretch) : null;
        if (past === null) throw refuse('not-found', 'The game has not come so far.', 'to');
        return { past };
      }),
    ],
    [
      'legal',
      message('legal', z.undefined(), async (): Promise<LegalChoices> => {
        const mine = seat();
        if (mine === null) throw refuse('not-your-seat', 'Spectators make no moves.');
        const match = await matches.now(matchId, 0);
        if (match === null) throw refuse('not-now', 'The game has not begun.');
        const { stateId, view } = frameFor(match, mine);
        return { stateId, actions: match.rules.legalActions(view) };
      }),
    ],
    ...talkMessages(socket, matchId, seat, parts),
  ]);
}

/** Whether whoever is told so much of a table may look from there. @throws ApiError */
function mayLookFrom(seenFrom: SeenFrom, match: StoredMatch | null): void {
  if (match?.status !== 'finished')
    throw refuse('not-finished', 'Others’ views are shown once the game is over.', 'seenFrom');
  if (typeof seenFrom === 'number' && seenFrom >= match.players)
    throw refuse('bad-request', 'seenFrom is no seat of this table.', 'seenFrom');
}
