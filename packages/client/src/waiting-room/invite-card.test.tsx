/** @jest-environment jsdom */
import { personSeatSummary, type MatchSummary } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { LOCAL_MATCH_DEFAULTS } from '../practice/local-match';
import { tableUrl, tvPath } from '../lib/routes';
import { answerRequests, Refusal } from '../testing/fake-api';
import { tableAt } from '../testing/test-table';
import { QrCode } from '../ui/share-link';
import { isLoopbackPage } from '../api/use-network-origin';
import { InviteCard } from './invite-card';

beforeAll(async () => {
  await initI18n();
  await loadMessages('waitingRoom');
});
beforeEach(() => void answerRequests({ 'GET /network-origins': () => new Refusal('not-found') }));
afterEach(cleanup);

const matchWith = (names: readonly (string | null)[], access: 'open' | 'none' = 'open'): MatchSummary => ({
  ...LOCAL_MATCH_DEFAULTS,
  ...tableAt('random-act').match,
  seats: names.map(personSeatSummary),
  spectatorAccess: access,
});

test('invites friends with a QR code while a seat is free', async () => {
  render(<InviteCard match={matchWith(['Anna', null, 'Ben'])} />);
  expect(screen.getByRole('heading').textContent).toBe('Invite friends');
  expect(await screen.findByTestId('qr-code')).toBeTruthy();
});

test('offers the link to spectators once all seats are taken, and hides it at a table without spectators', () => {
  const { rerender } = render(<InviteCard match={matchWith(['Anna', 'Clara', 'Ben'])} />);
  expect(screen.getByRole('heading').textContent).toBe('Link for spectators');
  expect(screen.queryByTestId('qr-code')).toBeNull();
  rerender(<InviteCard match={matchWith(['Anna', 'Clara', 'Ben'], 'none')} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('opens the page for a television in a new tab, unless the table has no spectators', async () => {
  const open = matchWith(['Anna', null, 'Ben']);
  const { rerender } = render(<InviteCard match={open} />);
  const link = screen.getByTestId<HTMLAnchorElement>('show-on-tv');
  expect([link.getAttribute('href'), link.target]).toEqual([tvPath(open.id), '_blank']);
  rerender(<InviteCard match={{ ...open, spectatorAccess: 'none' }} />);
  expect(screen.queryByTestId('show-on-tv')).toBeNull();
  expect(await screen.findByTestId('qr-code')).toBeTruthy();
});

const readLink = () => screen.getByTestId<HTMLInputElement>('invite-link').value;

test('at localhost, links to the address in the local network, also in the QR code', async () => {
  answerRequests({
    'GET /network-origins': () => ({ origins: ['http://192.168.1.20:8000', 'http://10.0.0.2'] }),
  });
  const match = matchWith(['Anna', null, 'Ben']);
  render(<QrCode link={tableUrl(match.id)} label="QR code" />);
  const local = (await screen.findByTestId('qr-code')).innerHTML;
  cleanup();
  render(<InviteCard match={match} />);
  await screen.findByText(/works in your network only/);
  expect(readLink()).toBe(`http://192.168.1.20:8000/t/${match.id}`);
  expect(screen.getByTestId('qr-code').innerHTML).not.toBe(local);
});

test('at localhost without a network, says that only this computer can open the link', async () => {
  answerRequests({ 'GET /network-origins': () => ({ origins: [] }) });
  render(<InviteCard match={matchWith(['Anna', null, 'Ben'])} />);
  await screen.findByText(/Only this computer can open this address/);
  expect(readLink()).toContain('http://localhost/t/');
  expect(screen.queryByTestId('qr-code')).toBeNull(); // a phone could not open it
});

test('copies the link, and asks for another way where the browser lets no page copy', async () => {
  let isAllowed = true;
  const copied: string[] = [];
  const writeText = (text: string) =>
    isAllowed ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error('not allowed'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<InviteCard match={matchWith(['Anna', null, 'Ben'])} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
  expect(copied).toEqual([readLink()]);
  expect(screen.getByText('Copied')).toBeTruthy();
  cleanup();
  isAllowed = false;
  document.execCommand = () => false;
  render(<InviteCard match={matchWith(['Anna', null, 'Ben'])} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
  expect(screen.getByText('Select the link and copy it.')).toBeTruthy();
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['fire.example', false],
])('a page at %s is open on this computer alone: %s', (hostname, isAlone) => {
  expect(isLoopbackPage(hostname)).toBe(isAlone);
});
