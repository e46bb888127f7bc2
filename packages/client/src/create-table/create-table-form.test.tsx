/** @jest-environment jsdom */
import { personSeatSummary } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { usePlayerName } from '../account/player-name';
import { initI18n, loadMessages } from '../i18n/i18n';
import { type ApiRequest, answerRequests, Refusal } from '../testing/fake-api';
import { matchSummary } from '../testing/match-summary';
import { choose, optionsOf, pressButton, unfold, write } from '../testing/page-input';
import { CreateTableForm } from './create-table-form';
import { DEFAULT_TABLE_OPTIONS, type TableFormOptions } from './table-options';

const CLAIM = {
  match: matchSummary({ status: 'open', seats: [personSeatSummary('Anna'), personSeatSummary(null)] }),
  seat: 0,
  token: 'token',
  seedCommitment: 'seed',
};
const DEFAULT_REQUEST = {
  secret: expect.stringMatching(/^[\w-]{43}$/) as string,
  tableName: 'Anna’s table',
  name: 'Anna',
  players: 4,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  timeControl: { clock: { kind: 'none' }, timeoutAction: 'vote' },
  private: false,
  language: 'en',
  bots: [],
};

let requests: readonly ApiRequest[] = [];

beforeAll(async () => {
  await initI18n();
  await loadMessages('tableOptions');
});
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  requests = answerRequests({ 'POST /matches': () => CLAIM });
  usePlayerName.setState({ name: 'Anna' });
});
afterEach(cleanup);

const openForm = (prefill: TableFormOptions | null = null) => render(<CreateTableForm prefill={prefill} />);

/** Sends the form and returns the body of the request. */
async function submit(button = 'Create a table'): Promise<unknown> {
  await pressButton(button);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/matches' });
  return requests[0]?.body;
}

test('sends the defaults and goes to the new table', async () => {
  openForm();
  expect(await submit()).toEqual(DEFAULT_REQUEST);
  await waitFor(() => expect(window.location.pathname).toBe('/t/testtab222'));
});

test('sends the number of players, the table name and the trimmed name', async () => {
  openForm();
  write('Your name', '  Ben ');
  choose('Players', '6');
  await unfold('table-rules');
  expect(screen.getByLabelText('Table name').getAttribute('placeholder')).toBe('Ben’s table');
  write('Table name', ' Fish Street Hill ');
  expect(optionsOf('Players')).toEqual(['3', '4', '5', '[6]']);
  expect(await submit()).toEqual({
    ...DEFAULT_REQUEST,
    ...{ name: 'Ben', tableName: 'Fish Street Hill', players: 6 },
  });
});

test('suggests a table name of the allowed length', async () => {
  openForm();
  const name = 'A'.repeat(24);
  write('Your name', name);
  const { tableName } = (await submit()) as { readonly tableName: string };
  expect(`${name}’s table`.startsWith(tableName)).toBe(true);
  expect(tableName.length).toBeGreaterThan(20);
});

test.each([
  ['Hidden colours', { options: { hiddenColours: true, moreDestruction: false, cones: 65 } }],
  ['More destruction', { options: { hiddenColours: false, moreDestruction: true, cones: 65 } }],
  ['100 cones', { options: { hiddenColours: false, moreDestruction: false, cones: 100 } }],
  ['East wind', { options: { hiddenColours: false, moreDestruction: false, cones: 65, eastWind: true } }],
  ['Private', { private: true }],
])('sends the rule %s, and no longer after a second press', async (label, change) => {
  openForm();
  await unfold('table-rules');
  const rule = await screen.findByRole('switch', { name: label });
  for (const isOn of [true, false, true]) {
    fireEvent.click(rule);
    expect(rule.getAttribute('aria-checked')).toBe(String(isOn));
  }
  expect(await submit()).toEqual({ ...DEFAULT_REQUEST, ...change });
});

