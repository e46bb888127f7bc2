/** Handlers of the chat messages: send a line, read older lines, moderate. */
import type { ChatChannel, ChatPage, MutedPersons } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import { hostSeatOf } from '../table-setup/host';
import { apiError } from '../errors/api-error';
import { isBlockedByHost } from '../storage/blocks';
import { requireMatch } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { channelOf, canReadChannel } from '../chat/channels';
import { newOpaqueKey } from '../shared/random-id';
import { encodeMentions } from '../chat/mentions';
import { moderateChat } from '../chat/moderation';
import { toChatLines } from '../chat/present-lines';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';
import type { MessageHandlers } from './client-messages';
import { broadcastChatLine } from './broadcast-chat-line';
import type { RoomRegistry } from './room-registry';
import type { GameSocket } from './socket-types';

interface ChatHandlersDeps {
  readonly storage: Pick<Storage, 'blocks' | 'chat' | 'matches' | 'moderation' | 'persons'>;
  readonly rooms: RoomRegistry;
  readonly now: () => number;
}

const NO_NAME = ''; // of a spectator: the page says it in its language

/**
 * Checks a person without a seat. Before the start only known persons may write, because every player reads their
 * lines and must be able to mute them.
 *
 * @throws ApiError `not-signed-in`, `kicked`, `blocked-by-host`
 */
async function assertMayChat(
  storage: Pick<Storage, 'blocks' | 'matches'>,
  match: StoredMatch,
  personId: PersonId | null,
): Promise<void> {
  if (personId === null) {
    if (match.status === 'open') throw apiError('chat-without-person');
    return;
  }
  if (await storage.matches.isKicked(match.id, personId)) throw apiError('kicked');
  if (match.status === 'open' && (await isBlockedByHost(storage, match, personId)))
    throw apiError('blocked-by-host');
}

export function createChatHandlers(
  socket: GameSocket,
  matchId: MatchId,
  currentSeat: () => Seat | null,
  { storage, rooms, now }: ChatHandlersDeps,
): MessageHandlers {
  const { personId } = socket.data;
  const authorName = async ({ seats }: StoredMatch, ownSeat: Seat | null) =>
    seats.find((storedSeat) => storedSeat.seat === ownSeat)?.name ??
    (personId === null ? null : await storage.persons.find(personId))?.name ??
    NO_NAME;

  return {
    chat: async ({ text = '', phrase = null }) => {
      const match = await requireMatch(storage.matches, matchId);
      const ownSeat = currentSeat();
      if (ownSeat === null) await assertMayChat(storage, match, personId);
      const line = await storage.chat.add(matchId, {
        key: newOpaqueKey(),
        channel: channelOf(ownSeat, match.status),
        seat: ownSeat,
        name: await authorName(match, ownSeat),
        text: encodeMentions(text, match.seats),
        phrase,
        at: now(),
        personId,
      });
      return { line: await broadcastChatLine(storage, rooms.room(match.id), match, line) };
    },
    'chat-history': async ({ before, limit }): Promise<ChatPage> => {
      const match = await requireMatch(storage.matches, matchId);
      const canRead = (channel: ChatChannel) => canReadChannel(currentSeat(), channel, match.status);
      const cursorLine = before === undefined ? null : await storage.chat.byKey(matchId, before);
      if (before !== undefined && (cursorLine === null || !canRead(cursorLine.channel)))
        throw apiError('earlier-line-not-found');
      const lines = await storage.chat.history(matchId, limit + 1, {
        playersOnly: !canRead('spectators'),
        before: cursorLine?.id,
        reader: personId,
      });
      const isHost = currentSeat() !== null && currentSeat() === hostSeatOf(match);
      const chatLines = await toChatLines(storage, match, lines.slice(-limit), isHost ? 'host' : 'others');
      return { lines: chatLines, hasMore: lines.length > limit };
    },
    moderate: async (action): Promise<Partial<MutedPersons>> => {
      if (personId === null) throw apiError('chat-without-person');
      const actor = { personId, seat: currentSeat() };
      return moderateChat({ storage, now }, await requireMatch(storage.matches, matchId), actor, action);
    },
  };
}
