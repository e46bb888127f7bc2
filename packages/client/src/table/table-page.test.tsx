/** @jest-environment jsdom */
import { type Sync, emptyTableState } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { usePlayerName } from '../account/player-name';
import { forgetPageSeat } from '../api/page-seats';
import { dealGame, playUntil } from '../gallery/random-play';
import { initI18n, loadMessages } from '../i18n/i18n';
import type { ConnectionState } from '../live/connection';
import { MatchClient } from '../live/match-client';
import type * as UseMatch from '../live/use-match';
import { answerRequests } from '../testing/fake-api';
import { frameFor } from '../testing/frame';
import { matchSummary } from '../testing/match-summary';
import { ScriptedConnection } from '../testing/memory-connection';
import { setScreen } from '../testing/screen-size';
import { OPEN_TABLE, syncOf } from '../testing/sync';
import { TablePage } from './table-page.lazy';

jest.mock('virtual:pictures', () => ({ engravedCity: '', flatCity: '' }), { virtual: true }); // of Vite
jest.mock('../live/use-match', () => {
  const original = jest.requireActual<typeof UseMatch>('../live/use-match');
  // The test is the server.
  const useMatch = (match: string) => original.useMatchClient(() => mockCreateClient(match));
  return { ...original, useMatch };
});

const MATCH = 'testtab222';
const GAME = dealGame(3, 'page');

/** A connection that records what the page asks for. */
class TestConnection extends ScriptedConnection {
  reconnects = 0;
  readonly sent: (readonly unknown[])[] = [];

  override readonly reconnect = (): void => void (this.reconnects += 1);

  override request(...message: readonly unknown[]): Promise<never> {
    this.sent.push(message);
    return new Promise(() => undefined);
  }
}

let connection = new TestConnection();
const mockCreateClient = (match: string) => new MatchClient({ match }, undefined, connection);

beforeAll(async () => {
  globalThis.IntersectionObserver = class {
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
  } as never;
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) } });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.scrollTo = () => undefined; // of the map
  await initI18n();
  await Promise.all((['waitingRoom', 'tableOptions', 'table', 'network'] as const).map(loadMessages));
});
beforeEach(() => {
  setScreen('desktop');
  connection = new TestConnection();
  usePlayerName.setState({ name: 'Dora' });
  window.history.replaceState(null, '', `/t/${MATCH}`);
});
afterEach(() => {
  cleanup();
  forgetPageSeat(MATCH);
});

const present = { connected: [true, true, true], spectators: 0 };
const sync = (changes: Partial<Sync> = {}): Sync =>
  syncOf({ presence: present, seedCommitment: 'c0ff', ...changes });

const visit = () => act(async () => void render(<TablePage match={MATCH} />));
const receive = (changes: Partial<Sync> = {}) => act(async () => connection.receive('sync', sync(changes)));
const show = (state: Partial<ConnectionState>) => act(async () => connection.setState(state));
const running = {
  match: matchSummary(),
  mySeat: 0,
  frame: frameFor(GAME, 0),
  tableState: emptyTableState(3, 0, 0),
};

test('shows the scene while it connects, and says when the server cannot answer', async () => {
  await visit();
  expect(screen.getByTestId('loading-scene').textContent).toContain('Opening');
  await show({ connection: 'suspended' });
  expect(screen.getByTestId('loading-scene').textContent).not.toContain('Opening');
});

test('a visitor who takes a seat is a player at once: the page connects again', async () => {
  const requests = answerRequests({
    'GET /network-origins': () => ({ origins: [] }),
    [`POST /matches/${MATCH}/seats`]: () => ({ match: OPEN_TABLE, seat: 2, token: 't', seedCommitment: 's' }),
    [`GET /matches/${MATCH}/recent-players`]: () => ({ players: [] }),
    '*': () => undefined,
  });
  await visit();
  await receive();
  await screen.findByTestId('invitation');
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(connection.reconnects).toBe(1));
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/matches/${MATCH}/seats`,
  ]);
  await receive({ mySeat: 2 });
  expect(screen.queryByTestId('invitation')).toBeNull();
});

test('the chat of the waiting room writes to the table', async () => {
  answerRequests({ '*': () => ({ origins: [], players: [] }) });
  await visit();
  await receive({ mySeat: 1 });
  const room = await screen.findByTestId('waiting-room-chat');
  const field = await waitFor(() => {
    const found = room.querySelector('textarea, input');
    if (found === null) throw new Error('There is no field yet');
    return found;
  });
  fireEvent.change(field, { target: { value: 'Hello' } });
  await act(async () => void fireEvent.submit(field.closest('form') ?? field));
  await waitFor(() => expect(connection.sent).toContainEqual(['chat', { text: 'Hello' }]));
});

test('the game takes the place of the waiting room when it starts', async () => {
  answerRequests({ '*': () => ({ origins: [], players: [] }) });
  await visit();
  await receive({ mySeat: 0 });
  await screen.findByTestId('waiting-room-chat');
  await receive(running);
  await screen.findByTestId('city-map', undefined, { timeout: 60_000 });
  expect(screen.queryByTestId('waiting-room-chat')).toBeNull();
});

test('says that a network blocks the connection: in place of the table, and above a table that is there', async () => {
  answerRequests({ '*': () => ({ origins: [], players: [] }) });
  await visit();
  await show({ connection: 'connecting', isBlocked: true });
  expect(await screen.findByTestId('blocked-host-hint')).toBeTruthy();
  await show({});
  await receive({ mySeat: 0 });
  await screen.findByTestId('waiting-room-chat');
  expect(screen.queryByTestId('network-notice')).toBeNull();
  await show({ connection: 'reconnecting', isBlocked: true });
  expect(await screen.findByTestId('network-notice')).toBeTruthy();
  expect(screen.getByTestId('waiting-room-chat')).toBeTruthy();
});

test('says that the connection is lost, and that a move which was pressed is not sent yet', async () => {
  answerRequests({ '*': () => ({ origins: [], players: [] }) });
  await visit();
  await receive({ mySeat: 0 });
  await screen.findByTestId('waiting-room-chat');
  await show({ connection: 'reconnecting' });
  expect(screen.getByText(/Connection lost/).textContent).toContain('check your network');
  await show({});
  const game = playUntil(dealGame(3, 'line'), 1, ({ turn }) => turn.step === 'act');
  const { seat } = game.state.turn;
  const acting = { ...running, mySeat: seat, frame: frameFor(game, seat) };
  await receive(acting);
  await screen.findByTestId('city-map', undefined, { timeout: 60_000 });
  expect(screen.queryByText(/Connection lost/)).toBeNull();
  await show({ connection: 'reconnecting' });
  expect(screen.getByTestId('connection-reconnecting').textContent).not.toContain('not been sent');
  for (const _press of ['asks', 'ends']) fireEvent.click(screen.getByTestId('end-actions'));
  await waitFor(() =>
    expect(screen.getByTestId('connection-reconnecting').textContent).toMatch(
      /check your network.*Your move has not been sent yet/,
    ),
  );
  await show({});
  expect(screen.queryByTestId('connection-reconnecting')).toBeNull();
});

test('says why a table is not there', async () => {
  await visit();
  await show({ connection: 'refused', connectError: { code: 'not-found', message: '' } });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  expect(screen.queryByTestId('waiting-room-chat')).toBeNull();
  await waitFor(() => expect(screen.queryByTestId('loading-scene')).toBeNull());
});
