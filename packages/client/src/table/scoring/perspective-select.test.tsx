/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { tableAt } from '../../testing/test-table';
import { DisplayProvider, useDisplayed, usePerspective } from '../model/display-context';
import { TableProvider, nameOf, type TableModel } from '../model/table-context';
import { ScoringPerspective } from './perspective-select';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
  await loadMessages('scoring');
});
afterEach(cleanup);

function Shown() {
  const { countsSecrets = false, view } = useDisplayed();
  return (
    <output>
      {usePerspective() ?? 'own'}, {view.viewer ?? 'nobody'}, {countsSecrets ? 'secrets' : 'public'}
    </output>
  );
}

/** The end of a game, as after one move. */
const scoring = (): TableModel => {
  const model = tableAt('scoring');
  return {
    ...model,
    stateId: 1,
    viewAt: (_, perspective) => model.viewAt(0, perspective),
    fetchView: (_, perspective) => model.fetchView(0, perspective),
  };
};

const openScoring = (changes: Partial<TableModel> = {}) =>
  render(
    <TableProvider model={{ ...scoring(), ...changes }}>
      <DisplayProvider>
        <ScoringPerspective />
        <Shown />
      </DisplayProvider>
    </TableProvider>,
  );

const shown = () => screen.getByRole('status').textContent;
const menu = () => screen.getByTestId<HTMLSelectElement>('perspective');
const select = (value: string) =>
  act(async () => {
    fireEvent.change(menu(), { target: { value } });
    await Promise.resolve();
  });

test('shows the game as another seat, a spectator or everyone sees it, and returns to the own seat', async () => {
  const { view, match } = tableAt('scoring');
  const own = String(view.viewer);
  const other = view.viewer === 0 ? 1 : 0;
  openScoring();
  expect([menu().value, shown()]).toEqual([own, `own, ${own}, public`]);
  const labels = [...menu().options].map(({ text }) => text);
  expect(labels.slice(0, view.seats.length)).toEqual(
    view.seats.map((_, seat) =>
      String(seat) === own
        ? (expect.stringContaining(`${nameOf(match, seat)} `) as string)
        : nameOf(match, seat),
    ),
  );
  await select(String(other));
  expect([menu().value, shown()]).toEqual([String(other), `${String(other)}, ${String(other)}, secrets`]);
  await select('spectator');
  expect(shown()).toBe('spectator, nobody, secrets');
  await select('all-seats');
  expect(menu().value).toBe('all-seats');
  await select(own);
  expect([menu().value, shown()]).toEqual([own, `own, ${own}, public`]);
});

test('offers no perspective on a game without a move', () => {
  openScoring({ stateId: 0 });
  expect(screen.queryByTestId('perspective')).toBeNull();
});
