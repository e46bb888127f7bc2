import type { PersonId } from '../../entities/match';
import type { Db } from './schema';

/**
 * Locks a person until the transaction ends, so that two servers do not count the person's rows at the same time, and an
 * erasure has either ended or waits. Rows that refer to the person are written meanwhile.
 */
export async function lockPerson(tx: Db, id: PersonId): Promise<void> {
  await tx.selectFrom('persons').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
