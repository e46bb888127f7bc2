/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import type { LedReplay } from '@great-fire/protocol';
import example from '@great-fire/game/testing/example-3p.json';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Router } from 'wouter';
import { initI18n, loadMessages } from '../i18n/i18n';
import { MatchClient } from '../live/match-client';
import type * as UseMatch from '../live/use-match';
import { answerRequests } from '../testing/fake-api';
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
const mockCreateClient = (match: string) => new MatchClient({ match, url: server.url });

beforeAll(async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.scrollTo = () => undefined; // of the map
  await initI18n();
  await Promise.all((['replay', 'table'] as const).map(loadMessages));
});
beforeEach(async () => {
  setScreen('desktop');
  server = await startTableServer();
  answerRequests({ [`GET /matches/${server.match}/record`]: () => example });
});
afterEach(async () => {
  cleanup();
  await server.stop();
});

async function open(search: string) {
  window.history.replaceState(null, '', `/g/${server.match}${search}`);
  render(
    <Router>
      <ReplayPages kind="match" id={server.match} move={undefined} />
    </Router>,
  );
  await screen.findByTestId('replay-slider');
}

const slider = () => screen.getByTestId<HTMLInputElement>('replay-slider');
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

test('a replay is connected to the others only when the viewer asks', async () => {
  await open('');
  expect(screen.queryByTestId('together')).toBeNull();
  expect(server.received).toEqual([]);
  press('look-together');
  expect((await screen.findByTestId('together')).textContent).toContain('Stop');
  await screen.findByText('Nobody is leading.');
  press('end-together');
  await waitFor(() => expect(screen.queryByTestId('together')).toBeNull());
});

test('follows the leader, stays where the viewer goes alone, and returns', async () => {
  await open('?together');
  await screen.findByText('Nobody is leading.');
  show();
  await screen.findByText('Ben is leading.');
  await waitFor(() => expect([slider().value, perspective()]).toEqual(['5', 'all-seats']));
  show({ move: 9, perspective: 1 });
  await waitFor(() => expect([slider().value, perspective()]).toEqual(['9', '1']));
  stepForward();
  await screen.findByText('Ben is leading; you’re looking around on your own.');
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
  await open('?together');
  fireEvent.click(await screen.findByTestId('take-lead'));
  await screen.findByText('You’re leading. Everyone here sees what you see.');
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
  await screen.findByText('Nobody is leading.');
});

test('hands the lead to a player by name, and follows', async () => {
  const { match, seat } = server;
  const other = (seat + 1) % 3;
  await open('?together');
  fireEvent.click(await screen.findByTestId('take-lead'));
  await screen.findByText('You’re leading. Everyone here sees what you see.');
  const name = matchSummary({ id: match }).seats[other]?.name ?? '?';
  act(() => server.send('presence', { connected: [true, true, true], spectators: 0 }));
  const handOver = screen.getByTestId('hand-over-lead');
  await waitFor(() => expect(handOver.getAttribute('aria-expanded')).toBe('false'));
  press('hand-over-lead');
  const group = await screen.findByRole('group', { name: 'Pass the lead to:' });
  expect(within(group).getAllByRole('button')).toHaveLength(3); // two players, and anyone
  fireEvent.click(within(group).getByRole('button', { name: new RegExp(name) }));
  await waitFor(() => expect(positions().at(-1)).toEqual({ position: null, to: other }));
  show({ leader: null, move: 0, to: other });
  await screen.findByText(new RegExp(`${name}.* leads next`));
  show({ move: 12 });
  await waitFor(() => expect(slider().value).toBe('12'));
});

test('takes the lead that another person hands over, from the same position', async () => {
  await open('?together');
  await screen.findByText('Nobody is leading.');
  show({ move: 5 });
  await waitFor(() => expect(slider().value).toBe('5'));
  show({ leader: null, move: 7, to: server.seat });
  await screen.findByText('You’re leading. Everyone here sees what you see.');
  await waitFor(() => expect(positions().at(-1)).toMatchObject({ position: { move: 7 } }));
});
