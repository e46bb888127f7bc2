/**
 * Simulated players with different habits, so that together they reach every branch of the rules. They do not play to
 * win. They see only their seat's view and choose among legal actions.
 */
import {
  PLACEABLE_DISTRICTS,
  intensifyConeCount,
  districtsWithRoom,
  isBurning,
  isContained,
  isFiveIdentical,
  legalDemolitions,
  legalDiscards,
  legalPutOuts,
  legalSpreads,
  districtsWithFreeBands,
  reachableDistricts,
  type Action,
  type DistrictId,
  type FireCard,
  type Holdings,
  type PublicState,
  type Seat,
  type Spread,
  type SpreadTarget,
} from '../src/index';
import { BOARD, PUDDING_LANE } from '../src/board/index';
import type { Random } from '../src/random';

/** The habits of simulated players. Several players of a game may have the same persona. */
export const PERSONAS = ['wanderer', 'fire-fighter', 'sapper', 'token-hunter', 'baker', 'igniter'] as const;
export type Persona = (typeof PERSONAS)[number];

/** Chooses one action of a seat, by its persona. */
export function choosePersonaAction(
  state: PublicState,
  seat: Seat,
  holdings: Holdings,
  persona: Persona,
  random: Random,
): Action {
  switch (state.turn.step) {
    case 'redeal':
      return isFiveIdentical(holdings.hand) && random.chance(0.8)
        ? { type: 'redeal' }
        : { type: 'keep-hand' };
    case 'band':
      return { type: 'place-band', district: random.pick(PLACEABLE_DISTRICTS) };
    case 'pawn':
      return { type: 'place-pawn', district: random.pick(PLACEABLE_DISTRICTS) };
    case 'spread':
      return (
        chooseSpread(state, seat, holdings, persona, random) ?? chooseDiscard(state, seat, holdings, random)
      );
    case 'act':
      return chooseAct(state, seat, holdings, persona, random);
    case 'intensify':
      return { type: 'intensify', districts: chooseIntensify(state, persona, random) };
    case 'over':
      throw new Error('The game is over');
  }
}

function chooseDiscard(state: PublicState, seat: Seat, holdings: Holdings, random: Random): Action {
  return { type: 'discard', card: random.pick(legalDiscards(state, seat, holdings)) };
}

interface Candidate {
  readonly card: FireCard;
  readonly sources: readonly DistrictId[];
  readonly target: SpreadTarget;
}

function chooseSpread(
  state: PublicState,
  seat: Seat,
  holdings: Holdings,
  persona: Persona,
  random: Random,
): Spread | null {
  const candidates = legalSpreads(state, seat, holdings).flatMap(({ card, options }) =>
    options.flatMap(({ sources, targets }) =>
      targets.flatMap((target): readonly Candidate[] => (target.legal ? [{ card, sources, target }] : [])),
    ),
  );
  if (candidates.length === 0) return null;
  const preferred = candidates.filter(({ target }) => prefersTarget(state, persona, target.to));
  const { card, sources, target } = random.pick(
    preferred.length > 0 && random.chance(0.9) ? preferred : candidates,
  );
  const from =
    persona === 'baker' && sources.includes(PUDDING_LANE)
      ? PUDDING_LANE
      : random.pick(
          persona === 'igniter' ? [...sources.filter((id) => id !== PUDDING_LANE), ...sources] : sources,
        );
  const token = state.turn.step === 'act' ? ({ token: 'double-move' } as const) : {};
  return { type: 'spread', card, from, exit: random.pick(target.exits), to: target.to, ...token };
}

