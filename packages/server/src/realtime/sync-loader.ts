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

export type SyncStores = Pick<Storage, 'chat' | 'matches' | 'persons' | 'tableState'>;

interface SyncLoaderDeps {
  readonly storage: SyncStores;
  readonly matches: Pick<MatchService, 'get'>;
}

interface Viewer {
  readonly seat: Seat | null;
  readonly personId: PersonId | null;
}

export class SyncLoader {
  constructor(private readonly deps: SyncLoaderDeps) {}

  async load(match: StoredMatch, { seat, personId }: Viewer): Promise<SyncContents> {
    const { matches, chat, tableState } = this.deps.storage;
    // A table that was read before its game started shows only the start: players may change seats until then.
    const isStarted = hasStarted(match);
    const readGame = async () => {
      const liveMatch = isStarted ? await this.deps.matches.get(match.id, match.stateId) : null;
      const firstStateId = liveMatch?.recentMoves[0]?.stateId ?? 0;
      return { liveMatch, formerOwners: await tableState.formerOwners(match.id, firstStateId) };
    };
    const readLines = async () => {
      const playersOnly = !canReadChannel(seat, 'spectators', match.status);
      const lines = await chat.history(match.id, SYNC_CHAT_LINES + 1, { playersOnly, reader: personId });
      const isHost = seat !== null && seat === hostSeatOf(match);
      return toChatLines(this.deps.storage, match, lines, isHost ? 'host' : 'others');
    };
    const isVisitor = !isStarted && seat === null && personId !== null;
    const [game, chatLines, events, wasKicked, rematch] = await Promise.all([
      readGame(),
      readLines(),
      tableState.events(match.id, SYNC_TABLE_EVENTS),
      isVisitor && matches.isKicked(match.id, personId),
      this.rematchOf(match),
    ]);
    return { match, ...game, chatLines, events, wasKicked, rematch };
  }

  private async rematchOf({ id, status }: Pick<StoredMatch, 'id' | 'status'>) {
    return status === 'finished' ? this.deps.storage.matches.rematchOf(id) : null;
  }
}
