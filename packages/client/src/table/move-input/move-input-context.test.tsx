/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import type { Action } from '@great-fire/game';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { MoveAnswer } from '../../live/outbox';
import { createTableModel } from '../../gallery/table-state';
import { type LocalGame, keepHands, playAction, dealGame } from '../../practice/local-game';
import { setScreen } from '../../testing/screen-size';
import { TestTable } from '../../testing/test-table';
import { useMoveInput } from './move-input-context';

// jsdom lacks these APIs of browsers and Node. The game needs both.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

beforeEach(() => setScreen('desktop'));
afterEach(cleanup);

/** Shows the selected district, with buttons for the inputs of the tests. */
function MoveInputProbe() {
  const { draft, updateDraft, send } = useMoveInput();
  return (
    <>
      <output>{draft.district}</output>
      <button type="button" onClick={() => updateDraft({ district: 'holborn' })}>
        pick
      </button>
      <button type="button" onClick={() => send({ type: 'place-band', district: 'holborn' })}>
        place
      </button>
    </>
  );
}

/** Renders the page of one seat. Each action that the page sends waits for `resolveAnswer`. */
function renderSeat(game: LocalGame, seat: number) {
  const sent: Action[] = [];
  const answers: ((answer: MoveAnswer) => void)[] = [];
  const send = (action: Action) => {
    sent.push(action);
    return new Promise<MoveAnswer>((resolve) => answers.push(resolve));
  };
  const page = (current: LocalGame) => (
    <TestTable model={{ ...createTableModel(current, seat, {}, () => undefined), act: send }}>
      <MoveInputProbe />
    </TestTable>
  );
  const { rerender } = render(page(game));
  return {
    sent,
    press: (name: string) => act(() => screen.getByRole('button', { name }).click()),
    update: (next: LocalGame) => act(() => rerender(page(next))),
    resolveAnswer: (answer: MoveAnswer) => act(async () => answers.shift()?.(answer)),
    pickedDistrict: () => screen.getByRole('status').textContent,
  };
}

/** Returns a game whose first band is placed next, and the seat that places it. */
function startPlacing(): { readonly game: LocalGame; readonly first: number } {
  const game = keepHands(dealGame(3, 'hands'));
  return { game, first: game.state.turn.seat };
}

test.each(['desktop', 'phone'] as const)(
  'a table on a %s is busy only while it shows an older choice',
  (device) => {
    setScreen(device);
    const { game, first } = startPlacing();
    const page = renderSeat(game, first);
    const isBusy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy');
    expect(isBusy()).toBe('false');
    page.press('pick');
    expect(page.pickedDistrict()).toBe('holborn');
    expect(isBusy()).toBe('false');
  },
);

test('ignores a second press while the page still shows the previous state', async () => {
  const { game, first } = startPlacing();
  const page = renderSeat(game, first);
  page.press('place');
  page.press('place');
  await page.resolveAnswer({ ok: true, stateId: 4 });
  page.press('place');
  expect(page.sent).toHaveLength(1);
  page.update(playAction(game, first, { type: 'place-band', district: 'holborn' }));
  page.press('place');
  expect(page.sent).toHaveLength(2);
});

test('keeps the draft when a reconnect sends the same state, and clears it after a move', () => {
  const { game, first } = startPlacing();
  const page = renderSeat(game, first);
  page.press('pick');
  page.update({ ...game });
  expect(page.pickedDistrict()).toBe('holborn');
  page.update(playAction(game, first, { type: 'place-band', district: 'holborn' }));
  expect(page.pickedDistrict()).toBe('');
});
