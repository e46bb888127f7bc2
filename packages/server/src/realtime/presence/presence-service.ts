/** Who is at the tables: at this server, and at the others by what they say; told in a crowd once a second. */
import { EMPTY_PRESENCE, mergePresence } from '../../storage/presence';
import type { TablePresence } from '../../storage/presence';
import type { MatchId, Storage } from '../../storage/storage';
import type { MatchRoom } from '../match-room';

// In a crowd those who come and go are told of together: to tell all of each would be work without end.
const BATCH_ABOVE = 20;
const BATCH_MS = 1000;

interface PendingBroadcast {
  shouldPublish: boolean; // who is here at this server is to be said too
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface PresenceServiceDeps {
  readonly storage: Storage;
  readonly rooms: ReadonlyMap<MatchId, MatchRoom>;
  readonly track: <T>(work: Promise<T>) => Promise<T>; // waited for before the server ends
  readonly onError: (err: unknown, matchId: MatchId) => void;
}

export class PresenceService {
  private readonly pendingBroadcasts = new Map<MatchId, PendingBroadcast>(); // that are told in a moment

  constructor(private readonly deps: PresenceServiceDeps) {}

  /** How many watch each of these tables, at this server and the others. */
  async spectatorCounts(matchIds: readonly MatchId[]): Promise<ReadonlyMap<MatchId, number>> {
    const remotePresence = await this.deps.storage.presence.findRemote(matchIds);
    return new Map(matchIds.map((id) => [id, this.mergedPresence(id, remotePresence).spectators]));
  }

  /** Which of these tables somebody sits at just now, at this server or another. */
  async matchesWithSeatedPlayers(matchIds: readonly MatchId[]): Promise<ReadonlySet<MatchId>> {
    const remotePresence = await this.deps.storage.presence.findRemote(matchIds);
    return new Set(matchIds.filter((id) => this.mergedPresence(id, remotePresence).seats.length > 0));
  }

  /** Who is at a table just now, at this server or another. */
  async presenceAt(matchId: MatchId): Promise<TablePresence> {
    return this.mergedPresence(matchId, await this.deps.storage.presence.findRemote([matchId]));
  }

  private mergedPresence(id: MatchId, remotePresence: ReadonlyMap<MatchId, TablePresence>): TablePresence {
    return mergePresence(
      this.deps.rooms.get(id)?.localPresence ?? EMPTY_PRESENCE,
      remotePresence.get(id) ?? EMPTY_PRESENCE,
    );
  }

  /** Says who is here, where that is `shouldPublish` to say, and tells it: at once, or in a crowd with all else of that second. */
  async broadcast(matchId: MatchId, shouldPublish: boolean): Promise<void> {
    const socketCount = this.deps.rooms.get(matchId)?.sockets.length ?? 0;
    if (socketCount <= BATCH_ABOVE) return this.publishAndBroadcast(matchId, shouldPublish);
    const existing = this.pendingBroadcasts.get(matchId);
    if (existing !== undefined) {
      existing.shouldPublish ||= shouldPublish;
      return;
    }
    const pending: PendingBroadcast = { shouldPublish, timer: setTimeout(() => flush(), BATCH_MS) };
    const flush = (): void => {
      this.pendingBroadcasts.delete(matchId);
      const broadcasting = this.deps.track(this.publishAndBroadcast(matchId, pending.shouldPublish));
      broadcasting.catch((err: unknown) => this.deps.onError(err, matchId));
    };
    this.pendingBroadcasts.set(matchId, pending);
  }

  private async publishAndBroadcast(matchId: MatchId, shouldPublish: boolean): Promise<void> {
    const localPresence = this.deps.rooms.get(matchId)?.localPresence ?? EMPTY_PRESENCE;
    if (shouldPublish) await this.deps.storage.presence.publish(matchId, localPresence);
    await this.broadcastToRoom(matchId);
  }

  private async broadcastToRoom(matchId: MatchId): Promise<void> {
    const room = this.deps.rooms.get(matchId);
    if (room === undefined) return;
    const { storage } = this.deps;
    const match = await storage.matches.find(matchId);
    const remotePresence = await storage.presence.findRemote([matchId]);
    if (match === null) return;
    room.setRemotePresence(remotePresence.get(matchId) ?? EMPTY_PRESENCE);
    room.broadcastPresence(match.players);
  }

  close(): void {
    for (const { timer } of this.pendingBroadcasts.values()) clearTimeout(timer);
  }
}
