/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { cleanup, render, screen } from '@testing-library/react';
import '../../testing/match-media';
import { POSITIONS } from '../../gallery/positions';
import { createTableModel } from '../../gallery/table-state';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { TableProvider } from '../model/table-context';
import { ScoreTable } from './score-table';

// jsdom lacks these APIs of browsers and Node. The game needs both.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
  await loadMessages('scoring');
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Renders the scores of a finished game of bots. Returns the column headings without the hidden text. */
function renderScores() {
  const position = POSITIONS['random-scoring'];
  if (position === undefined) throw new Error('The gallery has no finished game');
  const game = position.createGame();
  const table = createTableModel(game, 0, position, () => undefined);
  const { result } = table.view;
  if (result === null) throw new Error('The game is not over');
  const seats = table.match.seats.map((seat) => ({ ...seat, botLevel: 'merchant' as const }));
  render(
    <TableProvider model={{ ...table, match: { ...table.match, seats } }}>
      <ScoreTable result={result} scoreReveal={{ ...FULLY_REVEALED }} />
    </TableProvider>,
  );
  return screen.getAllByRole('columnheader').map((heading) => {
    for (const hidden of heading.querySelectorAll('.visually-hidden, svg')) hidden.remove();
    return heading.textContent;
  });
}

const FULLY_REVEALED = {
  isRevealed: () => true,
  current: null,
} as unknown as Parameters<typeof ScoreTable>[0]['scoreReveal'];

test('shows only the gear of a bot on a phone, so that the levels do not run together', () => {
  expect(renderScores().sort()).toEqual(['Anna', 'Hakim', 'Margery', 'Tobias']);
});

test('begins with the totals on a phone, where the last row is out of sight', () => {
  renderScores();
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('Total');
});

test('names the level of a bot where there is room', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  expect(renderScores()).toContain('AnnaNormal bot');
  expect(screen.getAllByRole('rowheader').at(-1)?.textContent).toBe('Total');
});
