/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { LinkDevice } from './link-device';

beforeAll(async () => {
  await initI18n();
  await loadMessages('settings');
});

test('shows the new link also as a QR code, for the camera of a phone', async () => {
  globalThis.fetch = () =>
    Promise.resolve({
      ...{ ok: true, status: 201 },
      json: () => Promise.resolve({ key: 'k'.repeat(24), expiresAt: 0 }),
    } as Response);
  render(<LinkDevice />);
  expect(screen.queryByTestId('qr-code')).toBeNull();
  fireEvent.click(screen.getByTestId('create-recovery-link'));
  expect((await screen.findByTestId('qr-code')).getAttribute('aria-label')).toContain('QR code');
  expect(screen.getByTestId<HTMLInputElement>('recovery-link').value).toContain('k'.repeat(24));
});
