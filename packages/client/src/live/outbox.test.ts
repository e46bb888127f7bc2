/** A move counts once and its sender learns the result, whatever happens to the answers. */
import { moveIdSchema } from '@great-fire/protocol';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { waitFor } from '@great-fire/testkit/wait-for';
import { waitForSnapshot } from '../testing/wait-for-snapshot';
import { isLive, legalMove, receiveAll, sendAll, withMatch } from '../testing/with-match';
import { randomId } from '../lib/random-id';

const RETRY_DELAY_MS = 1000;

test.each(['shutting-down', 'unavailable'] as const)(
  'sends a move again with the same id a second after the answer %s',
  (code) =>
    withFakeTimers(() =>
      withMatch(async ({ client, server }) => {
        server.refuseNextMove(code);
        const moved = client.act(legalMove(client));
        await waitFor('the refused move', () => server.receivedMoves.length === 1);
        await receiveAll({ client, server });
        expect(client.getSnapshot().isSending).toBe(true);
        jest.advanceTimersByTime(RETRY_DELAY_MS);
        expect(await moved).toEqual({ ok: true, stateId: server.stateId() });
        expect(server.receivedMoves).toHaveLength(2);
        expect(server.receivedMoves[1]).toEqual(server.receivedMoves[0]);
        expect(client.getSnapshot().isSending).toBe(false);
      }),
    )(),
);

test('passes on any other refusal and does not send the move again', () =>
  withMatch(async ({ client, server }) => {
    server.refuseNextMove('too-many-requests');
    await expect(client.act(legalMove(client))).resolves.toMatchObject({ code: 'too-many-requests' });
    expect(client.getSnapshot().isSending).toBe(false);
    server.send('service-status', { isUp: true }); // repeats what is unanswered
    await receiveAll({ client, server });
    await sendAll({ client, server });
    expect(server.receivedMoves).toHaveLength(1);
  }));

test('repeats unanswered moves when the server has its storage again, and takes the first answer', () =>
  withMatch(async ({ client, server }) => {
    server.holdAnswers();
    const moved = client.act(legalMove(client));
    await waitFor('the move', () => server.receivedMoves.length === 1);
    server.send('service-status', { isUp: false });
    await waitForSnapshot(client, ({ connection }) => connection === 'suspended');
    await sendAll({ client, server });
    expect(server.receivedMoves).toHaveLength(1);
    server.send('service-status', { isUp: true });
    await waitFor('the repeated move', () => server.receivedMoves.length === 2);
    expect(server.receivedMoves[1]).toEqual(server.receivedMoves[0]);
    server.releaseAnswers();
    expect(await moved).toEqual({ ok: true, stateId: server.stateId() });
    await receiveAll({ client, server });
    expect(client.getSnapshot().isSending).toBe(false);
  }));

test('shows that it sends until the last of several moves is answered', () =>
  withMatch(async ({ client, server }) => {
    server.refuseNextMove('stale');
    const refused = client.act(legalMove(client));
    server.holdAnswers();
    const moved = client.act(legalMove(client));
    expect(client.getSnapshot().isSending).toBe(true);
    await expect(refused).resolves.toMatchObject({ ok: false });
    expect(client.getSnapshot().isSending).toBe(true);
    await waitFor('the second move', () => server.receivedMoves.length === 2);
    server.releaseAnswers();
    await expect(moved).resolves.toMatchObject({ ok: true });
    expect(client.getSnapshot().isSending).toBe(false);
  }));

test('gives each move an id of its own', () =>
  withMatch(async ({ client, server }) => {
    await client.act(legalMove(client));
    await client.act(legalMove(client));
    const [first, second] = server.receivedMoves;
    expect(first?.id).not.toBe(second?.id);
    expect(moveIdSchema.safeParse(first?.id).success).toBe(true);
  }));

test('answers a move only when the page shows its state', () =>
  withMatch(async ({ client, server }) => {
    server.holdStates();
    const states: number[] = [];
    const moved = client.act(legalMove(client)).then(() => states.push(client.getSnapshot().stateId));
    await waitFor('the move', () => server.receivedMoves.length === 1);
    await receiveAll({ client, server }); // the answer
    expect(client.getSnapshot()).toMatchObject({ isSending: true, stateId: server.stateId() - 1 });
    client.reconnect(); // the sync brings the state
    await moved;
    expect(states).toEqual([server.stateId()]);
  }));

test(
  'sends an unanswered move once when the page opens again, though its retry was due',
  withFakeTimers(() =>
    withMatch(async ({ client, server, close }) => {
      server.refuseNextMove('unavailable');
      const moved = client.act(legalMove(client));
      await waitFor('the refused move', () => server.receivedMoves.length === 1);
      await receiveAll({ client, server });
      const gone = server.waitForDisconnect();
      close();
      await gone;
      server.holdAnswers();
      const leave = client.subscribe(() => undefined);
      await waitForSnapshot(client, isLive);
      await waitFor('the repeated move', () => server.receivedMoves.length === 2);
      jest.advanceTimersByTime(RETRY_DELAY_MS);
      await sendAll({ client, server });
      expect(server.receivedMoves).toHaveLength(2);
      server.releaseAnswers();
      await expect(moved).resolves.toMatchObject({ ok: true });
      leave();
    }),
  ),
);

test('creates unique move ids that the protocol accepts', () => {
  const ids = Array.from({ length: 200 }, randomId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(moveIdSchema.safeParse(id).success).toBe(true);
});

test('needs no secure context for an id', () => {
  const { randomUUID } = crypto;
  try {
    Reflect.deleteProperty(Object.getPrototypeOf(crypto) as object, 'randomUUID');
    expect(randomId()).toHaveLength(32);
  } finally {
    Object.defineProperty(Object.getPrototypeOf(crypto), 'randomUUID', {
      value: randomUUID,
      configurable: true,
      writable: true,
    });
  }
});
