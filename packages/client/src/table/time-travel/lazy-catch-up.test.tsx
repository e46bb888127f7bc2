/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { act, cleanup, render, screen } from '@testing-library/react';
import '../../testing/match-media';
import { POSITIONS } from '../../gallery/positions';
import { createTableModel } from '../../gallery/table-state';
import { useDraftStore } from '../move-input/move-input-context';
import { TestTable } from '../../testing/test-table';
import { CatchUp } from './lazy-catch-up';

jest.mock('./use-absence', () => ({ useAbsence: () => [{ from: 1, to: 9 }, () => undefined] }));
jest.mock('./catch-up-card.lazy', () => ({ CatchUpCard: () => <p>digest</p> }));

// jsdom lacks these APIs of browsers and Node. The game needs both.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

/** Lets a test choose and release a district. */
function ChoiceProbe() {
  const store = useDraftStore();
  const choose = (district: 'holborn' | null) => () =>
    store.getState().setDraft({ ...store.getState().draft, district });
  return (
    <>
      <button type="button" onClick={choose('holborn')}>
        choose
      </button>
      <button type="button" onClick={choose(null)}>
        release
      </button>
    </>
  );
}

async function renderPosition(name: string) {
  const position = POSITIONS[name];
  if (position === undefined) throw new Error(`The gallery has no ${name}`);
  const game = position.createGame();
  const table = createTableModel(game, position.viewer(game.state), position, () => undefined);
  await act(async () => {
    render(
      <TestTable model={table}>
        <ChoiceProbe />
        <CatchUp />
      </TestTable>,
    );
    await import('./catch-up-card.lazy');
  });
}

const press = (name: string) => act(() => screen.getByText(name).click());

afterEach(cleanup);

test.each(['vote', 'pause-proposed', 'takeback-proposed', 'bot-controlled'])(
  'waits while the table shows %s',
  async (name) => {
    await renderPosition(name);
    expect(screen.queryByText('digest')).toBeNull();
  },
);

test('leaves the place to the consequences of a chosen district', async () => {
  await renderPosition('spread');
  expect(screen.getByText('digest')).toBeTruthy();
  press('choose');
  expect(screen.queryByText('digest')).toBeNull();
  press('release');
  expect(screen.getByText('digest')).toBeTruthy();
});
