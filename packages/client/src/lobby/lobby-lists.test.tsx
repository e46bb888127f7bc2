/** @jest-environment jsdom */
import type { ActiveTurn, MatchListItem, MyGroups, MyTable, TableFilter } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { usePlayerName } from '../account/player-name';
import { WELCOME_STATE } from '../account/welcome-state';
import { answerRequests } from '../testing/fake-api';
import { GroupDates, MyTables, RecoveryWelcome } from './my-tables.lazy';
import { OpenTables } from './open-tables';
import { TableFilters } from './table-filters.lazy';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW = 1_700_000_000_000;

beforeAll(async () => {
  await initI18n();
  await loadMessages('lobbyLists');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const match = (id: string, more: Partial<MatchListItem> = {}): MatchListItem => ({
  ...{ id, name: `Table ${id}`, status: 'open', seats: ['Anna', null, null], clock: '', lang: 'en' },
  ...more,
});
const numbered = (count: number) => Array.from({ length: count }, (_, index) => match(String(index)));
const settle = () => act(async () => void (await Promise.resolve()));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

type ListProps = Partial<Parameters<typeof OpenTables>[0]>;

/** Shows the open tables. Returns what the list asks for, and the function that shows others. */
async function openList(props: ListProps) {
  const handlers = { setFilter: jest.fn(), onLoadMore: jest.fn(), onCreateTable: jest.fn() };
  const list = (shown: ListProps) => (
    <OpenTables
      {...{ matches: [], abandoned: [], filter: {}, isFilterApplied: true, loadingRows: null }}
      {...handlers}
      onLoadMore={null}
      {...shown}
    />
  );
  const { rerender } = await act(async () => render(list(props)));
  await settle();
  return { ...handlers, show: (next: ListProps) => act(async () => rerender(list({ ...props, ...next }))) };
}
const rows = () =>
  screen.queryAllByTestId(/^table-(?!link-field)/).map(({ dataset }) => dataset['testid']?.slice(6));

test('lists the open tables that fit the filter, then the games with an abandoned seat', async () => {
  const abandoned = [
    match('left', { status: 'running', turn: 4, seats: ['Anna', 'Ben', 'Cat'], openSeats: [1] }),
  ];
  const matches = [match('en'), match('de', { lang: 'de' })];
  const { show } = await openList({ matches, abandoned });
  await screen.findByTestId('table-en');
  expect(rows()).toEqual(['en', 'de', 'left']);
  await show({ filter: { language: 'de' } });
  expect(rows()).toEqual(['de']);
  await show({ filter: { language: 'en' } });
  expect(rows()).toEqual(['en', 'left']);
});

test('shows fifty tables more at each press, and then asks the server for others', async () => {
  const onLoadMore = jest.fn();
  const { show } = await openList({ matches: numbered(101), onLoadMore });
  await screen.findByTestId('table-0');
  expect(rows()).toHaveLength(50);
  await press('Show more');
  expect(rows()).toHaveLength(100);
  await press('Show more');
  expect(rows()).toHaveLength(101);
  expect(onLoadMore).not.toHaveBeenCalled();
  await press('Show more');
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  await show({ matches: numbered(101), onLoadMore: null });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('begins again with fifty tables when the filter changes', async () => {
  const { setFilter } = await openList({ matches: numbered(101) });
  await screen.findByTestId('table-0');
  await press('Show more');
  fireEvent.change(await screen.findByLabelText('Language'), { target: { value: 'en' } });
  await settle();
  expect(setFilter).toHaveBeenCalledWith({ language: 'en' });
  expect(rows()).toHaveLength(50);
});

test('says that there are no tables, without filters', async () => {
  await openList({});
  expect(screen.getByTestId('no-open-tables').textContent).toMatch(/^No open tables right now\.Create one/);
  expect(screen.queryByRole('group', { name: 'Filter tables' })).toBeNull();
});

test('offers all tables, or a table like the filter, if none fits it', async () => {
  const filter: TableFilter = { players: '5' };
  const { setFilter, onCreateTable } = await openList({ matches: numbered(2), filter });
  expect(screen.getByText('No tables match.')).toBeTruthy();
  expect(await screen.findByRole('group', { name: 'Filter tables' })).toBeTruthy();
  await press('Show all');
  expect(setFilter.mock.calls).toEqual([[{}]]);
  await press('Create one like this');
  expect(onCreateTable.mock.calls).toEqual([[filter]]);
});

test('does not say that no table fits before the server has applied the filter', async () => {
  await openList({ filter: { players: '5' }, isFilterApplied: false });
  expect(screen.queryByTestId('no-open-tables')).toBeNull();
});

test('describes a table in its row, with links to its players and to a seat', async () => {
  const table = { seats: ['Anna', 0, 'Ben', null], clock: '3d', lang: 'de', isBlocked: true } as const;
  await openList({ matches: [match('x', table)] });
  const row = within(await screen.findByTestId('table-x'));
  expect(row.getByRole('heading').textContent).toContain('Table x');
  expect(row.getByRole('link', { name: 'Anna' }).getAttribute('href')).toBe('/people/x/0');
  expect(row.getByRole('link', { name: 'Ben' }).getAttribute('href')).toBe('/people/x/2');
  expect(row.getByRole('link', { name: 'Take a seat' }).getAttribute('href')).toBe('/t/x');
  const { textContent } = screen.getByTestId('table-x');
  for (const text of ['1 bot', '3 of 4', '3 days per turn', 'Standard rules', 'With someone you’ve blocked'])
    expect(textContent).toContain(text);
  cleanup();
  await openList({ matches: [match('x', { openSeats: [0, 2], turn: 3, status: 'running' })] });
  expect((await screen.findByTestId('table-x')).textContent).toContain('2 seats are open');
});

/** Shows the filters. Returns the function that a change calls. */
function openFilters(filter: TableFilter) {
  const onChange = jest.fn();
  render(<TableFilters filter={filter} onChange={onChange} />);
  return onChange;
}
const select = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each([
  ['Players', '5', { players: '5' }],
  ['Language', 'fr', { language: 'fr' }],
  ['Bots', 'no', { bots: 'no' }],
  ['Rules', 'eastWind', { eastWind: 'yes' }],
  ['Rules', 'cones', { cones: '100' }],
  ['Rules', 'openColours', { hiddenColours: 'no' }],
  ['Rules', 'standard', { hiddenColours: 'no', moreDestruction: 'no', cones: '65', eastWind: 'no' }],
] as const)('sets the filter %s to %s, beside the others', (label, value, expected) => {
  const onChange = openFilters({ timeControl: 'live' });
  select(label, value);
  expect(onChange.mock.calls).toEqual([[{ timeControl: 'live', ...expected }]]);
});

test.each([
  ['Players', '', { players: '5' }],
  ['Language', '', { language: 'fr' }],
  ['Bots', '', { bots: 'no' }],
  ['Rules', 'any', { hiddenColours: 'yes', cones: '100' }],
] as const)('clears the filter %s', (label, value, filter) => {
  const onChange = openFilters({ timeControl: 'slow', ...filter });
  select(label, value);
  expect(onChange.mock.calls).toEqual([[{ timeControl: 'slow' }]]);
});

test('one choice of rules replaces another', () => {
  const onChange = openFilters({ moreDestruction: 'yes' });
  select('Rules', 'hiddenColours');
  expect(onChange.mock.calls).toEqual([[{ hiddenColours: 'yes' }]]);
});

test.each([
  [{}, 'any'],
  [{ moreDestruction: 'yes' }, 'moreDestruction'],
  [{ hiddenColours: 'no' }, 'openColours'],
  [{ hiddenColours: 'yes', cones: '100' }, 'several'],
] as const)('shows the rules of the filter %j as %s', (filter, shown) => {
  openFilters(filter);
  const rules = screen.getByLabelText<HTMLSelectElement>('Rules');
  expect(rules.value).toBe(shown);
  const offersSeveral = [...rules.options].some(({ value }) => value === 'several');
  expect(offersSeveral).toBe(shown === 'several');
});

test('chooses a speed, and any speed again', () => {
  const onChange = openFilters({ players: '4' });
  expect(screen.getByLabelText<HTMLInputElement>('Any speed').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Live'));
  expect(onChange).toHaveBeenLastCalledWith({ players: '4', timeControl: 'live' });
  cleanup();
  const onClear = openFilters({ timeControl: 'none' });
  expect(screen.getByLabelText<HTMLInputElement>('No clock').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Any speed'));
  expect(onClear).toHaveBeenLastCalledWith({});
});

test('counts the filters beside the button that unfolds them', () => {
  openFilters({ players: '4', bots: 'yes' });
  const toggle = screen.getByTestId('filter-toggle');
  expect(toggle.textContent).toBe('Filter (2)');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  cleanup();
  openFilters({});
  expect(screen.getByTestId('filter-toggle').textContent).toBe('Filter');
});

const [ME, OTHER, BOT] = [0, 1, 2];
const turnOf = (seat: number, changes: Partial<ActiveTurn> = {}): ActiveTurn => ({
  ...{ seat, step: 'spread', since: NOW, deadline: null, isPaused: false },
  ...changes,
});
const running = (activeTurn: ActiveTurn | null, more: Partial<MatchListItem> = {}): MyTable => ({
  match: match('mine', { status: 'running', turn: 3, seats: ['Anna', 'Ben', 0], ...more }),
  seat: ME,
  openedAt: NOW,
  activeTurn,
});

test('own tables of one name say when they were opened', () => {
  const tables = [NOW - HOUR_MS, NOW - 2 * HOUR_MS, NOW].map((openedAt, index) => ({
    ...running(turnOf(OTHER), { id: `t${index}`, name: index < 2 ? 'Fire' : 'Smoke' }),
    openedAt,
  }));
  render(<MyTables tables={tables} serverNow={() => NOW} handle="ann22222" hasLeaders />);
  const opened = tables.map(
    ({ match: { id } }) =>
      screen.getByTestId(`table-${id}`).textContent?.match(/, opened: (.*?\d:\d\d)/)?.[1],
  );
  expect(new Set(opened).size).toBe(3);
  expect(opened[2]).toBeUndefined();
});

/** Shows a table of the viewer, and returns the text of its row. */
function rowOf(table: MyTable, now: () => number = () => NOW) {
  render(<MyTables tables={[table]} serverNow={now} handle="ann22222" hasLeaders />);
  return screen.getByTestId('table-mine');
}

test.each<readonly [string, MyTable, string, string]>([
  ['own turn', running(turnOf(ME)), 'Your turn', 'Continue'],
  ['turn of a player', running(turnOf(OTHER)), 'Ben’s turn', 'Continue'],
  ['turn of a bot', running(turnOf(BOT)), 'Bot’s turn', 'Continue'],
  ['table that waits', { ...running(null), match: match('mine') }, 'Waiting for players', 'Continue'],
  ['end', running(null, { status: 'finished' }), 'Finished', 'View'],
  ['early end', running(null, { status: 'unfinished' }), 'Closed before the end', 'View'],
])('shows the %s of a table', (_, table, status, action) => {
  const row = rowOf(table);
  expect(row.textContent).toContain(status);
  expect(within(row).getByRole('link', { name: action }).getAttribute('href')).toBe('/t/mine');
  expect(row.querySelector('b') !== null).toBe(status === 'Your turn');
});

test.each<readonly [string, ActiveTurn, string]>([
  ['what the own turn waits for', turnOf(ME), 'spread the fire'],
  ['the clock in a step that it does not know', turnOf(ME, { step: 'new-step' }), 'No clock'],
  ['the clock in the turn of another', turnOf(OTHER), 'No clock'],
  ['how long it waits', turnOf(ME, { since: NOW - 5 * MINUTE_MS }), 'spread the fire, waiting for 5 min'],
  ['the time left', turnOf(ME, { deadline: NOW + 3 * HOUR_MS }), 'spread the fire, 3 h left'],
  ['a pause', turnOf(ME, { isPaused: true }), 'spread the fire, paused'],
])('shows %s', (_, activeTurn, expected) => {
  expect(rowOf(running(activeTurn)).querySelector('small:has(> span)')?.textContent).toBe(`${expected}, EN`);
});

test.each([
  ['every second in the last hour', 2 * MINUTE_MS, 1000, '1:59 left'],
  ['every minute before', 3 * HOUR_MS, MINUTE_MS, '2 h left'],
])('follows the time left %s', (_, left, step, expected) => {
  jest.useFakeTimers();
  let now = NOW;
  const row = rowOf(running(turnOf(ME, { deadline: NOW + left })), () => now);
  const before = row.textContent;
  now += step;
  act(() => void jest.advanceTimersByTime(step - 1));
  expect(row.textContent).toBe(before);
  act(() => void jest.advanceTimersByTime(1));
  expect(row.textContent).toContain(expected);
});

test('links to the finished games and the leaderboard, if there are any', () => {
  rowOf(running(null));
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toContain('/people/ann22222');
  expect(links()).toContain('/leaderboard');
  cleanup();
  render(<MyTables tables={[running(null)]} serverNow={() => NOW} handle={null} hasLeaders={false} />);
  expect(links()).not.toContain('/people/ann22222');
  expect(links()).not.toContain('/leaderboard');
});

const IN_AN_HOUR = NOW + HOUR_MS;
const NEXT_WEEK = NOW + 7 * 24 * HOUR_MS;

test.each<readonly [string, MyGroups['groups'][number]['date'], string | null]>([
  ['no date', null, null],
  [
    'times without an answer',
    { times: [IN_AN_HOUR, NEXT_WEEK], answers: ['yes', null], chosen: null },
    'Owls: when can you play?',
  ],
  ['answered times', { times: [IN_AN_HOUR, NEXT_WEEK], answers: ['yes', 'no'], chosen: null }, null],
  [
    'only a time without an answer that is over',
    { times: [NOW - 1, NEXT_WEEK], answers: [null, 'no'], chosen: null },
    null,
  ],
  [
    'a date of today',
    { times: [IN_AN_HOUR, NEXT_WEEK], answers: [null, null], chosen: IN_AN_HOUR },
    'Owls: today at 23:13',
  ],
  [
    'a declined date of today',
    { times: [IN_AN_HOUR, NEXT_WEEK], answers: ['no', null], chosen: IN_AN_HOUR },
    null,
  ],
  [
    'a later date without an answer',
    { times: [IN_AN_HOUR, NEXT_WEEK], answers: ['yes', null], chosen: NEXT_WEEK },
    'Owls: when can you play?',
  ],
  ['a later date', { times: [IN_AN_HOUR, NEXT_WEEK], answers: [null, 'yes'], chosen: NEXT_WEEK }, null],
])('leads to a group with %s', async (_, date, expected) => {
  const group = { id: 'testgrup22', name: 'Owls', members: 2, isOwner: false, date };
  answerRequests({ 'GET /groups': () => ({ groups: [group] }) });
  await act(async () => render(<GroupDates serverNow={() => NOW} />));
  const link = screen.queryByTestId('group-date');
  expect(link?.textContent?.replace(/[\u2068\u2069]/g, '') ?? null).toBe(expected);
  expect(link?.getAttribute('href') ?? null).toBe(expected === null ? null : '/groups/testgrup22');
});

test('welcomes a player whose seats have just arrived, once', () => {
  usePlayerName.setState({ name: 'Anna' });
  window.history.replaceState(WELCOME_STATE, '');
  render(<RecoveryWelcome />);
  expect(screen.getByTestId('recovery-welcome').textContent).toMatch(/^Welcome back, Anna\./);
  cleanup();
  render(<RecoveryWelcome />);
  expect(screen.queryByTestId('recovery-welcome')).toBeNull();
});
