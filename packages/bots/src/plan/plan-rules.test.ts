/** The planner expects of a turn what the rules make of its actions, in positions of simulated games. */
import {
  STANDARD_OPTIONS,
  applyAction,
  checkAction,
  createDraft,
  districtsWithFreeBands,
  freeBands,
  isBurning,
  isContained,
  legalActions,
  reachableDistricts,
  viewFor,
  type Action,
  type Draft,
  type GameEvent,
  type GameState,
  type PlayerView,
} from '@great-fire/game';
import { DISTRICT_IDS, PUDDING_LANE } from '@great-fire/game/board';
import { seedFromName, simulateGame } from '@great-fire/game/testing';
import {
  copyBoard,
  copyBoardWithHouses,
  districtIdAt,
  districtIndex,
  freeBandsAt,
  isBurningAt,
  missingBands,
  toFastBoard,
  type FastBoard,
} from '../board/fast-board';
import { createEvalContext, type EvalContext } from '../eval/context';
import { evaluateBoard, maxGiftedCones } from '../eval/evaluate-board';
import { stepKey } from '../eval/own-turns';
import { FITTED_WEIGHTS, HAND_TUNED_WEIGHTS, HEURISTIC_WEIGHTS } from '../eval/weights';
import { legalOfType } from '../observation';
import { bestPlan, demolitionCost } from './action-planner';
import { bestLine, bestLines } from './best-line';
import { type BandPath, nearestFreeBands, pathChoices } from './band-paths';
import { evaluateSpread, sampleSpreads } from './evaluate-spread';

interface Position {
  readonly state: GameState;
  readonly view: PlayerView;
  readonly board: FastBoard;
  readonly context: EvalContext;
}

const STEP_INTERVALS = { act: 5, spread: 4 } as const; // every n-th decision of a step is a position

/** Returns positions of one step from whole games. */
function collectPositions(step: 'act' | 'spread'): readonly Position[] {
  const positions: Position[] = [];
  let decisions = 0;
  for (const name of ['one', 'two']) {
    simulateGame(4, STANDARD_OPTIONS, seedFromName(name), {
      before: (draft, seat) => {
        if (draft.turn.step !== step) return;
        decisions += 1;
        if (decisions % STEP_INTERVALS[step] !== 0) return;
        const state = createDraft(draft);
        const view = viewFor(state, seat);
        const board = toFastBoard(view, seat);
        const context = createEvalContext(
          view,
          board,
          positions.length % 2 === 0 ? FITTED_WEIGHTS : HAND_TUNED_WEIGHTS,
        );
        positions.push({ state, view, board, context });
      },
    });
  }
  expect(positions.length).toBeGreaterThan(10);
  return positions;
}

const actPositions = collectPositions('act');
const spreadPositions = collectPositions('spread');

/** Plays actions of the seat whose turn it is. Fails if one is illegal. */
function playAll(state: GameState, actions: readonly Action[]): GameState {
  const draft: Draft<GameState> = createDraft(state);
  const { seat } = draft.turn;
  for (const action of actions) {
    expect({ action, refusal: checkAction(draft, seat, action) }).toEqual({ action, refusal: null });
    applyAction(draft, seat, action);
  }
  return draft;
}

const putOutBy = ({ seats }: GameState, seat: number) => seats[seat]?.putOut ?? 0;

/** Returns the board that the rules lead to, with what the seat gained meanwhile. */
function boardAfter({ state, context }: Position, actions: readonly Action[]): FastBoard {
  const { seat } = state.turn;
  const after = playAll(state, actions);
  const board = toFastBoard(after, seat);
  board.conesPutOut = putOutBy(after, seat) - putOutBy(state, seat);
  for (const action of actions) {
    if (action.type !== 'demolish') continue;
    const hasHouses = state.districts[action.district].houses.length > 0;
    const stake = hasHouses ? (context.stakes[districtIndex(action.district)] ?? 0) : 0;
    board.gained -= demolitionCost(context) + stake;
  }
  return board;
}

