/** What a press on a district means at each moment. */
import { checkOnView, isBurning } from '@great-fire/game';
import type { Action, DistrictId, PlayerView, Refusal } from '@great-fire/game';
import type { Verb } from '../map/marks';
import type { Choice, PickedPiece } from './choice';
import type { ActOffer, IntensifyOffer, Offer, SpreadOffer } from './offer';

export interface Pressed {
  readonly choice: Choice;
  readonly send: readonly Action[]; // one after the other; [] while more has to be chosen
  readonly refusal: Refusal | null; // why the press does nothing
}

const chosen = (choice: Choice): Pressed => ({ choice, send: [], refusal: null });
const refused = (choice: Choice, refusal: Refusal | null): Pressed => ({ choice, send: [], refusal });

/** A press on a district, by mouse, finger or key. `isCareful`: where to go is chosen first, and confirmed by a button. */
export function pressDistrict(
  view: PlayerView,
  offer: Offer,
  choice: Choice,
  district: DistrictId,
  isCareful = false,
): Pressed {
  switch (offer.moment) {
    case 'spread':
    case 'spread-again':
      return pressTarget(view, offer, choice, district);
    case 'band':
    case 'pawn': {
      if (offer.places.includes(district)) return chosen({ ...choice, district });
      const type = offer.moment === 'band' ? 'place-band' : 'place-pawn';
      return refused(choice, checkOnView(view, { type, district }));
    }
    case 'act':
      return pressWhileActing(offer, choice, district, isCareful);
    case 'intensify':
      return pressToIntensify(view, offer, choice, district);
    default:
      return chosen(choice);
  }
}

function pressTarget(view: PlayerView, offer: SpreadOffer, choice: Choice, to: DistrictId): Pressed {
  const { card, options, lit, moment } = offer;
  if (card === null) return chosen(choice);
  if (lit.some((target) => target.to === to && target.legal)) {
    return chosen({ ...choice, district: to, from: null, exit: null });
  }
  const from = options[0]?.sources[0];
  const exit = options.flatMap(({ targets }) => targets).find((target) => target.to === to)?.exits[0];
  if (from === undefined) return chosen(choice);
  const token = moment === 'spread-again' ? ({ token: 'double-move' } as const) : {};
  return refused(choice, checkOnView(view, { type: 'spread', card, from, exit: exit ?? from, to, ...token }));
}

function pressWhileActing(offer: ActOffer, choice: Choice, district: DistrictId, isCareful = false): Pressed {
  const goal = offer.reached.find(({ to }) => to === district);
  if (offer.piece !== null && goal !== undefined) {
    if (isCareful) return chosen({ ...choice, district });
    const piece = { ...offer.piece, at: district };
    return { choice: { ...choice, piece }, send: stepsOf(offer.piece, goal.path), refusal: null };
  }
  const here = offer.pieces.filter(({ at }) => at === district);
  if (here.length > 0) return chosen({ ...choice, piece: nextPiece(here, offer.piece) });
  if (offer.piece === null) return chosen(choice);
  return refused(choice, outOfReach(offer.piece, district));
}

const outOfReach = ({ kind }: PickedPiece, district: DistrictId): Refusal =>
  district === 'pudding-lane'
    ? { rule: kind === 'pawn' ? 'ACT-2' : 'ACT-3', reason: 'pudding-lane-closed' }
    : { rule: 'ACT-1', reason: 'no-points-left' };

/** Pressing again walks through the pieces that stand there, and then lets go. */
function nextPiece(here: readonly PickedPiece[], picked: PickedPiece | null): PickedPiece | null {
  const at = here.findIndex(({ kind, at }) => kind === picked?.kind && at === picked.at);
  return here[at + 1] ?? null;
}

/** A far place is walked to step by step, one action each. @source ACT-2, ACT-3 */
function stepsOf({ kind, at }: PickedPiece, path: readonly DistrictId[]): readonly Action[] {
  return path.map((to, index): Action => {
    if (kind === 'pawn') return { type: 'move-pawn', to };
    return { type: 'move-band', from: path[index - 1] ?? at, to };
  });
}

function pressToIntensify(
  view: PlayerView,
  offer: IntensifyOffer,
  choice: Choice,
  district: DistrictId,
): Pressed {
  const placed = choice.picks.filter((pick) => pick === district).length;
  const room = offer.room.find((entry) => entry.district === district)?.room ?? 0;
  const isFull = placed === room || choice.picks.length === offer.due;
  if (!isFull) return chosen({ ...choice, picks: [...choice.picks, district] });
  if (placed > 0) return chosen({ ...choice, picks: choice.picks.filter((pick) => pick !== district) });
  if (room === 0) {
    return refused(choice, isBurning(view, district) ? NO_ROOM : { rule: 'INT-1', reason: 'not-burning' });
  }
  return refused(choice, { rule: 'INT-1', reason: 'too-many-cones' });
}

const NO_ROOM: Refusal = { rule: 'INT-2', reason: 'no-room' };

/** A press on a piece itself picks just that piece. */
export function pressPiece(offer: Offer, choice: Choice, piece: PickedPiece): Pressed {
  if (offer.moment !== 'act') return chosen(choice);
  const known = offer.pieces.find(({ kind, at }) => kind === piece.kind && at === piece.at);
  const isPicked = offer.piece !== null && offer.piece === known;
  return chosen({ ...choice, piece: isPicked ? null : (known ?? choice.piece) });
}

/** The way to the goal that was chosen first. */
export function pressGo(offer: Offer, choice: Choice): Pressed {
  const isReady = offer.moment === 'act' && offer.goal !== null;
  return isReady ? pressWhileActing(offer, choice, offer.goal.to) : chosen(choice);
}

/** A press on a verb that lies on a district. */
export function pressVerb(offer: Offer, choice: Choice, district: DistrictId, verb: Verb): Pressed {
  if (offer.moment !== 'act') return chosen(choice);
  if (verb === 'contain') return pressWhileActing(offer, choice, district);
  return { choice, send: [{ type: verb, district }], refusal: null };
}
