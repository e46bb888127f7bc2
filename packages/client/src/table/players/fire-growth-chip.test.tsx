/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { tableAt, TestTable } from '../../testing/test-table';
import { FireGrowthChip } from './fire-growth-chip';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

const model = tableAt('random-act');

function readChip(left: number, lastTurns: number | null = null) {
  const view = { ...model.view, stack: { letter: 'A', left }, lastTurns } as const;
  const { unmount } = render(
    <TestTable model={model} displayed={{ view }}>
      <FireGrowthChip />
    </TestTable>,
  );
  const chip = screen.getByTestId('fire-growth');
  const seen = {
    text: `${chip.querySelector('.visually-hidden')?.textContent}, ${chip.querySelector('b')?.textContent}`,
    isNear: chip.classList.contains('near'),
  };
  unmount();
  return seen;
}

test('INT-1: counts the cards until the fire grows, and is red at one card', () => {
  expect(readChip(4)).toEqual({ text: 'fire grows in 4 cards, in 4', isNear: false });
  expect(readChip(1)).toEqual({ text: 'fire grows in 1 card, in 1', isNear: true });
});

test('END-1: counts the last turns in red', () => {
  expect(readChip(4, 3)).toEqual({ text: 'Final 3 turns, last 3', isNear: true });
});
