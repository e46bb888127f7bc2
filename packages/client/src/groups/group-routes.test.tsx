/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { STANDARD_OPTIONS } from '@great-fire/game';
import {
  type Group,
  type MatchListItem,
  type MatchPage,
  type MyGroups,
  completeTableOptions,
  isolateText,
  personSeatSummary,
} from '@great-fire/protocol';
import { consumeLinkToken } from '../account/link-token';
import { usePlayerName } from '../account/player-name';
import { formatMeeting } from '../i18n/format';
import { changeLanguage, initI18n, loadMessages } from '../i18n/i18n';
import { type ApiRequest, Refusal, answerRequests } from '../testing/fake-api';
import { matchSummary } from '../testing/match-summary';
import { choose, optionsOf, pressButton, unfold, write } from '../testing/page-input';
import { GroupRoutes } from './group-routes.lazy';

jest.mock('virtual:pictures', () => ({ engravedCity: '' }), { virtual: true }); // of Vite

const ID = 'testgrup22';
const KEY = 'aB3_aB3_aB3_aB3_';
const SECRET = expect.stringMatching(/^[\w-]{43}$/) as string;
const member = (name: string, change: Partial<Group['members'][number]> = {}) => ({
  ...{ id: `member-${name}`.padEnd(12, '-'), name, isMe: false, isOwner: false, isHere: false, joinedAt: 1 },
  ...change,
});
const GROUP: Group = {
  id: ID,
  name: 'Tuesdays',
  key: KEY,
  createdAt: 1,
  invitesMe: true,
  members: [member('Anna', { isMe: true, isOwner: true, isHere: true }), member('Ben', { isHere: true })],
  lastTable: null,
  hasDiary: true,
  wantsReports: false,
  webhook: null,
  date: null,
};
const ROW: MatchListItem = {
  id: 'testtab222',
  name: 'Tuesdays',
  status: 'open',
  clock: '',
  lang: 'en',
  seats: ['Ben', null, null],
};
const CLAIM = {
  match: matchSummary({
    ...{ id: 'testtab333', status: 'open' },
    seats: [personSeatSummary('Anna'), personSeatSummary(null)],
  }),
  seat: 0,
  token: 't',
  seedCommitment: 's',
};

let requests: readonly ApiRequest[] = [];
let followed: { readonly group: string; readonly onChange: () => void } | null = null; // by the open page
const sent = (method: string) => requests.filter((request) => request.method === method);

beforeAll(async () => {
  await initI18n();
  for (const bundle of ['groups', 'profiles', 'lobbyLists', 'settings'] as const) await loadMessages(bundle);
});
beforeEach(() => {
  window.localStorage.clear();
  usePlayerName.setState({ name: 'Anna' });
});
afterEach(cleanup);

/** Opens a page at an address as the whole page does. */
function open(path: string, answers: Parameters<typeof answerRequests>[0]) {
  window.history.replaceState(null, '', path);
  consumeLinkToken();
  requests = answerRequests(answers);
  const [, , id] = window.location.pathname.split('/');
  const followGroupTables = (group: string, onChange: () => void) => {
    followed = { group, onChange };
    return () => (followed = null);
  };
  render(<GroupRoutes id={id ?? null} load={() => Promise.resolve({ followGroupTables })} />);
}

const asMember = (group: Group, matches: readonly MatchListItem[] = [], origins: readonly string[] = []) => ({
  'GET /network-origins': () => ({ origins }),
  [`GET /groups/${ID}`]: () => group,
  [`GET /groups/${ID}/tables`]: () => ({ matches, nextCursor: null }),
  [`GET /groups/${ID}/standings*`]: () => ({ standings: [] }),
});

