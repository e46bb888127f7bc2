/** Presence at tables. Each server has a row for each table, which it renews. Other servers delete a row that lapsed. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import * as z from 'zod';
import { together, NOBODY_HERE } from '../here';
import type { Here, PresenceStore } from '../here';
import { InTurn } from '../../matches/in-turn';
import type { MatchId } from '../storage';
import type { Tabled } from './tables';
import type { Word } from './word';

const RENEW_MS = 5_000;

const seatsSchema = z.array(z.int());
const namedSchema = z.array(z.object({ personId: z.string(), name: z.string() }));

export class PostgresPresence implements PresenceStore {
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly noted = new Map<MatchId, Here>(); // the last note of each table with people
  private readonly unsaid = new Set<MatchId>(); // tables whose last note the database may lack
  private readonly turns = new InTurn<MatchId>();
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

  /** Notes who is at a table. The next renewal says it, if `say` does not. */
  note(matchId: MatchId, here: Here): void {
    this.noted.set(matchId, here);
    this.unsaid.add(matchId);
  }

  readonly say = (matchId: MatchId, here: Here): Promise<void> => {
    this.note(matchId, here);
    return this.write(matchId);
  };

  /** Writes the last note of a table. Writes of one table follow each other, so that the last note stays. */
  private write(matchId: MatchId): Promise<void> {
    return this.turns.run(matchId, async () => {
      const here = this.noted.get(matchId) ?? NOBODY_HERE;
      await this.writeRow(matchId, here);
      if (this.noted.get(matchId) !== here) return; // noted again meanwhile: the next turn writes that
      this.unsaid.delete(matchId);
      if (isEmpty(here)) this.noted.delete(matchId);
    });
  }

  private async writeRow(matchId: MatchId, here: Here): Promise<void> {
    const { word, until } = this;
    const { seats, looking, spectators, named } = here;
    await this.db.transaction().execute(async (tx) => {
      if (isEmpty(here)) {
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
  }

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

  /**
   * Renews all rows of this process and deletes those that other servers did not renew in time. Writes again the rows
   * that the database lacks: an earlier write failed, or another server deleted them while this process stood still.
   */
  async renew(): Promise<void> {
    const { db, word, until } = this;
    const renewed = await db
      .updateTable('presence')
      .set({ until })
      .where('holder', '=', word.sender)
      .returning('match_id')
      .execute();
    const known = new Set(renewed.map((row) => row.match_id));
    const deleted = [...this.noted.keys()].filter((matchId) => !known.has(matchId));
    for (const matchId of new Set([...deleted, ...this.unsaid])) await this.write(matchId);
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

const isEmpty = ({ seats, spectators }: Here): boolean => seats.length === 0 && spectators === 0;
