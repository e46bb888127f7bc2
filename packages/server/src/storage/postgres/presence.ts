/** Presence at tables. Each server has a row for each table, which it renews. Other servers delete a row that lapsed. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import * as z from 'zod';
import { mergePresence, EMPTY_PRESENCE } from '../presence';
import type { TablePresence, PresenceStore } from '../presence';
import { KeyedQueue } from '../../shared/keyed-queue';
import type { MatchId } from '../storage';
import type { Db } from './schema';
import type { Notifier } from './notifier';

const RENEW_INTERVAL_MS = 5_000;

const seatsSchema = z.array(z.int());
const namedSchema = z.array(z.object({ personId: z.string(), name: z.string() }));

export class PostgresPresence implements PresenceStore {
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly latest = new Map<MatchId, TablePresence>(); // the last note of each table with people
  private readonly unpublished = new Set<MatchId>(); // tables whose last note the database may lack
  private readonly queue = new KeyedQueue<MatchId>();
  private readonly expiresAt; // when a row that is written now lapses

  constructor(
    private readonly db: Db,
    private readonly notifier: Notifier,
    log: Logger,
    ttlMs: number, // without a renewal
  ) {
    this.expiresAt = sql<Date>`now() + make_interval(secs => ${sql.lit(ttlMs / 1000)})`;
    this.timer = setInterval(() => {
      this.renew().catch((err: unknown) => log.warn({ err }, 'presence could not be renewed'));
    }, RENEW_INTERVAL_MS);
    this.timer.unref();
  }

  /** Notes who is at a table. The next renewal says it, if `say` does not. */
  record(matchId: MatchId, presence: TablePresence): void {
    this.latest.set(matchId, presence);
    this.unpublished.add(matchId);
  }

  readonly publish = (matchId: MatchId, presence: TablePresence): Promise<void> => {
    this.record(matchId, presence);
    return this.writeLatest(matchId);
  };

  /** Writes the last note of a table. Writes of one table follow each other, so that the last note stays. */
  private writeLatest(matchId: MatchId): Promise<void> {
    return this.queue.run(matchId, async () => {
      const presence = this.latest.get(matchId) ?? EMPTY_PRESENCE;
      await this.writeRow(matchId, presence);
      if (this.latest.get(matchId) !== presence) return; // noted again meanwhile: the next turn writes that
      this.unpublished.delete(matchId);
      if (isEmpty(presence)) this.latest.delete(matchId);
    });
  }

  private async writeRow(matchId: MatchId, presence: TablePresence): Promise<void> {
    const { notifier, expiresAt } = this;
    const { seats, visibleSeats, spectators, namedSpectators } = presence;
    await this.db.transaction().execute(async (tx) => {
      if (isEmpty(presence)) {
        await tx
          .deleteFrom('presence')
          .where('match_id', '=', matchId)
          .where('holder', '=', notifier.instanceId)
          .execute();
      } else {
        const row = {
          seats: JSON.stringify(seats),
          looking: JSON.stringify(visibleSeats),
          spectators,
          named: JSON.stringify(namedSpectators),
          until: expiresAt,
        };
        await tx
          .insertInto('presence')
          .values({ holder: notifier.instanceId, match_id: matchId, ...row })
          .onConflict((known) => known.columns(['match_id', 'holder']).doUpdateSet(row))
          .execute();
      }
      await notifier.notify(tx, matchId, 'presence');
    });
  }

  readonly findRemote = async (
    matchIds: readonly MatchId[],
  ): Promise<ReadonlyMap<MatchId, TablePresence>> => {
    if (matchIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('presence')
      .select(['match_id', 'seats', 'looking', 'spectators', 'named'])
      .where('match_id', '=', sql<string>`any(${matchIds})`)
      .where('holder', '<>', this.notifier.instanceId)
      .where('until', '>', sql<Date>`now()`)
      .orderBy('holder') // so that the same people are told by name each time
      .execute();
    const byMatch = new Map<MatchId, TablePresence>();
    for (const row of rows) {
      const presence = {
        seats: seatsSchema.parse(JSON.parse(row.seats)),
        visibleSeats: seatsSchema.parse(JSON.parse(row.looking)),
        spectators: row.spectators,
        namedSpectators: namedSchema.parse(JSON.parse(row.named)),
      };
      byMatch.set(row.match_id, mergePresence(byMatch.get(row.match_id) ?? EMPTY_PRESENCE, presence));
    }
    return byMatch;
  };

  /** Takes back all that this process said. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.db.deleteFrom('presence').where('holder', '=', this.notifier.instanceId).execute();
  }

  /**
   * Renews all rows of this process and deletes those that other servers did not renew in time. Writes again the rows
   * that the database lacks: an earlier write failed, or another server deleted them while this process stood still.
   */
  async renew(): Promise<void> {
    const { db, notifier, expiresAt } = this;
    const renewed = await db
      .updateTable('presence')
      .set({ until: expiresAt })
      .where('holder', '=', notifier.instanceId)
      .returning('match_id')
      .execute();
    const renewedIds = new Set(renewed.map((row) => row.match_id));
    const deleted = [...this.latest.keys()].filter((matchId) => !renewedIds.has(matchId));
    for (const matchId of new Set([...deleted, ...this.unpublished])) await this.writeLatest(matchId);
    await db.transaction().execute(async (tx) => {
      const expired = await tx
        .deleteFrom('presence')
        .where('until', '<', sql<Date>`now()`)
        .returning('match_id')
        .execute();
      for (const matchId of new Set(expired.map((row) => row.match_id))) {
        await notifier.notify(tx, matchId, 'presence');
      }
    });
  }
}

const isEmpty = ({ seats, spectators }: TablePresence): boolean => seats.length === 0 && spectators === 0;
