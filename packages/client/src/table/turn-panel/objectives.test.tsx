/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
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
