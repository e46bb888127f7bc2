/** @jest-environment jsdom */
import type { ChatLine, ProposalKind, TableState } from '@great-fire/protocol';
import { cleanup, render } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { tableAt, TestTable } from '../testing/test-table';
import { setVisibility } from '../testing/visibility';
import { TurnNotifier } from './turn-notifier.lazy';

jest.mock('../live/pending-turns', () => ({ watchPendingTurns: () => () => undefined })); // asks the server

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

const model = tableAt('random-act');
const { viewer } = model.view;
const line = (id: string, mentions: ChatLine['mentions'] = []): ChatLine => ({
  ...{ id, seat: null, name: 'Dora', text: 'Hello', at: 0, channel: 'players', mentions },
});

afterEach(cleanup);

test('shows a mention in the title while the tab is in the background, and no other message', () => {
  const notifierWith = (chat: readonly ChatLine[]) => (
    <TestTable model={{ ...model, chat }}>
      <TurnNotifier title="Fish Street Hill" isOwnTurn={false} />
    </TestTable>
  );
  const { rerender } = render(notifierWith([]));
  setVisibility('hidden');
  rerender(notifierWith([line('1')]));
  expect(document.title).toBe('Fish Street Hill');
  rerender(notifierWith([line('1'), line('2', [{ from: 0, to: 5, seat: viewer }])]));
  expect(document.title).toBe('(@2) Fish Street Hill');
  setVisibility('visible');
  expect(document.title).toBe('Fish Street Hill');
});

test('reports the visibility of the page, again after a reconnect, because a new socket counts as visible', () => {
  const reportVisibility = jest.fn();
  const notifierWith = (connection: 'connected' | 'reconnecting') => (
    <TestTable model={{ ...model, connection, reportVisibility }}>
      <TurnNotifier title="Fish Street Hill" isOwnTurn={false} />
    </TestTable>
  );
  const { rerender, unmount } = render(notifierWith('connected'));
  setVisibility('hidden');
  const hidden = () => reportVisibility.mock.calls.map(([isHidden]: [boolean]) => isHidden);
  expect(hidden()).toEqual([false, true]);
  rerender(notifierWith('reconnecting'));
  reportVisibility.mockClear();
  rerender(notifierWith('connected'));
  expect(hidden()).toEqual([true]);
  unmount();
  setVisibility('visible');
  expect(hidden()).toEqual([true]);
});

const NO_REQUEST = model.tableState;
const vote = (voters: readonly number[], ballots: readonly object[] = []) =>
  ({ seat: 2, since: 0, voters, ballots, deadline: null }) as never;
const proposal = (kind: ProposalKind, pending: readonly number[]) =>
  ({ proposals: [{ kind, id: 1, by: 2, pending, agreed: [], expiresAt: 60_000 }] }) as never;
const seat = viewer ?? 0;

test.each<readonly [string, Partial<TableState>, string]>([
  ['no request', {}, 'Fish Street Hill'],
  ['a vote', { vote: vote([seat]) }, '(1) Fish Street Hill'],
  ['a vote of others', { vote: vote([(seat + 1) % 4]) }, 'Fish Street Hill'],
  ['a vote that the viewer has cast', { vote: vote([seat], [{ seat, choice: 'wait' }]) }, 'Fish Street Hill'],
  ['a proposed pause', proposal('pause', [seat]), '(1) Fish Street Hill'],
  ['a proposed takeback', proposal('takeback', [seat]), '(1) Fish Street Hill'],
  ['a proposed end', proposal('abort', [seat]), '(1) Fish Street Hill'],
  ['a proposal for others', proposal('pause', [(seat + 1) % 4]), 'Fish Street Hill'],
])('shows in the title whether %s waits for the viewer', (_, changes, title) => {
  setVisibility('visible');
  render(
    <TestTable model={{ ...model, tableState: { ...NO_REQUEST, ...changes } }}>
      <TurnNotifier title="Fish Street Hill" isOwnTurn={false} />
    </TestTable>,
  );
  expect(document.title).toBe(title);
});
