/** @jest-environment jsdom */
import { personSeatSummary } from '@great-fire/protocol';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { answerRequests } from '../../testing/fake-api';
import { matchSummary } from '../../testing/match-summary';
import { pressButton } from '../../testing/page-input';
import { tableAt, TestTable } from '../../testing/test-table';
import type { TableModel } from '../model/table-context';
import { Rematch } from './rematch';

beforeAll(async () => {
  await initI18n();
  for (const bundle of ['table', 'scoring'] as const) await loadMessages(bundle);
});
beforeEach(() => window.history.replaceState(null, '', '/t/testtab111'));
afterEach(cleanup);

const ended = tableAt('scoring');
const NEXT = { id: 'testtab222', hostName: 'Anna', seated: 1, players: 3, isOpen: true } as const;
const CLAIM = {
  match: matchSummary({ id: NEXT.id, seats: [personSeatSummary('Anna'), personSeatSummary('Ben')] }),
  ...{ seat: 1, token: 't', seedCommitment: 's' },
};

function show(change: Partial<TableModel>): void {
  render(
    <TestTable model={{ ...ended, ...change }}>
      <Rematch />
    </TestTable>,
  );
}

test('a player sees who wants a rematch and who has joined, and one press takes the seat, ready', async () => {
  const requests = answerRequests({
    [`POST /matches/${ended.match.id}/rematch`]: () => CLAIM,
    [`PUT /matches/${NEXT.id}/seats/1/ready`]: () => undefined,
  });
  show({ rematch: NEXT });
  expect(screen.getByRole('status').textContent).toBe('1 of 3 have joined');
  await pressButton('Anna wants a rematch');
  await waitFor(() => expect(window.location.pathname).toBe(`/t/${NEXT.id}`));
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(requests.at(-1)?.body).toMatchObject({ ready: true });
});

test('a spectator gets a link to the rematch', () => {
  show({ rematch: NEXT, view: { ...ended.view, viewer: null } });
  const link = screen.getByRole('link', { name: 'Anna wants a rematch' });
  expect(link.getAttribute('href')).toBe(`/t/${NEXT.id}`);
});

test('a player gets a link to a rematch that has begun', () => {
  show({ rematch: { ...NEXT, isOpen: false } });
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/t/${NEXT.id}`);
});
