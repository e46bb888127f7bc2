/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { initI18n } from '../i18n/i18n';
import { TableUnavailable } from './table-status-page';

beforeAll(() => initI18n());
afterEach(cleanup);

test.each(['not-found', 'bad-request'] as const)('says on %s that the table does not exist', (code) => {
  render(<TableUnavailable code={code} />);
  expect(screen.getByRole('alert').textContent).toBe('This table doesn’t exist.');
});
