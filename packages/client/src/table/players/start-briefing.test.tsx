/** @jest-environment jsdom */
import { viewFor } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DealCommitment } from '../../fairness/deal-commitment.lazy';
import { contributeToDeal } from '../../fairness/deal-evidence';
import { initI18n, loadMessages } from '../../i18n/i18n';
import type { TableModel } from '../model/table-context';
import { tableAt, TestTable } from '../../testing/test-table';
import { StartBriefing } from './start-briefing';

jest.mock('wouter', () => ({ Link: 'a' })); // published as ES modules only

beforeAll(async () => {
  await initI18n();
  for (const bundle of ['table', 'dealFairness'] as const) await loadMessages(bundle);
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const SEAT = 'seat 0 green hand:NESWN tokens: objectives:I-bedlam,II-aldgate,III-vintry at:none';

/** Returns the table of seat 0, or of a spectator (null), in a position in board notation. */
const tableOf = (position: string, viewer: number | null = 0): TableModel => ({
  ...tableAt('first-decision'),
  view: viewFor(readPosition(`pudding-lane F25 | ${position} | ${SEAT}`), viewer),
});

function show(model: TableModel, showsObjectives = false): HTMLElement | null {
  render(
    <TestTable model={model}>
      <StartBriefing showsObjectives={showsObjectives} />
    </TestTable>,
  );
  return screen.queryByTestId('start-briefing');
}

const SETUP = 'turn 0 band points:0';

test('says which houses the player owns and what a loss costs', () => {
  expect(show(tableOf(SETUP))?.textContent).toBe(
    'You are Green. Keep your houses standing: each one lost costs you 2 points.',
  );
});

test('says that a hidden colour is secret and that the pawn does not show it', () => {
  const text = show(tableOf(`${SETUP} | rules players:3 hidden`))?.textContent;
  expect(text).toContain('Your colour is Green, and only you know it.');
  expect(text).toContain('Your landowner’s colour means nothing.');
});

test('names the objectives where the layout has them in another tab', () => {
  show(tableOf(SETUP), true);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2Bedlam',
    '4Aldgate',
    '6Vintry',
  ]);
});

test.each([
  ['a spectator', SETUP, null],
  ['the first turn', 'turn 1 spread', 0],
] as const)('says nothing to %s', (_, position, viewer) => {
  expect(show(tableOf(position, viewer))).toBeNull();
});

test('stays closed at this table, and shows again at the next one', () => {
  const table = tableOf(SETUP);
  show(table);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByTestId('start-briefing')).toBeNull();
  cleanup();
  expect(show(table)).toBeNull();
  cleanup();
  const other = { ...table, match: { ...table.match, id: 'othertab22' } };
  expect(show(other)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();
  expect(show(table)).toBeNull(); // not only the last closed one is remembered
  cleanup();
  expect(show(other)).toBeNull();
});

test('remembers a bounded number of closed tables, and forgets the oldest', () => {
  const table = tableOf(SETUP);
  const tables = Array.from({ length: 31 }, (_, index) => ({
    ...table,
    match: { ...table.match, id: `table${index}` },
  }));
  for (const model of tables) {
    show(model);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    cleanup();
  }
  const isShown = tables.map((model) => {
    const isOpen = show(model) !== null;
    cleanup();
    return isOpen;
  });
  expect(isShown).toEqual(tables.map((_, index) => index === 0));
});

test('hides the fairness of the deal behind a seal', () => {
  const { match } = tableAt('first-decision');
  contributeToDeal(match.id, 'ab12'.repeat(16));
  render(<DealCommitment match={match.id} />);
  const seal = screen.getByTestId('commitment-details');
  expect(seal.hasAttribute('open')).toBe(false);
  expect(seal.querySelector('summary')?.textContent?.trim()).toBe('Fair deal');
  expect(seal.textContent).toContain('locked before the first move');
});
