/** The page requests views of earlier states in blocks, each once. */
import { startTableServer } from '../testing/table-server';
import { waitForSnapshot } from '../testing/wait-for-snapshot';
import { connectMatch, isLive, withMatch } from '../testing/with-match';

test('requests the block of a state once, and then knows all its states', () =>
  withMatch(async ({ client, server }) => {
    const last = server.stateId();
    expect(client.viewAt(3)).toBeNull();
    const [view, same] = await Promise.all([client.fetchView(3), client.fetchView(4)]);
    expect(view?.viewer).toBe(server.seat);
    expect(client.viewAt(3)).toEqual(view);
    expect(client.viewAt(4)).toEqual(same);
    expect(await client.fetchView(0)).toEqual(client.viewAt(0));
    expect(server.received).toEqual([{ event: 'historic-views', payload: { from: 0, to: last } }]);
  }));

test('requests the views of another perspective apart, and keeps them apart', () =>
  withMatch(async ({ client, server }) => {
    const own = await client.fetchView(3);
    const spectators = await client.fetchView(3, 'spectator');
    const other = await client.fetchView(3, (server.seat + 1) % 3);
    expect([own, spectators, other].map((view) => view?.viewer)).toEqual([
      ...[server.seat, null, (server.seat + 1) % 3],
    ]);
    expect(client.viewAt(3, 'spectator')).toEqual(spectators);
    expect(client.viewAt(3)).toEqual(own);
    expect(server.received.map(({ payload }) => payload)).toEqual([
      { from: 0, to: server.stateId() },
      { from: 0, to: server.stateId(), perspective: 'spectator' },
      { from: 0, to: server.stateId(), perspective: (server.seat + 1) % 3 },
    ]);
  }));

test('requests a block again after a refusal', () =>
  withMatch(async ({ client, server }) => {
    server.refuseRequests('too-many-requests');
    expect(await client.fetchView(3)).toBeNull();
    server.refuseRequests(null);
    expect(await client.fetchView(3)).not.toBeNull();
    expect(server.received).toHaveLength(2);
  }));

test('knows the states that it has shown without a request', () =>
  withMatch(async ({ client, server }) => {
    const { view, stateId } = client.getSnapshot();
    server.send('update', server.playMove());
    await waitForSnapshot(client, (snapshot) => snapshot.stateId > stateId);
    expect(await client.fetchView(stateId)).toEqual(view);
    expect(server.received).toEqual([]);
  }));

test('returns only what it has while it is not connected', async () => {
  const server = await startTableServer();
  const client = connectMatch(server);
  const { stateId, view } = await waitForSnapshot(client, isLive);
  expect(await client.fetchView(stateId)).toEqual(view);
  expect(await client.fetchView(2)).toBeNull();
  await server.stop();
});
