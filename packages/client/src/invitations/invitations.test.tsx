/** @jest-environment jsdom */
import {
  type MatchListItem,
  type RecentPlayers as RecentPlayersAnswer,
  type TableInvitation,
  personSeatSummary,
} from '@great-fire/protocol';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { usePlayerName } from '../account/player-name';
import { forgetPageSeat } from '../api/page-seats';
import { initI18n, loadMessages } from '../i18n/i18n';
import { Refusal, answerRequests, type ApiRequest } from '../testing/fake-api';
import { matchSummary } from '../testing/match-summary';
import { pressButton } from '../testing/page-input';
import { InvitationNotices } from './invitation-notices.lazy';
import { RecentPlayersList } from './recent-players.lazy';

let requests: readonly ApiRequest[] = [];
const sent = () => requests.map(({ method, path }) => `${method} ${path}`);

beforeAll(async () => {
  await initI18n();
  for (const bundle of ['invitations', 'refusals'] as const) await loadMessages(bundle);
});
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  usePlayerName.setState({ name: 'Ben' });
});
afterEach(() => {
  cleanup();
  for (const id of ['testtab222', 'testtab333']) forgetPageSeat(id);
});

const row = (id: string, name: string): MatchListItem => ({
  ...{ id, name, status: 'open', clock: '', lang: 'en', seats: ['Anna', null, null] },
});
const invitation = (id: string, change: Partial<TableInvitation> = {}): TableInvitation => ({
  ...{ match: row(id, `Table ${id.slice(-3)}`), by: 'Anna', group: null, at: 1 },
  ...change,
});
const CLAIM = {
  match: matchSummary({ id: 'testtab222', seats: [personSeatSummary('Anna'), personSeatSummary('Ben')] }),
  ...{ seat: 1, token: 't', seedCommitment: 's' },
};

async function showNotices(
  invitations: readonly TableInvitation[],
  answers: Parameters<typeof answerRequests>[0] = {},
) {
  requests = answerRequests({ 'POST /me/invitations/seen': () => undefined, ...answers });
  await act(async () => void render(<InvitationNotices invitations={invitations} />));
}

test('a notice names who invites to which table, and one press takes the seat', async () => {
  await showNotices([invitation('testtab222', { group: 'Tuesdays' })], {
    'POST /matches/testtab222/seats': () => CLAIM,
  });
  const notice = screen.getByTestId('invitation-testtab222');
  expect(notice.textContent).toContain('Anna invites you: Table 222Tuesdays · 3 players · No clock');
  expect(sent()).toEqual(['POST /me/invitations/seen']);
  await pressButton('Join Table 222');
  await waitFor(() => expect(window.location.pathname).toBe('/t/testtab222'));
  expect(requests.at(-1)?.body).toEqual({
    name: 'Ben',
    secret: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
});

test('the table of a date invites in no person’s name, and names the group once', async () => {
  await showNotices([invitation('testtab222', { by: null, group: 'Table 222' })]);
  expect(screen.getByTestId('invitation-testtab222').textContent).toContain(
    'It’s time to play: Table 2223 players · No clock',
  );
});

test('a person without a name is led to the table, which asks for it', async () => {
  usePlayerName.setState({ name: ' ' });
  await showNotices([invitation('testtab222')]);
  await pressButton('Join Table 222');
  expect(window.location.pathname).toBe('/t/testtab222');
  expect(sent()).toEqual(['POST /me/invitations/seen']);
});

test('a declined invitation goes, the next one comes, and the focus stays in the list', async () => {
  const ids = ['testtab222', 'testtab333', 'testtab444', 'testtab555'];
  await showNotices(
    ids.map((id) => invitation(id)),
    { 'DELETE /me/invitations/*': () => undefined },
  );
  const shown = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset['testid']);
  expect(shown()).toEqual(ids.slice(0, 3).map((id) => `invitation-${id}`));
  await pressButton('Decline Table 333');
  await waitFor(() => expect(shown()).toEqual(['222', '444', '555'].map((id) => `invitation-testtab${id}`)));
  expect(sent()).toContain('DELETE /me/invitations/testtab333');
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

test('says why a seat was not taken, and keeps the notice', async () => {
  await showNotices([invitation('testtab222')], {
    'POST /matches/testtab222/seats': () => new Refusal('table-full'),
  });
  await pressButton('Join Table 222');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(window.location.pathname).toBe('/');
});

type Player = RecentPlayersAnswer['players'][number];
const player = (name: string, change: Partial<Player> = {}): Player => ({
  ...{ match: 'testtab999', seat: 1, name, isHere: false, state: 'possible' },
  ...change,
});
const MATCH = matchSummary({ id: 'testtab222', seats: [personSeatSummary('Anna'), personSeatSummary(null)] });

async function showPlayers(players: readonly Player[], invite: () => unknown = () => undefined) {
  requests = answerRequests({
    'GET /matches/testtab222/recent-players': () => ({ players }),
    'POST /matches/testtab222/invitations': invite,
  });
  return act(async () => render(<RecentPlayersList match={MATCH} />));
}

test('invites a recent player by one press, whose button keeps its place', async () => {
  await showPlayers([player('Ben', { isHere: true }), player('Cat', { seat: 2, state: 'declined' })]);
  expect(within(screen.getByTestId('recent-testtab999-1')).getByText('online')).toBeTruthy();
  expect(within(screen.getByTestId('recent-testtab999-2')).queryByText('online')).toBeNull();
  screen.getByRole('button', { name: 'Invite Ben' }).focus();
  await pressButton('Invite Ben');
  const button = await screen.findByRole('button', { name: 'Ben: Invited' });
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('status').textContent).toBe('Ben is invited.');
  expect(requests.at(-1)?.body).toEqual({ match: 'testtab999', seat: 1 });
  const count = requests.length;
  await pressButton('Ben: Invited');
  await pressButton('Cat: Declined');
  expect(requests).toHaveLength(count);
});

test('unfolds a long list, and asks again when a seat is taken', async () => {
  const { rerender } = await showPlayers(
    ['Ben', 'Cat', 'Dan', 'Eve', 'Fay'].map((name, index) => player(name, { seat: index })),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await pressButton('Show all 5');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  const full = { ...MATCH, seats: [personSeatSummary('Anna'), personSeatSummary('Ben')] };
  await act(async () => rerender(<RecentPlayersList match={full} />));
  expect(sent()).toEqual(Array(2).fill('GET /matches/testtab222/recent-players'));
});

test('shows nothing without recent players, or to a browser that may not see them', async () => {
  const { container } = await showPlayers([]);
  expect(container.innerHTML).toBe('');
  cleanup();
  requests = answerRequests({ 'GET /matches/testtab222/recent-players': () => new Refusal('not-signed-in') });
  await act(async () => void render(<RecentPlayersList match={MATCH} />));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('says why a person cannot be invited', async () => {
  await showPlayers([player('Ben')], () => new Refusal('already-started'));
  await pressButton('Invite Ben');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByRole('button', { name: 'Invite Ben' })).toBeTruthy();
});
