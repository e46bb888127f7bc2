/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useStore } from 'zustand';
import { countUnseenCards } from '@great-fire/game';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { tableAt, TestTable } from '../../testing/test-table';
import { countLegalTargets, toForesightMarks } from '../move-input/foresight';
import { useDraftStore } from '../move-input/move-input-context';
import { CardCounts } from './card-counts.lazy';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
  await loadMessages('fireCards');
});
afterEach(cleanup);

const model = tableAt('random-act');
const { view } = model;

function Foreseen() {
  return <i>{useStore(useDraftStore(), (state) => state.foreseenCard) ?? 'none'}</i>;
}

const openCounts = (isOpen = true) => (
  <TestTable model={model}>
    {isOpen && <CardCounts />}
    <Foreseen />
  </TestTable>
);

test('counts the played and the unseen cards of each direction', () => {
  render(openCounts());
  const unseen = countUnseenCards(view);
  for (const card of ['N', 'E', 'S', 'W'] as const) {
    const text = screen.getByTestId(`foresee-${card}`).textContent;
    expect(text).toContain(`${view.discards.filter((other) => other === card).length} played`);
    expect(text).toContain(`${unseen[card]} unseen`);
  }
});

test('a direction shows what it can burn next, until it is pressed again or the counts are closed', () => {
  const { rerender, container } = render(openCounts());
  const foreseen = () => container.querySelector('i')?.textContent;
  const north = screen.getByTestId('foresee-N');
  fireEvent.click(north);
  expect(foreseen()).toBe('N');
  expect(north.getAttribute('aria-pressed')).toBe('true');
  const count = countLegalTargets(view, 'N');
  expect(count).toBeGreaterThan(1);
  expect(screen.getByRole('status').textContent).toBe(`${count} districts can burn next.`);
  fireEvent.click(north);
  expect(foreseen()).toBe('none');
  fireEvent.click(north);
  rerender(openCounts(false));
  expect(foreseen()).toBe('none');
});

test('marks legal and worse targets, and lets no piece be picked', () => {
  const { targets = [], selectable } = toForesightMarks(view, 'N');
  expect(targets.filter(({ legal }) => legal)).toHaveLength(countLegalTargets(view, 'N'));
  expect(selectable).toEqual([]);
});
