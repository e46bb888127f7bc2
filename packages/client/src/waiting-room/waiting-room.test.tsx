/** @jest-environment jsdom */
import { personSeatSummary, type MatchSummary } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { usePlayerName } from '../account/player-name';
import { forgetPageSeat } from '../api/page-seats';
import { loadDealEvidence } from '../fairness/deal-evidence';
import { initI18n, loadMessages } from '../i18n/i18n';
import { type ApiRequest, answerRequests, Refusal } from '../testing/fake-api';
import { matchSummary } from '../testing/match-summary';
import { choose, optionsOf, pressButton, unfold, write } from '../testing/page-input';
import { setScreen } from '../testing/screen-size';
import { WaitingRoom } from './waiting-room.lazy';

jest.mock('virtual:pictures', () => ({ engravedCity: '' }), { virtual: true }); // Vite alone has this module

const [HOST, GUEST] = [0, 1];
const SEED_COMMITMENT = 'c0ff'.repeat(16);
const SECRET = expect.stringMatching(/^[\w-]{43}$/) as string;
const CONTRIBUTION = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
const bot = { ...personSeatSummary('Pepys'), botLevel: 'merchant', hasOwner: false, isReady: true } as const;

let requests: readonly ApiRequest[] = [];
let answers: Record<string, (request: ApiRequest) => unknown> = {};

beforeAll(async () => {
  globalThis.IntersectionObserver = class {
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
  } as never;
  await initI18n();
  await Promise.all(
    (['waitingRoom', 'tableOptions', 'chat', 'table', 'dealFairness'] as const).map(loadMessages),
  );
});
beforeEach(() => {
  setScreen('desktop');
  window.localStorage.clear();
  window.history.replaceState(null, '', '/t/testtab222');
  usePlayerName.setState({ name: 'Dora' });
  answers = {};
  requests = answerRequests({
    'GET /network-origins': () => ({ origins: ['http://192.168.1.20:8000'] }),
    'GET /matches/testtab222/recent-players': () => ({ players: [] }),
    '*': (request) => answers[request.method]?.(request),
  });
});
afterEach(() => {
  cleanup();
  forgetPageSeat(matchSummary().id);
});

const person = (name: string | null, isReady = false) => ({ ...personSeatSummary(name), isReady });

/** An open table: Anna is the host, Ben a guest, the third seat is free. */
const openMatch = (changes: Partial<MatchSummary> = {}) =>
  matchSummary({
    ...{ status: 'open', hostSeat: HOST, turn: 0, activeSeat: null },
    seats: [person('Anna', true), person('Ben'), person(null)],
    ...changes,
  });

interface Visit {
  readonly mySeat: number | null;
  readonly match?: Partial<MatchSummary>;
  readonly wasKicked?: boolean;
  readonly commitment?: string;
}

async function visit({ mySeat, match, wasKicked = false, commitment = SEED_COMMITMENT }: Visit) {
  const onSeatChange = jest.fn();
  const chatModel = {
    ...{ chat: [], chatHasMore: false, serverNow: () => 0 },
    send: () => Promise.resolve({ ok: true } as const),
    moderate: () => Promise.resolve({ ok: true } as const),
    loadEarlier: () => Promise.resolve(),
  };
  const roomWith = (changes: Partial<MatchSummary> | undefined, seatNow: number | null) => (
    <WaitingRoom
      {...{ mySeat: seatNow, wasKicked, chatModel, onSeatChange }}
      myOpeningHandAnswer={seatNow === null ? null : 'redeal'}
      match={openMatch(changes)}
      commitment={commitment}
    />
  );
  const { rerender } = await act(async () => render(roomWith(match, mySeat)));
  return {
    onSeatChange,
    update: (changes: Partial<MatchSummary>, seatNow = mySeat) =>
      act(async () => rerender(roomWith(changes, seatNow))),
  };
}

const seat = (index: number) => within(screen.getByTestId(`seat-${index}`));
/** The requests of the person, without those of the invitation link and of recent players. */
const sent = () =>
  requests
    .map(({ method, path, body }) => [`${method} ${path}`, body] as const)
    .filter(([request]) => !/^GET .*(network-origins|recent-players)$/.test(request));
const settle = () => act(async () => void (await Promise.resolve()));
const status = () => document.querySelector('.state')?.textContent;

