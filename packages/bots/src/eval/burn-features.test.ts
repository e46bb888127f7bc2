import { viewFor } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { districtIdAt, toFastBoard } from '../board/fast-board';
import { DISTRICT_COUNT } from '../board/distances';
import positions from '../fixtures/judgement.json';
import BURN_NET from './burn-net.json';
import { BURN_FEATURE_COUNT, BURN_FEATURE_NAMES, extractBurnFeatures } from './burn-features';
import { createEvalContext } from './context';
import { estimateLearnedRisk, logOdds, packNet } from './learned-burn-risk';
import { FITTED_WEIGHTS } from './weights';

const net = packNet(BURN_NET);

function contextOf(position: string) {
  const state = readPosition(position);
  const { seat } = state.turn;
  const view = viewFor(state, seat);
  const board = toFastBoard(view, seat);
  const { learned } = createEvalContext(view, board, FITTED_WEIGHTS, { net });
  if (learned === null) throw new Error('No net');
  return { board, facts: learned.facts };
}

/** Returns the features by district and name. */
function featuresOf({ board, facts }: ReturnType<typeof contextOf>) {
  const out = new Float64Array(BURN_FEATURE_COUNT * DISTRICT_COUNT);
  const indexes = new Int8Array(DISTRICT_COUNT);
  const rows = extractBurnFeatures(board, facts, out, indexes);
  return new Map(
    Array.from({ length: rows }, (_, row) => [
      indexes[row] as number,
      Object.fromEntries(
        BURN_FEATURE_NAMES.map((name, i) => [name, out[row * BURN_FEATURE_COUNT + i] as number]),
      ) as Record<(typeof BURN_FEATURE_NAMES)[number], number>,
    ]),
  );
}

/** Returns the log odds of the net alone for a district, if fire can reach it. */
function oddsOf({ board, facts }: ReturnType<typeof contextOf>, index: number): readonly number[] {
  const out = new Float64Array(BURN_FEATURE_COUNT * DISTRICT_COUNT);
  const indexes = new Int8Array(DISTRICT_COUNT);
  const row = indexes.subarray(0, extractBurnFeatures(board, facts, out, indexes)).indexOf(index);
  return row < 0 ? [] : [logOdds(net, out, row * BURN_FEATURE_COUNT)];
}

const [position = ''] = positions.spread;

test('the weights fit the features', () => {
  expect(BURN_NET.direct).toHaveLength(BURN_FEATURE_COUNT);
  expect(net).toHaveLength(1 + BURN_FEATURE_COUNT + BURN_NET.output.length * (BURN_FEATURE_COUNT + 2));
});

test('the chances of one seat sum to at most 1, and only near districts have one', () => {
  const { board, facts } = contextOf(position);
  const features = [
    ...featuresOf({ board, facts: { ...facts, nextSeats: facts.nextSeats.slice(0, 1) } }).values(),
  ];
  const sum = features.reduce((total, { othersChance }) => total + othersChance, 0);
  expect(sum).toBeGreaterThan(0.9);
  expect(sum).toBeLessThanOrEqual(1);
  for (const { othersChance, distance1 } of features) expect(othersChance > 0 ? distance1 : 1).toBe(1);
});

test('a band leaves a card only to unguarded districts', () => {
  const context = contextOf(position);
  const [index = 0, before] =
    [...featuresOf(context)].sort(([, a], [, b]) => b.othersChance - a.othersChance)[0] ?? [];
  expect(before?.playableCards).toBeGreaterThan(0);
  context.board.bands[index] = 1;
  const after = featuresOf(context).get(index);
  expect(after?.playableCards).toBeLessThan(before?.playableCards ?? 0);
  expect(after?.othersChance).toBeLessThan(before?.othersChance ?? 0);
});

test('a risk is a probability, and 0 without houses', () => {
  const { board, facts } = contextOf(position);
  const risk = estimateLearnedRisk(board, facts, net);
  for (const [index, value] of risk.entries()) {
    expect({ id: districtIdAt(index), isRisk: value >= 0 && value <= 1 }).toEqual({
      id: districtIdAt(index),
      isRisk: true,
    });
    if (board.houses[index] === 0) expect(value).toBe(0);
  }
});

test('a band raises the risk of no district, though the net would in some', () => {
  let raised = 0;
  for (const each of Object.values(positions).flat()) {
    const { board, facts } = contextOf(each);
    const before = estimateLearnedRisk(board, facts, net).slice();
    for (const [index, houses] of board.houses.entries()) {
      if (houses === 0 || board.bands[index] !== 0 || board.cones[index] !== 0) continue;
      board.bands[index] = 1;
      const risk = estimateLearnedRisk(board, facts, net)[index] as number;
      const [guarded] = oddsOf({ board, facts }, index);
      board.bands[index] = 0;
      const [unguarded] = oddsOf({ board, facts }, index);
      const own = guarded === undefined ? 1 : 1 / (1 + Math.exp(-guarded));
      expect(risk).toBe(Math.min(own, before[index] as number));
      if (guarded !== undefined && unguarded !== undefined && guarded > unguarded) raised += 1;
    }
  }
  expect(raised).toBeGreaterThan(0);
});

test('the net adds its units to the direct weights', () => {
  const zeros = BURN_FEATURE_NAMES.map(() => 0);
  const first = [1, ...zeros.slice(1)];
  const last = [...zeros.slice(1), 1];
  const tiny = packNet({
    bias: 0.5,
    direct: first,
    output: [2, 3, 10, 100, 1000],
    hiddenBias: [-1, 1, 2, -5, 3],
    hidden: [first, zeros, last, first, last],
  });
  const oddsOf = (...features: readonly number[]) => logOdds(tiny, Float64Array.from(features), 0);
  expect(oddsOf(...zeros)).toBe(0.5 + 3 + 10 * 2 + 1000 * 3);
  expect(oddsOf(4, ...zeros.slice(1))).toBe(0.5 + 4 + 2 * 3 + 3 + 10 * 2 + 1000 * 3);
  expect(oddsOf(...zeros.slice(1), -2)).toBe(0.5 + 3 + 1000);
  expect(oddsOf(6, ...zeros.slice(1))).toBe(0.5 + 6 + 2 * 5 + 3 + 10 * 2 + 100 + 1000 * 3);
});