test('lists the groups of a browser, and creates one, also if the answer was lost', async () => {
  let isLost = true;
  open('/groups', {
    'GET /groups': () => new Refusal('not-signed-in'),
    'POST /groups': () => {
      if (isLost) throw new Error('The answer was lost');
      return GROUP;
    },
  });
  const none = await screen.findByTestId('no-groups');
  expect(none.textContent).toContain('Create the first one below, or open the link that a member sends you.');
  expect(none.querySelectorAll('li')).toHaveLength(3);
  await pressButton('Create the group');
  expect(screen.getByText('Give the group a name first.')).toBeTruthy();
  write('Name of the group', ' Tuesdays ');
  await pressButton('Create the group');
  await screen.findByRole('alert');
  isLost = false;
  await pressButton('Create the group');
  await waitFor(() => expect(window.location.pathname).toBe(`/groups/${ID}`));
  const [lost, again] = sent('POST');
  const secret = expect.stringMatching(/^[\w-]{43}$/) as string;
  expect(lost?.body).toEqual({ groupName: 'Tuesdays', name: 'Anna', secret });
  expect(again?.body).toEqual(lost?.body);
});

test('says in the list of groups when a date waits for an answer, and the chosen time', async () => {
  const [first, second] = [Date.now() + 3_600_000, Date.now() + 7_200_000];
  const times = [first, second];
  const group = (name: string, date: MyGroups['groups'][number]['date']) => ({
    ...{ id: `${name}22222`.slice(0, 10), name, members: 2, isOwner: false, date },
  });
  open('/groups', {
    'GET /groups': () => ({
      groups: [
        group('waiting', { times, answers: ['yes', null], chosen: null }),
        group('answered', { times, answers: ['yes', 'no'], chosen: null }),
        group('coming', { times, answers: ['maybe', null], chosen: first }),
        group('declined', { times, answers: ['no', null], chosen: first }),
        group('dateless', null),
      ],
    }),
  });
  await screen.findByRole('link', { name: 'waiting' });
  const lineOf = (name: string) =>
    screen.getByRole('link', { name }).closest('li')?.querySelector('p')?.textContent ?? null;
  expect(lineOf('waiting')).toBe('When can you play? The next date waits for your answer.');
  expect(lineOf('coming')).toBe(`Next date: ${isolateText(formatMeeting(first))}`);
  for (const name of ['answered', 'declined', 'dateless']) expect(lineOf(name)).toBeNull();
});

test('invites by the link, and shows the group after one press, or after another if the answer was lost', async () => {
  let [isMember, isLost] = [false, true];
  open(`/groups/${ID}#${KEY}`, {
    [`GET /groups/${ID}`]: () => (isMember ? GROUP : new Refusal('not-signed-in')),
    [`POST /groups/${ID}/invitation`]: () => ({ name: 'Tuesdays', members: 2, isMember: false }),
    [`POST /groups/${ID}/members`]: () => {
      isMember = true;
      if (isLost) throw new Error('The answer was lost');
      return GROUP;
    },
    [`GET /groups/${ID}/tables`]: () => ({ matches: [], nextCursor: null }),
    [`GET /groups/${ID}/standings`]: () => ({ standings: [] }),
  });
  await screen.findByRole('heading', { name: /Join .*Tuesdays/ });
  expect(window.location.hash).toBe('');
  write('Your name', '');
  await pressButton('Join');
  expect(screen.getByRole('alert').textContent).toBe('Enter your name first.');
  write('Your name', ' Ben ');
  await pressButton('Join');
  expect((await screen.findByRole('alert')).textContent).toContain('The server didn’t answer');
  isLost = false;
  await pressButton('Join');
  expect(await screen.findByRole('heading', { name: 'Members' })).toBeTruthy();
  const [lost, again] = sent('POST').filter(({ path }) => path === `/groups/${ID}/members`);
  expect(again).toMatchObject({ body: { key: KEY, name: 'Ben', secret: SECRET } });
  expect(again).toEqual(lost);
});