test('a visitor takes a seat under the typed name, and the page connects again', async () => {
  answers = { POST: () => ({ match: openMatch(), seat: 2, token: 't', seedCommitment: 's' }) };
  const { onSeatChange } = await visit({ mySeat: null });
  write('Your name', ' Clara ');
  await pressButton('Join');
  await waitFor(() => expect(onSeatChange).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([['POST /matches/testtab222/seats', { name: 'Clara', secret: SECRET }]]);
});

test('the invitation stays until the page has the seat, and comes back after a seat was left', async () => {
  answers = { POST: () => ({ match: openMatch(), seat: 2, token: 't', seedCommitment: 's' }) };
  const { onSeatChange, update } = await visit({ mySeat: null });
  const join = () => screen.queryByTestId<HTMLButtonElement>('join-table');
  await pressButton('Join');
  await waitFor(() => expect(onSeatChange).toHaveBeenCalledTimes(1));
  const full = { seats: [person('Anna', true), person('Ben'), person('Dora')] };
  await update(full); // the table knows the seat before the page connects with it
  expect(join()?.disabled).toBe(true);
  await update(full, 2);
  expect(join()).toBeNull();
  await update({}, null);
  expect(join()?.disabled).toBe(false);
});

test('after a lost answer, the invitation stays and asks for the same seat', async () => {
  const secrets = () =>
    requests.map(({ body }) => (body as { secret?: string } | undefined)?.secret).filter(Boolean);
  let isLost = true;
  answers = {
    POST: () => {
      if (isLost) throw new Error('no connection');
      return { match: openMatch(), seat: 2, token: 't', seedCommitment: 's' };
    },
  };
  const { onSeatChange, update } = await visit({ mySeat: null });
  await pressButton('Join');
  await screen.findByRole('alert');
  await update({ seats: [person('Anna', true), person('Ben'), person('Dora')] });
  isLost = false;
  await pressButton('Join');
  await waitFor(() => expect(onSeatChange).toHaveBeenCalledTimes(1));
  expect(secrets()).toHaveLength(2);
  expect(new Set(secrets()).size).toBe(1);
});

test('shows a visitor why no seat was taken, and does not connect again', async () => {
  answers = { POST: () => new Refusal('table-full') };
  const { onSeatChange } = await visit({ mySeat: null });
  await pressButton('Join');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(onSeatChange).not.toHaveBeenCalled();
});

test.each<readonly [string, Visit]>([
  ['with a seat', { mySeat: GUEST }],
  ['who was removed', { mySeat: null, wasKicked: true }],
  ['of a full table', { mySeat: null, match: { seats: [person('Anna'), person('Ben'), person('Clara')] } }],
  ['of a closed table', { mySeat: null, match: { status: 'unfinished' } }],
])('offers no seat to a person %s', async (_, who) => {
  await visit(who);
  expect(screen.queryByTestId('invitation')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fish Street Hill');
});

test('shows a removed person why, with a way back to the lobby', async () => {
  await visit({ mySeat: null, wasKicked: true });
  const alert = screen.getByTestId('kicked-alert');
  expect(alert.textContent).toMatch(/^The host removed you/);
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('/');
  cleanup();
  await visit({ mySeat: null });
  expect(screen.queryByTestId('kicked-alert')).toBeNull();
});

test('a player, but no visitor, chooses what the start does with five identical cards', async () => {
  await visit({ mySeat: GUEST });
  choose('If my five cards are alike', 'Keep them');
  await settle();
  expect(sent()).toEqual([['PUT /matches/testtab222/seats/1/opening-hand-answer', { answer: 'keep-hand' }]]);
  cleanup();
  await visit({ mySeat: null });
  expect(screen.queryByTestId('opening-hand-answer')).toBeNull();
});

const ALL_READY = [person('Anna', true), person('Ben', true), person('Clara', true)];

test.each<readonly [string, Visit]>([
  ['One seat is free. The game starts when everyone is ready.', { mySeat: GUEST }],
  [
    '2 seats are free. The game starts when everyone is ready.',
    { mySeat: null, match: { seats: [person('Anna'), person(null), person(null)] } },
  ],
  [
    'Every seat is taken. The game starts when everyone is ready.',
    { mySeat: GUEST, match: { seats: [person('Anna', true), person('Ben'), bot] } },
  ],
  ['Everyone is ready. Anna can start the game.', { mySeat: GUEST, match: { seats: ALL_READY } }],
  ['Everyone is ready. Start whenever you like.', { mySeat: HOST, match: { seats: ALL_READY } }],
  ['Dealing the houses…', { mySeat: HOST, match: { status: 'running' } }],
])('says "%s"', async (text, who) => {
  await visit(who);
  expect(status()).toBe(text);
});

test('a guest becomes ready and not ready again', async () => {
  const { update } = await visit({ mySeat: GUEST });
  expect(screen.getByTestId('ready-count').textContent).toBe('1 of 3 ready');
  await pressButton('I’m ready');
  await settle();
  await update({ seats: [person('Anna', true), person('Ben', true), person(null)] });
  expect(screen.getByTestId('ready-count').textContent).toBe('2 of 3 ready');
  await pressButton('I’m not ready');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    ['PUT /matches/testtab222/seats/1/ready', { ready: true, contribution: CONTRIBUTION }],
    ['PUT /matches/testtab222/seats/1/ready', { ready: false }],
  ]);
});

