/** Word of a change, given in the change's own transaction: others hear of it when, and only when, it is stored. */
import type { Expression, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import * as z from 'zod';
import { NEWS_KINDS } from '../news';
import type { News, NewsKind } from '../news';
import type { MatchId } from '../storage';
import type { Tabled } from './tables';

export const CHANNEL = 'great_fire';

const wordSchema = z
  .string()
  .transform((text) => text.split(' '))
  .pipe(z.tuple([z.string(), z.enum(NEWS_KINDS), z.string(), z.coerce.number<string>().int().min(0)]));

export class Word {
  /** `sender` stands for this process. */
  constructor(readonly sender: string) {}

  /** The expression that tells it, for a statement that makes the change. */
  of(matchId: MatchId, what: NewsKind, id: Expression<number> | number = 0): RawBuilder<unknown> {
    const text = `${this.sender} ${what} ${matchId} `;
    return sql`pg_notify(${sql.lit(CHANNEL)}, ${sql.val(text)}::text || ${id}::text)`;
  }

  /** Tells it in a transaction. */
  async give(db: Tabled, matchId: MatchId, what: NewsKind, id = 0): Promise<void> {
    await sql`SELECT ${this.of(matchId, what, id)}`.execute(db);
  }

  /** What was heard; null for what no server of ours says. */
  read(payload: string | undefined): News | null {
    const read = wordSchema.safeParse(payload);
    if (!read.success) return null;
    const [sender, what, matchId, id] = read.data;
    return { matchId, what, id, isFromHere: sender === this.sender };
  }
}