test.each([
  ['an old link', KEY],
  ['half a link', 'aB3'],
])('says with %s that there is no group', async (_, key) => {
  open(`/groups/${ID}#${key}`, {
    [`GET /groups/${ID}`]: () => new Refusal('not-found'),
    [`POST /groups/${ID}/invitation`]: () => new Refusal('not-found'),
  });
  expect(await screen.findByText('There’s no group here for you.')).toBeTruthy();
});

test('shows members, who is here, and the tables', async () => {
  const finished: MatchListItem = {
    ...ROW,
    id: 'testtab444',
    status: 'finished',
    seats: ['Anna', 'Ben', 0],
    scores: [9, 30, 12],
    endedAt: Date.UTC(2026, 10, 29, 12),
  };
  open(`/groups/${ID}`, asMember(GROUP, [ROW, finished]));
  await screen.findByRole('heading', { name: 'Members' });
  const [mine, theirs] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => /Anna|Ben/.test(textContent ?? '') && !/Take|30/.test(textContent ?? ''));
  expect(mine?.textContent).toBe('Annayou, owner');
  expect(theirs?.textContent).toContain('here now');
  expect(await screen.findByRole('button', { name: 'Take a seat' })).toBeTruthy();
  const game = screen.getByText(/Ben.* 30.*12.*Anna.* 9/);
  expect(game.querySelector('time')?.outerHTML).toBe(
    '<time datetime="2026-11-29T12:00:00.000Z">29 November 2026</time>',
  );
  expect(screen.getByTestId<HTMLInputElement>('group-link').value).toBe(
    `http://localhost/groups/${ID}#${KEY}`,
  );
  expect(screen.getByText(/Only this computer can open this link/)).toBeTruthy();
});

test('at localhost, invites by the address in the network', async () => {
  open(`/groups/${ID}`, asMember(GROUP, [], ['http://192.168.1.20:8000']));
  expect(await screen.findByDisplayValue(`http://192.168.1.20:8000/groups/${ID}#${KEY}`)).toBeTruthy();
  expect(await screen.findByTestId('qr-code')).toBeTruthy();
});

test.each(['a member', 'a member who already sits there'])('seats %s by one press', async (who) => {
  usePlayerName.setState({ name: '' }); // the group knows the name
  const full: MatchListItem = { ...ROW, id: 'testtab444', seats: ['Ben', 0, 'Cat'] };
  open(`/groups/${ID}`, {
    ...asMember(GROUP, [ROW, full]),
    [`POST /matches/${ROW.id}/seats`]: () => (who === 'a member' ? CLAIM : new Refusal('already-seated')),
  });
  await screen.findByRole('button', { name: 'Take a seat' });
  await pressButton('Take a seat');
  await waitFor(() => expect(window.location.pathname).toBe(`/t/${ROW.id}`));
  expect(sent('POST')).toMatchObject([{ path: `/matches/${ROW.id}/seats`, body: { name: 'Anna' } }]);
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(`/t/${full.id}`);
});

test('says that a table has filled before the press', async () => {
  open(`/groups/${ID}`, {
    ...asMember(GROUP, [ROW]),
    [`POST /matches/${ROW.id}/seats`]: () => new Refusal('table-full'),
  });
  await screen.findByRole('button', { name: 'Take a seat' });
  await pressButton('Take a seat');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(window.location.pathname).toBe(`/groups/${ID}`);
});

test('leads a member without a name to the table, which asks for it', async () => {
  usePlayerName.setState({ name: ' ' });
  const nameless = member('Anna', { isMe: true, name: null });
  open(`/groups/${ID}`, asMember({ ...GROUP, members: [nameless] }, [ROW]));
  const link = await screen.findByRole('link', { name: 'Take a seat' });
  expect(link.getAttribute('href')).toBe(`/t/${ROW.id}`);
});