test('the host starts the game once all are ready', async () => {
  const { update } = await visit({ mySeat: HOST });
  const start = screen.getByTestId<HTMLButtonElement>('start-game');
  expect([start.textContent, start.disabled]).toEqual(['Start when all are ready', true]);
  await update({ seats: ALL_READY });
  expect([start.textContent, start.disabled]).toEqual(['Start the game', false]);
  await pressButton('Start the game');
  await waitFor(() =>
    expect(sent()).toEqual([['POST /matches/testtab222/start', { contribution: CONTRIBUTION }]]),
  );
});

test('readiness always sends the same contribution, stored with the commitment to the seed before', async () => {
  const { update } = await visit({ mySeat: GUEST });
  await pressButton('I’m ready');
  await settle();
  await update({ seats: [person('Anna', true), person('Ben'), person(null)] });
  await pressButton('I’m ready');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const evidence = loadDealEvidence('testtab222');
  expect(evidence?.commitment).toBe(SEED_COMMITMENT);
  const { contribution } = evidence ?? {};
  expect(sent().map(([, body]) => body)).toEqual([
    { ready: true, contribution },
    { ready: true, contribution },
  ]);
});

test.each(['left the table', 'was removed'])('keeps no contribution of a player who %s', async (how) => {
  await visit({ mySeat: GUEST });
  await pressButton('I’m ready');
  await settle();
  if (how === 'was removed') {
    cleanup();
    await visit({ mySeat: null, wasKicked: true });
  } else await pressButton('Leave table');
  await waitFor(() => expect(loadDealEvidence('testtab222')).toBeNull());
});

test('a player leaves and comes to the lobby', async () => {
  await visit({ mySeat: GUEST });
  await pressButton('Leave table');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(sent()).toEqual([['DELETE /matches/testtab222/seats/1', undefined]]);
});

test('a player who cannot leave stays and sees why', async () => {
  answers = { DELETE: () => new Refusal('too-many-requests') };
  await visit({ mySeat: GUEST });
  await pressButton('Leave table');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(window.location.pathname).toBe('/t/testtab222');
});

test('waits with further actions until a request is answered', async () => {
  let answer = (_: unknown): void => undefined;
  answers = {
    PUT: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  };
  await visit({ mySeat: GUEST });
  await pressButton('I’m ready');
  const isDisabled = (id: string) => screen.getByTestId<HTMLButtonElement>(id).disabled;
  expect([isDisabled('ready'), isDisabled('leave-waiting-room')]).toEqual([true, true]);
  await act(async () => answer(undefined));
  await waitFor(() => expect(isDisabled('ready')).toBe(false));
});

test('a spectator and a visitor have no actions of players', async () => {
  await visit({ mySeat: null });
  for (const id of ['ready', 'start-game', 'leave-waiting-room', 'rename', 'invite-link'])
    expect(screen.queryByTestId(id)).toBeNull();
});

