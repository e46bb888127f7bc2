/**
 * Notifies all servers of changes in the transaction that stores them, so that only committed changes are notified.
 */
import { sql } from 'kysely';
import * as z from 'zod';
import { changeSchema, type Change, type ChangeEvent } from '../change-feed';
import type { Db } from '../sql/schema';

export const NOTIFY_CHANNEL = 'great_fire';

const payloadSchema = z
  .string()
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      context.addIssue('Not JSON');
      return z.NEVER;
    }
  })
  .pipe(changeSchema);

export class Notifier {
  /** `instanceId`: this server process */
  constructor(readonly instanceId: string) {}

  async notify(tx: Db, changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    const calls = changes.map(
      (change) => sql`pg_notify(${NOTIFY_CHANNEL}, ${`${this.instanceId} ${JSON.stringify(change)}`})`,
    );
    await sql`SELECT ${sql.join(calls)}`.execute(tx);
  }

  /** Parses a payload: the sender's instance and the change as JSON. Returns null if no server of ours sent it. */
  parsePayload(payload = ''): ChangeEvent | null {
    const [, instanceId, json] = /^(\S+) (.*)$/.exec(payload) ?? [];
    const parsed = payloadSchema.safeParse(json);
    return parsed.success ? { ...parsed.data, isLocal: instanceId === this.instanceId } : null;
  }
}
