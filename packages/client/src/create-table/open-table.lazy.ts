import type { CreateTableInput, SeatClaim } from '@great-fire/protocol';
import { createTable, startGame } from '../api/table';
import { contributeToDeal } from '../fairness/deal-evidence';
import { numberTableName } from './number-table-name';

export { toTableInput } from './table-input';

/**
 * Opens a table, and starts its game if bots take all other seats. The table gets a number if a known one has its name.
 *
 * @throws ApiRequestError if the table cannot be opened
 */
export async function openTable(
  table: CreateTableInput,
  knownNames: readonly string[] = [],
): Promise<SeatClaim> {
  const claim = await createTable({ ...table, tableName: numberTableName(table.tableName, knownNames) });
  const { match, seedCommitment } = claim;
  if (match.seats.every(({ name }) => name !== null))
    // If this fails, the waiting room offers the start again.
    await startGame(match.id, contributeToDeal(match.id, seedCommitment)).catch(() => undefined);
  return claim;
}
