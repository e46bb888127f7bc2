import { ruling, given, when } from '../../testing/dsl';
import { BOARD, CITY_DISTRICTS, COMPONENT_COUNTS, DISTRICT_IDS, OBJECTIVES } from '../board/index';
import {
  type Draft,
  type GameState,
  type PlayerCount,
  COLOURS,
  DIRECTIONS,
  STANDARD_OPTIONS,
  applyAction,
  createGame,
  isFiveIdentical,
  mustAnswerRedeal,
} from '../index';
import { isStackCard } from '../deck/draw';

const PLAYERS: readonly PlayerCount[] = [3, 4, 5, 6];
const game = (players: PlayerCount, seed = 'a seed', options = STANDARD_OPTIONS) =>
  createGame({ players, options, seed });
const count = (list: readonly unknown[], item: unknown) => list.filter((other) => other === item).length;

function createAfterKeepingHands(players: PlayerCount, seed = 'a seed'): GameState {
  const draft = game(players, seed) as Draft<GameState>;
  while (draft.turn.step === 'redeal') applyAction(draft, draft.turn.seat, { type: 'keep-hand' });
  return draft;
}

describe('the deal', () => {
  it.each(PLAYERS)(
    'SET-1: with %d players has 20 houses of each colour and 20 tokens of three kinds',
    (players) => {
      const { districts, secret } = game(players);
      const houses = DISTRICT_IDS.flatMap((id) => districts[id].houses);
      for (const colour of COLOURS) expect(count(houses, colour)).toBe(20);
      const tokens = Object.values(secret.lying);
      expect(['demolition', 'double-move', 'one-vp'].map((kind) => count(tokens, kind))).toEqual([10, 6, 4]);
    },
  );

  it.each(PLAYERS)('SET-1: with %d players has 60 fire cards, 15 of each direction', (players) => {
    const { hands, deck, unused } = game(players).secret;
    const cards = [...hands.flat(), ...deck.filter((card) => !isStackCard(card)), ...unused];
    for (const direction of ['N', 'E', 'S', 'W']) expect(count(cards, direction)).toBe(15);
  });

  it('SET-1, SET-2: puts 25 of 65 or 100 cones in Pudding Lane and the others in the stock', () => {
    const plain = game(4);
    expect(plain.districts['pudding-lane'].cones).toBe(25);
    expect(plain.stock).toBe(40);
    expect(game(4, 'a seed', { ...STANDARD_OPTIONS, cones: 100 }).stock).toBe(75);
    expect(DISTRICT_IDS.filter((id) => plain.districts[id].cones > 0)).toEqual(['pudding-lane']);
  });

  it.each([
    [3, '#A ###### #B ###### #C ###### #D ###### #E ##### #F ####', 12],
    [4, '#A ######### #B ######### #C ######### #D #####', 8],
    [5, '#A ####### #B ###### #C ###### #D ###### #E #####', 5],
    [6, '#A ###### #B ##### #C ##### #D ##### #E ##### #F ####', 0],
  ] as const)(
    'SET-3, SET-4: with %d players gives five cards each and stacks of the right heights',
    (players, stacks, unused) => {
      const { secret, stack } = game(players);
      expect(secret.hands.map((hand) => hand.length)).toEqual(Array.from({ length: players }, () => 5));
      const drawn = secret.deck
        .map((card) => (isStackCard(card) ? ` ${card} ` : '#'))
        .join('')
        .trim();
      expect(drawn).toBe(stacks);
      expect(secret.unused).toHaveLength(unused);
      expect(COMPONENT_COUNTS.fireStack.unused[players]).toBe(unused);
      expect(stack).toEqual({
        letter: players === 4 ? 'D' : players === 5 ? 'E' : 'F',
        left: players > 3 && players < 6 ? 5 : 4,
      });
    },
  );

  it('SET-5: gives each region five houses of each colour and each district its size', () => {
    const { districts } = game(3);
    for (const id of CITY_DISTRICTS) expect(districts[id].houses).toHaveLength(BOARD[id].size);
    for (const region of ['orange', 'green', 'blue', 'purple']) {
      const houses = CITY_DISTRICTS.filter((id) => BOARD[id].map.region === region).flatMap(
        (id) => districts[id].houses,
      );
      for (const colour of COLOURS) expect(count(houses, colour)).toBe(5);
    }
  });

  it('SET-6: gives each player a different colour and the pawn of that colour', () => {
    const { seats, secret } = game(5);
    expect(new Set(secret.colours).size).toBe(5);
    expect(seats.map(({ colour, pawnColour }) => [colour, pawnColour])).toEqual(
      secret.colours.map((colour) => [colour, colour]),
    );
  });

  it('SET-7: puts a face-down token on each district with a yellow label', () => {
    const { districts, secret } = game(6);
    const labelled = DISTRICT_IDS.filter((id) => BOARD[id].map.token);
    expect(DISTRICT_IDS.filter((id) => districts[id].token)).toEqual(labelled);
    expect(Object.keys(secret.lying).sort()).toEqual([...labelled].sort());
  });

  it('SET-8: gives each player one objective of each deck, and no card twice', () => {
    const { objectives, undealt } = game(6).secret;
    for (const cards of objectives)
      expect(cards.map((card) => OBJECTIVES[card].deck)).toEqual(['I', 'II', 'III']);
    expect(new Set([...objectives.flat(), ...undealt]).size).toBe(24);
  });

  it('SET-9: lets each seat start about equally often', () => {
    const starts = Array.from({ length: 400 }, (_, index) => game(4, `deal ${index}`).startSeat);
    for (const seat of [0, 1, 2, 3]) expect(count(starts, seat)).toBeGreaterThan(60);
  });

  it('SEC-6: is the same for the same seed, and different for another seed or entropy', () => {
    expect(game(4)).toEqual(game(4));
    expect(game(4).secret.deck).not.toEqual(game(4, 'another').secret.deck);
    const stirred = createGame({ players: 4, options: STANDARD_OPTIONS, seed: 'a seed', entropies: ['x'] });
    expect(stirred.secret.deck).not.toEqual(game(4).secret.deck);
  });
});

