/** Rows of matches and seats, which several stores read and write within their transactions. */
import type { SeatBan } from '@great-fire/table';
import { sql, type Selectable } from 'kysely';
import { DEFAULT_OPENING_HAND_ANSWER } from '@great-fire/game';
import { groupBy } from '../../shared/group-by';
import { hostOf } from '../../table-setup/host';
import type { MatchId, NewBot, NewMatch, NewSeat, PersonId, StoredMatch } from '../../entities/match';
import { isBlocking } from './blocks';
import { hasRow } from './execute';
import { setupColumns, toStoredMatch } from './row-conversions';
import type { Dialect } from './dialect';
import type { Db, Schema } from './schema';

const seatRow = (id: MatchId, seat: number, name: string) => ({
  match_id: id,
  seat,
  name,
  created_at: sql<number>`(SELECT created_at FROM matches WHERE id = ${id})`,
});

/** Returns the row of a person's seat at a stored match. */
export const personSeatRow = (
  id: MatchId,
  seat: number,
  { personId, name, tokenHash, openingHandAnswer = DEFAULT_OPENING_HAND_ANSWER }: NewSeat,
) => ({
  ...seatRow(id, seat, name),
  ...{ person_id: personId, token_hash: tokenHash, bot_level: null },
  opening_hand_answer: openingHandAnswer,
});

/** Returns the row of a bot's own seat at a stored match, without person and token. */
export const botSeatRow = (id: MatchId, seat: number, name: string, { level }: Pick<NewBot, 'level'>) => ({
  ...seatRow(id, seat, name),
  ...{ person_id: null, token_hash: null, bot_level: level },
  opening_hand_answer: DEFAULT_OPENING_HAND_ANSWER,
});

/** Returns a match with its seats in order, or null if it does not exist. */
export async function findMatch(db: Db, id: MatchId, lock?: 'for update'): Promise<StoredMatch | null> {
  const query = db.selectFrom('matches').selectAll().where('id', '=', id);
  const row = await (lock === undefined ? query : query.forUpdate()).executeTakeFirst();
  if (row === undefined) return null;
  const seats = db.selectFrom('seats').selectAll().where('match_id', '=', id).orderBy('seat');
  return toStoredMatch(row, await seats.execute());
}

/** Returns matches with their seats, in the order of their rows, by one further statement. */
export async function withSeats(
  { db, dialect }: { readonly db: Db; readonly dialect: Dialect },
  rows: readonly Selectable<Schema['matches']>[],
): Promise<readonly StoredMatch[]> {
  if (rows.length === 0) return [];
  const isSeatOfRow = dialect.isOneOf(
    'match_id',
    rows.map(({ id }) => id),
  );
  const seatRows = await db.selectFrom('seats').selectAll().where(isSeatOfRow).orderBy('seat').execute();
  const seatsByMatch = groupBy(seatRows, ({ match_id }) => match_id);
  return rows.map((row) => toStoredMatch(row, seatsByMatch.get(row.id) ?? []));
}

/** Returns a match and locks it until the end of the transaction. */
export const lockMatch = (tx: Db, id: MatchId): Promise<StoredMatch | null> =>
  findMatch(tx, id, 'for update');

export function isKicked(db: Db, id: MatchId, personId: PersonId): Promise<boolean> {
  const removals = db.selectFrom('kicked_persons').select('person_id').where('match_id', '=', id);
  return hasRow(removals.where('person_id', '=', personId));
}

/** Returns why a table refuses a seat to a person, or null. */
export async function findSeatBan(
  db: Db,
  match: StoredMatch | null,
  personId: PersonId,
): Promise<SeatBan | null> {
  if (match === null) return null;
  if (await isKicked(db, match.id, personId)) return 'kicked';
  const host = hostOf(match);
  return host !== null && (await isBlocking(db, host, personId)) ? 'blocked-by-host' : null;
}

interface InsertMatchOptions {
  readonly hostId: PersonId | null; // null: the first player will be the host
  readonly formerMatchId?: MatchId; // the match whose players asked for this rematch
}

export async function insertMatch(
  tx: Db,
  match: NewMatch,
  { hostId, formerMatchId }: InsertMatchOptions,
): Promise<void> {
  const { id, at, seed } = match;
  await tx
    .insertInto('matches')
    .values({
      ...setupColumns({ ...match, hostId, status: 'open' }),
      id,
      seed_commitment: match.commitment,
      rules_version: match.rulesVersion,
      created_at: at,
      updated_at: at,
      rematch_of_id: formerMatchId ?? null,
    })
    .execute();
  await tx.insertInto('match_secrets').values({ match_id: id, seed }).execute();
}