test('shows each seat with its player, role and readiness', async () => {
  await visit({ mySeat: GUEST, match: { seats: [person('Anna', true), person('Ben'), bot, person(null)] } });
  const rows = screen.getAllByTestId(/^seat-\d$/).map((row) => row.textContent);
  expect(rows).toEqual([
    '1AAnnahostReady',
    '2BBenyouNot yet',
    expect.stringMatching(/^3Pepys.*bot/i),
    '4Empty seat',
  ]);
  expect(seat(0).getByRole('link').getAttribute('href')).toBe('/people/testtab222/0');
  expect(seat(1).queryByRole('link')).toBeNull();
  cleanup();
  await visit({ mySeat: HOST });
  expect(seat(0).getByText('you, host')).toBeTruthy();
  expect(seat(1).getByText('guest')).toBeTruthy();
});

test('shows no readiness and no host once the table is closed', async () => {
  await visit({ mySeat: HOST, match: { status: 'unfinished' } });
  expect(seat(0).getByText('you')).toBeTruthy();
  expect(seat(0).queryByText('Ready')).toBeNull();
  for (const id of ['rename', 'start-game', 'seat-menu-0', 'invite-link'])
    expect(screen.queryByTestId(id)).toBeNull();
});

test.each<readonly [string, boolean, Partial<Visit>]>([
  ['at an open table', true, {}],
  ['once the table is closed', false, { match: { status: 'unfinished' } }],
  ['without a commitment to the deal', false, { commitment: '' }],
])('says how the cards are dealt: %s, %s', async (_, isShown, changes) => {
  await visit({ mySeat: GUEST, ...changes });
  expect(screen.queryByTestId('deal-note') !== null).toBe(isShown);
});

test('only the host edits seats', async () => {
  await visit({ mySeat: GUEST });
  expect(screen.queryByTestId('seat-menu-0')).toBeNull();
  expect(screen.queryByTestId('add-merchant-2')).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: 'Seats' })).toBeNull();
});

test('the host changes the number of seats, but not below the taken ones', async () => {
  await visit({
    mySeat: HOST,
    match: { seats: [person('Anna'), person('Ben'), person(null), person('Clara')] },
  });
  const options = within(screen.getByRole('radiogroup', { name: 'Seats' })).getAllByRole<HTMLInputElement>(
    'radio',
  );
  expect(options.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
    ['3', false, false],
    ['4', true, false],
    ['5', false, false],
    ['6', false, false],
  ]);
  choose('Seats', '6');
  await waitFor(() => expect(sent()).toEqual([['PATCH /matches/testtab222', { players: 6 }]]));
  cleanup();
  await visit({
    mySeat: HOST,
    match: { seats: ['Anna', 'Ben', 'Clara', 'Dora'].map((name) => person(name)) },
  });
  expect(
    within(screen.getByRole('radiogroup', { name: 'Seats' })).getAllByRole<HTMLInputElement>('radio')[0]
      ?.disabled,
  ).toBe(true);
});

