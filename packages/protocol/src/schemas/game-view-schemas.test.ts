import { DISTRICT_IDS, viewFor, type GameEvent, type PlayerView } from '@great-fire/game';
import { given, randomOptions, seedFromName, simulateGame } from '@great-fire/game/testing';
import { describeSchema } from '../../testing/describe-schema';
import {
  bgioContextSchema,
  districtStateSchema,
  gameEventSchema,
  historicViewSchema,
  ownSecretsSchema,
  playerViewSchema,
  resultSchema,
  seatStateSchema,
  turnSchema,
} from './game-view-schemas';

const COUNT = { accepts: [0], rejects: [-1, 0.5] };
const SEAT = { accepts: [0, 5], rejects: [-1, 6] };
const CARD = { accepts: ['E', 'S', 'W'], rejects: ['NE', '#A'] };

const SECRETS = { colour: 'red', hand: ['N'], objectives: ['holborn-temple'], tokens: ['one-vp'] };
const anyObjective = viewFor(simulate().end, 0).own?.objectives[0];

function simulate(onEvents: (events: readonly GameEvent[]) => void = () => undefined) {
  const after = (...[, , , events]: readonly [unknown, unknown, unknown, readonly GameEvent[]]): void => {
    onEvents(events);
  };
  return simulateGame(4, randomOptions('views'), seedFromName('views'), { after });
}

describeSchema('a district', districtStateSchema, {
  examples: [{ houses: ['red', 'blue'], cones: 1, bands: 2, demolished: false, token: true }],
  accepts: { houses: [[]], cones: COUNT.accepts, bands: COUNT.accepts },
  rejects: { 'houses.0': ['pink'], cones: COUNT.rejects, bands: COUNT.rejects },
  isOpen: true,
});

describeSchema('a seat', seatStateSchema, {
  examples: [{ colour: 'red', pawnColour: 'red', pawn: 'temple', putOut: 1, tokens: 2, hand: 5 }],
  accepts: { colour: [null], pawn: [null] },
  rejects: {
    colour: ['pink'],
    pawnColour: ['pink', null],
    pawn: ['atlantis'],
    putOut: COUNT.rejects,
    tokens: COUNT.rejects,
    hand: COUNT.rejects,
  },
  isOpen: true,
});

describeSchema('a turn', turnSchema, {
  examples: [
    {
      number: 3,
      seat: 1,
      step: 'intensify',
      card: 'N',
      spreads: 1,
      points: 2,
      actions: 2,
      undos: 1,
      intensifyBy: 'stack',
    },
  ],
  accepts: {
    seat: SEAT.accepts,
    step: ['redeal', 'band', 'pawn', 'spread', 'act', 'over'],
    card: [null, ...CARD.accepts],
    intensifyBy: ['discard', null],
  },
  rejects: {
    number: COUNT.rejects,
    seat: SEAT.rejects,
    step: ['think'],
    card: CARD.rejects,
    points: COUNT.rejects,
    spreads: COUNT.rejects,
    actions: COUNT.rejects,
    undos: COUNT.rejects,
    intensifyBy: ['wind'],
  },
  isOpen: true,
});

describeSchema('the secrets of a seat', ownSecretsSchema, {
  examples: [{ ...SECRETS, objectives: [anyObjective] }],
  accepts: { hand: [[]], 'hand.0': CARD.accepts, 'tokens.0': ['demolition', 'double-move'] },
  rejects: { colour: ['pink', null], 'hand.0': CARD.rejects, 'objectives.0': ['x'], 'tokens.0': ['gold'] },
  isOpen: true,
});

const SCORE = { seat: 0, houses: 12, cones: 3, objectives: 8, oneVp: 1, hero: 5, total: 29 };
const REVEAL = {
  colours: ['red'],
  unowned: ['blue'],
  objectives: [[anyObjective]],
  undealt: [anyObjective],
  tokens: [['one-vp']],
  lying: { temple: 'one-vp' },
  destroyed: { holborn: 'double-move' },
  hands: [['N']],
  deck: ['N', '#A'],
  unused: ['E'],
};

describeSchema('a result', resultSchema, {
  examples: [
    { scores: [SCORE], winners: [0], decidedBy: 'cones', reveal: { ...REVEAL, lying: {}, destroyed: {} } },
    { scores: [SCORE], winners: [0], decidedBy: 'cones', reveal: REVEAL },
  ],
  accepts: {
    'scores.0.total': [-3],
    decidedBy: ['houses', 'objectives', 'shared', null],
    'reveal.deck.0': [...CARD.accepts, '#F'],
  },
  rejects: {
    'scores.0.seat': SEAT.rejects,
    'scores.0.houses': [0.5],
    'scores.0.cones': [0.5],
    'scores.0.objectives': [0.5],
    'scores.0.oneVp': [0.5],
    'scores.0.hero': [0.5],
    'scores.0.total': [0.5],
    'winners.0': SEAT.rejects,
    decidedBy: ['luck'],
    'reveal.colours.0': ['pink'],
    'reveal.unowned.0': ['pink'],
    'reveal.undealt.0': ['x'],
    'reveal.lying.temple': ['gold'],
    'reveal.destroyed.holborn': ['gold'],
    'reveal.deck.0': ['NE', '#G', 'A'],
    'reveal.unused.0': CARD.rejects,
  },
  isOpen: true,
});

