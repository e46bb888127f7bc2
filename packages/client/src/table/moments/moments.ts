/** The moments of a game: what the table stages for a second or two beside the plain animation of a move. */
import type { DistrictId, GameEvent, PlayerView, Seat, StackLetter, Token } from '@great-fire/game';
import { getAppearance } from '../map/appearance';

export type Moment =
  | {
      readonly kind: 'token';
      readonly seat: Seat;
      readonly district: DistrictId;
      readonly token: Token | null; // null: a secret of another player
    }
  | { readonly kind: 'stack-card'; readonly letter: StackLetter }
  | { readonly kind: 'fire-grows'; readonly districts: readonly DistrictId[] }
  | { readonly kind: 'burnt-out'; readonly district: DistrictId }
  | { readonly kind: 'demolition'; readonly district: DistrictId }
  | {
      readonly kind: 'hero';
      readonly from: Seat | null; // null: the card lay beside the board
      readonly seat: Seat;
      readonly district: DistrictId | null; // of the cone that decided it
    }
  | { readonly kind: 'last-round'; readonly turns: number };

export type MomentKind = Moment['kind'];

/** Two seconds at most, in ms. */
export const MOMENT_MS: { readonly [K in MomentKind]: number } = {
  token: 1300,
  'stack-card': 1900,
  'fire-grows': 1200,
  'burnt-out': 1300,
  demolition: 1000,
  hero: 1900,
  'last-round': 1900,
};

const DECISION_BANNER_MS = 1100; // a banner can hide a district that the viewer has to choose

/** Returns the duration of a moment before the viewer of this state. */
export const getMomentMs = ({ kind }: Moment, { turn, viewer }: PlayerView): number =>
  (kind === 'stack-card' || kind === 'last-round') && turn.seat === viewer
    ? DECISION_BANNER_MS
    : MOMENT_MS[kind];

interface MoveContext {
  readonly events: readonly GameEvent[]; // of the whole move
  readonly after: PlayerView;
}

type EventMoment<T extends GameEvent['type']> =
  ((event: Extract<GameEvent, { type: T }>, context: MoveContext) => Moment | null) | null;

function burnsOut(district: DistrictId | undefined, { after }: MoveContext): Moment | null {
  return district !== undefined && getAppearance(after, district) === 'burnt-out'
    ? { kind: 'burnt-out', district }
    : null;
}

function heroMoment(
  { seat, from }: Extract<GameEvent, { type: 'hero-passed' }>,
  { events }: MoveContext,
): Moment {
  const putOut = events.find((event) => event.type === 'cone-put-out');
  return { kind: 'hero', from, seat, district: putOut?.type === 'cone-put-out' ? putOut.district : null };
}

/** A new event needs an entry here. Null: it has no moment of its own. */
const EVENT_MOMENTS: { readonly [T in GameEvent['type']]: EventMoment<T> } = {
  'hand-kept': null,
  'hand-shown': null,
  'hand-redealt': null,
  'band-placed': null,
  'pawn-placed': null,
  'turn-began': null,
  'fire-spread': ({ path }, context) => burnsOut(path[0], context),
  'fire-contained': null,
  'containment-broken': null,
  'houses-burned': null,
  'cones-added': null,
  'cones-returned': null,
  'pudding-lane-refilled': null,
  'token-taken': ({ seat, district, token = null }) => ({ kind: 'token', seat, district, token }),
  'token-spent': null,
  'card-discarded': null,
  'pawn-moved': null,
  'band-moved': null,
  'cone-put-out': ({ district }, context) => burnsOut(district, context),
  'hero-passed': heroMoment,
  'district-demolished': ({ district }) => ({ kind: 'demolition', district }),
  'actions-ended': null,
  'card-drawn': null,
  'stack-card-uncovered': ({ letter }) => ({ kind: 'stack-card', letter }),
  'fire-intensified': ({ districts }) =>
    districts.length === 0 ? null : { kind: 'fire-grows', districts: [...new Set(districts)] },
  'last-turns-began': ({ turns }) => ({ kind: 'last-round', turns }),
  'taken-back': null,
  'game-ended': null,
};

// Each entry takes the event of its own type. TypeScript cannot follow the type through the index.
const momentOf = (event: GameEvent, context: MoveContext): Moment | null =>
  (EVENT_MOMENTS[event.type] as EventMoment<typeof event.type>)?.(event, context) ?? null;

/** Returns the moments of a move in order. */
export const momentsOfMove = (events: readonly GameEvent[], after: PlayerView): readonly Moment[] =>
  events.flatMap((event) => momentOf(event, { events, after }) ?? []);