test.each([
  ['en', '29 November 2026 at 21:15'],
  ['de', '29. November 2026 um 21:15'],
  ['fr', '29 novembre 2026 à 21:15'],
  ['es', '29 de noviembre de 2026 a las 21:15'],
  ['it', '29 novembre 2026 alle ore 21:15'],
] as const)('tells two games of one evening apart by their times (%s)', async (language, text) => {
  await act(() => changeLanguage(language));
  try {
    const over = (id: string, endedAt: Date): MatchListItem => ({
      ...{ ...ROW, id, status: 'finished', seats: ['Anna', 'Ben'], endedAt: endedAt.getTime() },
    });
    const games = [
      over('testtab666', new Date(2026, 10, 29, 21, 15)),
      over('testtab555', new Date(2026, 10, 29, 20)),
      over('testtab444', new Date(2026, 10, 28, 20)),
    ];
    open(`/groups/${ID}`, asMember(GROUP, games));
    const [rematch, first, earlier] = await screen.findAllByRole('link', { name: 'Tuesdays' });
    const describe = (link?: HTMLElement) =>
      document.getElementById(link?.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(describe(rematch)).toBe(text);
    expect(describe(first)).toBe(text.replace('21:15', '20:00'));
    expect(describe(earlier)).toBeUndefined();
  } finally {
    await act(() => changeLanguage('en'));
  }
});

test('requests a group with its tables, and shows each at once where it stands', async () => {
  const table = {
    players: 3,
    ...completeTableOptions({ options: STANDARD_OPTIONS, private: true }),
  } as const;
  let answer: (page: MatchPage) => void = () => undefined;
  open(`/groups/${ID}`, {
    ...asMember({ ...GROUP, lastTable: { status: 'open', ...table } }),
    [`GET /groups/${ID}/tables`]: () => new Promise<MatchPage>((resolve) => (answer = resolve)),
  });
  expect(sent('GET').map(({ path }) => path)).toEqual([`/groups/${ID}`, `/groups/${ID}/tables`]);
  await screen.findByRole('heading', { name: 'Members' });
  const section = screen.getByRole('heading', { name: 'Tables' }).parentElement;
  expect(section?.querySelector('[data-testid="loading-rows"]')).toBeTruthy();
  const start = screen.getByTestId('start-group-table').className; // another table is hardly needed
  answer({ matches: [ROW], nextCursor: null });
  await screen.findByRole('button', { name: 'Take a seat' });
  expect(screen.getByRole('heading', { name: 'Tables' }).parentElement).toBe(section);
  expect(screen.queryByTestId('loading-rows')).toBeNull();
  expect(screen.getByTestId('start-group-table').className).toBe(start);
  cleanup();
  // A group whose games are over has no place for tables that wait or run.
  open(`/groups/${ID}`, {
    ...asMember({ ...GROUP, lastTable: { status: 'finished', ...table } }),
    [`GET /groups/${ID}/tables`]: () => new Promise(() => undefined),
  });
  await screen.findByRole('heading', { name: 'Members' });
  expect(screen.queryByRole('heading', { name: 'Tables' })).toBeNull();
});

test('shows a new table of the group when the server reports a change, and stops with the page', async () => {
  let matches: readonly MatchListItem[] = [];
  open(`/groups/${ID}`, {
    ...asMember(GROUP),
    [`GET /groups/${ID}/tables`]: () => ({ matches, nextCursor: null }),
  });
  await screen.findByRole('heading', { name: 'Members' });
  expect(screen.queryByRole('heading', { name: 'Tables' })).toBeNull();
  await waitFor(() => expect(followed?.group).toBe(ID));
  matches = [ROW];
  act(() => followed?.onChange());
  expect(await screen.findByRole('button', { name: 'Take a seat' })).toBeTruthy();
  cleanup();
  expect(followed).toBeNull();
});

test('says to a member who was removed while the page was open that there is no group', async () => {
  jest.useFakeTimers();
  try {
    let isMember = true;
    open(`/groups/${ID}`, {
      ...asMember(GROUP),
      [`GET /groups/${ID}`]: () => (isMember ? GROUP : new Refusal('not-found')),
    });
    await screen.findByRole('heading', { name: 'Members' });
    isMember = false;
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('There’s no group here for you.')).toBeTruthy();
    const count = requests.length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(requests).toHaveLength(count);
  } finally {
    jest.useRealTimers();
  }
});

