/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import type { LedReplay } from '@great-fire/protocol';
import example from '@great-fire/game/testing/example-3p.json';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react/pure';
import { Router } from 'wouter';
import { initI18n, loadMessages } from '../i18n/i18n';
import { MatchClient } from '../live/match-client';
import type * as UseMatch from '../live/use-match';
import { answerRequests, Refusal } from '../testing/fake-api';
import { matchSummary } from '../testing/match-summary';
import { setScreen } from '../testing/screen-size';
import { type TableServer, startTableServer } from '../testing/table-server';
import { ReplayPages } from './replay-pages.lazy';

jest.mock('virtual:pictures', () => ({ engravedCity: '', flatCity: '' }), { virtual: true }); // of Vite
jest.mock('../live/use-match', () => {
  const original = jest.requireActual<typeof UseMatch>('../live/use-match');
  // The page is not from the server of the test.
  const useMatch = (match: string) => original.useMatchClient(() => mockCreateClient(match));
  return { ...original, useMatch };
});

let server: TableServer;
let isOver = false;
const mockCreateClient = (match: string) => new MatchClient({ match, url: server.url });

beforeAll(async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.scrollTo = () => undefined; // of the map
  await initI18n();
  await Promise.all((['replay', 'table'] as const).map(loadMessages));
});

async function start() {
  setScreen('desktop');
  isOver = false;
  server = await startTableServer();
  answerRequests({
    [`GET /matches/${server.match}/record`]: () => (isOver ? example : new Refusal('not-finished')),
  });
}

async function stop() {
  cleanup();
  await server.stop();
}

function open(move?: number, search = '') {
  window.history.replaceState(null, '', `/g/${server.match}${search}`);
  render(
    <Router>
      <ReplayPages kind="match" id={server.match} move={move === undefined ? undefined : String(move)} />
    </Router>,
  );
}

const slider = () => screen.getByTestId<HTMLInputElement>('replay-slider');

// In the bar alone: jsdom takes a second to look through a whole map.
const findInBar = async (text: string | RegExp) =>
  within(await screen.findByTestId('together')).findByText(text);
const perspective = () => screen.getByTestId<HTMLSelectElement>('replay-perspective').value;
const press = (testId: string) => fireEvent.click(screen.getByTestId(testId));
const stepForward = () =>
  fireEvent.click(within(screen.getByTestId('replay-controls')).getByLabelText('Forward one move'));
const led = (change: Partial<LedReplay>): LedReplay => ({
  ...{ leader: { id: 'ben', name: 'Ben' }, move: 5, perspective: 'all-seats', mark: null },
  ...change,
});
const show = (change: Partial<LedReplay> = {}) => act(() => server.send('led-replay', led(change)));
const positions = () =>
  server.received.filter(({ event }) => event === 'lead-replay').map(({ payload }) => payload);

async function openEnded(search: string) {
  isOver = true;
  open(undefined, search);
  await screen.findByTestId('replay-slider');
}

