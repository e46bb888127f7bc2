/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { ExtraOptions } from './extra-options.lazy';
import { type TableFormOptions, DEFAULT_TABLE_OPTIONS } from './table-options';

beforeAll(async () => {
  await initI18n();
  await loadMessages('tableOptions');
});
afterEach(cleanup);

const { extras } = DEFAULT_TABLE_OPTIONS;

test('asks about five identical cards only if bots take all seats, because no waiting room asks then', () => {
  const changes: TableFormOptions['extras'][] = [];
  const options = (bots: number) => (
    <ExtraOptions
      seats={3}
      isPrivate={false}
      value={{ ...extras, bots }}
      onChange={(value) => changes.push(value)}
    />
  );
  const { rerender } = render(options(1));
  expect(screen.queryByRole('radiogroup', { name: 'If my five cards are alike' })).toBeNull();
  rerender(options(2));
  fireEvent.click(screen.getByLabelText('Keep them'));
  expect(changes).toEqual([{ ...extras, bots: 2, openingHandAnswer: 'keep-hand' }]);
});