describe('SET-3: five identical cards', () => {
  const five = given(
    'turn 0 redeal points:0 | seat 0 red hand:NNNNN at:none | seat 1 blue hand:NESWN at:none | seat 2 green hand:EEEEE at:none | ' +
      'deck #A N N E E S S #B W W N N E S #C W W S S E E #D N N W W S S #E E E N W S #F E S W N | unused S S W W E N N S W E E E | seed five',
  );

  it('may be redealt until they differ; placing begins after all decisions', () => {
    const { state, events } = when(five, { type: 'redeal' });
    expect(events[0]).toEqual({
      type: 'hand-shown',
      seat: 0,
      cards: ['N', 'N', 'N', 'N', 'N'],
      why: 'redeal',
    });
    expect(state.turn).toMatchObject({ seat: 0, step: 'redeal' });
    expect(isFiveIdentical(state.secret.hands[0] ?? [])).toBe(false);
    expect(ruling(state, { type: 'redeal' })).toBe('SET-3 not-five-identical');
    const placed = when(state, { type: 'keep-hand' }, { type: 'keep-hand' }, { type: 'keep-hand' });
    expect(placed.state.turn).toMatchObject({ seat: 0, step: 'band' });
  });

  it('may be kept', () => {
    expect(when(five, { type: 'keep-hand' }).state.secret.hands[0]).toEqual(['N', 'N', 'N', 'N', 'N']);
  });

  it('leave other hands and stack heights unchanged when redealt', () => {
    const { state } = when(five, { type: 'redeal' });
    expect(state.secret.hands.slice(1)).toEqual(five.secret.hands.slice(1));
    const heights = (deck: readonly string[]) => deck.map((card) => (card.startsWith('#') ? card : '.'));
    expect(heights(state.secret.deck)).toEqual(heights(five.secret.deck));
    expect(state.secret.unused).toHaveLength(12);
    const cards = (s: GameState) =>
      [...(s.secret.hands[0] ?? []), ...s.secret.deck, ...s.secret.unused].sort();
    expect(cards(state)).toEqual(cards(five));
  });

  it('need a decision of every seat in turn order, so that it reveals nothing (SEC-1)', () => {
    const asked: number[] = [];
    const draft = game(5, 'order') as Draft<GameState>;
    const order = [0, 1, 2, 3, 4].map((step) => (draft.startSeat + step) % 5);
    const yetToAnswer = () => order.filter((seat) => mustAnswerRedeal(draft, seat));
    while (draft.turn.step === 'redeal') {
      expect(yetToAnswer()).toEqual(order.slice(asked.length));
      asked.push(draft.turn.seat);
      applyAction(draft, draft.turn.seat, { type: 'keep-hand' });
    }
    expect(asked).toEqual(order);
    expect(yetToAnswer()).toEqual([]);
  });

  it('cannot be redealt once placing has begun', () => {
    expect(ruling(createAfterKeepingHands(3), { type: 'redeal' })).toBe('SET-10 place-band-first');
    expect(ruling(createAfterKeepingHands(3), { type: 'keep-hand' })).toBe('SET-10 place-band-first');
  });
});

