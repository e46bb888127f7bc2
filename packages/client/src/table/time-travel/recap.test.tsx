/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { TestTable, tableAt } from '../../testing/test-table';
import { setVisibility } from '../../testing/visibility';
import type { TableModel } from '../model/table-context';
import { CatchUp, RecapButton } from './lazy-catch-up';

const full = tableAt('random-act');
const { log, view } = full;
const { viewer } = view;
const own = log.filter(({ seat }) => seat === viewer).map(({ stateId }) => stateId);
/** The last move of the viewer after which others have moved more than twice. */
const LAST_OWN = own.filter((id, index) => (own[index + 1] ?? id) > id + 3).at(-1) ?? 0;

/** The table at an earlier state, as the page had it. */
const tableUntil = (stateId: number, changes: Partial<TableModel> = {}): TableModel => ({
  ...full,
  ...{ stateId, log: log.filter((entry) => entry.stateId <= stateId), fetchView: full.fetchView },
  ...changes,
});

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});
afterEach(() => {
  setVisibility('visible');
  cleanup();
  window.localStorage.clear();
});

const page = (model: TableModel) => (
  <TestTable model={model}>
    <RecapButton />
    <CatchUp />
  </TestTable>
);

async function open(model: TableModel) {
  const { rerender } = await act(async () => render(page(model)));
  return { show: (next: TableModel) => act(async () => rerender(page(next))) };
}

const button = () => screen.queryByTestId<HTMLButtonElement>('open-recap');
const press = () => act(async () => void fireEvent.click(button() ?? document.body));
const card = () => screen.queryByTestId('catch-up');
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

test('shows the moves since the viewer’s last one at a press, and closes them', async () => {
  await open(tableUntil(LAST_OWN + 2));
  expect(button()?.disabled).toBe(false);
  expect(card()).toBeNull();
  await press();
  expect(title()).toBe('Since your last move');
  expect(card()?.querySelectorAll('p').length).toBeGreaterThan(0);
  await act(async () => void fireEvent.click(screen.getByTestId('catch-up-skip')));
  expect(card()).toBeNull();
  await press();
  expect(card()).not.toBeNull();
});

test('shows no summary until another player moves, and no button for spectators', async () => {
  const { show } = await open(tableUntil(LAST_OWN));
  expect(button()?.disabled).toBe(true);
  await show(tableUntil(LAST_OWN + 1));
  expect(button()?.disabled).toBe(false);
  await show(tableUntil(LAST_OWN + 1, { view: { ...view, viewer: null, own: null } }));
  expect(button()).toBeNull();
});

test('closes the moves when the viewer makes one, not when others do', async () => {
  const next = own.find((id) => id > LAST_OWN) ?? 0;
  const { show } = await open(tableUntil(LAST_OWN + 1));
  await press();
  await show(tableUntil(LAST_OWN + 2));
  expect(card()).not.toBeNull();
  await show(tableUntil(next));
  expect(card()).toBeNull();
  const other = log.find(({ seat, stateId }) => stateId > next && seat !== viewer)?.stateId ?? 0;
  await show(tableUntil(other));
  expect(card()).toBeNull(); // until the next press
});

test('what the viewer missed comes before a recap, and leaves none behind', async () => {
  const { show } = await open(tableUntil(LAST_OWN - 4));
  setVisibility('hidden');
  await show(tableUntil(LAST_OWN + 2));
  await act(async () => setVisibility('visible'));
  expect(title()).toBe('While you were away');
  await press();
  expect(title()).toBe('While you were away');
  await act(async () => void fireEvent.click(screen.getByTestId('catch-up-skip')));
  expect(card()).toBeNull();
});

test('never covers the scoring', async () => {
  const { show } = await open(tableUntil(LAST_OWN + 2));
  await press();
  expect(card()).not.toBeNull();
  await show(tableUntil(LAST_OWN + 2, { view: { ...view, turn: { ...view.turn, step: 'over' } } }));
  expect(card()).toBeNull();
});
