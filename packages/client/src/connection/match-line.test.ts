import type { Action } from '@great-fire/game';
import { reach } from '@great-fire/game';
import type { TableEntry } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { MatchLine } from './match-line';
import type { MatchSnapshot } from './snapshot';
import type { TableServer } from './testing/table-server';
import { startTableServer } from './testing/table-server';
import { until } from './testing/until';

const isLive = ({ line, view }: MatchSnapshot) => line === 'live' && view !== null;

/** Runs a test on a table with a server and one line that somebody hears. */
async function withLine(
  run: (line: MatchLine, server: TableServer) => Promise<void>,
  events: readonly TableEntry[] = [],
): Promise<void> {
  const server = await startTableServer(events);
  const line = new MatchLine({ match: server.match, url: server.url });
  const leave = line.subscribe(() => undefined);
  try {
    await until(line, isLive);
    await run(line, server);
  } finally {
    leave();
    await server.stop();
  }
}

function aStep(line: MatchLine): Action {
  const { view } = line.getSnapshot();
  const from = view?.seats[view.turn.seat]?.pawn ?? null;
  if (view === null || from === null) throw new Error('The pawn is not on the board');
  const [step] = reach(view, 'pawn', from, 1);
  if (step === undefined) throw new Error('The pawn cannot move');
  return { type: 'move-pawn', to: step.to };
}

test('a line brings the table, the seat and the log', () =>
  withLine(async (line, server) => {
    const { match, mySeat, view, log, stateId } = line.getSnapshot();
    expect(match?.tableName).toBe('Fish Street Hill');
    expect(mySeat).toBe(server.seat);
    expect(view?.turn.step).toBe('act');
    expect(log.at(-1)?.stateId).toBe(stateId);
  }));

test('a snapshot stays the same object until something changes', () =>
  withLine(async (line) => {
    const before = line.getSnapshot();
    expect(line.getSnapshot()).toBe(before);
    await line.act(aStep(line));
    expect(line.getSnapshot()).not.toBe(before);
  }));

test('an accepted move resolves when its state is shown', () =>
  withLine(async (line) => {
    const action = aStep(line);
    const answer = await line.act(action);
    const { view, stateId, sending } = line.getSnapshot();
    expect(answer).toEqual({ ok: true, stateId });
    expect(view?.turn.points).toBe(3);
    expect(sending).toBe(false);
  }));

test('a refused move resolves with rule and reason, and changes nothing', () =>
  withLine(async (line) => {
    const { stateId } = line.getSnapshot();
    const answer = await line.act({ type: 'move-pawn', to: 'pudding-lane' });
    expect(answer).toMatchObject({ ok: false, rule: 'ACT-2', reason: 'pudding-lane-closed' });
    expect(line.getSnapshot().stateId).toBe(stateId);
  }));

test('a move whose answer is lost in a cut is sent again with its id, and counts once', () =>
  withLine(async (line, server) => {
    const { stateId } = line.getSnapshot();
    server.cutBeforeAnswer();
    const answer = await line.act(aStep(line));
    expect(answer).toEqual({ ok: true, stateId: stateId + 1 });
    expect(server.heard).toHaveLength(2);
    expect(server.heard[1]).toEqual(server.heard[0]);
    expect(line.getSnapshot().view?.turn.points).toBe(3);
  }));

test('a line that was cut comes back by itself', () =>
  withLine(async (line, server) => {
    server.cutBeforeAnswer();
    const moved = line.act(aStep(line));
    await until(line, (snapshot) => snapshot.line === 'cut');
    await until(line, isLive);
    await expect(moved).resolves.toMatchObject({ ok: true });
    expect(server.sockets()).toBe(1);
  }));

test('a server that ends is left without a cut being shown, and a move on its way counts once', () =>
  withLine(async (line, server) => {
    const lines = new Set<string>();
    const leave = line.subscribe(() => lines.add(line.getSnapshot().line));
    const gone = server.gone();
    const { stateId } = line.getSnapshot();
    server.tellToMove();
    const moved = line.act(aStep(line));
    await gone;
    await expect(moved).resolves.toEqual({ ok: true, stateId: stateId + 1 });
    // Answered before it left, it may be on its way still, which the line does not show.
    await waitFor('the socket to be back', () => server.sockets() > 0);
    expect(server.sockets()).toBe(1);
    expect([...lines]).toEqual(['live']);
    leave();
  }));

test('the log before the first entry known is fetched', () =>
  withLine(async (line) => {
    const [first] = line.getSnapshot().log;
    expect(first?.stateId).toBeGreaterThan(1);
    await line.loadEarlier();
    expect(line.getSnapshot().log[0]?.stateId).toBe(1);
  }));

test('what happened at the table before the first event known is fetched with the log, each event once', () => {
  const ids = ({ tableLog }: MatchSnapshot) => tableLog.map(({ id }) => id);
  const events = [1, 2, 3, 4].map((id): TableEntry => ({
    ...{ id, stateId: id, at: 0, event: { type: 'resumed', by: 1 } },
  }));
  return withLine(async (line) => {
    expect(ids(line.getSnapshot())).toEqual([3, 4]);
    await line.loadEarlier();
    expect(ids(line.getSnapshot())).toEqual([1, 2, 3, 4]);
    await line.loadEarlier();
    expect(ids(line.getSnapshot())).toEqual([1, 2, 3, 4]);
  }, events);
});

test('whoever waits for an answer that a cut took is not kept waiting', () =>
  withLine(async (line, server) => {
    const before = line.getSnapshot().log;
    server.cutBeforeAnswer();
    await line.loadEarlier();
    expect(line.getSnapshot().log).toEqual(before);
    await until(line, isLive);
    server.cutBeforeAnswer();
    await expect(line.say({ text: 'Mind the bakery' })).resolves.toMatchObject({ ok: false });
    await until(line, isLive);
    server.cutBeforeAnswer();
    await expect(line.wish({ do: 'leave' })).resolves.toMatchObject({ ok: false, code: 'stale' });
  }));

test('a line that nobody hears is closed, and opens again for the next', () =>
  withLine(async (_, server) => {
    const line = new MatchLine({ match: server.match, url: server.url });
    await until(line, isLive);
    await server.gone();
    expect(server.sockets()).toBe(1);
    await until(line, isLive);
    expect(line.getSnapshot().view?.turn.step).toBe('act');
  }));

test('a table that was here is waited for, whatever the server says meanwhile', () =>
  withLine(async (line, server) => {
    server.turnAway('not-found');
    server.cutBeforeAnswer();
    const moved = line.act(aStep(line));
    const { view } = await until(line, ({ refusal }) => refusal?.code === 'not-found');
    expect(view?.turn.step).toBe('act');
    server.letIn();
    await expect(moved).resolves.toMatchObject({ ok: true });
    expect(line.getSnapshot().line).toBe('live');
  }));

test('a server that will not have us closes the line and says why', async () => {
  const server = await startTableServer();
  server.turnAway('not-found');
  const line = new MatchLine({ match: server.match, url: server.url });
  try {
    const { refusal } = await until(line, (snapshot) => snapshot.line === 'closed');
    expect(refusal?.code).toBe('not-found');
  } finally {
    await server.stop();
  }
});
