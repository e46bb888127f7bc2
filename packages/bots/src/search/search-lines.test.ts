import { isDeepStrictEqual } from 'node:util';
import {
  STANDARD_OPTIONS,
  createDraft,
  legalActions,
  viewFor,
  type GameState,
  type PlayerCount,
} from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import { seedFromName, simulateGame } from '@great-fire/game/testing';
import { districtIndex, toFastBoard } from '../board/fast-board';
import { decide } from '../decide';
import { createEvalContext } from '../eval/context';
import { LORD_MAYOR_NET as net } from '../eval/lord-mayor-net';
import { LORD_MAYOR_WEIGHTS } from '../eval/weights';
import { bestLine, bestLines, type Line } from '../plan/best-line';
import { searchLines } from './search-lines';

function spreadPositions(players: PlayerCount = 4): readonly GameState[] {
  const positions: GameState[] = [];
  let decisions = 0;
  simulateGame(players, STANDARD_OPTIONS, seedFromName('searched'), {
    before: (draft) => {
      if (draft.turn.step !== 'spread') return;
      decisions += 1;
      if (decisions % 5 === 0) positions.push(createDraft(draft));
    },
  });
  return positions;
}

const contextOf = (state: GameState, seat: number) => {
  const view = viewFor(state, seat);
  const board = toFastBoard(view, seat);
  return { view, board, context: createEvalContext(view, board, LORD_MAYOR_WEIGHTS, { net }) };
};

test('a search keeps to the best lines, and does not always take the first', () => {
  let changed = 0;
  let searched = 0;
  for (const state of spreadPositions()) {
    const { view, board, context } = contextOf(state, state.turn.seat);
    const observation = { view, legal: legalActions(view), events: [] };
    const lines = bestLines(observation, board, context);
    const [first] = lines;
    if (first === undefined) continue;
    expect(first.value).toBeCloseTo(bestLine(observation, board, context)?.value ?? 0, 9);
    const chosen = searchLines(view, context, lines);
    expect(lines).toContain(chosen);
    expect(searchLines(view, context, lines)).toBe(chosen);
    searched += 1;
    if (chosen !== first) changed += 1;
  }
  expect(searched).toBeGreaterThan(4);
  expect(changed).toBeGreaterThan(0);
});

test('without time, a Lord Mayor plans for the best spread alone and takes the best plan', () => {
  let left = 0;
  for (const state of spreadPositions()) {
    const { view, board, context } = contextOf(state, state.turn.seat);
    const observation = { view, legal: legalActions(view), events: [] };
    const firstActions = (lines: readonly Line[]) =>
      new Set(lines.map(({ actions }) => JSON.stringify(actions[0])));
    const lines = bestLines(observation, board, context, () => false);
    if (lines[0] === undefined) continue;
    expect(firstActions(lines).size).toBe(1);
    left += firstActions(bestLines(observation, board, context)).size - 1;
    expect(decide('lord-mayor', observation, seededRandom('late'), () => false)).toEqual(lines[0].actions[0]);
  }
  expect(left).toBeGreaterThan(0);
});

const ASKS_PER_PLAY = 5; // before the line, and before each turn of the others and the own next one, with four seats

test('a search without time keeps the first line, and one with little time compares whole worlds only', () => {
  let compared = 0;
  for (const state of spreadPositions()) {
    const { view, board, context } = contextOf(state, state.turn.seat);
    const lines = bestLines({ view, legal: legalActions(view), events: [] }, board, context);
    const [first] = lines;
    const second = lines.find(({ actions: [action] }) => !isDeepStrictEqual(action, first?.actions[0]));
    if (first === undefined || second === undefined || view.lastTurns !== null) continue;
    const choose = (plays: number) => {
      let left = ASKS_PER_PLAY * plays;
      const chosen = searchLines(view, context, [first, second], () => left-- > 0);
      return { chosen, left };
    };
    const late = { left: -1 }; // it asked once without time
    expect(choose(0)).toEqual({ chosen: first, ...late });
    for (const plays of [0.2, 1, 1.8]) expect(choose(plays)).toEqual({ chosen: first, ...late });
    const { chosen } = choose(2);
    for (const plays of [2.2, 3, 3.8]) expect(choose(plays)).toEqual({ chosen, ...late });
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});

test.each([
  [4, 16],
  [5, 32],
  [6, 32],
] as const)('with %d seats, two lines play in %d worlds', (players, worlds) => {
  for (const state of spreadPositions(players)) {
    const { view, board, context } = contextOf(state, state.turn.seat);
    const lines = bestLines({ view, legal: legalActions(view), events: [] }, board, context);
    const second = lines.find(({ actions: [action] }) => !isDeepStrictEqual(action, lines[0]?.actions[0]));
    if (lines[0] === undefined || second === undefined) continue;
    let asks = 0;
    searchLines(view, context, [lines[0], second], () => (asks += 1) > 0);
    expect(asks).toBe(2 * worlds * (players + 1)); // before the line, and before each turn
    return;
  }
  throw new Error('No position has two lines');
});

test('a spread that costs the seat is worse than one that costs the others', () => {
  let compared = 0;
  for (const state of spreadPositions()) {
    const { view, context } = contextOf(state, state.turn.seat);
    const lines = legalActions(view)
      .flatMap((action) =>
        action.type === 'spread' && state.districts[action.to].bands === 0 ? [action] : [],
      )
      .map((action): Line => ({
        actions: [action, { type: 'end-actions' }],
        value: -(context.stakes[districtIndex(action.to)] ?? 0),
      }))
      .sort((a, b) => b.value - a.value);
    const [good, bad] = [lines[0], lines.at(-1)];
    if (good === undefined || bad === undefined || good.value < 1 || bad.value > -1) continue;
    compared += 1;
    expect(searchLines(view, context, [bad, good])).toBe(good);
  }
  expect(compared).toBeGreaterThan(0);
});
