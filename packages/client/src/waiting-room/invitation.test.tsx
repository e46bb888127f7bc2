/** @jest-environment jsdom */
import { personSeatSummary, type MatchSummary } from '@great-fire/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { matchSummary } from '../testing/match-summary';
import { Invitation } from './invitation';

beforeAll(async () => {
  await initI18n();
  await loadMessages('waitingRoom');
});

afterEach(cleanup);

const bot = { ...personSeatSummary('Pepys'), botLevel: 'merchant', hasOwner: false } as const;

function renderInvitation(overrides: Partial<MatchSummary>) {
  const match = matchSummary({
    status: 'open',
    seats: ['Ben', 'Anna', null].map((name) => personSeatSummary(name)),
    hostSeat: 1,
    turn: 0,
    activeSeat: null,
    ...overrides,
  });
  render(
    <Invitation
      match={match}
      isJoining={false}
      onJoiningChange={() => undefined}
      onSeatChange={() => undefined}
    />,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('names the host, the table, the number of players and the duration', () => {
  renderInvitation({});
  expect(heading()).toBe('Anna invites you to a game');
  expect(screen.getByText('Fish Street Hill · 3 players · about 45 minutes')).toBeTruthy();
});

test('names no host if the table has none', () => {
  renderInvitation({ hostSeat: null });
  expect(heading()).toBe('You are invited to a game');
});

test('counts no time for bots', () => {
  renderInvitation({ seats: [personSeatSummary('Anna'), bot, bot, personSeatSummary(null)], hostSeat: 0 });
  expect(screen.getByText(/4 players · about 30 minutes$/)).toBeTruthy();
});

test('gives no minutes if the players have days for each turn', () => {
  renderInvitation({
    timeControl: { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' },
  });
  expect(screen.getByText(/3 players · over several days$/)).toBeTruthy();
});

test('suggests no name, and leads to the tutorial and the rules in new tabs', () => {
  renderInvitation({});
  expect(screen.getByLabelText('Your name').getAttribute('placeholder')).toBeNull();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['/first-turn', '_blank'],
    ['/rules', '_blank'],
  ]);
});
