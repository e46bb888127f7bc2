/** All that can be decided now, with what has been picked for it: the map, the hand and the dock show this. */
import {
  checkOnView,
  DISTRICT_IDS,
  intensifyDue,
  intensifyRoom,
  isFiveIdentical,
  isPlayable,
  legalDemolitions,
  legalPutOuts,
  movableBands,
  reach,
  spreadOptions,
} from '@great-fire/game';
import type { Action, DistrictId, FireCard, PlayerView, Refusal, SpreadOption } from '@great-fire/game';
import type { LitDistrict } from '../map/marks';
import type { Choice, PickedPiece } from './choice';
import { momentOf } from './moment';
import type { SpreadPlan } from './spread-plan';
import { litDistricts, planSpread } from './spread-plan';

export interface SpreadOffer {
  readonly moment: 'spread' | 'spread-again';
  readonly card: FireCard | null; // picked, or the one played already
  readonly options: readonly SpreadOption[];
  readonly lit: readonly LitDistrict[];
  readonly plan: SpreadPlan | null;
  readonly action: Action | null;
}

export interface Reached {
  readonly to: DistrictId;
  readonly cost: number;
  readonly path: readonly DistrictId[]; // every district stepped into, `to` last
  readonly pinned: boolean;
}

export interface ActOffer {
  readonly moment: 'act';
  readonly pieces: readonly PickedPiece[]; // own pawn and the bands that are free
  readonly piece: PickedPiece | null;
  readonly reached: readonly Reached[];
  readonly goal: Reached | null; // chosen, and not yet confirmed
  readonly putOuts: readonly DistrictId[];
  readonly demolitions: readonly DistrictId[];
}

export interface PlaceOffer {
  readonly moment: 'band' | 'pawn';
  readonly places: readonly DistrictId[];
  readonly action: Action | null;
}

export interface IntensifyOffer {
  readonly moment: 'intensify';
  readonly due: number; // cones that must be placed
  readonly room: readonly { readonly district: DistrictId; readonly room: number }[];
  readonly action: Action | null; // null until all are placed
}

export interface DiscardOffer {
  readonly moment: 'discard';
  readonly action: Action | null;
}

interface HandOffer {
  readonly moment: 'redeal';
  readonly mayRedeal: boolean; // else the hand can only be taken up
}

export interface PlainOffer {
  readonly moment: 'watch' | 'over';
}

export type Offer =
  SpreadOffer | ActOffer | PlaceOffer | IntensifyOffer | DiscardOffer | HandOffer | PlainOffer;

/** What this viewer may decide now. `shown` is the card under the pointer: lit up, never sent. */
export function offerOf(view: PlayerView, choice: Choice, shown: number | null = null): Offer {
  const moment = momentOf(view, choice);
  switch (moment) {
    case 'spread':
      return spreadOffer(view, choice, shown);
    case 'spread-again':
      return againOffer(view, choice);
    case 'redeal':
      return { moment, mayRedeal: isFiveIdentical(view.own?.hand ?? []) };
    case 'discard': {
      const card = cardAt(view, choice.card);
      return { moment, action: card === null ? null : { type: 'discard', card } };
    }
    case 'band':
    case 'pawn':
      return placeOffer(view, choice, moment);
    case 'act':
      return actOffer(view, choice);
    case 'intensify':
      return intensifyOffer(view, choice);
    default:
      return { moment };
  }
}

/** Where the viewer may not decide, whoever is awaited. */
export const heldOffer = (view: PlayerView): PlainOffer => ({
  moment: view.turn.step === 'over' ? 'over' : 'watch',
});

/** Cards that cannot be played now, by their place in the hand. @source FIRE-7 */
export const unplayable = (view: PlayerView): readonly boolean[] =>
  (view.own?.hand ?? []).map((card) => !isPlayable(view, card));

export function cardAt(view: PlayerView, place: number | null): FireCard | null {
  return place === null ? null : (view.own?.hand[place] ?? null);
}

/** The districts that some card of the hand can set on fire now, each once. @source FIRE-7 */
export function spreadReach(view: PlayerView): readonly DistrictId[] {
  const cards = new Set(view.own?.hand ?? []);
  const lit = [...cards].flatMap((card) => litDistricts(spreadOptions(view, card)));
  return [...new Set(lit.filter(({ legal }) => legal).map(({ to }) => to))];
}

function spreadOffer(view: PlayerView, choice: Choice, shown: number | null): SpreadOffer {
  const picked = cardAt(view, choice.card);
  const card = cardAt(view, shown) ?? picked;
  if (card === null) return { moment: 'spread', card, options: [], lit: [], plan: null, action: null };
  const options = spreadOptions(view, card);
  const plan = card === picked ? planSpread(view, card, options, choice, false) : null;
  return { moment: 'spread', card, options, lit: litDistricts(options), plan, action: plan?.spread ?? null };
}

function againOffer(view: PlayerView, choice: Choice): SpreadOffer {
  const { card } = view.turn;
  const options = card === null ? [] : spreadOptions(view, card);
  const plan = card === null ? null : planSpread(view, card, options, choice, true);
  return {
    moment: 'spread-again',
    card,
    options,
    lit: litDistricts(options),
    plan,
    action: plan?.spread ?? null,
  };
}

const placing = (moment: 'band' | 'pawn', district: DistrictId): Action => ({
  type: moment === 'band' ? 'place-band' : 'place-pawn',
  district,
});

function placeOffer(view: PlayerView, choice: Choice, moment: 'band' | 'pawn'): PlaceOffer {
  const places = DISTRICT_IDS.filter((id) => checkOnView(view, placing(moment, id)) === null);
  const chosen = places.find((id) => id === choice.district);
  return { moment, places, action: chosen === undefined ? null : placing(moment, chosen) };
}

function actOffer(view: PlayerView, choice: Choice): ActOffer {
  const { points, seat } = view.turn;
  const pawn = view.seats[seat]?.pawn ?? null;
  const pieces: readonly PickedPiece[] =
    points === 0
      ? []
      : [
          ...(pawn === null ? [] : [{ kind: 'pawn', at: pawn } as const]),
          ...movableBands(view).map((at) => ({ kind: 'band', at }) as const),
        ];
  const piece = pieces.find(({ kind, at }) => kind === choice.piece?.kind && at === choice.piece.at) ?? null;
  const reached = piece === null ? [] : reach(view, piece.kind, piece.at, points);
  return {
    moment: 'act',
    pieces,
    piece,
    reached,
    goal: reached.find(({ to }) => to === choice.district) ?? null,
    putOuts: legalPutOuts(view),
    demolitions: legalDemolitions(view, view.own?.tokens ?? []),
  };
}

function intensifyOffer(view: PlayerView, choice: Choice): IntensifyOffer {
  const action: Action = { type: 'intensify', districts: choice.picks };
  return {
    moment: 'intensify',
    due: intensifyDue(view),
    room: intensifyRoom(view),
    action: checkOnView(view, action) === null ? action : null,
  };
}

/** Whether the last action may be taken back, and if not, why. @source UNDO-1, UNDO-2 */
export function undoRefusal(view: PlayerView): Refusal | null {
  return checkOnView(view, { type: 'undo' });
}
