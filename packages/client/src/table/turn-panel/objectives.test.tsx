/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { tableAt, TestTable } from '../../testing/test-table';
import { Objectives } from './objectives';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});
afterEach(cleanup);

const renderAt = (position: string) =>
  render(
    <TestTable model={tableAt(position)}>
      <Objectives />
    </TestTable>,
  );

test('explains the secret colour of a game with hidden colours', () => {
  renderAt('hidden-colours');
  expect(screen.getByText('Only you know. Your landowner’s colour means nothing.')).toBeTruthy();
});

test('says nothing about a colour that everyone knows', () => {
  renderAt('random-act');
  expect(screen.queryByText(/Only you know/)).toBeNull();
});

test('shows each objective as a card with the engraving of its building', async () => {
  const { container } = renderAt('random-act');
  const cards = container.querySelectorAll('li svg[viewBox="-27 -26 54 39"]');
  expect(cards).toHaveLength(3);
  await waitFor(() => {
    for (const card of cards) expect(card.querySelectorAll('path').length).toBeGreaterThan(2);
  });
});
