/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import example from '@great-fire/game/testing/example-3p.json';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
beforeEach(async () => {
  setScreen('desktop');
  isOver = false;
  server = await startTableServer();
  answerRequests({
    [`GET /matches/${server.match}/record`]: () => (isOver ? example : new Refusal('not-finished')),
  });
});
afterEach(async () => {
  cleanup();
  await server.stop();
});

function open(move?: number) {
  window.history.replaceState(null, '', `/g/${server.match}`);
  render(
    <Router>
      <ReplayPages kind="match" id={server.match} move={move === undefined ? undefined : String(move)} />
    </Router>,
  );
}

const slider = () => screen.getByTestId<HTMLInputElement>('replay-slider');

test('the replay of a running game is at its last move, with its whole log and no record', async () => {
  open();
  await screen.findByTestId('replay-slider');
  expect(slider().value).toBe(slider().max);
  expect(slider().valueAsNumber).toBeGreaterThan(5); // the server sent the last five first
  expect(screen.getByText('The game so far')).toBeTruthy();
  expect(screen.getByTestId('to-table').getAttribute('href')).toBe(`/t/${server.match}`);
  expect(screen.getByTestId('copy-position')).toBeTruthy();
  expect(window.location.pathname).toMatch(/^\/g\//); // not the page of the table, also while it connected
  for (const absent of ['download-record', 'open-branch-dialog', 'replay-perspective'])
    expect(screen.queryByTestId(absent)).toBeNull();
});

test('it follows the game at its end, and stays at an earlier move', async () => {
  open();
  await screen.findByTestId('replay-slider');
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

test('its log grows with the game', async () => {
  open();
  await screen.findByTestId('replay-slider');
  const length = () => screen.getByTestId('log').textContent?.length ?? 0;
  const before = length();
  expect(before).toBeGreaterThan(0);
  act(() => server.send('update', server.playMove()));
  await waitFor(() => expect(length()).toBeGreaterThan(before));
});

test('an earlier position comes from the server', async () => {
  open(0);
  await screen.findByTestId('replay-slider');
  expect(slider().valueAsNumber).toBe(0);
  await waitFor(() => expect(screen.getByTestId('replay-position').textContent).toMatch(/^Setup: /));
  expect(server.received.map(({ event }) => event)).toContain('historic-views');
});

test('it becomes the replay of the record when the game ends', async () => {
  open();
  await screen.findByTestId('replay-slider');
  isOver = true;
  act(() => server.send('update', server.playToEnd()));
  await screen.findByTestId('download-record');
  expect(slider().max).toBe(String(example.actions.length));
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
