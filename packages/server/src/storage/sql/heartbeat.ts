import type { TableState } from '@great-fire/protocol';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Downtime, PostponeTableState } from '../heartbeat';
import type { MatchId } from '../../entities/match';
import type { PublishOnCommit, SqlDatabase } from './sql-database';
import { upsert } from './upsert';
import { parseTableState } from './row-conversions';
import type { Db } from './schema';

const SETTING = 'heartbeat';
const MAX_DOWNTIMES = 100;

const downtimeSchema = z.strictObject({ from: z.int(), to: z.int() });
const heartbeatSchema = z.strictObject({
  at: z.int(), // of the last beat
  downtimes: z.array(downtimeSchema).readonly(),
  pending: z.array(downtimeSchema.extend({ lastId: z.string() })).readonly(), // `lastId`: the last postponed table
});
type StoredHeartbeat = z.infer<typeof heartbeatSchema>;

/** A state that cannot be read must not keep the servers from starting. It is reported when its table is. */
const readTableState = (text: string | null): TableState | null => {
  try {
    return parseTableState(text);
  } catch {
    return null;
  }
};

/** One setting holds the heartbeat, so that an archive takes it along. */
export function sqlHeartbeat({ db, dialect, transact }: SqlDatabase) {
  const read = async (from: Db): Promise<StoredHeartbeat | null> => {
    const setting = from.selectFrom('settings').select('value').where('name', '=', SETTING);
    const row = await setting.executeTakeFirst();
    return row === undefined ? null : heartbeatSchema.parse(JSON.parse(row.value));
  };
  const write = (tx: Db, heartbeat: StoredHeartbeat): Promise<void> =>
    upsert(tx, 'settings', ['name'], { name: SETTING, value: JSON.stringify(heartbeat) });
  const update = <T>(
    change: (
      heartbeat: StoredHeartbeat | null,
      tx: Db,
      publish: PublishOnCommit,
    ) => Promise<{ readonly next: StoredHeartbeat | null; readonly result: T }>,
  ): Promise<T> =>
    transact(async (tx, publish) => {
      await dialect.lock(tx, SETTING);
      const { next, result } = await change(await read(tx), tx, publish);
      if (next !== null) await write(tx, next);
      return result;
    });

  const postponeTable = async (
    tx: Db,
    publish: PublishOnCommit,
    { id, at, downtime }: { readonly id: MatchId; readonly at: number; readonly downtime: Downtime },
    postpone: PostponeTableState,
  ): Promise<void> => {
    await tx
      .updateTable('notifications')
      .set({ send_at: sql<number>`send_at + ${downtime.to - downtime.from}` })
      .where('subject_id', '=', id)
      .where('send_at', 'is not', null)
      .execute();
    const match = tx.selectFrom('matches').select(['table_state', 'state_id']).where('id', '=', id);
    const row = await match.where('status', '=', 'running').forUpdate().executeTakeFirst();
    const state = readTableState(row?.table_state ?? null);
    const postponed = state === null ? null : postpone(state, downtime);
    if (row === undefined || postponed === null) return;
    const { version } = postponed.state;
    await tx
      .updateTable('matches')
      .set({
        table_state: JSON.stringify(postponed.state),
        table_state_version: version,
        deadline_at: postponed.dueAt,
      })
      .where('id', '=', id)
      .execute();
    const event = JSON.stringify({ type: 'times-moved' });
    await tx
      .insertInto('table_events')
      .values({ match_id: id, id: version, state_id: row.state_id, at, event })
      .execute();
    publish({ type: 'table-changed', matchId: id });
  };

  return {
    /** Stores that a server runs at `at`. */
    beat: (at: number): Promise<void> =>
      update(async (heartbeat) => ({
        next: { downtimes: [], pending: [], ...heartbeat, at },
        result: undefined,
      })),
    /**
     * Like `beat`. If the last beat is more than `toleranceMs` away, the time since then becomes a downtime, whose
     * tables are still to be postponed. Resolves to it for one of the servers that ask, and to null for the others.
     */
    recordDowntime: (at: number, toleranceMs: number): Promise<Downtime | null> =>
      update(async (heartbeat) => {
        if (heartbeat === null) return { next: { at, downtimes: [], pending: [] }, result: null };
        const downtime: Downtime | null =
          Math.abs(at - heartbeat.at) > toleranceMs ? { from: heartbeat.at, to: at } : null;
        if (downtime === null) return { next: { ...heartbeat, at }, result: null };
        const downtimes = [...heartbeat.downtimes, downtime].slice(-MAX_DOWNTIMES);
        const pending = [...heartbeat.pending, { ...downtime, lastId: '' }];
        return { next: { at, downtimes, pending }, result: downtime };
      }),
    /** The last 100 downtimes, oldest first. */
    downtimes: async (): Promise<readonly Downtime[]> => (await read(db))?.downtimes ?? [],
    /**
     * Moves the times of the next `limit` tables by a downtime, each once, with a table event, and the times of their
     * queued notifications. Resolves to false if no table was left. Any number of servers may call it, also after a crash.
     */
    postponeTables: (limit: number, at: number, postpone: PostponeTableState): Promise<boolean> =>
      update(async (heartbeat, tx, publish) => {
        const [current, ...later] = heartbeat?.pending ?? [];
        if (heartbeat === null || current === undefined) return { next: null, result: false };
        const { lastId, ...downtime } = current;
        const ids = await tx
          .selectFrom('matches')
          .select('id')
          .where('status', 'in', ['open', 'running'])
          // As an expression, so that the databases read by status and not all past games.
          .where(sql<boolean>`id || '' > ${lastId}`)
          .orderBy('id')
          .limit(limit)
          .execute();
        for (const { id } of ids) await postponeTable(tx, publish, { id, at, downtime }, postpone);
        const last = ids.at(-1);
        const isDone = last === undefined || ids.length < limit;
        const pending = isDone ? later : [{ ...current, lastId: last.id }, ...later];
        return { next: { ...heartbeat, pending }, result: pending.length > 0 };
      }),
  };
}