test('the host adds a bot, changes its strength and removes it', async () => {
  const { update } = await visit({ mySeat: HOST });
  expect(
    seat(2)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Easy', 'Normal', 'Hard', 'Expert']);
  fireEvent.click(seat(2).getByRole('button', { name: 'Add a bot: Hard' }));
  await settle();
  await update({ seats: [person('Anna', true), person('Ben'), bot] });
  expect(optionsOf('Strength of Pepys')).toEqual(['Easy', '[Normal]', 'Hard', 'Expert']);
  choose('Strength of Pepys', 'Easy');
  await settle();
  fireEvent.click(seat(2).getByRole('button', { name: 'Remove Pepys' }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()).toEqual([
    ['PUT /matches/testtab222/seats/2/bot', { level: 'alderman' }],
    ['PUT /matches/testtab222/seats/2/bot', { level: 'apprentice' }],
    ['DELETE /matches/testtab222/seats/2/bot', undefined],
  ]);
});

test('shows at the seat why a bot was refused', async () => {
  answers = { PUT: () => new Refusal('too-many-requests') };
  await visit({ mySeat: HOST });
  fireEvent.click(seat(2).getByRole('button', { name: 'Add a bot: Hard' }));
  expect(await seat(2).findByRole('alert')).toBeTruthy();
});

const openMenu = (index: number) => fireEvent.click(screen.getByTestId(`seat-menu-${index}`));
const isExpanded = (index: number) => screen.getByTestId(`seat-menu-${index}`).getAttribute('aria-expanded');

test('the host moves a player, and the menu moves along with the focus', async () => {
  const { update } = await visit({ mySeat: HOST });
  expect(isExpanded(0)).toBe('false');
  openMenu(0);
  expect(isExpanded(0)).toBe('true');
  expect(screen.getByTestId<HTMLButtonElement>('move-up').disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByTestId('move-down')); // upwards is not possible
  await pressButton('Move down');
  await waitFor(() => expect(sent()).toEqual([['PUT /matches/testtab222/order', { order: [1, 0, 2] }]]));
  await waitFor(() => expect(isExpanded(1)).toBe('true'));
  expect(isExpanded(0)).toBe('false');
  expect(screen.getByText('Anna is now in seat 2.')).toBeTruthy();
  await update({ seats: [person('Ben'), person('Anna', true), person(null)], hostSeat: 1 });
});

test('the menu of a seat waits until a move or a new host is stored', async () => {
  const pending: ((answer: unknown) => void)[] = [];
  answers = { PUT: () => new Promise((resolve) => pending.push(resolve)) };
  await visit({ mySeat: HOST, match: { seats: ALL_READY } });
  const disabled = () =>
    ['move-up', 'move-down', 'transfer-host'].map((id) => screen.getByTestId<HTMLButtonElement>(id).disabled);
  openMenu(1);
  expect(disabled()).toEqual([false, false, false]);
  for (const action of ['Make host', 'Move down']) {
    await pressButton(action);
    expect(disabled()).toEqual([true, true, true]);
    await act(async () => pending.shift()?.(new Refusal('stale')));
    await waitFor(() => expect(disabled()).toEqual([false, false, false]));
  }
});

test('shows the settings once: to the host as a form, to others in words', async () => {
  await visit({ mySeat: HOST });
  expect(screen.getByTestId('rule-private')).toBeTruthy();
  expect(settings()).toEqual([]);
  cleanup();
  await visit({ mySeat: GUEST });
  expect(screen.queryByTestId('rule-private')).toBeNull();
  expect(settings()).not.toEqual([]);
});

test('the host moves the player of the last seat upwards only', async () => {
  await visit({ mySeat: HOST, match: { seats: ALL_READY } });
  openMenu(2);
  expect(screen.getByTestId<HTMLButtonElement>('move-down').disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByTestId('move-up'));
  await pressButton('Move up');
  await waitFor(() => expect(sent()).toEqual([['PUT /matches/testtab222/order', { order: [0, 2, 1] }]]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('move-up')));
});

test('keeps the seat and its menu if a move is refused', async () => {
  answers = { PUT: () => new Refusal('stale') };
  await visit({ mySeat: HOST });
  openMenu(1);
  await pressButton('Move up');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect([isExpanded(0), isExpanded(1)]).toEqual(['false', 'true']);
});

test('the host makes another player the host, not a bot and not themselves', async () => {
  await visit({ mySeat: HOST, match: { seats: [person('Anna', true), person('Ben'), bot] } });
  openMenu(0);
  expect(screen.queryByTestId('transfer-host')).toBeNull();
  openMenu(2);
  expect(screen.queryByTestId('transfer-host')).toBeNull();
  openMenu(1);
  await pressButton('Make host');
  await waitFor(() => expect(isExpanded(1)).toBe('false'));
  expect(sent()).toEqual([['PUT /matches/testtab222/host', { seat: 1 }]]);
});

test('a menu closes when it is pressed again', async () => {
  await visit({ mySeat: HOST });
  openMenu(1);
  openMenu(1);
  expect(isExpanded(1)).toBe('false');
  expect(screen.queryByTestId('move-up')).toBeNull();
});

test('the host removes a player by name after a confirmation, even if the seat changes its owner', async () => {
  const { update } = await visit({ mySeat: HOST });
  fireEvent.click(screen.getByTestId('remove-1'));
  const question = screen.getByRole('group', { name: 'Remove Ben' });
  expect(within(question).getByText('Ben can’t join this table again.')).toBeTruthy();
  expect(document.activeElement).toBe(question);
  await update({ seats: [person('Anna', true), person('Clara'), person(null)] });
  fireEvent.click(screen.getByTestId('confirm-kick'));
  await waitFor(() => expect(sent()).toEqual([['DELETE /matches/testtab222/seats/1?name=Ben', undefined]]));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Remove Ben' })).toBeNull());
});

test('the host keeps a player', async () => {
  await visit({ mySeat: HOST });
  fireEvent.click(screen.getByTestId('remove-1'));
  await pressButton('Keep');
  expect(screen.queryByRole('group', { name: 'Remove Ben' })).toBeNull();
  expect(sent()).toEqual([]);
});

test('shows why a player was not removed, and keeps asking', async () => {
  answers = { DELETE: () => new Refusal('stale') };
  await visit({ mySeat: HOST });
  fireEvent.click(screen.getByTestId('remove-1'));
  fireEvent.click(screen.getByTestId('confirm-kick'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByTestId('confirm-kick')).toBeTruthy();
});

test('on a phone, the host removes a player from the menu', async () => {
  setScreen('phone');
  await visit({ mySeat: HOST });
  expect(screen.queryByTestId('remove-1')).toBeNull();
  openMenu(0);
  expect(screen.queryByTestId('remove-player')).toBeNull();
  openMenu(1);
  fireEvent.click(screen.getByTestId('remove-player'));
  expect(screen.getByRole('group', { name: 'Remove Ben' })).toBeTruthy();
});

test('on a desktop, no player can be removed who has no owner or is the host', async () => {
  await visit({ mySeat: HOST, match: { seats: [person('Anna', true), person('Ben'), bot] } });
  expect(screen.queryByTestId('remove-0')).toBeNull();
  expect(screen.queryByTestId('remove-2')).toBeNull();
  openMenu(1);
  expect(screen.queryByTestId('remove-player')).toBeNull();
});

test('the host renames the table', async () => {
  await visit({ mySeat: HOST });
  await pressButton('Rename');
  const field = screen.getByTestId<HTMLInputElement>('table-name');
  expect([field.value, document.activeElement]).toEqual(['Fish Street Hill', field]);
  fireEvent.change(field, { target: { value: ' Cripplegate ' } });
  await pressButton('Save');
  await waitFor(() => expect(screen.queryByTestId('table-name')).toBeNull());
  expect(sent()).toEqual([['PATCH /matches/testtab222', { tableName: 'Cripplegate' }]]);
});

test.each(['', '  ', 'Fish Street Hill'])('sends no request for the name "%s"', async (name) => {
  await visit({ mySeat: HOST });
  await pressButton('Rename');
  fireEvent.change(screen.getByTestId('table-name'), { target: { value: name } });
  await pressButton('Save');
  await waitFor(() => expect(screen.queryByTestId('table-name')).toBeNull());
  expect(sent()).toEqual([]);
});

test('keeps the typed name if it is refused, and the field goes with the host’s role', async () => {
  answers = { PATCH: () => new Refusal('bad-request') };
  const { update } = await visit({ mySeat: HOST });
  await pressButton('Rename');
  fireEvent.change(screen.getByTestId('table-name'), { target: { value: 'Oops' } });
  await pressButton('Save');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByTestId<HTMLInputElement>('table-name').value).toBe('Oops');
  await update({ hostSeat: GUEST });
  expect(screen.queryByTestId('table-name')).toBeNull();
  expect(screen.queryByTestId('rename')).toBeNull();
});

test.each([
  ['rule-hiddenColours', { options: { hiddenColours: true } }],
  ['rule-moreDestruction', { options: { moreDestruction: true } }],
  ['rule-cones', { options: { cones: 100 } }],
  ['rule-eastWind', { options: { eastWind: true } }],
  ['rule-private', { private: true }],
  ['rule-profanity-filter', { profanityFilter: false }],
])('the host changes %s', async (id, change) => {
  await visit({ mySeat: HOST });
  fireEvent.click(screen.getByTestId(id));
  await waitFor(() => expect(sent()).toEqual([['PATCH /matches/testtab222', change]]));
});

test('the host switches rules off again', async () => {
  const options = { hiddenColours: true, moreDestruction: true, cones: 100 } as const;
  await visit({ mySeat: HOST, match: { options, private: true, profanityFilter: false } });
  const isOn = (id: string) => screen.getByTestId(id).getAttribute('aria-checked');
  const ids = ['hiddenColours', 'moreDestruction', 'cones', 'private', 'profanity-filter'];
  expect(ids.map((id) => isOn(`rule-${id}`))).toEqual(['true', 'true', 'true', 'true', 'false']);
  fireEvent.click(screen.getByTestId('rule-cones'));
  await waitFor(() => expect(sent()).toEqual([['PATCH /matches/testtab222', { options: { cones: 65 } }]]));
});

test('the host changes language, spectators and clock', async () => {
  await visit({ mySeat: HOST });
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } });
  await settle();
  await waitFor(() => expect(sent()).toHaveLength(1));
  choose('Spectators', 'Nobody');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await unfold('time-control');
  await screen.findByRole('radiogroup', { name: 'Time control' });
  choose('Time control', 'Days');
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().map(([, body]) => body)).toEqual([
    { language: 'de' },
    { spectatorAccess: 'none' },
    { timeControl: { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' } },
  ]);
});

