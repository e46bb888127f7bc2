/** @jest-environment jsdom */
import type { FinishedGame, MyBlocksAndNotes, Profile } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { answerRequests, Refusal, type ApiRequest } from '../testing/fake-api';
import { pressButton, write } from '../testing/page-input';
import { setScreen } from '../testing/screen-size';
import { ProfilePage } from './profile-page';
import { ProfileRoutes } from './profile-routes.lazy';

jest.mock('virtual:pictures', () => ({ engravedCity: '' }), { virtual: true }); // Vite alone has this module

const ANN: Profile = {
  ...{ handle: 'ann22222', name: 'Ann', isMe: false, isPublic: true },
  ...{ totals: [], rating: null, relation: null },
};
const seat = (name: string, place: number, total: number, handle: string | null = null) => ({
  ...{ name, place, total, handle },
});
const game = (matchId: string, changes: Partial<FinishedGame> = {}): FinishedGame => ({
  ...{ matchId, tableName: `Table ${matchId}`, endedAt: Date.UTC(2026, 4, 1), seat: 0, isRated: false },
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  seats: [seat('Ann', 2, 30, 'ann22222'), seat('Ben', 1, 41, 'ben22222'), seat('Cat', 3, 12)],
  ...changes,
});

let requests: readonly ApiRequest[] = [];
let answers: Record<string, (request: ApiRequest) => unknown> = {};

beforeAll(async () => {
  await initI18n();
  await Promise.all((['profiles', 'notes', 'tableOptions'] as const).map(loadMessages));
});
beforeEach(() => {
  setScreen('desktop');
  answers = { 'GET /people/ann22222/games': () => ({ games: [], nextCursor: null }) };
  requests = answerRequests({
    '*': (request) => {
      const answer = answers[`${request.method} ${request.path}`];
      return answer === undefined ? new Refusal('not-found') : answer(request);
    },
  });
});
afterEach(cleanup);

async function open(changes: Partial<Profile> = {}) {
  answers['GET /people/ann22222'] = () => ({ ...ANN, ...changes });
  await act(async () => void render(<ProfilePage personRef="ann22222" />));
  await act(async () => void (await Promise.resolve()));
}

const sent = () =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const clickOn = (testId: string) => act(async () => void fireEvent.click(screen.getByTestId(testId)));
const shownGames = () => screen.getAllByTestId(/^game-/).map(({ dataset }) => dataset['testid']);

test('adds the earlier games below those that are shown, until there are no more', async () => {
  answers['GET /people/ann22222/games'] = () => ({ games: [game('new'), game('newer')], nextCursor: 'a b' });
  answers['GET /people/ann22222/games?cursor=a%20b'] = () => ({ games: [game('old')], nextCursor: null });
  await open();
  expect(shownGames()).toEqual(['game-new', 'game-newer']);
  await clickOn('more-games');
  expect(await screen.findByTestId('game-old')).toBeTruthy();
  expect(shownGames()).toEqual(['game-new', 'game-newer', 'game-old']);
  expect(screen.queryByTestId('more-games')).toBeNull();
});

test('keeps the games if the earlier ones do not come', async () => {
  answers['GET /people/ann22222/games'] = () => ({ games: [game('new')], nextCursor: 'a' });
  await open();
  await clickOn('more-games');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(shownGames()).toEqual(['game-new']);
  expect(screen.getByTestId<HTMLButtonElement>('more-games').disabled).toBe(false);
});

test('shows a game with its players by place, and links to the table, the replay and the others', async () => {
  answers['GET /people/ann22222/games'] = () => ({
    games: [game('one', { isRated: true })],
    nextCursor: null,
  });
  await open();
  const row = within(screen.getByTestId('game-one'));
  expect(row.getByRole('link', { name: 'Table one' }).getAttribute('href')).toBe('/t/one');
  expect(row.getByRole('link', { name: /^Replay: / }).getAttribute('href')).toBe('/g/one');
  expect(screen.getByTestId('game-one').querySelector('small')?.textContent).toContain(', rated');
  const places = row.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(places).toEqual(['1. Ben 41', '2. Ann 30', '3. Cat 12']);
  expect(row.getByRole('link', { name: 'Ben' }).getAttribute('href')).toBe('/people/ben22222');
  expect(row.queryByRole('link', { name: 'Ann' })).toBeNull(); // this page
  expect(row.queryByRole('link', { name: 'Cat' })).toBeNull(); // a private profile
});

test('shows players of one place by their seats', async () => {
  const seats = [seat('Ann', 1, 30), seat('Ben', 3, 10), seat('Cat', 1, 30)];
  answers['GET /people/ann22222/games'] = () => ({ games: [game('tie', { seats })], nextCursor: null });
  await open();
  const places = within(screen.getByTestId('game-tie')).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual(['1. Ann 30', '1. Cat 30', '3. Ben 10']);
});

test('says that a person has no games yet, or keeps them private', async () => {
  await open();
  expect(screen.getByText('None yet.')).toBeTruthy();
  cleanup();
  await open({ handle: null, isPublic: false });
  expect(screen.getByText('Ann keeps their games private.')).toBeTruthy();
  expect(screen.queryByText('Finished games')).toBeNull();
});

