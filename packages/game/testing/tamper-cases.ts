/** Ways to tamper with a record to hide how its table was dealt. */
import { OBJECTIVES } from '../src/board/index';
import { type DistrictId, COLOURS, seedCommitment } from '../src/index';
import type { GameRecord } from '../src/record';
import type { Random } from '../src/random';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Tampers with a record. Returns the names of the checks that must fail, or null if the case does not apply. */
export type TamperCase = (record: Writable<GameRecord>, random: Random) => readonly string[] | null;

const NEXT_DIRECTION = { N: 'E', E: 'S', S: 'W', W: 'N' } as const;

/** Swaps two different items. Returns false if all items are equal. */
function swapDifferingItems<T>(list: T[], random: Random): boolean {
  const pairs = list.flatMap((item, a) =>
    list.flatMap((other, b) => (b > a && other !== item ? [[a, b]] : [])),
  );
  if (pairs.length === 0) return false;
  const [a = 0, b = 0] = random.pick(pairs);
  [list[a], list[b]] = [list[b] as T, list[a] as T];
  return true;
}

const changeHexDigit = (text: string, random: Random): string => {
  const index = random.int(text.length);
  const digit = ((parseInt(text.charAt(index), 16) + 1 + random.int(15)) % 16).toString(16);
  return `${text.slice(0, index)}${digit}${text.slice(index + 1)}`;
};

const seatsWithContribution = (record: GameRecord): readonly number[] =>
  (record.entropies ?? []).flatMap((contribution, seat) => (contribution === '' ? [] : [seat]));

const houseShuffleName = (
  regions: { readonly [region: string]: readonly DistrictId[] },
  id: DistrictId,
): string => `houses/${Object.keys(regions).find((region) => regions[region]?.includes(id)) ?? '?'}`;

