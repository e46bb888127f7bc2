import { hashOf } from '../src/identity/secret-key';
import type { Seated, Wish } from '../src/lobby/tables';
import type { Wired } from './wired';

/** What somebody who was given a seat without a network asks of the table before its game begins. */
export async function arrangeWired(
  { tables, storage }: Pick<Wired, 'tables' | 'storage'>,
  { matchId, guestKey }: Seated,
  wish: Wish,
): Promise<void> {
  const known = guestKey === null ? null : await storage.persons.byKey(hashOf(guestKey));
  await tables.arrange(known?.person ?? null, matchId, wish);
}
