import type { ChatLine } from '@great-fire/protocol';
import { toChatLines } from '../chat/present-lines';
import type { StoredMatch } from '../entities/match';
import type { StoredChatLine } from '../storage/chat';
import type { Storage } from '../storage/storage';
import { hostSeatOf } from '../table-setup/host';
import type { MatchRoom } from './match-room';

/** Sends a chat line to the members who can read it. Resolves to its public form, or null if there is none. */
export async function broadcastChatLine(
  storage: Pick<Storage, 'persons'>,
  room: MatchRoom | null,
  match: StoredMatch,
  line: StoredChatLine,
): Promise<ChatLine | null> {
  const [lineForHost = null] = await toChatLines(storage, match, [line], 'host');
  if (lineForHost === null) return null;
  const { reportCount: _, ...publicLine } = lineForHost;
  const hostSeat = hostSeatOf(match);
  await room?.broadcastLine(
    { line: publicLine, lineForHost, hostSeat, authorId: line.personId },
    match.status,
  );
  return publicLine;
}
