/** Reads what a sync contains: the current table, or the delayed one for delayed spectators. */
import type { Seat } from '@great-fire/game';
import { isDelayedFor } from '../spectating/delayed-view';
import type { DelayedViews, DelayedView } from '../spectating/delayed-view';
import { hasStarted } from '../matches/load-match';
import type { MatchService } from '../matches/match-service';
import { hostSeatOf } from '../table-setup/seats';
import type { PersonId, StoredMatch } from '../entities/match';
import type { Storage } from '../storage/storage';
import { canReadChannel } from '../chat/channels';
import { toChatLines } from '../chat/present-lines';
import { SYNC_CHAT_LINES, SYNC_TABLE_EVENTS } from './build-sync';
import type { SyncContents } from './build-sync';

interface SyncLoaderDeps {
  readonly storage: Storage;
  readonly matches: Pick<MatchService, 'get'>;
  readonly delayedViews: DelayedViews;
}

/** A person at a socket. */
interface Viewer {
  readonly seat: Seat | null;
  readonly personId: PersonId | null;
  readonly mutedIds: ReadonlySet<PersonId>; // persons that the person has muted or blocked
}

export interface LoadedSync {
  readonly contents: SyncContents;
  readonly delayedView: DelayedView | null; // null: the viewer sees the table without a delay
}

export class SyncLoader {
  constructor(private readonly deps: SyncLoaderDeps) {}

  load(match: StoredMatch, viewer: Viewer): Promise<LoadedSync> {
    return isDelayedFor(match, viewer.seat) ? this.loadDelayed(match, viewer) : this.loadLive(match, viewer);
  }

  private async loadLive(match: StoredMatch, { seat, personId }: Viewer): Promise<LoadedSync> {
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
    return { contents: { match, ...game, chatLines, events, wasKicked, rematch }, delayedView: null };
  }

  /** Loads the table as it was before the delay. */
  private async loadDelayed(match: StoredMatch, { mutedIds }: Viewer): Promise<LoadedSync> {
    const delayedView = await this.deps.delayedViews.buildView(match);
    const visibleLines = delayedView.chatLines.filter(
      (line) => line.personId === null || !mutedIds.has(line.personId),
    );
    const [chatLines, rematch] = await Promise.all([
      toChatLines(this.deps.storage, delayedView.match, visibleLines.slice(-SYNC_CHAT_LINES - 1), 'others'),
      this.rematchOf(delayedView.match),
    ]);
    return {
      contents: {
        match: delayedView.match,
        liveMatch: delayedView.liveMatch,
        chatLines,
        events: delayedView.events.slice(-SYNC_TABLE_EVENTS),
        formerOwners: delayedView.formerOwners,
        wasKicked: false,
        rematch,
      },
      delayedView,
    };
  }

  private async rematchOf({ id, status }: Pick<StoredMatch, 'id' | 'status'>) {
    return status === 'finished' ? this.deps.storage.matches.rematchOf(id) : null;
  }
}