test('sends the chosen clock with the time-out action', async () => {
  openForm();
  const summary = screen.getByTestId('time-control');
  expect(summary.textContent).toBe('Time control: No clock');
  await unfold('time-control');
  await screen.findByRole('radiogroup', { name: 'Time control' });
  expect(optionsOf('Time control')).toEqual(['[No clock]', 'Per turn', 'Per game', 'Days']);
  expect(screen.queryByRole('radiogroup', { name: 'Time' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'When time runs out' })).toBeNull();
  choose('Time control', 'Per game');
  expect(optionsOf('Time')).toEqual(['[10 min + 15 s]', '20 min + 20 s', '40 min + 30 s']);
  expect(
    screen.getByText('Each player has 10 min for the whole game, plus 15 s after each turn.'),
  ).toBeTruthy();
  choose('Time', '20 min + 20 s');
  expect(optionsOf('When time runs out')).toEqual([
    '[the others vote]',
    'a bot plays this turn',
    'a bot plays until the player returns',
    'the seat opens to anyone',
  ]);
  choose('When time runs out', 'a bot plays this turn');
  expect(summary.textContent).toBe('Time control: 20 min + 20 s');
  expect(await submit()).toMatchObject({
    timeControl: { clock: { kind: 'fischer', bank: 1200, increment: 20 }, timeoutAction: 'bot-turn' },
  });
});

test('switches weekends off for a clock of days, and keeps that for another number of days', async () => {
  openForm(DEFAULT_TABLE_OPTIONS);
  await unfold('time-control');
  await screen.findByRole('radiogroup', { name: 'Time control' });
  expect(screen.queryByRole('switch', { name: 'Weekends off' })).toBeNull();
  choose('Time control', 'Days');
  fireEvent.click(screen.getByRole('switch', { name: 'Weekends off' }));
  choose('Time', '3 days per turn');
  expect(optionsOf('Time')).toEqual(['1 day per turn', '[3 days per turn]']);
  expect(screen.getByText(/stands still on Saturdays and Sundays \(UTC\)/)).toBeTruthy();
  const clock = { kind: 'correspondence', days: 3, weekendsOff: true };
  expect(await submit()).toMatchObject({ timeControl: { clock } });
});

test('keeps the time-out action for another kind of clock, and forgets it without a clock', async () => {
  const timeControl = { clock: { kind: 'per-turn', seconds: 90 }, timeoutAction: 'bot-seat' } as const;
  openForm({ ...DEFAULT_TABLE_OPTIONS, timeControl });
  await unfold('time-control');
  await screen.findByRole('radiogroup', { name: 'Time control' });
  choose('Time control', 'Days');
  expect(optionsOf('Time')).toEqual(['[1 day per turn]', '3 days per turn']);
  choose('Time control', 'Per turn');
  choose('Time', '5 min');
  expect(await submit()).toMatchObject({
    timeControl: { clock: { kind: 'per-turn', seconds: 300 }, timeoutAction: 'bot-seat' },
  });
  choose('Time control', 'No clock');
  choose('Time control', 'Days');
  expect(optionsOf('When time runs out')[0]).toBe('[the others vote]');
});

/** Opens the part of the form about bots, spectators and language. */
async function unfoldExtras() {
  await unfold('extra-options');
  await screen.findByRole('radiogroup', { name: 'Bots at the table' });
}

test('sends the bots of the chosen strength', async () => {
  openForm();
  await unfoldExtras();
  expect(optionsOf('Bots at the table')).toEqual(['[0]', '1', '2', '3']);
  expect(screen.queryByRole('radiogroup', { name: 'Strength' })).toBeNull();
  choose('Bots at the table', '2');
  expect(optionsOf('Strength')).toEqual(['Easy', '[Normal]', 'Hard', 'Expert']);
  choose('Strength', 'Hard');
  expect(screen.queryByText(/the game starts right away/)).toBeNull();
  expect(await submit()).toMatchObject({ bots: ['alderman', 'alderman'] });
});

test('starts the game at once if bots take all other seats', async () => {
  openForm();
  await unfoldExtras();
  choose('Bots at the table', '3');
  expect(screen.getByText(/the game starts right away/)).toBeTruthy();
  expect(await submit('Start the game')).toMatchObject({
    players: 4,
    bots: ['merchant', 'merchant', 'merchant'],
  });
});

