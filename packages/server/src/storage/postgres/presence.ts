/** Presence at tables. Each server has a row for each table, which it renews. Other servers delete an expired row. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import * as z from 'zod';
import { mergePresence, EMPTY_PRESENCE, type TablePresence, type PresenceStore } from '../presence';
import { PeriodicJob, intervalSchedule, type Schedule } from '../../lifecycle/periodic-job';
import { KeyedQueue } from '../../shared/keyed-queue';
import type { MatchId } from '../../entities/match';
import type { Db } from '../sql/schema';
import type { Notifier } from './notifier';

const RENEW_INTERVAL_MS = 5_000;

const seatsSchema = z.array(z.int());
const namedSchema = z.array(z.object({ personId: z.string(), name: z.string() }));

export class PostgresPresence implements PresenceStore {
  private readonly job: PeriodicJob;
  private readonly latest = new Map<MatchId, TablePresence>(); // the last presence of each table with persons
  private readonly unpublished = new Set<MatchId>(); // tables whose last presence the database may lack
  private readonly queue = new KeyedQueue<MatchId>();
  private readonly expiresAt; // when a row that is written now expires

  constructor(
    private readonly db: Db,
    private readonly notifier: Notifier,
    log: Logger,
    ttlMs: number, // time to live without a renewal
    schedule: Schedule = intervalSchedule,
  ) {
    this.expiresAt = sql<Date>`now() + make_interval(secs => ${sql.lit(ttlMs / 1000)})`;
    this.job = new PeriodicJob({
      schedule,
      intervalMs: RENEW_INTERVAL_MS,
      work: () => this.renew(),
      onError: (err) => log.warn({ err }, 'presence heartbeat failed'),
    });
  }

  /** Records the presence at a table. The next renewal writes it if `publish` does not. */
  record(matchId: MatchId, presence: TablePresence): void {
    this.latest.set(matchId, presence);
    this.unpublished.add(matchId);
  }

  readonly publish = (matchId: MatchId, presence: TablePresence): Promise<void> => {
    this.record(matchId, presence);
    return this.writeLatest(matchId);
  };

  /** Writes the last presence of a table. Writes for one table run one after another, so that the last one stays. */
  private writeLatest(matchId: MatchId): Promise<void> {
    return this.queue.run(matchId, () => this.writeNow(matchId));
  }

  /** Like `writeLatest`, unless a write that was queued earlier has written the last presence. */
  private writeUnpublished(matchId: MatchId): Promise<void> {
    return this.queue.run(matchId, async () => {
      if (this.unpublished.has(matchId)) await this.writeNow(matchId);
    });
  }

  private async writeNow(matchId: MatchId): Promise<void> {
    const presence = this.latest.get(matchId) ?? EMPTY_PRESENCE;
    await this.writeRow(matchId, presence);
    if (this.latest.get(matchId) !== presence) return; // recorded again meanwhile: the next turn writes that
    this.unpublished.delete(matchId);
    if (isEmpty(presence)) this.latest.delete(matchId);
  }

  private async writeRow(matchId: MatchId, presence: TablePresence): Promise<void> {
    const { notifier, expiresAt } = this;
    const { seats, visibleSeats, spectators, namedSpectators } = presence;
    await this.db.transaction().execute(async (tx) => {
      if (isEmpty(presence)) {
        await tx
          .deleteFrom('presence')
          .where('match_id', '=', matchId)
          .where('instance_id', '=', notifier.instanceId)
          .execute();
      } else {
        const row = {
          seats: JSON.stringify(seats),
          visible_seats: JSON.stringify(visibleSeats),
          spectators,
          named_spectators: JSON.stringify(namedSpectators),
          expires_at: expiresAt,
        };
        await tx
          .insertInto('presence')
          .values({ instance_id: notifier.instanceId, match_id: matchId, ...row })
          .onConflict((known) => known.columns(['match_id', 'instance_id']).doUpdateSet(row))
          .execute();
      }
      await notifier.notify(tx, [{ type: 'presence-changed', matchId }]);
    });
  }

  readonly findRemote = async (
    matchIds: readonly MatchId[],
  ): Promise<ReadonlyMap<MatchId, TablePresence>> => {
    if (matchIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('presence')
      .select(['match_id', 'seats', 'visible_seats', 'spectators', 'named_spectators'])
      .where('match_id', '=', sql<string>`any(${matchIds})`)
      .where('instance_id', '<>', this.notifier.instanceId)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('instance_id') // so that each read names the same spectators
      .execute();
    const byMatch = new Map<MatchId, TablePresence>();
    for (const row of rows) {
      const presence = {
        seats: seatsSchema.parse(JSON.parse(row.seats)),
        visibleSeats: seatsSchema.parse(JSON.parse(row.visible_seats)),
        spectators: row.spectators,
        namedSpectators: namedSchema.parse(JSON.parse(row.named_spectators)),
      };
      byMatch.set(row.match_id, mergePresence(byMatch.get(row.match_id) ?? EMPTY_PRESENCE, presence));
    }
    return byMatch;
  };

  /** Deletes all rows of this process. */
  async close(): Promise<void> {
    await this.job.close();
    await this.db.deleteFrom('presence').where('instance_id', '=', this.notifier.instanceId).execute();
  }

  /**
   * Renews all rows of this process and deletes those that other servers did not renew in time. Writes again the rows
   * that the database lacks: an earlier write failed, or another server deleted them while this process stood still.
   */
  async renew(): Promise<void> {
    const { db, notifier, expiresAt } = this;
    const published = [...this.latest.keys()].filter((matchId) => !this.unpublished.has(matchId));
    const renewed = await db
      .updateTable('presence')
      .set({ expires_at: expiresAt })
      .where('instance_id', '=', notifier.instanceId)
      .returning('match_id')
      .execute();
    const renewedIds = new Set(renewed.map((row) => row.match_id));
    for (const matchId of published)
      if (this.latest.has(matchId) && !renewedIds.has(matchId)) this.unpublished.add(matchId);
    for (const matchId of [...this.unpublished]) await this.writeUnpublished(matchId);
    await db.transaction().execute(async (tx) => {
      const expired = await tx
        .deleteFrom('presence')
        .where('expires_at', '<', sql<Date>`now()`)
        .returning('match_id')
        .execute();
      const matchIds = new Set(expired.map((row) => row.match_id));
      await notifier.notify(
        tx,
        [...matchIds].map((matchId) => ({ type: 'presence-changed', matchId })),
      );
    });
  }
}

const isEmpty = ({ seats, spectators }: TablePresence): boolean => seats.length === 0 && spectators === 0;
