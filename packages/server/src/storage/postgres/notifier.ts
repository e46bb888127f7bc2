/** Word of a change, given in the change's own transaction: others hear of it when, and only when, it is stored. */
import type { Expression, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import * as z from 'zod';
import { CHANGE_KINDS } from '../change-feed';
import type { ChangeEvent, ChangeKind } from '../change-feed';
import type { MatchId } from '../storage';
import type { Db } from './schema';

export const NOTIFY_CHANNEL = 'great_fire';

const payloadSchema = z
  .string()
  .transform((text) => text.split(' '))
  .pipe(z.tuple([z.string(), z.enum(CHANGE_KINDS), z.string(), z.coerce.number<string>().int().min(0)]));

export class Notifier {
  /** `instanceId` stands for this process. */
  constructor(readonly instanceId: string) {}

  /** The expression that tells it, for a statement that makes the change. */
  notifyExpression(
    matchId: MatchId,
    kind: ChangeKind,
    id: Expression<number> | number = 0,
  ): RawBuilder<unknown> {
    const prefix = `${this.instanceId} ${kind} ${matchId} `;
    return sql`pg_notify(${sql.lit(NOTIFY_CHANNEL)}, ${sql.val(prefix)}::text || ${id}::text)`;
  }

  /** Tells it in a transaction. */
  async notify(db: Db, matchId: MatchId, kind: ChangeKind, id = 0): Promise<void> {
    await sql`SELECT ${this.notifyExpression(matchId, kind, id)}`.execute(db);
  }

  /** What was heard; null for what no server of ours says. */
  parsePayload(payload: string | undefined): ChangeEvent | null {
    const parsed = payloadSchema.safeParse(payload);
    if (!parsed.success) return null;
    const [instanceId, kind, matchId, id] = parsed.data;
    return { matchId, kind, id, isLocal: instanceId === this.instanceId };
  }
}