test('the rules and a board agree about each district', () => {
  for (const { state, board } of actPositions) {
    const fires = DISTRICT_IDS.filter((id) => id !== PUDDING_LANE && state.districts[id].cones > 0);
    const indexes = DISTRICT_IDS.map(districtIndex);
    expect(indexes.map(districtIdAt)).toEqual(DISTRICT_IDS);
    expect(indexes.map((index) => isBurningAt(board, index))).toEqual(
      DISTRICT_IDS.map((id) => isBurning(state, id)),
    );
    expect(indexes.map((index) => freeBandsAt(board, index))).toEqual(
      DISTRICT_IDS.map((id) => freeBands(state, id)),
    );
    expect(fires.filter((id) => missingBands(board, districtIndex(id)) === 0)).toEqual(
      fires.filter((id) => isContained(state, id)),
    );
  }
});

test('a change of a copy leaves the board as it was', () => {
  const [position] = actPositions;
  if (position === undefined) throw new Error('There is no position');
  const { board } = position;
  const before = structuredClone(board);
  const copy = copyBoardWithHouses(board);
  expect(copy).toEqual(board);
  for (const list of [copy.cones, copy.bands, copy.houses, copy.burnable]) list.fill(9);
  copyBoard(board).cones.fill(9);
  copyBoard(board).bands.fill(9);
  expect(board).toEqual(before);
});

test('the paths of bands are those of the rules, the nearest first', () => {
  for (const { state, board } of actPositions) {
    const steps = state.turn.points;
    for (const goal of DISTRICT_IDS.filter((id) => isBurning(state, id) && id !== PUDDING_LANE)) {
      const want = districtsWithFreeBands(state).flatMap((from) =>
        from === goal
          ? []
          : reachableDistricts(state, 'band', from, steps)
              .filter(({ to }) => to === goal)
              .flatMap(({ cost }) => Array.from({ length: freeBands(state, from) }, () => [from, cost])),
      );
      const paths = nearestFreeBands(board, districtIndex(goal), 99, steps);
      const found = paths.map(({ from, path }) => [districtIdAt(from), path.length] as const);
      expect([...found].sort().map(String)).toEqual(want.map(String).sort());
      expect(found.map(([, cost]) => cost)).toEqual(found.map(([, cost]) => cost).sort());
      expect(nearestFreeBands(board, districtIndex(goal), 1, steps)).toEqual(paths.slice(0, 1));
    }
  }
});

const stepsOf = ({ from, path }: BandPath) =>
  path.map((to, at) => stepKey(districtIdAt(path[at - 1] ?? from), districtIdAt(to)));

test('where the nearest band would step back, the nearest one without these steps is a choice too', () => {
  let others = 0;
  for (const { state, board } of actPositions) {
    const points = state.turn.points;
    for (const goal of DISTRICT_IDS.filter((id) => isBurning(state, id) && id !== PUDDING_LANE)) {
      const choicesWithout = (stepsBack: readonly string[]) =>
        pathChoices(board, districtIndex(goal), 1, points, new Set(stepsBack));
      const [nearest = []] = choicesWithout([]);
      expect(choicesWithout([])).toEqual([nearest]);
      const steps = nearest.flatMap(stepsOf);
      if (steps.length === 0) continue;
      const [first, other = []] = choicesWithout(steps);
      expect(first).toEqual(nearest);
      for (const path of other) {
        expect(stepsOf(path).filter((step) => steps.includes(step))).toEqual([]);
        expect(path.path.length).toBeGreaterThanOrEqual(nearest[0]?.path.length ?? 0);
      }
      others += other.length;
    }
  }
  expect(others).toBeGreaterThan(0);
});

