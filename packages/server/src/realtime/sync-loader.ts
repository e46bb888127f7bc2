/** Reads what a sync contains. */
import type { Seat } from '@great-fire/game';
import { hostSeatOf } from '../table-setup/host';
import { hasStarted } from '../matches/load-match';
import type { MatchService } from '../matches/match-service';
import type { PersonId, StoredMatch } from '../entities/match';
import type { Storage } from '../storage/storage';
import { canReadChannel } from '../chat/channels';
import { toChatLines } from '../chat/present-lines';
import { SYNC_CHAT_LINES, SYNC_TABLE_EVENTS, type SyncContents } from './build-sync';

export interface SyncLoaderDeps {
  readonly storage: Pick<Storage, 'chat' | 'matches' | 'persons' | 'tableState'>;
  readonly matches: Pick<MatchService, 'get'>;
}

interface Viewer {
  readonly seat: Seat | null;
  readonly personId: PersonId | null;
}

export async function loadSync(
  { storage, matches }: SyncLoaderDeps,
  match: StoredMatch,
  { seat, personId }: Viewer,
): Promise<SyncContents> {
  // A table that was read before its game started shows only the start: players may change seats until then.
  const isStarted = hasStarted(match);
  const readGame = async () => {
    const liveMatch = isStarted ? await matches.get(match.id, match.stateId) : null;
    const firstStateId = liveMatch?.recentMoves[0]?.stateId ?? 0;
    return { liveMatch, formerOwners: await storage.tableState.formerOwners(match.id, firstStateId) };
  };
  const readLines = async () => {
    const playersOnly = !canReadChannel(seat, 'spectators', match.status);
    const page = { playersOnly, reader: personId };
    const lines = await storage.chat.history(match.id, SYNC_CHAT_LINES + 1, page);
    const isHost = seat !== null && seat === hostSeatOf(match);
    return toChatLines(storage, match, lines, isHost ? 'host' : 'others');
  };
  const isVisitor = !isStarted && seat === null && personId !== null;
  const [game, chatLines, events, wasKicked, rematch] = await Promise.all([
    readGame(),
    readLines(),
    storage.tableState.events(match.id, SYNC_TABLE_EVENTS),
    isVisitor && storage.matches.isKicked(match.id, personId),
    match.status === 'finished' ? storage.matches.rematchOf(match.id) : null,
  ]);
  return { match, ...game, chatLines, events, wasKicked, rematch };
}