/** Returns the tamper cases by name. `regions` holds the city districts of each region. */
export function createTamperCases(regions: {
  readonly [region: string]: readonly DistrictId[];
}): ReadonlyMap<string, TamperCase> {
  const swapHouses =
    (pickCandidates: (random: Random) => readonly DistrictId[]): TamperCase =>
    ({ setup }, random) => {
      const ids = pickCandidates(random);
      const pairs = ids.flatMap((a) =>
        ids.flatMap((b) => (a < b && setup.houses[a]?.[0] !== setup.houses[b]?.[0] ? [[a, b] as const] : [])),
      );
      if (pairs.length === 0) return null;
      const [a, b] = random.pick(pairs);
      const [first = [], second = []] = [setup.houses[a], setup.houses[b]];
      [first[0], second[0]] = [second[0] ?? 'red', first[0] ?? 'red'];
      return [...new Set([houseShuffleName(regions, a), houseShuffleName(regions, b)])];
    };
  const findRedeal = ({ actions }: GameRecord) => actions.find((action) => action.type === 'redeal');

  return new Map<string, TamperCase>([
    ['two houses of a region', swapHouses((random) => random.pick(Object.values(regions)))],
    ['two houses of the city', swapHouses(() => Object.values(regions).flat())],
    [
      'one house',
      ({ setup }, random) => {
        const id = random.pick(Object.values(regions).flat());
        const houses = setup.houses[id] ?? [];
        houses[0] = COLOURS[(COLOURS.indexOf(houses[0] ?? 'red') + 1) % 6] ?? 'red';
        return [houseShuffleName(regions, id)];
      },
    ],
    [
      'the order of the houses of a district',
      ({ setup }, random) => {
        const id = random.pick(Object.values(regions).flat());
        return swapDifferingItems(setup.houses[id] ?? [], random) ? [houseShuffleName(regions, id)] : null;
      },
    ],
    [
      'two tokens',
      ({ setup }, random) => {
        const ids = Object.keys(setup.tokens) as DistrictId[];
        const tokens = ids.map((id) => setup.tokens[id] ?? 'one-vp');
        swapDifferingItems(tokens, random);
        ids.forEach((id, index) => (setup.tokens[id] = tokens[index] ?? 'one-vp'));
        return ['tokens'];
      },
    ],
    [
      'one token',
      ({ setup }, random) => {
        const id = random.pick(Object.keys(setup.tokens) as DistrictId[]);
        setup.tokens[id] = setup.tokens[id] === 'demolition' ? 'double-move' : 'demolition';
        return ['tokens'];
      },
    ],
    [
      'a token more',
      ({ setup }) => {
        setup.tokens.tower = 'one-vp';
        return ['tokens'];
      },
    ],
    [
      'cards of two hands',
      ({ setup }, random) => {
        const [a = [], b = []] = setup.hands;
        const both = [...a, ...b];
        if (a.every((card) => card === b[0]) || !swapDifferingItems(both, random)) return null;
        setup.hands.splice(0, 2, both.slice(0, 5), both.slice(5));
        return ['fire-cards'];
      },
    ],
    [
      'a card of a hand for one of the deck',
      ({ setup }, random) => {
        const [hand = []] = setup.hands;
        const others = setup.deck.flatMap((card, index) =>
          card.startsWith('#') || card === hand[0] ? [] : [index],
        );
        const at = random.pick(others);
        const card = setup.deck[at];
        setup.deck[at] = hand[0] ?? 'N';
        hand[0] = card as 'N';
        return ['fire-cards'];
      },
    ],
    [
      'two cards of the deck',
      ({ setup }, random) => {
        const at = setup.deck.flatMap((card, index) => (card.startsWith('#') ? [] : [index]));
        const cards = at.map((index) => setup.deck[index] ?? 'N');
        swapDifferingItems(cards, random);
        at.forEach((index, place) => (setup.deck[index] = cards[place] ?? 'N'));
        return ['fire-cards'];
      },
    ],
    [
      'two unused cards',
      ({ setup }, random) => (swapDifferingItems(setup.unused, random) ? ['fire-cards'] : null),
    ],
    [
      'one card',
      ({ setup }, random) => {
        const hand = random.pick(setup.hands);
        hand[0] = NEXT_DIRECTION[hand[0] ?? 'N'];
        return ['fire-cards'];
      },
    ],
    [
      'objectives of two players',
      ({ setup }, random) => {
        const deck = random.int(3);
        const [a = [], b = []] = setup.objectives;
        const [first, second] = [a[deck], b[deck]];
        if (first === undefined || second === undefined) return null;
        [a[deck], b[deck]] = [second, first];
        return [`objectives/${['I', 'II', 'III'][deck] ?? ''}`];
      },
    ],
    [
      'an objective for one that was not dealt',
      ({ setup }, random) => {
        const deck = random.int(3);
        const name = ['I', 'II', 'III'][deck] ?? '';
        const dealt = new Set(setup.objectives.flat());
        const ids = Object.keys(OBJECTIVES) as (keyof typeof OBJECTIVES)[];
        const other = ids.find((id) => OBJECTIVES[id].deck === name && !dealt.has(id));
        const cards = random.pick(setup.objectives);
        if (other === undefined) return null;
        cards[deck] = other;
        return [`objectives/${name}`];
      },
    ],
    [
      'the start player',
      (record, random) => {
        const { players } = record;
        record.startSeat = (record.startSeat + 1 + random.int(players.length - 1)) % players.length;
        return ['start-seat'];
      },
    ],
    [
      'colours of two players',
      ({ players }) => {
        const [a, b] = players;
        if (a === undefined || b === undefined) return null;
        [a.colour, b.colour] = [b.colour, a.colour];
        return ['colours'];
      },
    ],
    [
      'pawns of two players',
      ({ players }) => {
        const [a, b] = players;
        if (a === undefined || b === undefined) return null;
        [a.pawn, b.pawn] = [b.pawn, a.pawn];
        return ['pawns'];
      },
    ],
    [
      'the seed',
      (record, random) => {
        record.seed = changeHexDigit(record.seed, random);
        return ['commitment', 'fire-cards', 'tokens'];
      },
    ],
    [
      'the seed, and its commitment after it',
      (record, random) => {
        record.seed = changeHexDigit(record.seed, random);
        record.commitment = seedCommitment(record.seed);
        return ['fire-cards', 'tokens'];
      },
    ],
    [
      'the commitment',
      (record, random) => {
        record.commitment = changeHexDigit(record.commitment, random);
        return ['commitment'];
      },
    ],
    [
      'a byte of a part',
      (record, random) => {
        const { entropies = [] } = record;
        const seats = seatsWithContribution(record);
        if (seats.length === 0) return null;
        const seat = random.pick(seats);
        entropies[seat] = changeHexDigit(entropies[seat] ?? '', random);
        return ['fire-cards', 'tokens'];
      },
    ],
    [
      'a part left out',
      (record, random) => {
        const { entropies = [] } = record;
        const seats = seatsWithContribution(record);
        if (seats.length === 0) return null;
        entropies[random.pick(seats)] = '';
        return ['fire-cards', 'tokens'];
      },
    ],
    [
      'a part added at a seat without one',
      ({ entropies = [] }) => {
        const seat = entropies.indexOf('');
        if (seat === -1) return null;
        entropies[seat] = '5e'.repeat(16);
        return ['fire-cards', 'tokens'];
      },
    ],
    [
      'a part of another seat',
      (record) => {
        const { entropies = [] } = record;
        const [a, b] = seatsWithContribution(record);
        if (a === undefined || b === undefined) return null;
        entropies[b] = entropies[a] ?? '';
        return [`part/${b}`, 'fire-cards', 'tokens'];
      },
    ],
    [
      'a part in upper case',
      (record) => {
        const { entropies = [] } = record;
        const seat = seatsWithContribution(record).find((index) => /[a-f]/.test(entropies[index] ?? ''));
        if (seat === undefined) return null;
        entropies[seat] = (entropies[seat] ?? '').toUpperCase();
        return [`part/${seat}`, 'fire-cards', 'tokens'];
      },
    ],
    [
      'a part of a bot',
      (record, random) => {
        const seats = seatsWithContribution(record);
        if (seats.length === 0) return null;
        const seat = random.pick(seats);
        const player = record.players[seat];
        if (player !== undefined) player.bot = 'merchant';
        return [`part/${seat}`];
      },
    ],
    [
      'the end of the list of parts',
      ({ entropies = [] }) => {
        if (entropies.length === 0) return null;
        entropies.pop();
        return [`part/${entropies.length}`, 'fire-cards', 'tokens'];
      },
    ],
    [
      'parts of two seats',
      (record) => {
        const { entropies = [] } = record;
        const [a, b] = seatsWithContribution(record);
        if (a === undefined || b === undefined) return null;
        [entropies[a], entropies[b]] = [entropies[b] ?? '', entropies[a] ?? ''];
        return ['fire-cards', 'tokens'];
      },
    ],
    [
      'all parts, as if none had been added',
      (record) => {
        if (seatsWithContribution(record).length === 0) return null;
        record.entropies = [];
        return ['fire-cards', 'tokens'];
      },
    ],
    [
      'two parts run into one',
      (record) => {
        const { entropies = [] } = record;
        const [a, b] = seatsWithContribution(record);
        if (a === undefined || b !== a + 1) return null;
        const [first = '', second = ''] = [entropies[a], entropies[b]];
        entropies.splice(a, 2, `${first}\n${second}`); // the hashed text stays the same
        return [`part/${a}`];
      },
    ],
    [
      'the hand of a redeal',
      (record) => {
        const redeal = findRedeal(record);
        if (redeal === undefined) return null;
        const card = redeal.hand[0] ?? 'N';
        const at = redeal.deck.findIndex((other) => !other.startsWith('#') && other !== card);
        redeal.hand[0] = redeal.deck[at] as 'N';
        redeal.deck[at] = card;
        return ['redeal/1'];
      },
    ],
    [
      'the order of the deck of a redeal',
      (record, random) => {
        const redeal = findRedeal(record);
        if (redeal === undefined) return null;
        const at = redeal.deck.flatMap((card, index) => (card.startsWith('#') ? [] : [index]));
        const cards = at.map((index) => redeal.deck[index] ?? 'N');
        swapDifferingItems(cards, random);
        at.forEach((index, place) => (redeal.deck[index] = cards[place] ?? 'N'));
        return ['redeal/1'];
      },
    ],
    [
      'a redeal of somebody else',
      (record) => {
        const redeal = findRedeal(record);
        if (redeal === undefined) return null;
        redeal.seat = (redeal.seat + 1) % record.players.length;
        return ['redeal/1'];
      },
    ],
    [
      'a redeal that nobody had a right to',
      (record) => {
        const { setup, actions } = record;
        const seat = setup.hands.findIndex((hand) => new Set(hand).size > 1);
        if (findRedeal(record) !== undefined) return null;
        const redealt = { hand: setup.hands[seat] ?? [], deck: setup.deck, unused: setup.unused };
        actions.unshift({ seat, type: 'redeal', ...structuredClone(redealt) });
        return ['redeal/1'];
      },
    ],
  ]);
}
