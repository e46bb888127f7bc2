/** Preview of a spread, shown before the player confirms it. The rules run on a copy of the state. */
import type { Spread } from '../action';
import { PUDDING_LANE } from '../board/board';
import { copyOnWriteDistricts } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import type { Colour, ColourCount, Draft, PublicState, Seat } from '../state';
import { HOUSE_VP } from '../victory-points';
import { isContained } from './burning';
import { moveCone } from './spread';

export interface BeforeAfter {
  readonly before: number;
  readonly after: number;
}

export interface SpreadPreview {
  readonly path: readonly DistrictId[]; // source, …, exit, target
  readonly contained: boolean; // a free band contains the fire: nothing burns (BURN-1)
  readonly reignites: boolean; // the spread breaks the target's containment
  readonly houses: ColourCount; // houses lost, 2 VP each (BURN-2)
  readonly takesToken: boolean; // whether a token is taken, but never its kind (BURN-4)
  readonly conesAdded: number; // cones that fill the target (BURN-3)
  readonly conesMissing: number; // cones that BURN-5 could not supply
  readonly source: BeforeAfter;
  readonly stock: BeforeAfter;
  readonly puddingLane: BeforeAfter;
  readonly conesRefilled: number; // cones added to an empty Pudding Lane (FIRE-2)
  readonly returningSeats: readonly Seat[]; // one entry for each returned put-out cone (BURN-5)
  readonly vpChanges: readonly number[] | null; // by seat. Null while colours are hidden
}

/** Returns the effects of a legal spread by the active seat. Works on any view. @source FIRE, BURN */
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
 * Returns the VP that a previewed spread costs a seat (zero or less): its burnt houses and its returned cones. Pass
 * `colour` null if the viewer does not know the seat's colour; houses are then left out.
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

/** Copies a public state so that `moveCone` can change the copy without touching the original. */
export function copyForPreview(state: PublicState): Draft<PublicState> {
  const shared = state as Draft<PublicState>;
  return {
    ...shared,
    districts: copyOnWriteDistricts.share(shared.districts),
    lost: { ...state.lost },
    seats: state.seats.map((seat) => ({ ...seat })),
  };
}
