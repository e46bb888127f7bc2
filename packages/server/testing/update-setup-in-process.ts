import type { OpeningHandAnswer } from '@great-fire/game';
import { hashSecret } from '../src/identity/secret-key';
import type { ClaimedSeat, SetupRequest } from '../src/lobby/table-service';
import type { Person } from '../src/storage/persons';
import type { InProcessServer } from './in-process-server';

type Tables = Pick<InProcessServer, 'tables' | 'storage'>;

/** Returns the guest who claimed a seat in process. */
export async function findPersonInProcess({ storage }: Tables, { sessionKey }: ClaimedSeat): Promise<Person> {
  const session = sessionKey === null ? null : await storage.persons.sessionByKey(hashSecret(sessionKey));
  if (session === null) throw new Error('No guest claimed this seat');
  return session.person;
}

/** Changes the setup of a table before its game begins, as the person who claimed a seat in process. */
export async function updateSetupInProcess(
  server: Tables,
  claim: ClaimedSeat,
  request: SetupRequest,
): Promise<void> {
  await server.tables.updateSetup(await findPersonInProcess(server, claim), claim.matchId, request);
}

/** Sets what the person who claimed a seat in process does with five identical cards. */
export async function setOpeningHandAnswerInProcess(
  server: Tables,
  claim: ClaimedSeat,
  answer: OpeningHandAnswer,
): Promise<void> {
  const { matchId, seat } = claim;
  await server.tables.setOpeningHandAnswer(await findPersonInProcess(server, claim), matchId, seat, answer);
}
