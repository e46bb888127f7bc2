/** What a page at a table may say, and ask of what was said. */
import type { Seat } from '@great-fire/game';
import type { Channel, Muted, SaidPage } from '@great-fire/protocol';
import { chatSchema, saidSchema, tendSchema } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import { refusedBy } from '../lobby/refusals';
import { isKeptAway } from '../storage/blocks';
import { hostOf, seatHeldBy } from '../storage/seating';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, Storage } from '../storage/storage';
import type { Delayed } from '../matches/delayed';
import { channelOf, hears, newLineKey } from '../talk/channels';
import { withReferences } from '../talk/references';
import { tendTalk } from '../talk/tending';
import { linesFor } from '../talk/telling';
import { message } from './answering';
import type { Message } from './answering';
import type { Rooms } from './rooms';
import type { LiveSocket } from './types';

export interface TalkParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly delayed: Delayed;
  readonly now: () => number;
}

const WATCHER = 'Spectator';

/** The messages of the talk that a socket at a table may send. */
export function talkMessages(
  socket: LiveSocket,
  matchId: MatchId,
  seat: () => Seat | null,
  { storage, rooms, delayed, now }: TalkParts,
): readonly (readonly [string, Message])[] {
  const { personId } = socket.data;
  const nameAt = async ({ seats }: StoredMatch, mine: Seat | null) =>
    seats.find((taken) => taken.seat === mine)?.name ??
    (personId === null ? null : await storage.persons.find(personId))?.name ??
    WATCHER;
  const table = async (): Promise<StoredMatch> => {
    const match = await storage.matches.find(matchId);
    if (match === null) throw refuse('not-found', 'There is no such table.', 'match');
    return match;
  };

  return [
    [
      'chat',
      message('chat', chatSchema, async ({ text = '', phrase = null }) => {
        const match = await table();
        const mine = seat();
        if (match.status === 'open' && mine === null && personId !== null)
          if (await isKeptAway(storage, match, personId)) throw refusedBy('not-for-you');
        const { seats } = (await delayed.before(matchId, mine))?.match ?? match;
        const line = await storage.chat.add(matchId, {
          ...{ key: newLineKey(), channel: channelOf(mine, match.status), seat: mine },
          ...{ name: await nameAt(match, mine), text: withReferences(text, seats), phrase },
          ...{ at: now(), personId },
        });
        return { line: await rooms.say(match, line) };
      }),
    ],
    [
      'said',
      message('history', saidSchema, async ({ before, limit }): Promise<SaidPage> => {
        const match = await table();
        const mayHear = (channel: Channel) => hears(seat(), channel, match.status);
        const from = before === undefined ? null : await storage.chat.byKey(matchId, before);
        if (before !== undefined && (from === null || !mayHear(from.channel)))
          throw refuse('not-found', 'There is no such line.', 'before');
        const then = await delayed.before(matchId, seat());
        // The query leaves delayed lines out, so that `isWhole` does not reveal them.
        const lines = await storage.chat.last(matchId, limit + 1, {
          playersOnly: !mayHear('spectators'),
          ...(then !== null && { playersUntil: then.at }),
          before: from?.id,
          reader: personId,
        });
        const isHost = seat() !== null && seat() === seatHeldBy(match, hostOf(match));
        const told = await linesFor(storage, then?.match ?? match, lines.slice(-limit), isHost);
        return { lines: told, isWhole: lines.length <= limit };
      }),
    ],
    [
      'tend',
      message('conduct', tendSchema, async (tend): Promise<Partial<Muted>> => {
        if (personId === null) throw refuse('not-signed-in', 'Take a seat somewhere first.');
        const who = { personId, seat: seat() };
        return tendTalk(
          { storage, now, say: (match, line) => rooms.say(match, line) },
          await table(),
          who,
          tend,
        );
      }),
    ],
  ];
}
