/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { type Group, type GroupDate, isolateText } from '@great-fire/protocol';
import { formatMeeting } from '../i18n/format';
import { initI18n, loadMessages } from '../i18n/i18n';
import { type ApiRequest, Refusal, answerRequests } from '../testing/fake-api';
import { choose, optionsOf, pressButton, write } from '../testing/page-input';
import { fromLocalInput, nextEvening, toLocalInput } from './local-time';
import { NextDate } from './next-date';

const ID = 'testgrup22';
const DATE_ID = 'testdate22';
const FIRST = new Date(2030, 0, 8, 20, 0).getTime();
const SECOND = new Date(2030, 0, 9, 20, 0).getTime();
const ANSWER_TO_FIRST = () => `Your answer for ${isolateText(formatMeeting(FIRST))}`;
const ANSWER_TO_SECOND = () => `Your answer for ${isolateText(formatMeeting(SECOND))}`;

const member = (name: string, change: Partial<Group['members'][number]> = {}) => ({
  ...{ id: name, name, isMe: false, isOwner: false, isHere: false, joinedAt: 1 },
  ...change,
});
const DATE: GroupDate = {
  id: DATE_ID,
  proposer: 'Ben',
  times: [FIRST, SECOND],
  answers: [
    { member: 'Ben', answers: ['yes', 'yes'] },
    { member: 'Cat', answers: ['maybe', 'no'] },
  ],
  chosen: null,
};
const groupWith = (date: GroupDate | null, me: 'Anna' | 'Ben' | 'Cat' = 'Anna'): Group => ({
  ...{ id: ID, name: 'Tuesdays', key: 'k', createdAt: 1, lastTable: null, invitesMe: true, date },
  ...{ hasDiary: true, wantsReports: false, webhook: null },
  members: ['Anna', 'Ben', 'Cat'].map((name) =>
    member(name, { isMe: name === me, isOwner: name === 'Anna' }),
  ),
});

let requests: readonly ApiRequest[] = [];
const sent = (method: string) => requests.filter((request) => request.method === method);

beforeAll(async () => {
  await initI18n();
  for (const bundle of ['groups', 'refusals'] as const) await loadMessages(bundle);
});
afterEach(cleanup);

function Page({ first }: { readonly first: Group }) {
  const [group, setGroup] = useState(first);
  return <NextDate group={group} onChange={setGroup} />;
}

function open(group: Group, answers: Parameters<typeof answerRequests>[0] = {}) {
  requests = answerRequests({ [`GET /groups/${ID}`]: () => group, ...answers });
  render(<Page first={group} />);
}

test('proposes up to five times, in order and each once', async () => {
  open(groupWith(null), { [`POST /groups/${ID}/date`]: () => groupWith(DATE) });
  await pressButton('Propose times');
  const tomorrow = nextEvening(Date.now());
  expect(screen.getByLabelText<HTMLInputElement>('Time 1').value).toBe(toLocalInput(tomorrow));
  for (let time = 2; time <= 5; time += 1) await pressButton('Another time');
  expect(screen.queryByRole('button', { name: 'Another time' })).toBeNull();
  await pressButton('Remove time 2');
  await pressButton('Remove time 2');
  const [later, soon] = [tomorrow + 3 * 86_400_000, Date.now() + 3_600_000].map(toLocalInput);
  write('Time 2', later ?? '');
  write('Time 3', soon ?? '');
  write('Time 1', later ?? '');
  await pressButton('Propose');
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]?.body).toEqual({ times: [fromLocalInput(soon ?? ''), fromLocalInput(later ?? '')] });
  expect(await screen.findByText(/Proposed by .*Ben/)).toBeTruthy();
});

test('proposes no time that is over, too far ahead or missing', async () => {
  open(groupWith(null), { [`POST /groups/${ID}/date`]: () => new Refusal('bad-request') });
  await pressButton('Propose times');
  for (const time of ['2020-01-01T20:00', toLocalInput(Date.now() + 91 * 86_400_000), '']) {
    write('Time 1', time);
    await pressButton('Propose');
    expect(screen.getByRole('alert').textContent).toBe(
      `Choose a time in the future, at most ${isolateText('90')} days ahead.`,
    );
  }
  expect(sent('POST')).toEqual([]);
});