test('a plan is legal, and worth the position that it leads to', () => {
  const types = new Set<string>();
  for (const position of actPositions) {
    const { value, actions } = bestPlan(position.board, position.context);
    for (const { type } of actions) types.add(type);
    expect(evaluateBoard(boardAfter(position, actions), position.context)).toBeCloseTo(value, 9);
    expect(value).toBeGreaterThanOrEqual(evaluateBoard(position.board, position.context));
  }
  expect([...types].sort()).toEqual(['demolish', 'move-band', 'move-pawn', 'put-out']);
});

test('no plan is worth less than to put out cones at the pawn, or to contain a fire with the next band', () => {
  let compared = 0;
  for (const position of actPositions) {
    const { state, view, board, context } = position;
    const legal = legalActions(view);
    const putOuts = legalOfType({ legal }, 'put-out').map((action) => {
      const count = Math.min(state.turn.points, state.districts[action.district].cones);
      return Array.from({ length: count }, () => action);
    });
    // With two bands beside a fire, the planner looks at one of them.
    const moves = legalOfType({ legal }, 'move-band');
    const containing = moves.flatMap((action) =>
      moves.filter(({ to }) => to === action.to).length === 1 &&
      isContained(playAll(state, [action]), action.to)
        ? [[action]]
        : [],
    );
    const { value } = bestPlan(board, context);
    for (const actions of [...putOuts, ...containing]) {
      compared += 1;
      const other = evaluateBoard(boardAfter(position, actions), context);
      expect(value).toBeGreaterThanOrEqual(other - 1e-9);
    }
  }
  expect(compared).toBeGreaterThan(5);
});

test('a plan takes back a band step of the last turn only for a gain', () => {
  let avoided = 0;
  for (const position of actPositions) {
    const { state, view, board } = position;
    const contextAfter = (events: readonly GameEvent[]) =>
      createEvalContext(view, toFastBoard(view, state.turn.seat), FITTED_WEIGHTS, { events });
    const context = contextAfter([]);
    const { value, actions } = bestPlan(board, context);
    const steps = actions.filter((action) => action.type === 'move-band');
    if (steps.length === 0) continue;
    const { seat, number } = state.turn;
    const events: readonly GameEvent[] = [
      { type: 'turn-began', seat, turn: number - view.seats.length },
      ...steps.map(
        ({ from, to }) => ({ type: 'band-moved', seat, from: to, to: from, pinned: false }) as const,
      ),
    ];
    const after = bestPlan(board, contextAfter(events));
    const cost = HEURISTIC_WEIGHTS.bandStepBackVp * steps.length;
    const worth = evaluateBoard(boardAfter(position, after.actions), contextAfter(events));
    expect(after.value).toBeLessThanOrEqual(worth + 1e-9);
    expect(after.value).toBeGreaterThanOrEqual(value - cost - 1e-9);
    if (JSON.stringify(after.actions) !== JSON.stringify(actions)) avoided += 1;
  }
  expect(avoided).toBeGreaterThan(0);
});

test('a fire that the seat contained in this turn stays a gift after each action', () => {
  let gifts = 0;
  for (const { state, view, context } of actPositions) {
    for (const action of legalOfType({ legal: legalActions(view) }, 'move-band')) {
      const draft = createDraft(state);
      const { seat, number } = draft.turn;
      const events = [
        { type: 'turn-began', seat, turn: number } as const,
        ...applyAction(draft, seat, action),
      ];
      if (!isContained(draft, action.to) || state.districts[action.to].cones === 0) continue;
      const nextView = viewFor(draft, seat);
      const next = toFastBoard(nextView, seat);
      const contextAfter = createEvalContext(nextView, next, FITTED_WEIGHTS, { events });
      const planned = maxGiftedCones(next, context);
      expect(maxGiftedCones(next, contextAfter)).toBe(planned);
      gifts += planned;
    }
  }
  expect(gifts).toBeGreaterThan(0);
});

