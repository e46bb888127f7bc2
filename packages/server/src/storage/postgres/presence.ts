/** Presence at tables. Each server has a row for each table, which it renews. Other servers delete a row that lapsed. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import * as z from 'zod';
import { together, NOBODY_HERE } from '../here';
import type { Here, PresenceStore } from '../here';
import type { MatchId } from '../storage';
import type { Tabled } from './tables';
import type { Word } from './word';

const RENEW_MS = 5_000;

const seatsSchema = z.array(z.int());
const namedSchema = z.array(z.object({ personId: z.string(), name: z.string() }));

export class PostgresPresence implements PresenceStore {
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly unsaid = new Map<MatchId, Here>(); // notes that the database may lack
  private readonly until; // when a row that is written now lapses

  constructor(
    private readonly db: Tabled,
    private readonly word: Word,
    log: Logger,
    lapsesAfterMs: number, // without a renewal
  ) {
    this.until = sql<Date>`now() + make_interval(secs => ${sql.lit(lapsesAfterMs / 1000)})`;
    this.timer = setInterval(() => {
      this.renew().catch((err: unknown) => log.warn({ err }, 'presence could not be renewed'));
    }, RENEW_MS);
    this.timer.unref();
  }

  /** To be said, if not now then when the database is back. */
  note(matchId: MatchId, here: Here): void {
    this.unsaid.set(matchId, here);
  }

  readonly say = async (matchId: MatchId, here: Here): Promise<void> => {
    const { seats, looking, spectators, named } = here;
    const { word, until } = this;
    await this.db.transaction().execute(async (tx) => {
      if (seats.length === 0 && spectators === 0) {
        await tx
          .deleteFrom('presence')
          .where('match_id', '=', matchId)
          .where('holder', '=', word.sender)
          .execute();
      } else {
        const row = {
          seats: JSON.stringify(seats),
          looking: JSON.stringify(looking),
          spectators,
          named: JSON.stringify(named),
          until,
        };
        await tx
          .insertInto('presence')
          .values({ holder: word.sender, match_id: matchId, ...row })
          .onConflict((known) => known.columns(['match_id', 'holder']).doUpdateSet(row))
          .execute();
      }
      await word.give(tx, matchId, 'presence');
    });
    if (this.unsaid.get(matchId) === here) this.unsaid.delete(matchId);
  };

  readonly elsewhere = async (matchIds: readonly MatchId[]): Promise<ReadonlyMap<MatchId, Here>> => {
    if (matchIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('presence')
      .select(['match_id', 'seats', 'looking', 'spectators', 'named'])
      .where('match_id', '=', sql<string>`any(${matchIds})`)
      .where('holder', '<>', this.word.sender)
      .where('until', '>', sql<Date>`now()`)
      .orderBy('holder') // so that the same people are told by name each time
      .execute();
    const found = new Map<MatchId, Here>();
    for (const row of rows) {
      const here = {
        seats: seatsSchema.parse(JSON.parse(row.seats)),
        looking: seatsSchema.parse(JSON.parse(row.looking)),
        spectators: row.spectators,
        named: namedSchema.parse(JSON.parse(row.named)),
      };
      found.set(row.match_id, together(found.get(row.match_id) ?? NOBODY_HERE, here));
    }
    return found;
  };

  /** Takes back all that this process said. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.db.deleteFrom('presence').where('holder', '=', this.word.sender).execute();
  }

  /** Says again what holds, and tells whose server has not done so in time. */
  private async renew(): Promise<void> {
    const { db, word, until } = this;
    for (const [matchId, here] of [...this.unsaid]) await this.say(matchId, here);
    await db.updateTable('presence').set({ until }).where('holder', '=', word.sender).execute();
    await db.transaction().execute(async (tx) => {
      const gone = await tx
        .deleteFrom('presence')
        .where('until', '<', sql<Date>`now()`)
        .returning('match_id')
        .execute();
      for (const matchId of new Set(gone.map((row) => row.match_id))) {
        await word.give(tx, matchId, 'presence');
      }
    });
  }
}
