/**
 * Simulated players: each follows a few habits, so that together they reach every corner of the rules.
 * They are no opponents; they see what their seat sees, and they choose among what the rules allow.
 */
import type {
  Action,
  DistrictId,
  FireCard,
  Holdings,
  PublicState,
  Seat,
  Spread,
  SpreadTarget,
} from '../src/index';
import {
  PLACES,
  intensifyDue,
  intensifyRoom,
  isBurning,
  isContained,
  isFiveIdentical,
  legalDemolitions,
  legalDiscards,
  legalPutOuts,
  legalSpreads,
  movableBands,
  reach,
} from '../src/index';
import { BOARD, PUDDING_LANE } from '../src/board/index';
import type { Random } from '../src/random';

/** What a player likes. Several may go together. */
export const HABITS = ['wanderer', 'fire-fighter', 'sapper', 'token-hunter', 'baker', 'igniter'] as const;
export type Habit = (typeof HABITS)[number];

/** One decision of a seat, by its habit. */
export function decide(state: PublicState, seat: Seat, own: Holdings, habit: Habit, random: Random): Action {
  switch (state.turn.step) {
    case 'redeal':
      return isFiveIdentical(own.hand) && random.chance(0.8) ? { type: 'redeal' } : { type: 'keep-hand' };
    case 'band':
      return { type: 'place-band', district: random.pick(PLACES) };
    case 'pawn':
      return { type: 'place-pawn', district: random.pick(PLACES) };
    case 'spread':
      return chooseSpread(state, seat, own, habit, random) ?? chooseDiscard(state, seat, own, random);
    case 'act':
      return chooseAct(state, seat, own, habit, random);
    case 'intensify':
      return { type: 'intensify', districts: chooseIntensify(state, habit, random) };
    case 'over':
      throw new Error('The game is over');
  }
}

function chooseDiscard(state: PublicState, seat: Seat, own: Holdings, random: Random): Action {
  return { type: 'discard', card: random.pick(legalDiscards(state, seat, own.hand)) };
}

interface Candidate {
  readonly card: FireCard;
  readonly sources: readonly DistrictId[];
  readonly target: SpreadTarget;
}

function chooseSpread(
  state: PublicState,
  seat: Seat,
  own: Holdings,
  habit: Habit,
  random: Random,
): Spread | null {
  const candidates = legalSpreads(state, seat, own).flatMap(({ card, options }) =>
    options.flatMap(({ sources, targets }) =>
      targets.flatMap((target): readonly Candidate[] => (target.legal ? [{ card, sources, target }] : [])),
    ),
  );
  if (candidates.length === 0) return null;
  const liked = candidates.filter(({ target }) => likesTarget(state, habit, target.to));
  const { card, sources, target } = random.pick(liked.length > 0 && random.chance(0.9) ? liked : candidates);
  const from =
    habit === 'baker' && sources.includes(PUDDING_LANE)
      ? PUDDING_LANE
      : random.pick(
          habit === 'igniter' ? [...sources.filter((id) => id !== PUDDING_LANE), ...sources] : sources,
        );
  const token = state.turn.step === 'act' ? ({ token: 'double-move' } as const) : {};
  return { type: 'spread', card, from, exit: random.pick(target.exits), to: target.to, ...token };
}

function likesTarget(state: PublicState, habit: Habit, to: DistrictId): boolean {
  const { token, bands, houses } = state.districts[to];
  switch (habit) {
    case 'token-hunter':
    case 'sapper':
      return token;
    case 'fire-fighter':
      return bands > 0;
    case 'baker':
      return BOARD[to].size === 1;
    case 'igniter':
      return houses.length >= 3 || isContained(state, to);
    case 'wanderer':
      return true;
  }
}

function chooseAct(state: PublicState, seat: Seat, own: Holdings, habit: Habit, random: Random): Action {
  const double = random.chance(0.8) ? chooseSpread(state, seat, own, habit, random) : null;
  if (double !== null) return double;
  const putOuts = legalPutOuts(state, seat);
  if (putOuts.length > 0 && random.chance(0.95)) return { type: 'put-out', district: random.pick(putOuts) };
  const sites = legalDemolitions(state, own.tokens, seat);
  if (sites.length > 0 && random.chance(habit === 'sapper' ? 1 : 0.5)) {
    return { type: 'demolish', district: random.pick(sites) };
  }
  if (state.undoable !== null && random.chance(0.04)) return { type: 'undo' };
  if (state.turn.points === 0 || random.chance(0.02)) return { type: 'end-actions' };
  if (habit === 'wanderer' || habit === 'baker') return wander(state, seat, random);
  return walkToFire(state, seat, own, habit, random) ?? wander(state, seat, random);
}

function wander(state: PublicState, seat: Seat, random: Random): Action {
  const from = random.pick([...movableBands(state), ...(random.chance(0.5) ? [null] : [])].concat(null));
  const at = from ?? state.seats[seat]?.pawn ?? PUDDING_LANE;
  const to = random.pick(reach(state, from === null ? 'pawn' : 'band', at, 1)).to;
  return from === null ? { type: 'move-pawn', to } : { type: 'move-band', from, to };
}

/** A step of the pawn or of a band towards where it is wanted. */
function walkToFire(
  state: PublicState,
  seat: Seat,
  own: Holdings,
  habit: Habit,
  random: Random,
): Action | null {
  const { points } = state.turn;
  const pawn = state.seats[seat]?.pawn ?? null;
  if (pawn !== null && random.chance(0.5)) {
    const goals = reach(state, 'pawn', pawn, 6).filter(
      ({ to }) => isContained(state, to) || holdsBandNearly(state, to),
    );
    const goal = goals[0]?.path[0];
    if (goal !== undefined) return { type: 'move-pawn', to: goal };
  }
  const wantsSites = habit === 'sapper' && own.tokens.includes('demolition');
  const steps = movableBands(state).flatMap((from) =>
    reach(state, 'band', from, points)
      .filter(({ to, pinned }) => (wantsSites ? isSite(state, to) : pinned && isNearlyContained(state, to)))
      .map(({ path }) => ({ from, to: path[0] ?? from })),
  );
  return steps.length === 0 ? null : { type: 'move-band', ...random.pick(steps) };
}

function isNearlyContained(state: PublicState, id: DistrictId): boolean {
  const { cones, bands } = state.districts[id];
  return cones - bands <= 3 && isBurning(state, id);
}

function holdsBandNearly(state: PublicState, id: DistrictId): boolean {
  return state.districts[id].bands > 0 && isNearlyContained(state, id);
}

function isSite(state: PublicState, id: DistrictId): boolean {
  const { cones, demolished, houses } = state.districts[id];
  const small = BOARD[id].size < 3 || houses.length === 0;
  return BOARD[id].isCity && cones === 0 && !demolished && small;
}

function chooseIntensify(state: PublicState, habit: Habit, random: Random): readonly DistrictId[] {
  const room = new Map(intensifyRoom(state).map((entry) => [entry.district, entry.room]));
  const chosen: DistrictId[] = [];
  for (let due = intensifyDue(state); due > 0; due -= 1) {
    const open = [...room].filter(([, left]) => left > 0).map(([district]) => district);
    const last = chosen.at(-1);
    const district =
      habit === 'igniter' && last !== undefined && open.includes(last) ? last : random.pick(open);
    room.set(district, (room.get(district) ?? 0) - 1);
    chosen.push(district);
  }
  return chosen;
}