test('says that there is no such person', async () => {
  await act(async () => void render(<ProfilePage personRef="nobody22" />));
  expect(await screen.findByText('This page doesn’t exist or is private.')).toBeTruthy();
});

test('shows the rating with the number of games that it comes from', async () => {
  await open({ rating: { rating: 21, games: 14 } });
  const link = screen.getByRole('link', { name: 'Rating 21.0' });
  expect(link.getAttribute('href')).toBe('/leaderboard');
  expect(screen.getByText('from 14 rated games')).toBeTruthy();
});

const OWN: MyBlocksAndNotes = {
  blocked: [
    { handle: 'ben22222', name: 'Ben' },
    { handle: 'cat22222', name: 'Cat' },
  ],
  noted: [
    { handle: 'cat22222', name: 'Cat', text: 'leaves early' },
    { handle: 'dan22222', name: 'Dan', text: 'likes winds' },
  ],
};

test('a player decides who sees the own page', async () => {
  answers['GET /me/blocks-and-notes'] = () => OWN;
  answers['PUT /me/profile'] = () => undefined;
  await open({ isMe: true });
  expect(screen.getByText('Only you see your games at private tables.')).toBeTruthy();
  await clickOn('profile-public');
  expect(sent()).toEqual([['PUT', '/me/profile', { isPublic: false }]]);
  expect(screen.getByTestId('profile-public').getAttribute('aria-checked')).toBe('false');
  answers['PUT /me/profile'] = () => new Refusal('unavailable');
  await clickOn('profile-public');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByTestId('profile-public').getAttribute('aria-checked')).toBe('false');
});

test('lists whom a player has blocked or written about, each once, and unblocks', async () => {
  answers['GET /me/blocks-and-notes'] = () => OWN;
  answers['DELETE /people/cat22222/block'] = () => undefined;
  await open({ isMe: true });
  const rows = () =>
    within(screen.getByTestId('notes-overview'))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('span')?.textContent);
  await screen.findByTestId('notes-overview');
  expect(rows()).toEqual(['Benblocked', 'Catblockedleaves early', 'Danlikes winds']);
  await pressButton('Unblock Cat');
  expect(sent()).toEqual([['DELETE', '/people/cat22222/block', undefined]]);
  expect(rows()).toEqual(['Benblocked', 'Catleaves early', 'Danlikes winds']);
});

test('shows a visitor neither the switch nor the list', async () => {
  await open();
  expect(screen.queryByTestId('profile-public')).toBeNull();
  expect(screen.queryByTestId('notes-overview')).toBeNull();
});

test('blocks the person of the page by the shown name, and unblocks', async () => {
  answers['PUT /people/ann22222/block'] = () => undefined;
  answers['DELETE /people/ann22222/block'] = () => undefined;
  await open({ relation: { isBlocked: false, note: null } });
  await screen.findByTestId('toggle-block');
  await pressButton('Block Ann');
  expect(sent()).toEqual([['PUT', '/people/ann22222/block', { name: 'Ann' }]]);
  await pressButton('Unblock Ann');
  expect(sent().at(-1)).toEqual(['DELETE', '/people/ann22222/block', undefined]);
  expect(await screen.findByRole('button', { name: 'Block Ann' })).toBeTruthy();
});

test('saves the note on the person of the page once its field is left', async () => {
  answers['PUT /people/ann22222/note'] = ({ body }) => {
    const { text } = body as { readonly text: string };
    return { note: { text, at: 0 } };
  };
  await open({ relation: { isBlocked: false, note: { text: 'fast', at: 0 } } });
  const field = await screen.findByTestId<HTMLTextAreaElement>('person-note');
  expect(field.value).toBe('fast');
  write('Your note on Ann', 'fast and kind');
  await act(async () => void fireEvent.blur(field));
  expect(await screen.findByText('Saved')).toBeTruthy();
  const note = { text: 'fast and kind', name: 'Ann' };
  expect(sent()).toEqual([['PUT', '/people/ann22222/note', note]]);
});

test('an empty leaderboard shows the places that are free, and leads to a table', async () => {
  answers['GET /leaderboard'] = () => ({ entries: [], minGames: 10 });
  await act(async () => void render(<ProfileRoutes handle={null} />));
  const link = await screen.findByRole('link', { name: 'Find or create a public table' });
  expect(link.getAttribute('href')).toBe('/');
  expect(screen.queryByRole('table')).toBeNull(); // no one reads free places aloud
  expect(document.querySelectorAll('tbody tr')).toHaveLength(5);
});

test('a leaderboard lists the players by place', async () => {
  const leader = { handle: 'ann22222', name: 'Ann', rating: 27.5, games: 12, place: 1, isMe: true };
  answers['GET /leaderboard'] = () => ({ entries: [leader], minGames: 10 });
  await act(async () => void render(<ProfileRoutes handle={null} />));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['PlaceNameRatingGames', '1Annyou27.512']);
  expect(screen.queryByRole('link', { name: 'Find or create a public table' })).toBeNull();
});