function prefersTarget(state: PublicState, persona: Persona, to: DistrictId): boolean {
  const { token, bands, houses } = state.districts[to];
  switch (persona) {
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

function chooseAct(
  state: PublicState,
  seat: Seat,
  holdings: Holdings,
  persona: Persona,
  random: Random,
): Action {
  const doubleMove = random.chance(0.8) ? chooseSpread(state, seat, holdings, persona, random) : null;
  if (doubleMove !== null) return doubleMove;
  const putOuts = legalPutOuts(state, seat);
  if (putOuts.length > 0 && random.chance(0.95)) return { type: 'put-out', district: random.pick(putOuts) };
  const sites = legalDemolitions(state, seat, holdings);
  if (sites.length > 0 && random.chance(persona === 'sapper' ? 1 : 0.5)) {
    return { type: 'demolish', district: random.pick(sites) };
  }
  if (state.undoable !== null && random.chance(0.04)) return { type: 'undo' };
  if (state.turn.points === 0 || random.chance(0.02)) return { type: 'end-actions' };
  if (persona === 'wanderer' || persona === 'baker') return wander(state, seat, random);
  return walkToFire(state, seat, holdings, persona, random) ?? wander(state, seat, random);
}

function wander(state: PublicState, seat: Seat, random: Random): Action {
  const from = random.pick(
    [...districtsWithFreeBands(state), ...(random.chance(0.5) ? [null] : [])].concat(null),
  );
  const current = from ?? state.seats[seat]?.pawn ?? PUDDING_LANE;
  const to = random.pick(reachableDistricts(state, from === null ? 'pawn' : 'band', current, 1)).to;
  return from === null ? { type: 'move-pawn', to } : { type: 'move-band', from, to };
}

/** Returns a step of the pawn or of a band towards a useful district, or null. */
function walkToFire(
  state: PublicState,
  seat: Seat,
  holdings: Holdings,
  persona: Persona,
  random: Random,
): Action | null {
  const { points } = state.turn;
  const pawn = state.seats[seat]?.pawn ?? null;
  if (pawn !== null && random.chance(0.5)) {
    const destinations = reachableDistricts(state, 'pawn', pawn, 6).filter(
      ({ to }) => isContained(state, to) || hasBandNearContainment(state, to),
    );
    const nextDistrict = destinations[0]?.path[0];
    if (nextDistrict !== undefined) return { type: 'move-pawn', to: nextDistrict };
  }
  const wantsSites = persona === 'sapper' && holdings.tokens.includes('demolition');
  const moves = districtsWithFreeBands(state).flatMap((from) =>
    reachableDistricts(state, 'band', from, points)
      .filter(({ to, pinned }) =>
        wantsSites ? isDemolitionSite(state, to) : pinned && isNearlyContained(state, to),
      )
      .map(({ path }) => ({ from, to: path[0] ?? from })),
  );
  return moves.length === 0 ? null : { type: 'move-band', ...random.pick(moves) };
}

function isNearlyContained(state: PublicState, id: DistrictId): boolean {
  const { cones, bands } = state.districts[id];
  return cones - bands <= 3 && isBurning(state, id);
}

function hasBandNearContainment(state: PublicState, id: DistrictId): boolean {
  return state.districts[id].bands > 0 && isNearlyContained(state, id);
}

function isDemolitionSite(state: PublicState, id: DistrictId): boolean {
  const { cones, demolished, houses } = state.districts[id];
  const isUnprotected = BOARD[id].size < 3 || houses.length === 0;
  return BOARD[id].isCity && cones === 0 && !demolished && isUnprotected;
}

function chooseIntensify(state: PublicState, persona: Persona, random: Random): readonly DistrictId[] {
  const room = new Map(districtsWithRoom(state).map((entry) => [entry.district, entry.room]));
  const chosen: DistrictId[] = [];
  for (let remaining = intensifyConeCount(state); remaining > 0; remaining -= 1) {
    const candidates = [...room].filter(([, left]) => left > 0).map(([district]) => district);
    const previous = chosen.at(-1);
    const district =
      persona === 'igniter' && previous !== undefined && candidates.includes(previous)
        ? previous
        : random.pick(candidates);
    room.set(district, (room.get(district) ?? 0) - 1);
    chosen.push(district);
  }
  return chosen;
}
