import { hashSecret } from '../src/identity/secret-key';
import type { ClaimedSeat, SetupRequest } from '../src/lobby/table-service';
import type { InProcessServer } from './in-process-server';

/** Changes the setup of a table before its game begins, as the person who claimed a seat in process. */
export async function updateSetupInProcess(
  { tables, storage }: Pick<InProcessServer, 'tables' | 'storage'>,
  { matchId, sessionKey }: ClaimedSeat,
  request: SetupRequest,
): Promise<void> {
  const session = sessionKey === null ? null : await storage.persons.sessionByKey(hashSecret(sessionKey));
  await tables.updateSetup(session?.person ?? null, matchId, request);
}
