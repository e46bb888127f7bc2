/**
 * Presence at all tables, on this server and the others. In rooms above `BATCH_ABOVE` sockets, it is sent once a
 * second.
 */
import type { Logger } from 'pino';
import { guardListener } from '../../shared/listener-guard';
import { KeyedQueue } from '../../shared/keyed-queue';
import type { TaskSet } from '../../shared/task-set';
import { logFailure } from '../../storage/log-failure';
import { EMPTY_PRESENCE, mergePresence, type TablePresence } from '../../storage/presence';
import type { Storage } from '../../storage/storage';
import type { MatchRoom } from '../match-room';
import type { MatchId } from '../../entities/match';

// In large rooms arrivals and departures are batched, because one message to everyone for each would be too much work.
const BATCH_ABOVE = 20;
const BATCH_MS = 1000;

interface PendingBroadcast {
  shouldPublish: boolean; // whether to publish the local presence to other servers
  readonly timer: ReturnType<typeof setTimeout>;
}

interface PresenceServiceDeps {
  readonly storage: Pick<Storage, 'matches' | 'presence'>;
  readonly log: Logger;
  readonly rooms: ReadonlyMap<MatchId, MatchRoom>;
  readonly tasks: TaskSet; // awaited before the server stops
}

export class PresenceService {
  private readonly queue = new KeyedQueue<MatchId>();
  private readonly pendingBroadcasts = new Map<MatchId, PendingBroadcast>(); // batched broadcasts

  constructor(private readonly deps: PresenceServiceDeps) {}

  /** Returns the number of spectators of each match on all servers. */
  async spectatorCounts(matchIds: readonly MatchId[]): Promise<ReadonlyMap<MatchId, number>> {
    const remotePresence = await this.deps.storage.presence.findRemote(matchIds);
    return new Map(matchIds.map((id) => [id, this.mergedPresence(id, remotePresence).spectators]));
  }

  /** Returns which of these matches have a player present on any server. */
  async matchesWithSeatedPlayers(matchIds: readonly MatchId[]): Promise<ReadonlySet<MatchId>> {
    const remotePresence = await this.deps.storage.presence.findRemote(matchIds);
    return new Set(matchIds.filter((id) => this.mergedPresence(id, remotePresence).seats.length > 0));
  }

  async presenceAt(matchId: MatchId): Promise<TablePresence> {
    return this.mergedPresence(matchId, await this.deps.storage.presence.findRemote([matchId]));
  }

  private mergedPresence(id: MatchId, remotePresence: ReadonlyMap<MatchId, TablePresence>): TablePresence {
    return mergePresence(
      this.deps.rooms.get(id)?.members.localPresence ?? EMPTY_PRESENCE,
      remotePresence.get(id) ?? EMPTY_PRESENCE,
    );
  }

  /** Sends the presence to the room, at once or, in a large room, batched. */
  broadcast(matchId: MatchId): Promise<void> {
    return this.enqueue(matchId, { shouldPublish: false });
  }

  /** Like `broadcast`, and publishes the local presence to the other servers. */
  publishAndBroadcast(matchId: MatchId): Promise<void> {
    return this.enqueue(matchId, { shouldPublish: true });
  }

  private async enqueue(
    matchId: MatchId,
    { shouldPublish }: Pick<PendingBroadcast, 'shouldPublish'>,
  ): Promise<void> {
    const { rooms, tasks, log } = this.deps;
    const socketCount = rooms.get(matchId)?.members.size ?? 0;
    if (socketCount <= BATCH_ABOVE) return this.send(matchId, { shouldPublish });
    const existing = this.pendingBroadcasts.get(matchId);
    if (existing !== undefined) {
      existing.shouldPublish ||= shouldPublish;
      return;
    }
    const flush = (): void => {
      this.pendingBroadcasts.delete(matchId);
      tasks.add(this.send(matchId, pending)).catch((err: unknown) => {
        logFailure(log, err, 'sending the presence failed', { matchId });
      });
    };
    const timer = setTimeout(guardListener(log, flush), BATCH_MS);
    const pending: PendingBroadcast = { shouldPublish, timer };
    this.pendingBroadcasts.set(matchId, pending);
  }

  /** One at a time for each table, so that what was read earlier is never sent later. */
  private send(matchId: MatchId, options: Pick<PendingBroadcast, 'shouldPublish'>): Promise<void> {
    return this.queue.run(matchId, () => this.readAndSend(matchId, options));
  }

  private async readAndSend(
    matchId: MatchId,
    { shouldPublish }: Pick<PendingBroadcast, 'shouldPublish'>,
  ): Promise<void> {
    const { storage, rooms } = this.deps;
    const localPresence = rooms.get(matchId)?.members.localPresence ?? EMPTY_PRESENCE;
    if (shouldPublish) await storage.presence.publish(matchId, localPresence);
    const room = rooms.get(matchId);
    if (room === undefined) return;
    const [match, remotePresence] = await Promise.all([
      storage.matches.find(matchId),
      storage.presence.findRemote([matchId]),
    ]);
    if (match === null) return;
    room.setRemotePresence(remotePresence.get(matchId) ?? EMPTY_PRESENCE);
    room.broadcastPresence(match.players);
  }

  close(): void {
    for (const { timer } of this.pendingBroadcasts.values()) clearTimeout(timer);
  }
}