test('a spread leads to the board of the rules, and gains what burns there', () => {
  const outcomes = new Set<string>();
  for (const { state, view, board, context } of spreadPositions) {
    for (const spread of sampleSpreads(legalOfType({ legal: legalActions(view) }, 'spread'))) {
      const { board: next } = evaluateSpread(view, board, context, spread);
      const after = playAll(state, [spread]);
      const want = toFastBoard(after, state.turn.seat);
      expect({ spread, cones: next.cones, bands: next.bands, houses: next.houses }).toEqual({
        spread,
        cones: want.cones,
        bands: want.bands,
        houses: want.houses,
      });
      const [before, burnt] = [state.districts[spread.to], after.districts[spread.to]];
      const stake =
        burnt.houses.length < before.houses.length ? (context.stakes[districtIndex(spread.to)] ?? 0) : 0;
      const token = before.token && !burnt.token ? context.weights.tokenVp : 0;
      const returned = putOutBy(state, state.turn.seat) - putOutBy(after, state.turn.seat);
      outcomes.add(before.houses.length === 0 ? 'bare' : stake === 0 ? 'kept' : 'burnt');
      if (stake !== 0 || before.houses.length > 0)
        expect({ spread, gained: next.gained }).toEqual({
          spread,
          gained: expect.closeTo(token - stake - returned, 9) as number,
        });
    }
  }
  expect([...outcomes]).toContain('burnt');
});

test('a line begins with a spread where one is due, and is worth at least the plan without one elsewhere', () => {
  const firstTypes = new Set<string>();
  for (const position of [...spreadPositions, ...actPositions]) {
    const { state, view, board, context } = position;
    const legal = legalActions(view);
    const line = bestLine({ view, legal, events: [] }, board, context);
    const first = line?.actions[0];
    if (state.turn.step === 'spread' && legalOfType({ legal }, 'spread').length === 0) {
      expect(line).toBeNull();
      continue;
    }
    if (first === undefined) throw new Error('There is no line');
    expect({ first, refusal: checkAction(state, state.turn.seat, first) }).toEqual({ first, refusal: null });
    expect(line?.actions.at(-1)).toEqual({ type: 'end-actions' });
    if (state.turn.step === 'spread') expect(first.type).toBe('spread');
    else expect(line?.value).toBeGreaterThanOrEqual(bestPlan(board, context).value);
    firstTypes.add(first.type);
  }
  expect([...firstTypes]).toEqual(expect.arrayContaining(['spread', 'move-band', 'put-out', 'move-pawn']));
});

test('no line is known for the other steps of a turn', () => {
  const [position] = actPositions;
  if (position === undefined) throw new Error('There is no position');
  const { view, board, context } = position;
  for (const step of ['band', 'pawn', 'intensify'] as const) {
    const other: PlayerView = { ...view, turn: { ...view.turn, step } };
    expect(bestLine({ view: other, legal: legalActions(view), events: [] }, board, context)).toBeNull();
  }
});

test.each(['spread', 'act'] as const)(
  'in step %s, planning stops within a few evaluations of the end of its time, but not before the first line',
  (step) => {
    let stopped = 0;
    for (const { view, board, context } of { spread: spreadPositions, act: actPositions }[step]) {
      const planFor = (evaluations: number) => {
        let ticks = 0; // an evaluation reads the weights
        const ticking = Object.defineProperty({ ...context }, 'weights', {
          get: () => ((ticks += 1), context.weights),
        });
        const observation = { view, legal: legalActions(view), events: [] };
        const [line] = bestLines(observation, board, ticking, () => ticks < evaluations);
        return { ticks, value: line?.value ?? NaN };
      };
      const [least, whole] = [planFor(0), planFor(Infinity)];
      for (const share of [0.2, 0.5, 0.8]) {
        const time = least.ticks + share * (whole.ticks - least.ticks);
        const { ticks, value } = planFor(time);
        expect(ticks).toBeLessThanOrEqual(time + 20);
        expect(value).toBeGreaterThanOrEqual(least.value);
        expect(value).toBeLessThanOrEqual(whole.value);
        if (ticks < whole.ticks - 20) stopped += 1;
      }
    }
    expect(stopped).toBeGreaterThan(10);
  },
);
