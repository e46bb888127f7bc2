/** A person whom the host removed or blocks gets no seat at the table: before the start, after it, or by a take-over. */
import { startInProcessServer, type InProcessServer } from '../../testing';
import { findPersonInProcess, updateSetupInProcess } from '../../testing/update-setup-in-process';
import { ApiError } from '../errors/api-error';
import { requireMatch } from '../storage/matches';
import type { ClaimedSeat } from './table-service';

/** Joins a table with a new person. Resolves to the seat and to a request for another seat by the same person. */
async function newPlayer({ tables, storage }: InProcessServer, matchId: string | null, name: string) {
  const table = { tableName: 'Pudding Lane', players: 3, private: false, name } as const;
  const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
  const claim = await (matchId === null
    ? tables.open(null, { ...table, options })
    : tables.join(null, matchId, { name }));
  const person = await findPersonInProcess({ tables, storage }, claim);
  const join = (seat: number) =>
    tables.join(person, claim.matchId, { name, seat }).then(
      () => 'seated',
      (error: unknown) => (error instanceof ApiError ? error.body.code : Promise.reject(error as Error)),
    );
  return { claim, person, join };
}

const setReady = (server: InProcessServer, claim: ClaimedSeat) =>
  updateSetupInProcess(server, claim, { type: 'set-ready', seat: claim.seat, isReady: true });

type Player = Awaited<ReturnType<typeof newPlayer>>;

test.each([
  [
    'removed',
    'kicked',
    async ({ tables, storage }: InProcessServer, host: Player, { claim }: Player) =>
      tables.leave(host.person, await requireMatch(storage.matches, claim.matchId), claim.seat, 'Eve'),
  ],
  [
    'blocks',
    'blocked-by-host',
    async ({ tables, storage }: InProcessServer, host: Player, eve: Player) => {
      const table = await requireMatch(storage.matches, eve.claim.matchId);
      await tables.leave(eve.person, table, eve.claim.seat);
      await storage.blocks.block(host.person.id, eve.person.id, 1, 10);
    },
  ],
])('a person whom the host %s cannot join, also not by taking over a seat', async (_, code, ban) => {
  const server = startInProcessServer({ now: () => 1, wrapStorage: (opened) => opened });
  const host = await newPlayer(server, null, 'Ann');
  const { matchId } = host.claim;
  const eve = await newPlayer(server, matchId, 'Eve');
  await ban(server, host, eve);
  expect(await eve.join(1)).toBe(code);
  for (const name of ['Ben', 'Cat']) await setReady(server, (await newPlayer(server, matchId, name)).claim);
  await updateSetupInProcess(server, host.claim, { type: 'start' });
  expect(await eve.join(1)).toBe('already-started');
  await server.tableCommands.execute(matchId, 1, { type: 'leave' });
  expect(await eve.join(1)).toBe(code);
  expect((await server.storage.matches.find(matchId))?.seats[1]?.name).toBe('Ben');
  expect((await newPlayer(server, matchId, 'Dan')).claim.seat).toBe(1); // the seat was open
  await server.stop();
});