test('shows who comes, and sends each answer with all others', async () => {
  open(groupWith(DATE, 'Cat'), { [`PUT /groups/${ID}/date/answers`]: () => undefined });
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, '')),
  ).toEqual([
    `${formatMeeting(FIRST)}Yes: BenMaybe: CatYesMaybeNo`,
    `${formatMeeting(SECOND)}Yes: BenNo: CatYesMaybeNo`,
  ]);
  expect(optionsOf(ANSWER_TO_FIRST())).toEqual(['Yes', '[Maybe]', 'No']);
  expect(screen.queryByRole('button')).toBeNull(); // neither proposer nor owner
  // Two presses at once: the second one waits for the first request.
  act(() => {
    choose(ANSWER_TO_FIRST(), 'Yes');
  });
  act(() => {
    choose(ANSWER_TO_SECOND(), 'Maybe');
  });
  expect(optionsOf(ANSWER_TO_SECOND())).toEqual(['Yes', '[Maybe]', 'No']);
  await waitFor(() =>
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      { date: DATE_ID, answers: ['yes', 'no'] },
      { date: DATE_ID, answers: ['yes', 'maybe'] },
    ]),
  );
});

test('keeps the focus where buttons go', async () => {
  let group = groupWith(null);
  const focused = () => {
    const { activeElement } = document;
    return activeElement instanceof HTMLButtonElement ? activeElement.textContent : activeElement?.tagName;
  };
  open(group, {
    [`POST /groups/${ID}/date`]: () => (group = groupWith(DATE)),
    [`GET /groups/${ID}`]: () => group,
    [`DELETE /groups/${ID}/date*`]: () => void (group = groupWith(null)),
  });
  await pressButton('Propose times');
  expect(focused()).toBe('FORM');
  await pressButton('Cancel');
  expect(focused()).toBe('Propose times');
  await pressButton('Propose times');
  await pressButton('Another time');
  (document.activeElement as HTMLElement).blur();
  await pressButton('Remove time 2');
  expect(focused()).toBe('FORM');
  await pressButton('Propose');
  await screen.findByRole('button', { name: 'Call off' });
  expect(focused()).toBe('SECTION');
  await pressButton('Call off');
  await pressButton('Cancel');
  expect(focused()).toBe('Call off');
  await pressButton('Call off');
  await pressButton('Call off');
  await screen.findByRole('button', { name: 'Propose times' });
  expect(focused()).toBe('SECTION');
});

test('names no proposer who is no member any more', async () => {
  open(groupWith({ ...DATE, proposer: 'Dan' }));
  expect(await screen.findByText(/^Local time: /)).toBeTruthy();
  expect(screen.queryByText(/Proposed by/)).toBeNull();
});

test('leaves a time open that a member has not answered', async () => {
  open(groupWith(DATE), { [`PUT /groups/${ID}/date/answers`]: () => undefined });
  expect(optionsOf(ANSWER_TO_SECOND())).toEqual(['Yes', 'Maybe', 'No']);
  fireEvent.click(screen.getAllByLabelText('No')[0] ?? document.body);
  await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ date: DATE_ID, answers: ['no', null] }));
});

test('shows the answer of the server again that refused another one', async () => {
  open(groupWith(DATE, 'Cat'), { [`PUT /groups/${ID}/date/answers`]: () => new Refusal('not-found') });
  act(() => {
    choose(ANSWER_TO_FIRST(), 'Yes');
  });
  await screen.findByRole('alert');
  expect(optionsOf(ANSWER_TO_FIRST())).toEqual(['Yes', '[Maybe]', 'No']);
});

test('the owner chooses a time after a question, and everyone gets its calendar file', async () => {
  const chosen = { ...DATE, chosen: SECOND };
  open(groupWith(DATE), {
    [`PUT /groups/${ID}/date/time`]: () => undefined,
    [`GET /groups/${ID}`]: () => groupWith(chosen),
  });
  await pressButton(`Choose ${isolateText(formatMeeting(SECOND))}`);
  expect(sent('PUT')).toEqual([]);
  await pressButton('Choose');
  const link = await screen.findByRole('link', { name: 'Add to calendar' });
  expect(link.getAttribute('href')).toBe(`/api/groups/${ID}/date/calendar.ics`);
  expect(sent('PUT')).toMatchObject([{ body: { date: DATE_ID, time: SECOND } }]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
});

test('says of a chosen time that has come that its table may have to wait', () => {
  const past = Date.UTC(2020, 0, 8, 20);
  open(groupWith({ ...DATE, times: [past, SECOND], chosen: past }));
  expect(screen.getByText(/^The table opens in a moment\. If this server has no room/)).toBeTruthy();
  cleanup();
  open(groupWith({ ...DATE, chosen: FIRST }));
  expect(screen.getByText(/^A table opens here then\./)).toBeTruthy();
});

test('the proposer calls the date off after a question', async () => {
  open(groupWith({ ...DATE, chosen: FIRST }, 'Ben'), {
    [`DELETE /groups/${ID}/date*`]: () => undefined,
    [`GET /groups/${ID}`]: () => groupWith(null, 'Ben'),
  });
  await pressButton('Call off');
  await pressButton('Call off');
  expect(await screen.findByRole('button', { name: 'Propose times' })).toBeTruthy();
  expect(sent('DELETE')[0]?.path).toBe(`/groups/${ID}/date?date=${DATE_ID}`);
});
