/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { initI18n } from '../i18n/i18n';
import { RequestError } from './request-error';

beforeAll(() => initI18n());

test.each([
  [undefined, 'Too many requests. Wait a moment.'],
  [59, 'Too many requests. Wait a moment.'],
  [60, 'Too many requests. Try again in a minute.'],
  [61, 'Too many requests. Try again in 2 minutes.'],
  [3600, 'Too many requests. Try again in 60 minutes.'],
])('with a wait of %s seconds, a request over a limit says: %s', (retryAfterSeconds, text) => {
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  render(<RequestError error={{ code: 'too-many-requests', ...wait }} />);
  expect(screen.getByRole('alert').textContent).toBe(text);
});
