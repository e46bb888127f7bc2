/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { SignOutOthers } from './sign-out-others';

let requests: string[] = [];

beforeAll(async () => {
  await initI18n();
  await loadMessages('settings');
});

beforeEach(() => {
  requests = [];
  globalThis.fetch = (url, options) => {
    requests.push(`${options?.method ?? ''} ${String(url)}`);
    return Promise.resolve({ ...{ ok: true, status: 204 }, text: () => Promise.resolve('') } as Response);
  };
});

/** Shows the button and presses it. */
function press(emailAddress: string | null) {
  const onChange = jest.fn();
  render(<SignOutOthers emailAddress={emailAddress} onChange={onChange} onCodeRevoked={() => undefined} />);
  fireEvent.click(screen.getByTestId('sign-out-others'));
  return onChange;
}

test('signs out the others at once if there is no e-mail address', async () => {
  const onChange = press(null);
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(requests).toEqual(['DELETE /api/me/devices']);
});

test.each([
  ['keep-email-and-sign-out', ['DELETE /api/me/devices']],
  ['remove-email-and-sign-out', ['DELETE /api/me/email', 'DELETE /api/me/devices']],
])('asks about the e-mail address before it signs out the others: %s', async (answer, expected) => {
  const onChange = press('thief@mail.example');
  const group = screen.getByRole('group', { name: 'Sign out all other devices' });
  expect(group.textContent).toContain('thief@mail.example');
  expect(document.activeElement).toBe(group);
  expect(requests).toEqual([]);
  fireEvent.click(screen.getByTestId(answer));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(requests).toEqual(expected);
});
