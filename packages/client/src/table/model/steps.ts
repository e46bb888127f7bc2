/** The animation steps of a move, derived from the events of the log. */
import type { ColourCount, DistrictId, FireCard, GameEvent, Seat } from '@great-fire/game';

export type AnimationStep =
  | { readonly kind: 'pan' } // pans a zoomed map to the next step
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: FireCard }
  | { readonly kind: 'cone'; readonly path: readonly DistrictId[] } // from the source to the target
  | {
      readonly kind: 'burn';
      readonly district: DistrictId;
      readonly houses: ColourCount;
    }
  | { readonly kind: 'contain'; readonly district: DistrictId }
  | {
      readonly kind: 'move';
      readonly piece: 'pawn' | 'band';
      readonly seat: Seat;
      readonly from: DistrictId;
      readonly to: DistrictId;
    }
  | {
      readonly kind: 'place';
      readonly piece: 'pawn' | 'band';
      readonly seat: Seat;
      readonly district: DistrictId;
    }
  | { readonly kind: 'put-out'; readonly seat: Seat; readonly district: DistrictId }
  | { readonly kind: 'demolish'; readonly district: DistrictId; readonly houses: ColourCount }
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'intensify'; readonly districts: readonly DistrictId[] };

export type StepKind = AnimationStep['kind'];

const MOVE_MS = 180;
const PER_BORDER_MS = 150;
const MAX_CONE_MS = 450;
const FALL_MS = 350;
const STAGGER_MS = 60;
const IGNITE_MS = 300;

const countHouses = (houses: ColourCount): number =>
  Object.values(houses).reduce((sum, count) => sum + count, 0);

/** Delay between two falling houses, and the duration of one fall, in ms. */
export const HOUSE_FALL_MS = { stagger: STAGGER_MS, duration: FALL_MS } as const;

/** Returns the duration of a step at normal speed, in ms. */
export function getStepDuration(step: AnimationStep): number {
  switch (step.kind) {
    case 'pan':
      return 0; // the queue waits for the pan instead
    case 'card':
      return 640; // enough to read a direction
    case 'cone':
      return Math.min((step.path.length - 1) * PER_BORDER_MS, MAX_CONE_MS);
    case 'burn':
    case 'demolish':
      return Math.max(IGNITE_MS, FALL_MS + (countHouses(step.houses) - 1) * STAGGER_MS);
    case 'contain':
      return 240;
    case 'move':
      return MOVE_MS;
    case 'place':
      return 220;
    case 'put-out':
      return 380;
    case 'draw':
      return 300;
    case 'intensify':
      return FALL_MS + (step.districts.length - 1) * 120;
  }
}

/** Returns true if the step plays on the board before the move. Other steps play on the board after it. */
export const playsBeforeMove = ({ kind }: AnimationStep): boolean =>
  kind === 'pan' || kind === 'card' || kind === 'cone';

/** Returns the districts of a step, the main one last. Returns none if the step plays beside the map. */
export function getStepDistricts(step: AnimationStep): readonly DistrictId[] {
  switch (step.kind) {
    case 'cone':
      return step.path;
    case 'move':
      return [step.from, step.to];
    case 'intensify':
      return step.districts;
    case 'burn':
    case 'contain':
    case 'place':
    case 'put-out':
    case 'demolish':
      return [step.district];
    default:
      return [];
  }
}

/**
 * Inserts a pan before each step that is in districts not yet visible. After a card step, the map pans while the card
 * is shown.
 */
function addPanSteps(steps: readonly AnimationStep[]): readonly AnimationStep[] {
  let visibleDistricts: readonly DistrictId[] = [];
  let previous: AnimationStep | null = null;
  const result: AnimationStep[] = [];
  for (const step of steps) {
    const districts = getStepDistricts(step);
    const needsPan = districts.some((district) => !visibleDistricts.includes(district));
    if (needsPan) visibleDistricts = districts;
    if (needsPan && previous?.kind !== 'card') result.push({ kind: 'pan' });
    result.push(step);
    previous = step;
  }
  return result;
}

function toSpreadSteps(
  { seat, card, path }: Extract<GameEvent, { type: 'fire-spread' }>,
  after: readonly GameEvent[],
): readonly AnimationStep[] {
  const district = path.at(-1);
  if (district === undefined) return [];
  const isContained = after.some((event) => event.type === 'fire-contained' && event.district === district);
  const burned = after.find((event) => event.type === 'houses-burned' && event.district === district);
  const houses = burned?.type === 'houses-burned' ? burned.houses : {};
  const arrival: AnimationStep = isContained
    ? { kind: 'contain', district }
    : { kind: 'burn', district, houses };
  return [{ kind: 'card', seat, card }, { kind: 'cone', path }, arrival];
}

function toSteps(event: GameEvent, after: readonly GameEvent[]): readonly AnimationStep[] {
  switch (event.type) {
    case 'fire-spread':
      return toSpreadSteps(event, after);
    case 'card-discarded':
      return [{ kind: 'card', seat: event.seat, card: event.card }];
    case 'band-placed':
      return [{ kind: 'place', piece: 'band', seat: event.seat, district: event.district }];
    case 'pawn-placed':
      return [{ kind: 'place', piece: 'pawn', seat: event.seat, district: event.district }];
    case 'pawn-moved':
      return [{ kind: 'move', piece: 'pawn', seat: event.seat, from: event.from, to: event.to }];
    case 'band-moved':
      return [
        { kind: 'move', piece: 'band', seat: event.seat, from: event.from, to: event.to },
        ...(event.pinned ? [{ kind: 'contain', district: event.to } as const] : []),
      ];
    case 'cone-put-out':
      return [{ kind: 'put-out', seat: event.seat, district: event.district }];
    case 'district-demolished':
      return [{ kind: 'demolish', district: event.district, houses: event.houses }];
    case 'hand-redealt':
    case 'card-drawn':
      return [{ kind: 'draw', seat: event.seat }];
    case 'fire-intensified':
      return event.districts.length === 0 ? [] : [{ kind: 'intensify', districts: event.districts }];
    default:
      return [];
  }
}

/** Returns the steps of one move in order. A move that was taken back or changes nothing visible has none. */
export function getStepsForEvents(events: readonly GameEvent[]): readonly AnimationStep[] {
  return addPanSteps(events.flatMap((event, index) => toSteps(event, events.slice(index + 1))));
}
