/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { answerRequests } from '../testing/fake-api';
import { LinkDevice } from './link-device';

beforeAll(async () => {
  await initI18n();
  await loadMessages('settings');
});
afterEach(cleanup);

const KEY = 'k'.repeat(24);

/** Creates the link on a page at localhost. `origins`: where others reach the server. */
async function createLink(origins: readonly string[]): Promise<void> {
  answerRequests({
    'POST /recovery': () => ({ key: KEY, expiresAt: 0 }),
    'GET /network-origins': () => ({ origins }),
  });
  render(<LinkDevice />);
  expect(screen.queryByTestId('qr-code')).toBeNull();
  fireEvent.click(screen.getByTestId('create-recovery-link'));
  await screen.findByTestId('recovery-link');
}

test('at localhost, shows a link with the address in the network, also as a QR code for a phone', async () => {
  await createLink(['http://192.168.1.20:8000']);
  expect(await screen.findByDisplayValue(`http://192.168.1.20:8000/recover#${KEY}`)).toBeTruthy();
  expect((await screen.findByTestId('qr-code')).getAttribute('aria-label')).toContain('QR code');
});

test('at localhost without a network, says that only this computer can open the link', async () => {
  await createLink([]);
  await screen.findByText(/Only this computer can open this link/);
  expect(screen.getByDisplayValue(`http://localhost/recover#${KEY}`)).toBeTruthy();
  expect(screen.queryByTestId('qr-code')).toBeNull(); // a phone could not open it
});
