/** What a position of an imagined game promises each seat, with all its cards open. */
import type { GameState, PublicState, Seat } from '@great-fire/game';
import { ACTION_POINTS, FULL_TRACK, HERO_VP, HOUSE_VP } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { reachForCones } from '../plan/reach-for-cones';
import { dangerIn } from '../scene/danger';
import { EXPERIENCE } from '../scene/danger-weights';
import { PLACE_COUNT } from '../scene/distances';
import { idAt, indexOf, sceneOf } from '../scene/scene';
import { turnsLeft } from '../scene/turns-left';
import { luresIn } from '../worth/lures';
import { certain, rivalryOf, stakesOf, weightOfColours } from '../worth/stakes';
import type { Owners } from '../worth/stakes';

/** Whose the colours of an imagined world are: there it is known. */
export function ownersIn({ secret }: GameState): Owners {
  return secret.colours.map(certain);
}

/** The VP that each seat may expect in the end. */
export function prospectsOf(state: GameState, turns: number): readonly number[] {
  const { secret, districts, seats, lost, hero } = state;
  const scene = sceneOf(state, state.turn.seat);
  const danger = dangerIn(scene, turns, EXPERIENCE, luresIn(state, scene, ownersIn(state), EXPERIENCE));
  const vp = seats.map(
    ({ putOut }, seat) =>
      FULL_TRACK +
      putOut +
      (hero === seat ? HERO_VP : 0) +
      (secret.tokens[seat] ?? []).filter((token) => token === 'one-vp').length,
  );
  const seatOf = new Map(secret.colours.map((colour, seat) => [colour, seat]));
  for (const [colour, seat] of seatOf) vp[seat] = (vp[seat] ?? 0) - HOUSE_VP * lost[colour];
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    const risk = danger[index] as number;
    if (risk === 0) continue;
    for (const colour of districts[idAt(index)].houses) {
      const seat = seatOf.get(colour);
      if (seat !== undefined) vp[seat] = (vp[seat] ?? 0) - HOUSE_VP * risk;
    }
  }
  for (const [seat, cards] of secret.objectives.entries()) {
    for (const card of cards) {
      const { districts: needed, vp: prize } = OBJECTIVES[card];
      const safe = needed.reduce(
        (share, id) => share * (districts[id].houses.length > 0 ? 1 - (danger[indexOf(id)] ?? 0) : 0),
        1,
      );
      vp[seat] = (vp[seat] ?? 0) + prize * safe;
    }
  }
  return vp;
}

/** How far the VP may still drift apart, for a share of the wins in place of a verdict. */
function driftOf(turns: number): number {
  return 0.8 + 0.7 * Math.sqrt(turns);
}

/** A cone that can be had next is worth so much of one: it may be wanted elsewhere. */
const IN_SIGHT = 0.8;

function conesInReach(state: GameState, seat: Seat): number {
  const scene = sceneOf(state, seat);
  scene.points = ACTION_POINTS;
  reachForCones(scene);
  return scene.putOut;
}

/** The seat's share of the wins: as the rules have it once the game is over, else as likely as its prospects are. */
export function winShare(state: GameState, seat: Seat): number {
  if (state.result !== null) {
    const { winners } = state.result;
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const turns = turnsLeft(state);
  const vp = [...prospectsOf(state, turns)];
  const drift = driftOf(turns);
  const own = (vp[seat] ?? 0) + (state.turn.seat === seat ? IN_SIGHT * conesInReach(state, seat) : 0);
  vp[seat] = own;
  return 1 / vp.reduce((sum, other) => sum + Math.exp((other - own) / drift), 0);
}

/** What each seat of a world has at stake in each district. */
export function stakesInWorld(state: GameState): readonly Float64Array[] {
  const { colours, objectives } = state.secret;
  const vp = prospectsOf(state, turnsLeft(state));
  const owners = ownersIn(state);
  const open: PublicState = state;
  return colours.map((colour, seat) =>
    stakesOf(
      open,
      { colour, objectives: objectives[seat] ?? [] },
      weightOfColours(owners, rivalryOf(vp, seat)),
    ),
  );
}
