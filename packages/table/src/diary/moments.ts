/** The moments of a finished game that a diary can describe: one moment for each kind of event, and a few for the large fires. */
import type { DistrictId } from '@great-fire/game/board';
import type { Action, GameEvent, Seat } from '@great-fire/game';

export type ToldKind = Exclude<GameEvent['type'], 'game-ended'>;

/** The values that fill the gaps of a sentence. */
export interface DiaryMoment {
  readonly kind: ToldKind;
  readonly seat?: Seat;
  readonly seats?: readonly Seat[];
  readonly districts?: readonly DistrictId[];
  readonly count?: number;
}

type EventOf<K extends ToldKind> = Extract<GameEvent, { readonly type: K }>;

const MAX_FIRES = 3;
const MAX_DISTRICTS = 3;

/** By action: the first of its events. `undo` takes it back with all that follow it. */
const FIRST_EVENT: Readonly<Partial<Record<Action['type'], GameEvent['type']>>> = {
  spread: 'fire-spread',
  'move-pawn': 'pawn-moved',
  'move-band': 'band-moved',
  'put-out': 'cone-put-out',
  demolish: 'district-demolished',
};

/**
 * Returns the events without those that a player took back. Only the last action of a game can be taken back.
 * @source UNDO-1
 */
export function withoutUndone(events: readonly GameEvent[]): readonly GameEvent[] {
  const kept: GameEvent[] = [];
  const takebacks: GameEvent[] = [];
  for (const event of events) {
    if (event.type !== 'taken-back') {
      kept.push(event);
      continue;
    }
    takebacks.push(event);
    const first = kept.map(({ type }) => type).lastIndexOf(FIRST_EVENT[event.action.type] ?? 'taken-back');
    if (first === -1) continue;
    kept.length = kept[first - 1]?.type === 'token-spent' ? first - 1 : first;
  }
  return [...kept, ...takebacks];
}

/** Returns the moments of a finished game. Pass events without undone ones, oldest first. */
export function collectMoments(events: readonly GameEvent[]): readonly DiaryMoment[] {
  const byKind = <K extends ToldKind>(kind: K): readonly EventOf<K>[] =>
    events.filter((event): event is EventOf<K> => event.type === kind);
  return (Object.keys(MOMENTS) as ToldKind[]).flatMap((kind) => MOMENTS[kind](byKind as never));
}

type ByKind = <K extends ToldKind>(kind: K) => readonly EventOf<K>[];

