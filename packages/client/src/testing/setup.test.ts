/** @jest-environment jsdom */
import { EVENT_DEADLINE_MS } from '@great-fire/testkit/deadlines';
import { screen } from '@testing-library/dom';

beforeEach(() => {
  document.body.innerHTML = '<p>What is on the page</p>';
});

test('the error of a wait that found nothing shows the page, once', async () => {
  jest.useFakeTimers();
  try {
    const error = screen.findByTestId('absent', undefined, { interval: EVENT_DEADLINE_MS });
    const printed = await error.then(() => '', String);
    expect(printed).toContain('Unable to find an element by: [data-testid="absent"]');
    expect(printed.match(/What is on the page/g)).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('the error of a query at once shows the page', () => {
  expect(() => screen.getByTestId('absent')).toThrow('What is on the page');
});
