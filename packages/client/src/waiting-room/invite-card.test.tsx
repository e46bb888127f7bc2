/** @jest-environment jsdom */
import { personSeatSummary } from '@great-fire/protocol';
import type { MatchSummary } from '@great-fire/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { LOCAL_MATCH_DEFAULTS } from '../practice/local-game';
import { tableAt } from '../testing/test-table';
import { InviteCard } from './invite-card';

beforeAll(async () => {
  await initI18n();
  await loadMessages('waitingRoom');
});
afterEach(cleanup);

const matchWith = (names: readonly (string | null)[], access: 'open' | 'none' = 'open'): MatchSummary => ({
  ...LOCAL_MATCH_DEFAULTS,
  ...tableAt('random-act').match,
  seats: names.map(personSeatSummary),
  spectatorAccess: access,
});

test('invites friends with a QR code while a seat is free', () => {
  render(<InviteCard match={matchWith(['Anna', null, 'Ben'])} />);
  expect(screen.getByRole('heading').textContent).toBe('Invite friends');
  expect(screen.getByTestId('qr-code')).toBeTruthy();
});

test('offers the link to spectators once all seats are taken, and hides it at a table without spectators', () => {
  const { rerender } = render(<InviteCard match={matchWith(['Anna', 'Clara', 'Ben'])} />);
  expect(screen.getByRole('heading').textContent).toBe('Link for spectators');
  expect(screen.queryByTestId('qr-code')).toBeNull();
  rerender(<InviteCard match={matchWith(['Anna', 'Clara', 'Ben'], 'none')} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
