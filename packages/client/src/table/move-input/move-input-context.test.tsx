/** @jest-environment jsdom */
import type { Action } from '@great-fire/game';
import { act, render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import '../../testing/match-media';
import type { MoveAnswer } from '../../live/outbox';
import { createTableModel } from '../../gallery/table-state';
import type { LocalGame } from '../../practice/local-game';
import { playAction, dealGame } from '../../practice/local-game';
import { useDraftStore, useMoveInput } from './move-input-context';
import { TestTable } from '../../testing/test-table';

// jsdom lacks these APIs of browsers and Node. The game needs both.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

/** Shows the phase and the selected district, with buttons for the inputs of the tests. */
function MoveInputProbe() {
  const { phaseState, draft, updateDraft, send } = useMoveInput();
  const { answerHand } = useDraftStore().getState();
  return (
    <>
      <p>{phaseState.phase}</p>
      <output>{draft.district}</output>
      <button type="button" onClick={() => updateDraft({ district: 'holborn' })}>
        pick
      </button>
      <button type="button" onClick={() => send({ type: 'place-band', district: 'holborn' })}>
        place
      </button>
      <button type="button" onClick={() => answerHand('keep-hand')}>
        keep
      </button>
      <button type="button" onClick={() => answerHand('redeal')}>
        redeal
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
    phase: () => screen.getByRole('paragraph').textContent,
  };
}

const dealStart = () => {
  const game = dealGame(3, 'hands');
  const first = game.state.turn.seat;
  return { game, first, firstKept: playAction(game, first, { type: 'keep-hand' }) };
};

/** Returns the game after a redeal of five identical cards: the same seat decides again. */
const dealAgain = (game: LocalGame, seat: number): LocalGame => ({
  ...game,
  previousStates: [game.state],
  moves: [{ seat, events: [] }],
});

test('SET-3: sends an early answer once, when the player’s turn comes', async () => {
  const { game, first, firstKept } = dealStart();
  const second = renderSeat(game, (first + 1) % 3);
  expect(second.phase()).toBe('redeal');
  second.press('keep');
  expect(second.phase()).toBe('waiting');
  expect(second.sent).toEqual([]);
  second.update(firstKept);
  second.update({ ...firstKept });
  expect(second.sent).toEqual([{ type: 'keep-hand' }]);
  second.update(playAction(firstKept, (first + 1) % 3, { type: 'keep-hand' }));
  await second.resolveAnswer({ ok: true, stateId: 2 });
  expect(second.phase()).toBe('waiting');
  expect(second.sent).toHaveLength(1);
});

test('SET-3: asks again after a redeal and after a rejected answer', async () => {
  const { game, first } = dealStart();
  const page = renderSeat(game, first);
  page.press('redeal');
  expect(page.sent).toEqual([{ type: 'redeal' }]);
  page.update(dealAgain(game, first));
  await page.resolveAnswer({ ok: true, stateId: 1 });
  expect(page.phase()).toBe('redeal');
  page.press('redeal');
  await page.resolveAnswer({ ok: false, code: 'illegal-move', message: '' });
  expect(page.phase()).toBe('redeal');
  page.press('keep');
  expect(page.sent).toEqual([{ type: 'redeal' }, { type: 'redeal' }, { type: 'keep-hand' }]);
});

test('SET-3: does not ask again while the page still shows the old hand', async () => {
  const { game, first } = dealStart();
  const page = renderSeat(game, first);
  page.press('redeal');
  await page.resolveAnswer({ ok: true, stateId: 1 });
  expect(page.phase()).toBe('waiting');
  page.update(dealAgain(game, first));
  expect(page.phase()).toBe('redeal');
  page.press('keep');
  expect(page.sent).toEqual([{ type: 'redeal' }, { type: 'keep-hand' }]);
});

test('ignores a second press while the page still shows the previous state', async () => {
  const { game, first } = dealStart();
  const asked = [0, 1, 2].reduce(
    (now, turn) => playAction(now, (first + turn) % 3, { type: 'keep-hand' }),
    game,
  );
  const page = renderSeat(asked, first);
  page.press('place');
  page.press('place');
  await page.resolveAnswer({ ok: true, stateId: 4 });
  page.press('place');
  expect(page.sent).toHaveLength(1);
  page.update(playAction(asked, first, { type: 'place-band', district: 'holborn' }));
  page.press('place');
  expect(page.sent).toHaveLength(2);
});

test('keeps the draft when a reconnect sends the same state, and clears it after a move', () => {
  const { game, first } = dealStart();
  const asked = [0, 1, 2].reduce(
    (now, turn) => playAction(now, (first + turn) % 3, { type: 'keep-hand' }),
    game,
  );
  const page = renderSeat(asked, first);
  page.press('pick');
  page.update({ ...asked });
  expect(page.pickedDistrict()).toBe('holborn');
  page.update(playAction(asked, first, { type: 'place-band', district: 'holborn' }));
  expect(page.pickedDistrict()).toBe('');
});