const MOMENTS: Readonly<Record<ToldKind, (byKind: ByKind) => readonly DiaryMoment[]>> = {
  'hand-kept': (byKind) => counted('hand-kept', byKind('hand-kept').length),
  'hand-shown': (byKind) => ofMostActive('hand-shown', byKind('hand-shown')),
  'hand-redealt': (byKind) => ofMostActive('hand-redealt', byKind('hand-redealt')),
  'band-placed': (byKind) => inDistrict('band-placed', byKind('band-placed').at(-1)),
  'pawn-placed': (byKind) => inDistrict('pawn-placed', byKind('pawn-placed')[0]),
  'turn-began': (byKind) => counted('turn-began', byKind('turn-began').length),
  'fire-spread': (byKind) => {
    const [first] = byKind('fire-spread');
    const district = first?.path.at(-1);
    return first === undefined || district === undefined
      ? []
      : [{ kind: 'fire-spread', seat: first.seat, districts: [district] }];
  },
  'fire-contained': (byKind) => inMostFrequent('fire-contained', byKind('fire-contained')),
  'containment-broken': (byKind) => inMostFrequent('containment-broken', byKind('containment-broken')),
  'houses-burned': (byKind) =>
    [...byKind('houses-burned')]
      .sort((a, b) => sumHouses(b.houses) - sumHouses(a.houses))
      .filter(
        ({ seat, houses }, index, all) =>
          sumHouses(houses) > 0 && all.findIndex((other) => other.seat === seat) === index,
      )
      .slice(0, MAX_FIRES)
      .map(({ seat, district, houses }) => ({
        ...{ kind: 'houses-burned', seat },
        ...{ districts: [district], count: sumHouses(houses) },
      })),
  'cones-added': (byKind) => {
    const largest = [...byKind('cones-added')].sort((a, b) => b.cones - a.cones)[0];
    return largest === undefined || largest.cones === 0
      ? []
      : [{ kind: 'cones-added', districts: [largest.district], count: largest.cones }];
  },
  'cones-returned': (byKind) => {
    const seats = [...new Set(byKind('cones-returned').flatMap((event) => event.seats))];
    return seats.length === 0 ? [] : [{ kind: 'cones-returned', seats }];
  },
  'pudding-lane-refilled': (byKind) =>
    counted('pudding-lane-refilled', byKind('pudding-lane-refilled').length),
  'token-taken': (byKind) => inDistrict('token-taken', byKind('token-taken').at(-1)),
  'token-spent': (byKind) => ofMostActive('token-spent', byKind('token-spent')),
  'card-discarded': (byKind) => ofMostActive('card-discarded', byKind('card-discarded')),
  'pawn-moved': (byKind) => ofMostActive('pawn-moved', byKind('pawn-moved')),
  'band-moved': (byKind) => {
    const last = byKind('band-moved').at(-1);
    return last === undefined ? [] : [{ kind: 'band-moved', seat: last.seat, districts: [last.to] }];
  },
  'cone-put-out': (byKind) => ofMostActive('cone-put-out', byKind('cone-put-out')),
  'hero-passed': (byKind) => {
    const last = byKind('hero-passed').at(-1);
    return last === undefined ? [] : [{ kind: 'hero-passed', seat: last.seat }];
  },
  'district-demolished': (byKind) =>
    [...byKind('district-demolished')]
      .sort((a, b) => sumHouses(b.houses) - sumHouses(a.houses))
      .slice(0, 1)
      .flatMap((event) => inDistrict('district-demolished', event)),
  'actions-ended': (byKind) =>
    ofMostActive(
      'actions-ended',
      byKind('actions-ended').filter(({ points }) => points > 0),
    ),
  'card-drawn': (byKind) => counted('card-drawn', byKind('card-drawn').length),
  'stack-card-uncovered': (byKind) => counted('stack-card-uncovered', byKind('stack-card-uncovered').length),
  'fire-intensified': (byKind) => {
    const districts = [...new Set(byKind('fire-intensified').at(-1)?.districts ?? [])];
    return districts.length === 0
      ? []
      : [{ kind: 'fire-intensified', districts: districts.slice(0, MAX_DISTRICTS) }];
  },
  'last-turns-began': (byKind) => counted('last-turns-began', byKind('last-turns-began')[0]?.turns ?? 0),
  'taken-back': (byKind) => ofMostActive('taken-back', byKind('taken-back')),
};

const counted = (kind: ToldKind, count: number): readonly DiaryMoment[] =>
  count === 0 ? [] : [{ kind, count }];

const inDistrict = (
  kind: ToldKind,
  event: { readonly seat: Seat; readonly district: DistrictId } | undefined,
): readonly DiaryMoment[] =>
  event === undefined ? [] : [{ kind, seat: event.seat, districts: [event.district] }];

/** Returns the number of houses that burnt or were demolished. */
export const countHousesLost = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => ('houses' in event ? sum + sumHouses(event.houses) : sum), 0);

const sumHouses = (houses: Readonly<Record<string, number>>): number =>
  Object.values(houses).reduce((sum, count) => sum + count, 0);

/** Counts the events of the seat with the most. The lowest seat wins a tie. */
function ofMostActive(kind: ToldKind, events: readonly { readonly seat: Seat }[]): readonly DiaryMoment[] {
  const [seat, count] = mostFrequent(events.map((event) => event.seat)) ?? [];
  return seat === undefined || count === undefined ? [] : [{ kind, seat, count }];
}

function inMostFrequent(
  kind: ToldKind,
  events: readonly { readonly district: DistrictId }[],
): readonly DiaryMoment[] {
  const [district, count] = mostFrequent(events.map((event) => event.district)) ?? [];
  return district === undefined || count === undefined ? [] : [{ kind, districts: [district], count }];
}

/** Returns the item that occurs most, and how often. Null for an empty list. */
export function mostFrequent<T extends string | number>(items: readonly T[]): readonly [T, number] | null {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const byCount = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return byCount[0] ?? null;
}