describe('SET-10: bands', () => {
  it.each([
    [3, 6, ''],
    [4, 4, 'hounds-ditch st-botolphs'],
    [5, 5, 'cripplegate'],
    [6, 6, ''],
  ] as const)('%d players place %d bands, the others are preplaced', (players, toPlace, standing) => {
    const draft = createAfterKeepingHands(players) as Draft<GameState>;
    expect(DISTRICT_IDS.filter((id) => draft.districts[id].bands > 0).join(' ')).toBe(standing);
    const order: number[] = [];
    while (draft.turn.step === 'band') {
      order.push(draft.turn.seat);
      applyAction(draft, draft.turn.seat, { type: 'place-band', district: 'holborn' });
    }
    expect(order).toEqual(Array.from({ length: toPlace }, (_, index) => (draft.startSeat + index) % players));
    expect(DISTRICT_IDS.reduce((sum, id) => sum + draft.districts[id].bands, 0)).toBe(6);
    expect(draft.districts.holborn.bands).toBe(toPlace);
  });

  it('may be placed anywhere outside the green region, grass included', () => {
    const state = createAfterKeepingHands(3);
    expect(ruling(state, { type: 'place-band', district: 'moorfields' })).toBe('ok');
    expect(ruling(state, { type: 'place-band', district: 'tower' })).toBe('ok');
    expect(ruling(state, { type: 'place-band', district: 'guild-hall' })).toBe('SET-10 not-in-green-region');
    expect(ruling(state, { type: 'place-band', district: 'pudding-lane' })).toBe(
      'SET-10 not-in-green-region',
    );
  });
});

describe('SET-11: pawns', () => {
  const placed = () => {
    const draft = createAfterKeepingHands(4) as Draft<GameState>;
    while (draft.turn.step === 'band')
      applyAction(draft, draft.turn.seat, { type: 'place-band', district: 'temple' });
    return draft;
  };

  it('are placed in turn order, any number in one district, before the first spread', () => {
    const draft = placed();
    expect(draft.turn).toMatchObject({ seat: draft.startSeat, step: 'pawn' });
    for (let step = 0; step < 4; step += 1) {
      applyAction(draft, (draft.startSeat + step) % 4, { type: 'place-pawn', district: 'spitalfields' });
    }
    expect(draft.seats.map(({ pawn }) => pawn)).toEqual(Array.from({ length: 4 }, () => 'spitalfields'));
    expect(draft.turn).toMatchObject({ seat: draft.startSeat, step: 'spread', number: 1 });
  });

  it('must not be placed in the green region', () => {
    const draft = placed();
    expect(ruling(draft, { type: 'place-pawn', district: 's-mary' })).toBe('SET-11 not-in-green-region');
    expect(ruling(draft, { type: 'place-band', district: 'temple' })).toBe('SET-11 place-pawn-first');
  });
});

describe('OPT-C: East wind', () => {
  const cardsOf = ({ secret: { hands, deck, unused } }: GameState) => [...hands.flat(), ...deck, ...unused];

  it.each(PLAYERS)('OPT-C: deals 13 N, 12 E, 13 S and 22 W to %d players', (players) => {
    const cards = cardsOf(game(players, 'a seed', { ...STANDARD_OPTIONS, eastWind: true }));
    expect(DIRECTIONS.map((direction) => count(cards, direction))).toEqual([13, 12, 13, 22]);
  });

  it('OPT-C: leaves the state and the options of a game without it as they are', () => {
    const calm = game(4);
    expect(DIRECTIONS.map((direction) => count(cardsOf(calm), direction))).toEqual([15, 15, 15, 15]);
    expect(game(4, 'a seed', { ...STANDARD_OPTIONS, eastWind: false })).toEqual(calm);
    expect([Object.keys(STANDARD_OPTIONS), Object.keys(calm.rules)].flat()).not.toContain('eastWind');
  });
});

describe('OPT-A: hidden colours', () => {
  const hidden = { ...STANDARD_OPTIONS, hiddenColours: true };

  it('OPT-A: keeps colour cards secret and draws different pawns independently of them', () => {
    const deals = Array.from({ length: 50 }, (_, index) => game(4, `hidden ${index}`, hidden));
    for (const { seats } of deals) {
      expect(seats.map(({ colour }) => colour)).toEqual([null, null, null, null]);
      expect(new Set(seats.map(({ pawnColour }) => pawnColour)).size).toBe(4);
    }
    const matches = deals.flatMap(({ seats, secret }) =>
      seats.map(({ pawnColour }, seat) => pawnColour === secret.colours[seat]),
    );
    expect(count(matches, true)).toBeGreaterThan(0);
    expect(count(matches, false)).toBeGreaterThan(100);
  });
});
