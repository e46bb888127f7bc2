/** Maps game events to sentences of the log: the message key and its values. Counts repeated districts. */
import type {
  ActionType,
  ColourCount,
  DistrictId,
  FireCard,
  GameEvent,
  Seat,
  StackLetter,
  Token,
} from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';

type SentenceKey =
  | 'hand-redeal'
  | 'hand-unplayable'
  | 'hand-redealt'
  | 'band-placed'
  | 'pawn-placed'
  | 'spread-burned'
  | 'spread-contained'
  | 'spread-entered'
  | 'containment-broken'
  | 'cones-missing'
  | 'cones-returned'
  | 'pudding-lane-refilled'
  | 'token-taken'
  | 'known-token-taken'
  | 'token-spent'
  | 'card-discarded'
  | 'pawn-moved'
  | 'band-moved'
  | 'cone-put-out'
  | 'hero-passed'
  | 'demolished'
  | 'demolished-houses'
  | 'points-lost'
  | 'card-drawn'
  | 'known-card-drawn'
  | 'stack-card-uncovered'
  | 'fire-intensified'
  | 'no-cones-placed'
  | 'last-turns-began'
  | 'made-by-itself'
  | 'taken-back'
  | 'takeback'
  | 'takeback-agreed'
  | 'takeback-by-all'
  | 'game-ended';

type LogIconKind = 'fire' | 'band' | 'pawn' | 'token' | 'card' | 'hero' | 'cone' | 'undo' | 'none';

export interface Sentence {
  readonly key: SentenceKey;
  readonly icon: LogIconKind;
  readonly seat?: Seat;
  readonly seats?: readonly Seat[];
  readonly district?: DistrictId;
  readonly from?: DistrictId;
  readonly districts?: readonly DistrictId[];
  readonly direction?: FireCard;
  readonly cards?: readonly FireCard[];
  readonly houses?: ColourCount;
  readonly token?: Token;
  readonly letter?: StackLetter;
  readonly action?: ActionType;
  readonly count?: number;
}

const hasHouses = (houses: ColourCount): boolean => Object.keys(houses).length > 0;

/**
 * Returns the sentence of an event, or null if another sentence covers it. `after`: the later events of the same move.
 * The sentence of a spread includes its effects.
 */
export function describeEvent(event: GameEvent, after: readonly GameEvent[]): Sentence | null {
  switch (event.type) {
    case 'hand-shown': {
      const key = event.why === 'redeal' ? 'hand-redeal' : 'hand-unplayable';
      return { key, icon: 'card', seat: event.seat, cards: event.cards };
    }
    case 'hand-redealt':
      return { key: event.type, icon: 'card', seat: event.seat };
    case 'band-placed':
      return { key: event.type, icon: 'band', seat: event.seat, district: event.district };
    case 'pawn-placed':
      return { key: event.type, icon: 'pawn', seat: event.seat, district: event.district };
    case 'fire-spread':
      return spreadSentence(event, after);
    case 'containment-broken':
      return { key: event.type, icon: 'fire', district: event.district };
    case 'cones-added':
      return event.missing > 0 ? { key: 'cones-missing', icon: 'cone', count: event.missing } : null;
    case 'cones-returned':
      return { key: event.type, icon: 'cone', seats: event.seats };
    case 'pudding-lane-refilled':
      return { key: event.type, icon: 'cone', count: event.cones };
    case 'token-taken': {
      const common = { icon: 'token', seat: event.seat, district: event.district } as const;
      if (event.token === undefined) return { key: 'token-taken', ...common };
      return { key: 'known-token-taken', ...common, token: event.token };
    }
    case 'token-spent':
      return { key: event.type, icon: 'token', seat: event.seat, token: event.token };
    case 'card-discarded':
      return { key: event.type, icon: 'card', seat: event.seat, direction: event.card };
    case 'pawn-moved':
      return { key: event.type, icon: 'pawn', seat: event.seat, from: event.from, district: event.to };
    case 'band-moved':
      return { key: event.type, icon: 'band', seat: event.seat, from: event.from, district: event.to };
    case 'cone-put-out':
      return { key: event.type, icon: 'cone', seat: event.seat, district: event.district, count: 1 };
    case 'hero-passed':
      return { key: event.type, icon: 'hero', seat: event.seat };
    case 'district-demolished': {
      const common = { icon: 'token', seat: event.seat, district: event.district } as const;
      if (!hasHouses(event.houses)) return { key: 'demolished', ...common };
      return { key: 'demolished-houses', ...common, houses: event.houses };
    }
    case 'actions-ended':
      return event.points > 0
        ? { key: 'points-lost', icon: 'none', seat: event.seat, count: event.points }
        : null;
    case 'card-drawn':
      return event.card === undefined
        ? { key: 'card-drawn', icon: 'card', seat: event.seat }
        : { key: 'known-card-drawn', icon: 'card', seat: event.seat, direction: event.card };
    case 'stack-card-uncovered':
      return { key: event.type, icon: 'fire', letter: event.letter };
    case 'fire-intensified':
      return event.districts.length === 0
        ? { key: 'no-cones-placed', icon: 'fire' }
        : { key: event.type, icon: 'fire', seat: event.seat, districts: event.districts };
    case 'last-turns-began':
      return { key: event.type, icon: 'card', count: event.turns };
    case 'taken-back':
      return { key: event.type, icon: 'undo', seat: event.seat, action: event.action.type };
    case 'game-ended':
      return { key: event.type, icon: 'hero', seats: event.winners };
    case 'hand-kept':
    case 'turn-began':
    case 'houses-burned':
    case 'fire-contained':
      return null;
  }
}

function spreadSentence(
  { seat, card, path }: Extract<GameEvent, { type: 'fire-spread' }>,
  after: readonly GameEvent[],
): Sentence {
  const district = path.at(-1);
  const common = {
    icon: 'fire',
    seat,
    direction: card,
    ...(district !== undefined && { district }),
  } as const;
  const burned = after.find((event) => event.type === 'houses-burned');
  if (burned?.type === 'houses-burned') return { key: 'spread-burned', ...common, houses: burned.houses };
  const isContained = after.some((event) => event.type === 'fire-contained');
  return { key: isContained ? 'spread-contained' : 'spread-entered', ...common };
}

/** Stands for an unknown proposer of a takeback, for records that lack the seat. */
export const UNKNOWN_SEAT = -1;

/**
 * Returns the sentence of a takeback. `count`: number of undone moves. Against bots only, no other player consents.
 *
 * @source UNDO-4
 */
export function takebackSentence({ seat, takeback }: LogEntry, count: number): Sentence {
  if (seat === UNKNOWN_SEAT)
    return { key: 'takeback-by-all', icon: 'undo', count, ...(takeback && { seats: takeback.consent }) };
  const others = takeback?.consent.filter((other) => other !== seat) ?? [];
  const common = { icon: 'undo', seat, count } as const;
  return others.length === 0
    ? { key: 'takeback', ...common }
    : { key: 'takeback-agreed', ...common, seats: others };
}

interface CountedDistrict {
  readonly district: DistrictId;
  readonly times: number;
}

/** Returns each district once, in the order of its first appearance, and the number of its appearances. */
export function countRepeats(districts: readonly DistrictId[]): readonly CountedDistrict[] {
  return [...new Set(districts)].map((district) => ({
    district,
    times: districts.filter((other) => other === district).length,
  }));
}

/** Returns the suffix of a name that appears `times` times: empty for 1. Contains a no-break space. */
export const timesSuffix = (times: number): string => (times === 1 ? '' : `\u00a0×${String(times)}`);