test('shows the host why a change was refused', async () => {
  answers = { PATCH: () => new Refusal('stale') };
  await visit({ mySeat: HOST });
  fireEvent.click(screen.getByTestId('rule-private'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByTestId('rule-private').getAttribute('aria-checked')).toBe('false');
});

const settings = () =>
  [...document.querySelectorAll('dl.rules > div')].map((row) => [
    row.querySelector('dt')?.firstChild?.textContent,
    row.querySelector('dd')?.textContent,
  ]);

test('shows the settings to other players', async () => {
  await visit({
    mySeat: GUEST,
    match: {
      options: { hiddenColours: true, moreDestruction: false, cones: 100 },
      ...{ profanityFilter: false, language: 'fr', spectatorAccess: 'link' },
      timeControl: { clock: { kind: 'per-turn', seconds: 90 }, timeoutAction: 'bot-turn' },
    },
  });
  expect(settings()).toEqual([
    ['Hidden colours', 'yes'],
    ['More destruction', 'no'],
    ['100 cones', 'yes'],
    ['East wind', 'no'],
    ['Private', 'no'],
    ['Hide swear words', 'no'],
    ['Language', 'Français'],
    ['Spectators', 'By link'],
    ['Time control', '90 s per turn'],
  ]);
  expect(screen.getByText(/When time runs out: a bot plays this turn\./)).toBeTruthy();
  expect(screen.getByText('Français').getAttribute('lang')).toBe('fr');
  cleanup();
  await visit({ mySeat: GUEST });
  expect(screen.queryByText(/When time runs out/)).toBeNull();
  expect(settings()[5]).toEqual(['Hide swear words', 'yes']);
});

test('on a phone, folds the settings into one line', async () => {
  setScreen('phone');
  await visit({
    mySeat: GUEST,
    match: { options: { hiddenColours: true, moreDestruction: false, cones: 65 } },
  });
  expect(screen.getByTestId('settings-summary').textContent).toMatch(
    /^hidden colours · No clock · English$/i,
  );
  expect(settings()).toEqual([]);
  await unfold('settings-summary');
  expect(settings()).toHaveLength(9);
});

test('players can invite others, learn the game and see what a change of the settings does', async () => {
  await visit({ mySeat: GUEST });
  expect(screen.getByText('Invite friends')).toBeTruthy();
  expect(screen.getByTestId('new-player-hint')).toBeTruthy();
  expect(screen.getByText('Changes reset everyone’s “Ready”')).toBeTruthy();
  cleanup();
  await visit({ mySeat: null });
  expect(screen.queryByText('Changes reset everyone’s “Ready”')).toBeNull();
});

test.each(['desktop', 'phone'] as const)('shows the chat of an open table once on a %s', async (device) => {
  setScreen(device);
  await visit({ mySeat: GUEST });
  expect(screen.getAllByTestId('waiting-room-chat')).toHaveLength(1);
  expect(await screen.findByTestId('chat-field')).toBeTruthy();
  cleanup();
  await visit({ mySeat: GUEST, match: { status: 'unfinished' } });
  expect(screen.queryByTestId('waiting-room-chat')).toBeNull();
});

test('names the table in the title of the page', async () => {
  await visit({ mySeat: GUEST });
  expect(document.title).toBe('Fish Street Hill');
});
