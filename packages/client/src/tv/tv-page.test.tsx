/** @jest-environment jsdom */
import { viewFor } from '@great-fire/game';
import { type Sync, emptyTableState } from '@great-fire/protocol';
import { act, cleanup, render, screen } from '@testing-library/react';
import { dealGame } from '../gallery/random-play';
import { initI18n, loadMessages } from '../i18n/i18n';
import { MatchClient } from '../live/match-client';
import { answerRequests } from '../testing/fake-api';
import { frameFor } from '../testing/frame';
import { matchSummary } from '../testing/match-summary';
import { ScriptedConnection } from '../testing/memory-connection';
import { setScreen } from '../testing/screen-size';
import { syncOf } from '../testing/sync';
import { TvPage } from './tv-page.lazy';

jest.mock('virtual:pictures', () => ({ engravedCity: '', flatCity: '' }), { virtual: true }); // of Vite

const MATCH = 'testtab222';
const NEXT = 'testtab333';
const GAME = dealGame(3, 'page');

let connection = new ScriptedConnection();
const createClient = (match: string) => new MatchClient({ match, asSpectator: true }, undefined, connection);

beforeAll(async () => {
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) } });
  globalThis.ResizeObserver = class {
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
  } as never;
  HTMLElement.prototype.scrollTo = () => undefined;
  await initI18n();
  await Promise.all((['table', 'waitingRoom', 'network'] as const).map(loadMessages));
});
beforeEach(() => {
  setScreen('desktop');
  answerRequests({ 'GET /network-origins': () => ({ origins: ['http://192.168.1.20:8000'] }) });
  connection = new ScriptedConnection();
  window.history.replaceState(null, '', `/t/${MATCH}/tv`);
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const present = { connected: [true, false, false], spectators: 1 };
const sync = (changes: Partial<Sync> = {}): Sync => syncOf({ presence: present, ...changes });
const running = {
  match: matchSummary(),
  frame: { ...frameFor(GAME, 0), view: viewFor(GAME.state, null) },
  tableState: emptyTableState(3, 0, 0),
};

const visit = () => act(async () => void render(<TvPage match={MATCH} createClient={createClient} />));
const receive = (changes: Partial<Sync> = {}) => act(async () => connection.receive('sync', sync(changes)));

test('before the start, says who is there and shows the code for a seat', async () => {
  await visit();
  await receive();
  const room = await screen.findByTestId('tv-waiting-room');
  expect([...room.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Annanot ready yet',
    'Benaway',
    '—free',
  ]);
  expect(room.textContent).toContain('1 seat is free');
  expect(await screen.findByTestId('qr-code')).toBeTruthy();
  expect(room.textContent).toContain('take a seat');
});

test('shows a running game without a hand', async () => {
  await visit();
  await receive(running);
  const table = await screen.findByTestId('tv-table', undefined, { timeout: 60_000 });
  expect(table.querySelector('[data-testid="city-map"]')).not.toBeNull();
  expect(table.querySelectorAll('[data-testid^="player-"]')).toHaveLength(3);
  expect(screen.queryByTestId('hand')).toBeNull();
  expect(table.textContent).toContain('watch on your phone');
});

test('shows no code that only the computer itself could open', async () => {
  answerRequests({ 'GET /network-origins': () => ({ origins: [] }) });
  await visit();
  await receive();
  await screen.findByTestId('tv-waiting-room');
  await screen.findByText(/Phones can’t open the address/);
  expect(screen.queryByTestId('qr-code')).toBeNull();
});

test('says that a network blocks the connection: in place of the table, and above a table that is there', async () => {
  await visit();
  await act(async () => connection.setState({ connection: 'connecting', isBlocked: true }));
  expect(await screen.findByTestId('blocked-host-hint')).toBeTruthy();
  await act(async () => connection.setState());
  await receive();
  await screen.findByTestId('tv-waiting-room');
  expect(screen.queryByTestId('network-notice')).toBeNull();
  await act(async () => connection.setState({ connection: 'reconnecting', isBlocked: true }));
  expect(await screen.findByTestId('network-notice')).toBeTruthy();
  expect(screen.getByTestId('tv-waiting-room')).toBeTruthy();
});

test('follows the players to their next table, after the scores could be read', async () => {
  await visit();
  await receive(running);
  await screen.findByTestId('tv-table', undefined, { timeout: 60_000 });
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const rematch = { id: NEXT, isOpen: true, hostName: 'Anna', seated: 1, players: 3 };
  await act(async () => connection.receive('sync', sync({ ...running, rematch })));
  expect(screen.getByText(/It opens here in a moment/)).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(19_000));
  expect(window.location.pathname).toBe(`/t/${MATCH}/tv`);
  await act(async () => jest.advanceTimersByTime(2000));
  expect(window.location.pathname).toBe(`/t/${NEXT}/tv`);
});
