/** @jest-environment jsdom */
import type { Action } from '@great-fire/game';
import { act, render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import '../shell/testing/match-media';
import type { MoveAnswer } from '../connection/outbox';
import { tableOf } from '../dev/table-state';
import type { LocalGame } from '../local/local-game';
import { after, dealt } from '../local/local-game';
import { DecisionProvider, useChoiceStore, useDecision } from './decision';
import { TravelContext } from './shown';
import { TableContext } from './table-context';

// jsdom lacks two things that browsers and Node have, and that dealing and playing need.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

const TRAVEL = {
  latest: 0,
  goTo: () => undefined,
  backToLive: () => undefined,
  from: null,
  lookFrom: () => undefined,
  replay: () => undefined,
};

/** What is asked, what was picked, and the two answers. */
function Asked() {
  const { offer, choice, choose, send } = useDecision();
  const { answerHand } = useChoiceStore().getState();
  return (
    <>
      <p>{offer.moment}</p>
      <output>{choice.district}</output>
      <button type="button" onClick={() => choose({ district: 'holborn' })}>
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

/** A table of which one seat's page is looked at; what it sends waits for `hear`. */
function sitDown(game: LocalGame, seat: number) {
  const sent: Action[] = [];
  const answers: ((answer: MoveAnswer) => void)[] = [];
  const send = (action: Action) => {
    sent.push(action);
    return new Promise<MoveAnswer>((resolve) => answers.push(resolve));
  };
  const page = (now: LocalGame) => (
    <TravelContext value={TRAVEL}>
      <TableContext value={{ ...tableOf(now, seat, {}, () => undefined), act: send }}>
        <DecisionProvider>
          <Asked />
        </DecisionProvider>
      </TableContext>
    </TravelContext>
  );
  const { rerender } = render(page(game));
  return {
    sent,
    press: (name: string) => act(() => screen.getByRole('button', { name }).click()),
    shows: (next: LocalGame) => act(() => rerender(page(next))),
    hear: (answer: MoveAnswer) => act(async () => answers.shift()?.(answer)),
    picked: () => screen.getByRole('status').textContent,
    asked: () => screen.getByRole('paragraph').textContent,
  };
}

const beginning = () => {
  const game = dealt(3, 'hands');
  const first = game.state.turn.seat;
  return { game, first, firstKept: after(game, first, { type: 'keep-hand' }) };
};

test('SET-3: what is pressed before one’s turn is sent once, as soon as that has come', async () => {
  const { game, first, firstKept } = beginning();
  const second = sitDown(game, (first + 1) % 3);
  expect(second.asked()).toBe('redeal');
  second.press('keep');
  expect(second.asked()).toBe('watch');
  expect(second.sent).toEqual([]);
  second.shows(firstKept);
  second.shows({ ...firstKept });
  expect(second.sent).toEqual([{ type: 'keep-hand' }]);
  second.shows(after(firstKept, (first + 1) % 3, { type: 'keep-hand' }));
  await second.hear({ ok: true, stateId: 2 });
  expect(second.asked()).toBe('watch');
  expect(second.sent).toHaveLength(1);
});

test('SET-3: after a redeal, and after an answer that was refused, one is asked anew', async () => {
  const { game, first } = beginning();
  const page = sitDown(game, first);
  page.press('redeal');
  expect(page.sent).toEqual([{ type: 'redeal' }]);
  page.shows({ ...game, before: [game.state], moves: [{ seat: first, events: [] }] }); // dealt anew: the same seat is awaited
  await page.hear({ ok: true, stateId: 1 });
  expect(page.asked()).toBe('redeal');
  page.press('redeal');
  await page.hear({ ok: false, code: 'rule-refused', message: '' });
  expect(page.asked()).toBe('redeal');
  page.press('keep');
  expect(page.sent).toEqual([{ type: 'redeal' }, { type: 'redeal' }, { type: 'keep-hand' }]);
});

test('a second press on what the page still shows of the state before is not sent', async () => {
  const { game, first } = beginning();
  const asked = [0, 1, 2].reduce((now, turn) => after(now, (first + turn) % 3, { type: 'keep-hand' }), game);
  const page = sitDown(asked, first);
  page.press('place');
  page.press('place');
  await page.hear({ ok: true, stateId: 4 });
  page.press('place');
  expect(page.sent).toHaveLength(1);
  page.shows(after(asked, first, { type: 'place-band', district: 'holborn' }));
  page.press('place');
  expect(page.sent).toHaveLength(2);
});

test('what was picked outlives a line that was cut and tells the same state anew, and no move', () => {
  const { game, first } = beginning();
  const asked = [0, 1, 2].reduce((now, turn) => after(now, (first + turn) % 3, { type: 'keep-hand' }), game);
  const page = sitDown(asked, first);
  page.press('pick');
  page.shows({ ...asked });
  expect(page.picked()).toBe('holborn');
  page.shows(after(asked, first, { type: 'place-band', district: 'holborn' }));
  expect(page.picked()).toBe('');
});