describe('the page of a running game', () => {
  beforeAll(async () => {
    await start();
    open();
    await screen.findByTestId('replay-slider');
  });
  afterAll(stop);

  test('the replay of a running game is at its last move, with its whole log and no record', () => {
    expect(slider().value).toBe(slider().max);
    expect(slider().valueAsNumber).toBeGreaterThan(5); // the server sent the last five first
    expect(screen.getByText('The game so far')).toBeTruthy();
    expect(screen.getByTestId('to-table').getAttribute('href')).toBe(`/t/${server.match}`);
    expect(screen.getByTestId('copy-position')).toBeTruthy();
    expect(window.location.pathname).toMatch(/^\/g\//); // not the page of the table, also while it connected
    for (const absent of ['download-record', 'open-branch-dialog', 'replay-perspective'])
      expect(screen.queryByTestId(absent)).toBeNull();
  });

  test('its log grows with the game', async () => {
    const length = () => screen.getByTestId('log').textContent?.length ?? 0;
    const before = length();
    expect(before).toBeGreaterThan(0);
    act(() => server.send('update', server.playMove()));
    await waitFor(() => expect(length()).toBeGreaterThan(before));
  });

  test('it follows the game at its end, and stays at an earlier move', async () => {
    const last = Number(slider().max);
    act(() => server.send('update', server.playMove()));
    await waitFor(() => expect(slider().max).toBe(String(last + 1)));
    expect(slider().valueAsNumber).toBe(last + 1);
    fireEvent.click(within(screen.getByTestId('replay-controls')).getByLabelText('Back one move'));
    expect(slider().valueAsNumber).toBe(last);
    act(() => server.send('update', server.playMove()));
    await waitFor(() => expect(slider().max).toBe(String(last + 2)));
    expect(slider().valueAsNumber).toBe(last);
    expect(server.received.filter(({ event }) => event === 'history')).toHaveLength(1); // the log was whole then
  });

  test('it becomes the replay of the record when the game ends', async () => {
    isOver = true;
    act(() => server.send('update', server.playToEnd()));
    await screen.findByTestId('download-record');
    expect(slider().max).toBe(String(example.actions.length));
  });
});

describe('a page of its own', () => {
  beforeEach(start);
  afterEach(stop);

  test('an earlier position comes from the server', async () => {
    open(0);
    await screen.findByTestId('replay-slider');
    expect(slider().valueAsNumber).toBe(0);
    await waitFor(() => expect(screen.getByTestId('replay-position').textContent).toMatch(/^Setup: /));
    expect(server.received.map(({ event }) => event)).toContain('historic-views');
  });

  test('a table that waits for its start has no replay, but its page', async () => {
    server.changeSync({ match: matchSummary({ status: 'open' }), frame: null, tableState: null, log: [] });
    open();
    await waitFor(() => expect(window.location.pathname).toBe(`/t/${server.match}`));
  });

  test('says why the game is not shown', async () => {
    server.rejectConnections('not-found');
    open();
    await waitFor(() => expect(screen.queryByTestId('loading-scene')).toBeNull());
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
    expect(screen.queryByTestId('replay-slider')).toBeNull();
  });

  test('opens as long as the log is not whole, and blames no server for it', async () => {
    server.ignoreRequests();
    open();
    await server.waitForMessage('history');
    expect(within(screen.getByTestId('loading-scene')).getByRole('status').textContent).toBe(
      'Opening the replay…',
    );
  });

  test('says that it waits for a server that cannot reach its storage', async () => {
    server.rejectConnections('unavailable');
    open();
    const text = () => within(screen.getByTestId('loading-scene')).getByRole('status').textContent;
    expect(text()).toBe('Opening the replay…');
    await waitFor(() => expect(text()).toMatch(/^The server can’t reach its storage\./));
  });
});

describe('the page of an ended game', () => {
  beforeAll(async () => {
    await start();
    await openEnded('');
  });
  afterEach(async () => {
    server.refuseRequests(null);
    if (screen.queryByTestId('end-together') !== null) press('end-together');
    await waitFor(() => expect(server.socketCount()).toBe(0));
  });
  afterAll(stop);

  test('a replay is connected to the others only when the viewer asks, who leads at once', async () => {
    expect(screen.queryByTestId('together')).toBeNull();
    expect(server.received).toEqual([]);
    press('look-together');
    expect((await screen.findByTestId('together')).textContent).toContain('Stop');
    await findInBar('You’re leading. Everyone here sees what you see.');
    expect(positions()).toEqual([{ position: { move: 0, perspective: 'all-seats', mark: null } }]);
    press('end-together');
    await waitFor(() => expect(screen.queryByTestId('together')).toBeNull());
    await waitFor(() => expect(positions().at(-1)).toEqual({ position: null }));
  });

  test('who presses leads as soon as there is a line, and not at the next repetition', async () => {
    const leadReplay = jest.spyOn(MatchClient.prototype, 'leadReplay');
    press('look-together');
    await findInBar('You’re leading. Everyone here sees what you see.');
    expect(leadReplay).toHaveBeenCalledTimes(1);
    leadReplay.mockRestore();
  });

  test('who presses and may not lead follows', async () => {
    server.refuseRequests('not-signed-in');
    press('look-together');
    await findInBar('Nobody is leading.');
    show({ move: 9 });
    await findInBar('Ben is leading.');
    await waitFor(() => expect(slider().value).toBe('9'));
    expect(document.activeElement).toBe(screen.getByTestId('together'));
  });

  test.each(['internal-error', 'too-many-requests', 'unavailable'] as const)(
    'who presses and gets %s may press again',
    async (code) => {
      server.refuseRequests(code);
      const before = positions().length;
      press('look-together');
      await findInBar('Nobody is leading.');
      expect(positions()).toHaveLength(before + 1);
      server.refuseRequests(null);
      fireEvent.click(await screen.findByTestId('take-lead'));
      await findInBar('You’re leading. Everyone here sees what you see.');
    },
  );
});

describe('a page that a link opens together', () => {
  beforeEach(start);
  afterEach(stop);

  test('follows the leader, stays where the viewer goes alone, and returns', async () => {
    await openEnded('?together');
    await findInBar('Nobody is leading.');
    show();
    await findInBar('Ben is leading.');
    await waitFor(() => expect([slider().value, perspective()]).toEqual(['5', 'all-seats']));
    show({ move: 9, perspective: 1 });
    await waitFor(() => expect([slider().value, perspective()]).toEqual(['9', '1']));
    stepForward();
    await findInBar('Ben is leading; you’re looking around on your own.');
    expect(slider().value).toBe('10');
    show({ move: 20 });
    expect(slider().value).toBe('10');
    press('return-to-lead');
    await waitFor(() => expect(slider().value).toBe('20'));
    press('leave-lead');
    show({ move: 30 });
    await screen.findByTestId('return-to-lead');
    expect(slider().value).toBe('20');
    show({ leader: null, move: 30 });
    expect(await screen.findByTestId('take-lead')).toBeTruthy();
  });

  test('leads with each step, and hands the lead over', async () => {
    await openEnded('?together');
    fireEvent.click(await screen.findByTestId('take-lead'));
    await findInBar('You’re leading. Everyone here sees what you see.');
    await waitFor(() =>
      expect(positions()).toEqual([{ position: { move: 0, perspective: 'all-seats', mark: null } }]),
    );
    stepForward();
    await waitFor(() => expect(positions().at(-1)).toMatchObject({ position: { move: 1 } }));
    act(() => server.send('presence', { connected: [], spectators: 2 }));
    const handOver = screen.getByTestId('hand-over-lead');
    await waitFor(() => expect(handOver.getAttribute('aria-expanded')).toBeNull()); // no player to choose
    press('hand-over-lead');
    await waitFor(() => expect(positions().at(-1)).toEqual({ position: null }));
    await findInBar('Nobody is leading.');
  });

  test('hands the lead to a player by name, and follows', async () => {
    const { match, seat } = server;
    const other = (seat + 1) % 3;
    await openEnded('?together');
    fireEvent.click(await screen.findByTestId('take-lead'));
    await findInBar('You’re leading. Everyone here sees what you see.');
    const name = matchSummary({ id: match }).seats[other]?.name ?? '?';
    act(() => server.send('presence', { connected: [true, true, true], spectators: 0 }));
    const handOver = screen.getByTestId('hand-over-lead');
    await waitFor(() => expect(handOver.getAttribute('aria-expanded')).toBe('false'));
    press('hand-over-lead');
    const group = await within(screen.getByTestId('together')).findByRole('group', {
      name: 'Pass the lead to:',
    });
    expect(within(group).getAllByRole('button')).toHaveLength(3); // two players, and anyone
    fireEvent.click(within(group).getByRole('button', { name: new RegExp(name) }));
    await waitFor(() => expect(positions().at(-1)).toEqual({ position: null, to: other }));
    show({ leader: null, move: 0, to: other });
    await findInBar(new RegExp(`${name}.* leads next`));
    show({ move: 12 });
    await waitFor(() => expect(slider().value).toBe('12'));
  });

  test('takes the lead that another person hands over, from the same position', async () => {
    await openEnded('?together');
    await findInBar('Nobody is leading.');
    show({ move: 5 });
    await waitFor(() => expect(slider().value).toBe('5'));
    show({ leader: null, move: 7, to: server.seat });
    await findInBar('You’re leading. Everyone here sees what you see.');
    await waitFor(() => expect(positions().at(-1)).toMatchObject({ position: { move: 7 } }));
  });
});