describeSchema("boardgame.io's context", bgioContextSchema, {
  examples: [
    {
      numPlayers: 3,
      turn: 4,
      currentPlayer: '1',
      playOrder: ['0', '1', '2'],
      playOrderPos: 1,
      phase: 'play',
      activePlayers: { '0': 'answer' },
    },
  ],
  accepts: { phase: [null], activePlayers: [null, {}], gameover: [{ winners: [1] }] },
  rejects: { numPlayers: [0.5], turn: COUNT.rejects, playOrderPos: COUNT.rejects },
  isOpen: true,
});

const running = given('pudding-lane F12 | vintry H:r | turn 3 act seat:1 card:N points:4 | seat 1 at:vintry');
const VIEWS: readonly (readonly [string, PlayerView])[] = [
  ['a player', viewFor(running, 1)],
  ['a spectator', viewFor(running, null)],
  ['a player after the end', viewFor(simulate().end, 2)],
];

test.each(VIEWS)('keeps every field of the view of %s, and requires each', (_, view) => {
  const stored = JSON.parse(JSON.stringify(view)) as Record<string, unknown>;
  expect(playerViewSchema.parse(stored)).toEqual(stored);
  const isRefused = (name: string): boolean =>
    !playerViewSchema.safeParse(Object.fromEntries(Object.entries(stored).filter(([key]) => key !== name)))
      .success;
  expect(Object.keys(stored).filter((name) => !isRefused(name))).toEqual([]);
});

test.each(DISTRICT_IDS)('a view has the district %s', (id) => {
  const view = viewFor(running, 1);
  const { [id]: left, ...districts } = view.districts;
  expect(left).toBeDefined();
  expect(playerViewSchema.safeParse({ ...view, districts }).success).toBe(false);
});

test.each([
  [{ players: 2 }],
  [{ players: 7 }],
  [{ lastTurnsEach: 3 }],
  [{ cones: 80 }],
  [{ eastWind: false }],
  [{ hiddenColours: 'yes' }],
])('a view has no rules with %j', (change) => {
  const view = viewFor(running, 1);
  expect(playerViewSchema.safeParse({ ...view, rules: { ...view.rules, ...change } }).success).toBe(false);
});

test.each([
  [{ startSeat: 6 }],
  [{ stock: -1 }],
  [{ hero: 6 }],
  [{ setupDone: -1 }],
  [{ discards: ['NE'] }],
  [{ stack: { letter: 'G', left: 1 } }],
  [{ stack: { letter: 'A' } }],
  [{ lastTurns: -1 }],
  [{ undoable: { type: 'cheat' } }],
  [{ viewer: 6 }],
])('is no view with %j', (change) => {
  expect(playerViewSchema.safeParse({ ...viewFor(running, 1), ...change }).success).toBe(false);
});

test('a historic view may hold the secrets of all seats', () => {
  const view = viewFor(running, null);
  const ownBySeat = [0, 1, 2].map((seat) => viewFor(running, seat).own);
  expect(historicViewSchema.parse({ ...view, ownBySeat })).toEqual({ ...view, ownBySeat });
  expect(historicViewSchema.parse({ ...view, ownBySeat: [null] }).ownBySeat).toEqual([null]);
  expect(historicViewSchema.parse(view)).toEqual(view);
  expect(historicViewSchema.safeParse({ ...view, ownBySeat: [{ colour: 'red' }] }).success).toBe(false);
});

test('keeps every field of the events of a whole game, and requires each but a token or card of another seat', () => {
  const byType = new Map<string, Record<string, unknown>>();
  simulate((events) => {
    for (const event of events)
      byType.set(event.type, JSON.parse(JSON.stringify(event)) as Record<string, unknown>);
  });
  expect(byType.size).toBeGreaterThan(15);
  const optional: string[] = [];
  for (const [type, event] of byType) {
    expect(gameEventSchema.parse(event)).toEqual(event);
    for (const name of Object.keys(event)) {
      const without = Object.fromEntries(Object.entries(event).filter(([key]) => key !== name));
      if (gameEventSchema.safeParse(without).success) optional.push(`${type}.${name}`);
    }
  }
  expect(optional.sort()).toEqual(['card-drawn.card', 'token-taken.token']);
});
