/** @jest-environment jsdom */
import { viewFor } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { tableAt, TestTable } from '../../testing/test-table';
import { ConeStockWarning } from './cone-stock-warning';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

/** Shows one position after the other. Returns what the status of each says; '' if it is empty. */
function readStatuses(...positions: readonly string[]): readonly string[] {
  const model = tableAt('random-act');
  const table = (position: string) => (
    <TestTable model={model} displayed={{ view: viewFor(readPosition(position), null) }}>
      <ConeStockWarning />
    </TestTable>
  );
  const { rerender } = render(table(positions[0] ?? ''));
  return positions.map((position) => {
    rerender(table(position));
    return screen.getByRole('status').textContent ?? '';
  });
}

test('BURN-5: says where cones come from once the stock is low, and once it is empty', () => {
  expect(
    readStatuses(
      'pudding-lane F3 | stock 6',
      'pudding-lane F3 | stock 5',
      'pudding-lane F3 | stock 0',
      'vintry F3 | stock 0 | seat 1 blue put-out:2',
      'vintry F3 | stock 0',
    ),
  ).toEqual([
    '',
    'Stock nearly empty. Next: cones from Pudding Lane.',
    'Stock empty. Next: cones from Pudding Lane.',
    'Stock empty. Next: a put-out cone from each player who has any.',
    'Stock empty. No cones are left to place.',
  ]);
});

test('keeps its text while a low stock falls, so that a screen reader speaks it once', () => {
  const stocks = [5, 4, 3, 2, 1].map((stock) => `pudding-lane F9 | stock ${stock}`);
  expect(new Set(readStatuses(...stocks)).size).toBe(1);
  expect(screen.getByRole('img', { name: '1 cone in stock' })).toBeTruthy();
});

test('says nothing once the game is over', () => {
  expect(readStatuses('pudding-lane F9 | stock 0 | turn 40 over')).toEqual(['']);
});