test('never sends more bots than other seats', async () => {
  openForm({ ...DEFAULT_TABLE_OPTIONS, seats: 6, extras: { ...DEFAULT_TABLE_OPTIONS.extras, bots: 5 } });
  await unfoldExtras();
  choose('Players', '3');
  expect(optionsOf('Bots at the table')).toEqual(['0', '1', '[2]']);
  expect(screen.getByText(/the game starts right away/)).toBeTruthy();
  expect(await submit('Start the game')).toMatchObject({ players: 3, bots: ['merchant', 'merchant'] });
});

test('sends the access of spectators only if it is chosen, and shows the default of a private table', async () => {
  openForm();
  await unfoldExtras();
  expect(optionsOf('Spectators')).toEqual(['[Anyone]', 'By link', 'Nobody']);
  await unfold('table-rules');
  fireEvent.click(await screen.findByRole('switch', { name: 'Private' }));
  expect(optionsOf('Spectators')).toEqual(['Anyone', '[By link]', 'Nobody']);
  expect(screen.getByText('Anyone with the link can watch. Not listed.')).toBeTruthy();
  choose('Spectators', 'Nobody');
  expect(await submit()).toMatchObject({ private: true, spectatorAccess: 'none' });
});

test('sends the language of the table', async () => {
  openForm();
  await unfoldExtras();
  const language = screen.getByLabelText<HTMLSelectElement>('Table language');
  expect(language.value).toBe('en');
  fireEvent.change(language, { target: { value: 'fr' } });
  expect(language.value).toBe('fr');
  expect(await submit()).toEqual({ ...DEFAULT_REQUEST, language: 'fr' });
});

test('labels what it asks for', async () => {
  openForm();
  await unfoldExtras();
  const labels = [...document.querySelectorAll('form span[aria-hidden]')].map(
    ({ textContent }) => textContent,
  );
  expect(labels).toEqual(
    expect.arrayContaining(['Players', 'Bots at the table', 'Spectators', 'Table language']),
  );
});

test('begins with the options of a filter, and focuses the name', () => {
  openForm({ ...DEFAULT_TABLE_OPTIONS, seats: 5 });
  expect(optionsOf('Players')).toEqual(['3', '4', '[5]', '6']);
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  cleanup();
  openForm();
  expect(document.activeElement).not.toBe(screen.getByLabelText('Your name'));
});

test('begins with the options of the last table that was created', async () => {
  openForm();
  choose('Players', '3');
  await submit();
  await waitFor(() => expect(window.localStorage.getItem('great-fire.table-options')).not.toBeNull());
  cleanup();
  openForm();
  await waitFor(() => expect(optionsOf('Players')).toEqual(['[3]', '4', '5', '6']));
});

test('asks for a missing name, focuses its field and sends nothing', async () => {
  usePlayerName.setState({ name: '' });
  openForm();
  expect(screen.queryByRole('alert')).toBeNull(); // nothing was sent yet
  write('Your name', '  ');
  await pressButton('Create a table');
  expect(screen.getByRole('alert').textContent).toBe('Enter your name first.');
  expect(document.activeElement).toBe(screen.getByLabelText(/Your name/));
  expect(requests).toEqual([]);
  write('Your name', 'Anna');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows why the server refuses, stays on the page and can be sent again', async () => {
  requests = answerRequests({ 'POST /matches': () => new Refusal('too-many-requests') });
  openForm();
  await submit();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(window.location.pathname).toBe('/');
  expect(window.localStorage.getItem('great-fire.table-options')).toBeNull();
  requests = answerRequests({ 'POST /matches': () => CLAIM });
  await submit();
  await waitFor(() => expect(window.location.pathname).toBe('/t/testtab222'));
});

test('cannot be sent twice while the server works', async () => {
  let answer = (_: unknown): void => undefined;
  requests = answerRequests({
    'POST /matches': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  openForm();
  await submit();
  expect(screen.getByTestId<HTMLButtonElement>('open-table').disabled).toBe(true);
  await act(async () => answer(CLAIM));
  await waitFor(() => expect(window.location.pathname).toBe('/t/testtab222'));
});
