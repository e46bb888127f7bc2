/** The rights of a caller are checked before the input of a request, which is wrong here. */
import type { Group } from '@great-fire/protocol';
import { TestClient, withServer, type Storage } from '../../testing';
import { sharedServer } from '../../testing/shared-server';
import { OPERATIONS, type AuthLevel } from './openapi/operations';

const server = sharedServer();

interface Target {
  readonly match: string;
  readonly group: string;
}

/** Sends each operation of these levels with a wrong body and query. Returns the codes of the refusals. */
async function refusalsOf(client: TestClient, levels: readonly AuthLevel[], { match, group }: Target) {
  const operations = OPERATIONS.filter(({ auth }) => levels.includes(auth));
  const answers = await Promise.all(
    operations.map(async ({ method, path }) => {
      const target = path.replace(':match', match).replace(':group', group);
      const { body } = await client.request<{ readonly code: string }>(
        method.toUpperCase(),
        `${target.replace(':seat', '0').replace(':member', 'x'.repeat(12))}?limit=x`,
        method === 'get' ? undefined : { wrong: true },
      );
      return body.code;
    }),
  );
  return { refusals: new Set(answers), count: operations.length };
}

test('checks the rights of strangers, players and members before the wrong input', async () => {
  const { url } = server();
  const [ann, ben, eve] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const { id: match } = (await ann.openTable()).match;
  await ben.claimSeat(match, 'Ben');
  await eve.openTable();
  const created = await ann.request<{ readonly id: string; readonly key: string }>('POST', '/api/groups', {
    groupName: 'Fish Street',
    name: 'Ann',
  });
  const { id: group, key } = created.body;
  await ben.request('POST', `/api/groups/${group}/members`, { key, name: 'Ben' });
  const target = { match, group };

  const ofTable = await refusalsOf(eve, ['player'], target);
  expect(ofTable.refusals).toEqual(new Set(['not-your-seat']));
  expect(ofTable.count).toBeGreaterThan(3);
  for (const client of [eve, ben])
    expect((await refusalsOf(client, ['host'], target)).refusals).toEqual(new Set(['not-host']));
  expect((await refusalsOf(eve, ['player', 'host'], { match: 'a'.repeat(10), group })).refusals).toEqual(
    new Set(['not-found']),
  );
  const ofGroup = await refusalsOf(eve, ['member', 'owner'], target);
  expect(ofGroup.refusals).toEqual(new Set(['not-found']));
  expect(ofGroup.count).toBeGreaterThan(10);
  expect((await refusalsOf(ben, ['owner'], target)).refusals).toEqual(new Set(['not-host']));
});

test('a check reads a table or a group once, and its route reads no more', async () => {
  const reads: string[] = [];
  const counting = ({ groups, matches, ...opened }: Storage): Storage => ({
    ...opened,
    groups: { ...groups, find: (...key) => (reads.push('group'), groups.find(...key)) },
    matches: { ...matches, find: (id) => (reads.push('table'), matches.find(id)) },
  });
  await withServer(
    async ({ url }) => {
      const [ann, ben] = [new TestClient(url), new TestClient(url)];
      const { id } = (await ann.openTable()).match;
      await ben.claimSeat(id, 'Ben');
      const { body } = await ann.request<Group>('POST', '/api/groups', { groupName: 'A', name: 'Ann' });
      const readsOf = async (method: string, path: string, status: number) => {
        reads.length = 0;
        expect((await ann.request(method, path)).status).toBe(status);
        return [...reads];
      };
      expect(await readsOf('GET', `/api/groups/${body.id}`, 200)).toEqual(['group']);
      expect(await readsOf('DELETE', `/api/matches/${id}/seats/1?name=Cat`, 409)).toEqual(['table']);
    },
    { wrapStorage: counting },
  )();
});
