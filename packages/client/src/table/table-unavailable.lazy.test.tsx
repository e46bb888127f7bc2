/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { TableUnavailable } from './table-unavailable.lazy';

jest.mock('virtual:pictures', () => ({ engravedCity: '' }), { virtual: true }); // Vite alone has this module

beforeAll(async () => {
  globalThis.fetch = () => Promise.reject(new Error('no picture')); // jsdom has none
  await initI18n();
  await loadMessages('network');
});
afterEach(cleanup);

test.each(['not-found', 'bad-request'] as const)('says on %s that the table does not exist', (code) => {
  render(<TableUnavailable code={code} />);
  expect(screen.getByRole('alert').textContent).toBe('This table doesn’t exist.');
  expect(screen.getByRole('link', { name: 'Offline practice' })).toBeTruthy();
  expect(screen.getByTestId('table-link-field')).toBeTruthy();
});

test('offers no other link to a person whom the host removed', () => {
  render(<TableUnavailable code="kicked" />);
  expect(screen.getByRole('alert').textContent).toBe('The host removed you from this table.');
  expect(screen.queryByTestId('table-link-field')).toBeNull();
});

test('says of a practice game that it is not on this device', () => {
  render(<TableUnavailable code="not-found" isPractice />);
  expect(screen.getByRole('alert').textContent).toBe('This game isn’t saved on this device.');
  expect(screen.queryByTestId('table-link-field')).toBeNull();
});