test('says on an open page that the server does not answer, until it does', async () => {
  jest.useFakeTimers();
  try {
    let answer: Group | Promise<never> = GROUP;
    open(`/groups/${ID}`, { ...asMember(GROUP), [`GET /groups/${ID}`]: () => answer });
    await screen.findByRole('heading', { name: 'Members' });
    answer = new Promise(() => undefined);
    await act(() => jest.advanceTimersByTimeAsync(20_000)); // the next request
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByRole('alert').textContent).toContain('The server didn’t answer');
    answer = GROUP;
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByRole('alert')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('shows first what comes next: the link of a new group, a table that waits, the date', async () => {
  const firstHeadings = async () => {
    await screen.findByRole('heading', { name: 'Members' });
    return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  };
  open(`/groups/${ID}`, asMember({ ...GROUP, members: GROUP.members.slice(0, 1) }));
  expect((await firstHeadings()).slice(0, 2)).toEqual(['Invite', 'Next date']);
  cleanup();
  open(`/groups/${ID}`, asMember(GROUP, [ROW]));
  const headings = await firstHeadings();
  expect(headings.slice(0, 3)).toEqual(['Tables', 'Next date', 'A table for the group']);
  expect(headings.filter((heading) => heading === 'Invite')).toHaveLength(1);
});

test('starts a table with the options of the last one', async () => {
  const timeControl = { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' } as const;
  const options = completeTableOptions({ options: STANDARD_OPTIONS, private: true, timeControl });
  open(`/groups/${ID}`, {
    ...asMember({ ...GROUP, lastTable: { players: 5, status: 'finished', ...options } }),
    'POST /matches': () => CLAIM,
  });
  await screen.findByText(/rules of the last table/);
  choose('Players', '6');
  await pressButton('Start a table');
  await waitFor(() => expect(window.location.pathname).toBe('/t/testtab333'));
  const { profanityFilter: _, spectatorAccess: __, ...sentOptions } = options;
  expect(sent('POST')[0]).toMatchObject({
    path: '/matches',
    body: { ...sentOptions, group: ID, players: 6, name: 'Anna', tableName: 'Tuesdays' },
  });
  expect(sent('POST')[0]?.body).not.toHaveProperty('profanityFilter');
  expect(sent('POST')[0]?.body).not.toHaveProperty('spectatorAccess'); // the default of a private table
});

test('starts a table with changed options, and with those that the form does not show', async () => {
  const options = completeTableOptions({ options: STANDARD_OPTIONS, private: true });
  const lastTable = {
    players: 3,
    status: 'finished',
    ...options,
    spectatorAccess: 'none',
    botSpeed: 'fast',
    profanityFilter: true,
  } as const;
  open(`/groups/${ID}`, { ...asMember({ ...GROUP, lastTable }), 'POST /matches': () => CLAIM });
  await screen.findByText(/rules of the last table/);
  await unfold('time-control');
  await screen.findByRole('radiogroup', { name: 'Time control' });
  choose('Time control', 'Days');
  await unfold('table-rules');
  expect(screen.queryByTestId('table-name')).toBeNull();
  fireEvent.click(await screen.findByRole('switch', { name: 'Hidden colours' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Private' }));
  await unfold('extra-options');
  await screen.findByRole('radiogroup', { name: 'Bots at the table' });
  expect(optionsOf('Spectators')).toEqual(['Anyone', 'By link', '[Nobody]']);
  choose('Bots at the table', '2');
  await pressButton('Start the game');
  await waitFor(() => expect(sent('POST')).not.toEqual([]));
  expect(sent('POST')[0]?.body).toMatchObject({
    ...{
      players: 3,
      group: ID,
      private: false,
      spectatorAccess: 'none',
      botSpeed: 'fast',
      profanityFilter: true,
    },
    options: { ...STANDARD_OPTIONS, hiddenColours: true },
    timeControl: { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' },
    bots: ['merchant', 'merchant'],
  });
});

test('shows an ended game as a page of a diary when it is unfolded, in the language of its table', async () => {
  const finished: MatchListItem = { ...ROW, id: 'testtab444', status: 'finished', seats: ['Anna', 'Ben', 0] };
  const diary = { language: 'de', date: 'Sonntag', paragraphs: ['Asche fiel.', 'Ben gewann.'] };
  open(`/groups/${ID}`, {
    ...asMember(GROUP, [finished]),
    'GET /matches/testtab444/diary': () => ({ diary }),
  });
  await screen.findByText('A page of the diary');
  expect(sent('GET').some(({ path }) => path.endsWith('/diary'))).toBe(false);
  await unfold('open-diary');
  const page = await screen.findByTestId('diary');
  expect([page.lang, page.textContent]).toEqual(['de', 'SonntagAsche fiel.Ben gewann.']);
  cleanup();
  open(`/groups/${ID}`, asMember({ ...GROUP, hasDiary: false }, [finished]));
  await screen.findByRole('heading', { name: 'Finished games' });
  expect(screen.queryByTestId('open-diary')).toBeNull();
});

test('a member chooses reports of ended games, and the owner the diary and a webhook', async () => {
  let group = GROUP;
  open(`/groups/${ID}`, {
    ...asMember(GROUP),
    [`GET /groups/${ID}`]: () => group,
    [`PUT /groups/${ID}/reports`]: () => void (group = { ...group, wantsReports: true }),
    [`PUT /groups/${ID}/diary`]: () => void (group = { ...group, hasDiary: false }),
    [`PUT /groups/${ID}/webhook`]: () =>
      void (group = { ...group, webhook: { kind: 'discord', hostname: 'discord.com' } }),
  });
  const reports = await screen.findByRole('switch', { name: 'Tell me how it ended' });
  fireEvent.click(reports);
  await waitFor(() => expect(reports.getAttribute('aria-checked')).toBe('true'));
  fireEvent.click(screen.getByRole('switch', { name: 'Keep a diary' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ wantsReports: true }, { hasDiary: false }]);
  await unfold('group-webhook');
  await screen.findByTestId('webhook-url');
  write('Webhook address', ' https://discord.com/api/1 ');
  await pressButton('Save');
  expect(await screen.findByText('Sent to discord.com.')).toBeTruthy();
  expect(sent('PUT').at(-1)?.body).toEqual({ kind: 'discord', url: 'https://discord.com/api/1' });
  cleanup();
  open(`/groups/${ID}`, asMember({ ...GROUP, members: [member('Ben', { isMe: true })] }));
  expect(await screen.findByRole('switch', { name: 'Tell me how it ended' })).toBeTruthy();
  expect(screen.queryByTestId('group-webhook')).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Keep a diary' })).toBeNull();
});

test('the owner removes a member after a question, and others can only leave', async () => {
  open(`/groups/${ID}`, {
    ...asMember(GROUP),
    [`DELETE /groups/${ID}/members/*`]: () => undefined,
  });
  await screen.findByRole('heading', { name: 'Members' });
  await unfold('manage-group');
  await pressButton(`Remove ${isolateText('Ben')}`);
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  await pressButton('Remove');
  await waitFor(() => expect(sent('DELETE')).toMatchObject([{ path: `/groups/${ID}/members/member-Ben--` }]));
  cleanup();
  const [anna, ben] = [member('Anna', { isOwner: true }), member('Ben', { isMe: true })];
  open(`/groups/${ID}`, {
    ...asMember({ ...GROUP, members: [anna, ben] }),
    [`DELETE /groups/${ID}/members/*`]: () => undefined,
    'GET /groups': () => ({ groups: [] }),
  });
  expect(await screen.findByRole('button', { name: 'Leave the group' })).toBeTruthy();
  expect(screen.queryByTestId('manage-group')).toBeNull();
  await pressButton('Leave the group');
  await pressButton('Leave the group');
  await waitFor(() => expect(window.location.pathname).toBe('/groups'));
});

test('explains a press about what is gone by now', async () => {
  open(`/groups/${ID}`, {
    ...asMember(GROUP),
    [`DELETE /groups/${ID}/members/*`]: () => new Refusal('not-found', 'member'),
    [`PUT /groups/${ID}/name`]: () => new Refusal('not-host', 'group'),
  });
  await screen.findByRole('heading', { name: 'Members' });
  await unfold('manage-group');
  await pressButton(`Remove ${isolateText('Ben')}`);
  await pressButton('Remove');
  const changed = 'The group has changed meanwhile. The page shows it in a moment.';
  expect((await screen.findByRole('alert')).textContent).toBe(changed);
  write('Name of the group', 'Fridays');
  await pressButton('Rename');
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([changed, changed]),
  );
});

test('explains on the invitation that its link was renewed before the press', async () => {
  open(`/groups/${ID}#${KEY}`, {
    [`GET /groups/${ID}`]: () => new Refusal('not-signed-in'),
    [`GET /groups/${ID}/tables`]: () => new Refusal('not-signed-in'),
    [`POST /groups/${ID}/invitation`]: () => ({ name: 'Tuesdays', members: 2, isMember: false }),
    [`POST /groups/${ID}/members`]: () => new Refusal('not-found', 'group'),
  });
  await screen.findByRole('heading', { name: /Join .*Tuesdays/ });
  await pressButton('Join');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Ask a member for the new one\.$/);
});

test('shows the standings of all time and of a quarter', async () => {
  const standing = { member: 'member-Anna-', name: 'Anna', isMe: true, games: 4, wins: 2 };
  const honours = { fiercest: 2, firefighter: 0, hardestLoss: 1 };
  open(`/groups/${ID}`, {
    ...asMember(GROUP),
    [`GET /groups/${ID}/standings*`]: ({ path }) => ({
      standings: path.includes('?')
        ? []
        : [{ ...standing, averagePlace: 1.75, averagePoints: 31.25, honours }],
    }),
  });
  const table = await screen.findByRole('table');
  expect(table.textContent).toContain('Anna421.831.3201');
  expect(
    within(table)
      .getAllByRole('img')
      .map((icon) => icon.getAttribute('aria-label')),
  ).toEqual(['Fiercest rival', 'Coolest head', 'Hardest loss']);
  const legend = screen.getByRole('list', { name: 'Honours' });
  expect(legend.textContent).toBe('Fiercest rivalCoolest headHardest loss');
  const [, latest = ''] = optionsOf('Period');
  choose('Period', latest);
  expect(await screen.findByText('No games in this quarter.')).toBeTruthy();
  expect(requests.at(-1)?.path).toMatch(/standings\?quarter=20\d\d-[1-4]$/);
  cleanup();
  open(`/groups/${ID}`, {
    ...asMember({ ...GROUP, createdAt: Date.now() }),
    [`GET /groups/${ID}/standings*`]: () => ({
      standings: [{ ...standing, averagePlace: 1, averagePoints: 30, honours }],
    }),
  });
  await screen.findByRole('table');
  expect(optionsOf('Period')).toHaveLength(2); // all time, and the first quarter of the group
});

test('a member turns the invitations of the group off', async () => {
  open(`/groups/${ID}`, {
    ...asMember(GROUP),
    [`PUT /groups/${ID}/invitations`]: () => undefined,
  });
  const toggle = await screen.findByRole('switch', { name: 'Invite me to its tables' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
  expect(sent('PUT')).toMatchObject([{ body: { invitesMe: false } }]);
});
