/**
 * npm run fit-danger -- GAMES SEED
 *
 * Plays games of merchants, asks of every district with houses at the head of every turn whether they still stood in the
 * end, and prints the weights of the logistic guess that fits best (Newton's method), with its error on games left out.
 */
import type { Draft, GameState, Players } from '@great-fire/game';
import { STANDARD, applyAction, createGame, legalActions, viewFor } from '@great-fire/game';
import { randomOf } from '@great-fire/game/random';
import { seedOf } from '@great-fire/game/testing';
import { ownersIn } from '../src/alderman/prospects';
import { decide } from '../src/index';
import { FEATURES, dangerIn, exposureOf, featuresOf, searchFire } from '../src/scene/danger';
import { EXPERIENCE } from '../src/scene/danger-weights';
import { PLACE_COUNT } from '../src/scene/distances';
import { idAt, sceneOf } from '../src/scene/scene';
import { turnsLeft } from '../src/scene/turns-left';
import { lureOf, luresIn } from '../src/worth/lures';

const LURES = 5;

interface Row {
  readonly features: readonly number[];
  readonly guess: number; // by the present weights
  readonly index: number;
  burnt: boolean;
}

function rowsOf(state: GameState): Row[] {
  const scene = sceneOf(state, state.turn.seat);
  const turns = turnsLeft(state);
  const owners = ownersIn(state);
  const danger = dangerIn(scene, turns, EXPERIENCE, luresIn(state, scene, owners, EXPERIENCE)).slice();
  const near = searchFire(scene);
  const rows: Row[] = [];
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    if (scene.houses[index] === 0 || (near[index] ?? 0) < 1) continue;
    const isNear = near[index] === 1 ? 1 : 0;
    const { token, want, open } = lureOf(state, scene, index, owners);
    const features = [
      ...featuresOf(exposureOf(scene, near, index), turns),
      ...[token, token * isNear, want, want * isNear, open],
    ];
    rows.push({ features, guess: danger[index] ?? 0, index, burnt: false });
  }
  return rows;
}

function play(players: Players, name: string): readonly Row[] {
  const draft = createGame({ players, options: STANDARD, seed: seedOf(name) }) as Draft<GameState>;
  const chance = randomOf(name);
  const rows: Row[] = [];
  while (draft.result === null) {
    const { seat, step } = draft.turn;
    if (step === 'spread') rows.push(...rowsOf(draft));
    const view = viewFor(draft, seat);
    applyAction(
      draft,
      seat,
      decide('merchant', { view, legal: legalActions(view), log: [] }, chance, { iterations: 1 }),
    );
  }
  for (const row of rows) row.burnt = draft.districts[idAt(row.index)].houses.length === 0;
  return rows;
}

/** Solves a system of linear equations by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    const by = pivot[at] ?? 1;
    for (let column = at; column < pivot.length; column += 1) pivot[column] = (pivot[column] ?? 0) / by;
    for (const other of rows) {
      const factor = other === pivot ? 0 : (other[at] ?? 0);
      if (factor === 0) continue;
      for (let column = at; column < other.length; column += 1)
        other[column] = (other[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row) => row[row.length - 1] ?? 0);
}

const dot = (weights: readonly number[], features: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0);
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

function fit(rows: readonly Row[]): readonly number[] {
  let weights = Array.from({ length: FEATURES + LURES }, () => 0);
  for (let round = 0; round < 12; round += 1) {
    const gradient = weights.map((weight) => -0.5 * weight);
    const hessian = weights.map((_, at) => weights.map((_unused, other) => (at === other ? 0.5 : 0)));
    for (const { features, burnt } of rows) {
      const p = logistic(dot(weights, features));
      for (let at = 0; at < features.length; at += 1) {
        const here = features[at] ?? 0;
        if (here === 0) continue;
        gradient[at] = (gradient[at] ?? 0) + here * ((burnt ? 1 : 0) - p);
        const line = hessian[at] as number[];
        for (let other = 0; other < features.length; other += 1)
          line[other] = (line[other] ?? 0) + here * (features[other] ?? 0) * p * (1 - p);
      }
    }
    const step = solve(hessian, gradient);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return weights;
}

function lossOf(rows: readonly Row[], guess: (row: Row) => number): number {
  const losses = rows.map((row) => {
    const p = Math.min(0.999, Math.max(0.001, guess(row)));
    return -Math.log(row.burnt ? p : 1 - p);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** The weights as `danger-weights.ts` has them. */
function told(all: readonly number[]): string {
  const [token = 0, tokenNear = 0, want = 0, wantNear = 0, open = 0] = all.slice(FEATURES);
  const list = (numbers: readonly number[]) => `[${numbers.map((weight) => weight.toFixed(3)).join(', ')}]`;
  const lure = `token: ${list([token, token + tokenNear])}, want: ${list([want, want + wantNear])}, open: ${open.toFixed(3)}`;
  return `exposure: ${list(all.slice(0, FEATURES))}\nlure: { ${lure} }\n`;
}

const [games = '80', seed = 'danger'] = process.argv.slice(2);
const known: Row[] = [];
const left: Row[] = [];
for (let game = 0; game < Number(games); game += 1) {
  const rows = play((3 + (game % 4)) as Players, `${seed}/${String(game)}`);
  (game % 5 === 4 ? left : known).push(...rows);
}
const weights = fit(known);
const base = known.filter(({ burnt }) => burnt).length / known.length;
process.stdout.write(
  `${String(known.length)} rows, ${String(left.length)} left out; loss by the base rate ${lossOf(left, () => base).toFixed(4)}, ` +
    `present ${lossOf(left, ({ guess }) => guess).toFixed(4)}, fitted ${lossOf(left, ({ features }) => logistic(dot(weights, features))).toFixed(4)}\n` +
    told(weights),
);
