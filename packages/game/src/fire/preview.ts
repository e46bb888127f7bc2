/** What a spread would do, computed by the rules on a copy: shown before it is confirmed. */
import type { Spread } from '../action';
import { PUDDING_LANE, byDistrict } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import type { Colour, ColourCount, Draft, PublicState, Seat } from '../state';
import { isContained } from './burning';
import { moveCone } from './spread';

/** What a house is worth to its owner while it stands. @source BURN-2 */
const HOUSE_VP = 2;

export interface BeforeAfter {
  readonly before: number;
  readonly after: number;
}

export interface SpreadPreview {
  readonly path: readonly DistrictId[]; // source, …, exit, target
  readonly contained: boolean; // a free band meets the cone: nothing burns (BURN-1)
  readonly reignites: boolean; // the target's containment is broken
  readonly houses: ColourCount; // lost, 2 VP each (BURN-2)
  readonly takesToken: boolean; // one lies there and is taken; never which (BURN-4)
  readonly conesAdded: number; // BURN-3
  readonly conesMissing: number; // could not be supplied
  readonly source: BeforeAfter;
  readonly stock: BeforeAfter;
  readonly puddingLane: BeforeAfter;
  readonly conesRefilled: number; // cones that an empty Pudding Lane gets
  readonly returningSeats: readonly Seat[]; // one entry for each put-out cone given back (BURN-5)
  readonly vpChanges: readonly number[] | null; // change by seat; null while colours are hidden
}

/** Foretells a legal spread of the active seat on any view. @source FIRE, BURN */
export function previewSpread(state: PublicState, spread: Spread): SpreadPreview {
  const draft = copyForPreview(state);
  const { takesToken, events } = moveCone(draft, state.turn.seat, spread);
  const eventsOfType = <T extends GameEvent['type']>(type: T) =>
    events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  const added = eventsOfType('cones-added')[0];
  const houses = eventsOfType('houses-burned')[0]?.houses ?? {};
  const returningSeats = eventsOfType('cones-returned').flatMap((event) => event.seats);
  const conesBeforeAfter = (id: DistrictId): BeforeAfter => ({
    before: state.districts[id].cones,
    after: draft.districts[id].cones,
  });
  return {
    path: eventsOfType('fire-spread')[0]?.path ?? [],
    contained: isContained(draft, spread.to),
    reignites: eventsOfType('containment-broken').length > 0,
    houses,
    takesToken,
    conesAdded: added?.cones ?? 0,
    conesMissing: added?.missing ?? 0,
    source: conesBeforeAfter(spread.from),
    stock: { before: state.stock, after: draft.stock },
    puddingLane: conesBeforeAfter(PUDDING_LANE),
    conesRefilled: eventsOfType('pudding-lane-refilled').reduce((sum, event) => sum + event.cones, 0),
    returningSeats,
    vpChanges: state.rules.hiddenColours
      ? null
      : state.seats.map(({ colour }, seat) => spreadVpChange({ houses, returningSeats }, seat, colour)),
  };
}

/**
 * The VP that a foretold spread costs a seat, zero or less: its houses, where its colour is known, and the cones
 * that it gives back. `colour` null: houses left out, for a seat whose colour the viewer does not know.
 * @source BURN-2, BURN-5
 */
export function spreadVpChange(
  { houses, returningSeats }: Pick<SpreadPreview, 'houses' | 'returningSeats'>,
  seat: Seat | null,
  colour: Colour | null,
): number {
  const lost = colour === null ? 0 : (houses[colour] ?? 0);
  return 0 - HOUSE_VP * lost - returningSeats.filter((giver) => giver === seat).length;
}

/** A public state that may be changed without touching the one it was copied from. */
export function copyForPreview(state: PublicState): Draft<PublicState> {
  const { districts } = state;
  return {
    ...(state as Draft<PublicState>),
    districts: byDistrict((id) => districts[id]),
    lost: { ...state.lost },
    seats: state.seats.map((seat) => ({ ...seat })),
  };
}
