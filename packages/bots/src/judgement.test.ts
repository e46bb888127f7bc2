/** Positions of real games in which a decision is clearly right or clearly wrong. */
import {
  type Action,
  type PlayerView,
  applyAction,
  createDraft,
  isBurning,
  legalActions,
  viewFor,
} from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { previewSpread } from '@great-fire/game/preview';
import { seededRandom } from '@great-fire/game/random';
import { BOT_LEVELS, decide, type BotLevel, type Observation } from './index';
import { legalOfType } from './observation';
import positions from './fixtures/judgement.json';

/**
 * Decisions of each level per position. They differ by the seed of the bot, which decides nothing in a planner's turn, as
 * a test below shows.
 */
const DECISIONS: { readonly [L in BotLevel]: number } = {
  apprentice: 20,
  merchant: 1,
  alderman: 1,
  'lord-mayor': 1,
};

/** A spread of three own houses and no others, by the probability of a mistake: 3 of 20 in the mean, rarely 6. */
const MAX_MISTAKES = 6;

const PLANNERS = BOT_LEVELS.filter((level) => level !== 'apprentice');

function observe(position: string): Observation & { readonly colour: string } {
  const state = readPosition(position);
  const view = viewFor(state, state.turn.seat);
  if (view.own === null) throw new Error('The seat has no hand');
  return { view, legal: legalActions(view), events: [], colour: view.own.colour };
}

function decisionsOf(
  level: BotLevel,
  observation: Observation,
  length = DECISIONS[level],
): readonly Action[] {
  return Array.from({ length }, (_, seed) => decide(level, observation, seededRandom(String(seed))));
}

/** Returns how many own and other houses the action burns or demolishes. */
function countHouses(view: PlayerView, action: Action): { readonly own: number; readonly others: number } {
  const district =
    action.type === 'spread' && !previewSpread(view, action).contained
      ? action.to
      : action.type === 'demolish'
        ? action.district
        : null;
  const houses = district === null ? [] : view.districts[district].houses;
  const own = houses.filter((colour) => colour === view.own?.colour).length;
  return { own, others: houses.length - own };
}

const numbered = (kind: keyof typeof positions, levels: readonly BotLevel[]) =>
  positions[kind].flatMap((position, index) => levels.map((level) => [index + 1, level, position] as const));

test('there are 28 positions', () => {
  expect(Object.values(positions).flat()).toHaveLength(28);
});

const SEEDED = ['spread', 'lastPoint', 'freePoints'] as const;

test.each(SEEDED.flatMap((kind) => PLANNERS.map((level) => [kind, level] as const)))(
  "the seed decides nothing in a planner's turn, first position of %s: %s",
  (kind, level) => {
    const seeds = level === 'lord-mayor' ? 3 : 20; // it searches
    const [first, ...others] = decisionsOf(level, observe(positions[kind][0] ?? ''), seeds);
    expect(others).toEqual(others.map(() => first));
    expect(others).toHaveLength(seeds - 1);
  },
);

describe('a spread that burns houses of the others only', () => {
  test.each(numbered('spread', PLANNERS))('position %d: %s', (_, level, position) => {
    const observation = observe(position);
    const harm = decisionsOf(level, observation).map((action) => countHouses(observation.view, action));
    expect(harm.filter(({ own }) => own > 0)).toEqual([]);
    // A merchant sees few plans, and burns a single house in position 4.
    expect(harm.every(({ others }) => others >= (level === 'merchant' ? 1 : 2))).toBe(true);
  });

  test.each(numbered('spread', ['apprentice']))('position %d: %s, mistakes aside', (_, level, position) => {
    const observation = observe(position);
    const harm = decisionsOf(level, observation).map((action) => countHouses(observation.view, action));
    expect(harm.filter(({ own }) => own > 0).length).toBeLessThanOrEqual(MAX_MISTAKES);
  });
});

// A demolition costs no point, so it may come first.
test.each(numbered('lastPoint', BOT_LEVELS))(
  'the last point puts out a cone at the pawn, position %d: %s',
  (_, level, position) => {
    const state = readPosition(position);
    const { seat } = state.turn;
    for (let seed = 0; seed < DECISIONS[level]; seed += 1) {
      const draft = createDraft(state);
      const decideNext = (): Action => {
        const view = viewFor(draft, seat);
        return decide(level, { view, legal: legalActions(view), events: [] }, seededRandom(String(seed)));
      };
      let action = decideNext();
      for (; action.type === 'demolish'; action = decideNext()) applyAction(draft, seat, action);
      expect(action.type).toBe('put-out');
    }
  },
);

test.each(numbered('lastDoubleMove', PLANNERS))(
  'a double move that is worthless afterwards burns three houses of the others, position %d: %s',
  (_, level, position) => {
    const observation = observe(position);
    for (const action of decisionsOf(level, observation)) {
      expect(action.type).toBe('spread');
      const { own, others } = countHouses(observation.view, action);
      expect(own).toBe(0);
      expect(others).toBeGreaterThanOrEqual(3);
    }
  },
);

test.each(numbered('lastDoubleMove', ['apprentice']))(
  'the apprentice harms nobody on purpose, also with a token that is worthless afterwards, position %d: %s',
  (_, level, position) => {
    const observation = observe(position);
    expect(observation.legal.map(({ type }) => type)).toContain('spread');
    for (const action of decisionsOf(level, observation)) expect(action.type).not.toBe('spread');
  },
);

test.each(numbered('ownHouses', BOT_LEVELS))(
  'nobody demolishes two own houses, position %d: %s',
  (_, level, position) => {
    const observation = observe(position);
    const wrong = observation.legal.filter(
      (action) => action.type === 'demolish' && countHouses(observation.view, action).own >= 2,
    );
    expect(wrong).not.toEqual([]);
    for (const action of decisionsOf(level, observation)) expect(wrong).not.toContainEqual(action);
  },
);

// The apprentice walks at random when no fire is within reach, and may leave points there.
test.each(numbered('freePoints', PLANNERS))(
  'free action points are used, position %d: %s',
  (_, level, position) => {
    for (const action of decisionsOf(level, observe(position))) expect(action.type).not.toBe('end-actions');
  },
);

test.each(numbered('gift', PLANNERS))(
  'the last point contains no fire for the next seat to put out, position %d: %s',
  (_, level, position) => {
    const observation = observe(position);
    const gifts = legalOfType(observation, 'move-band').filter(({ to }) => isBurning(observation.view, to));
    expect(gifts).not.toEqual([]);
    for (const action of decisionsOf(level, observation)) expect(gifts).not.toContainEqual(action);
  },
);

test.each(numbered('lastDemolition', PLANNERS))(
  'a demolition token is used before it is worthless, position %d: %s',
  (_, level, position) => {
    const types = decisionsOf(level, observe(position)).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['demolish']));
  },
);

test.each(numbered('idlePawn', PLANNERS))(
  'a pawn walks to a contained fire within reach, position %d: %s',
  (_, level, position) => {
    const types = decisionsOf(level, observe(position)).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['move-pawn']));
  },
);

// In the second position, an alderman burns a house of each of the others instead.
test.each([
  [1, 'alderman'],
  [1, 'lord-mayor'],
  [2, 'lord-mayor'],
] as const)('a turn spreads fire where it can be put out, position %d: %s', (number, level) => {
  const draft = createDraft(readPosition(String(positions.ownFire[number - 1])));
  const { seat, number: turn } = draft.turn;
  const types: Action['type'][] = [];
  while (draft.result === null && draft.turn.number === turn) {
    const view = viewFor(draft, seat);
    const action = decide(level, { view, legal: legalActions(view), events: [] }, seededRandom('whole turn'));
    types.push(action.type);
    applyAction(draft, seat, action);
  }
  expect(types[0]).toBe('spread');
  expect(types).toContain('put-out');
});

// A Lord Mayor may end the turn, as the band gains too little to be seen in a few worlds.
test.each(numbered('lastGuard', ['merchant', 'alderman']))(
  'the last point of the last turn guards an objective, position %d: %s',
  (_, level, position) => {
    for (const action of decisionsOf(level, observe(position)))
      expect(action).toMatchObject({ type: 'move-band', to: 'goldsmiths-hall' });
  },
);

test('no pawn walks with the last point of its last turn, Lord Mayor', () => {
  for (const position of positions.lastGuard)
    for (const { type } of decisionsOf('lord-mayor', observe(position))) expect(type).not.toBe('move-pawn');
});

test.each(numbered('sharedStart', PLANNERS))(
  'a pawn starts where the other three do not stand, position %d: %s',
  (_, level, position) => {
    const observation = observe(position);
    const taken = observation.view.seats.flatMap(({ pawn }) => (pawn === null ? [] : [pawn]));
    expect(taken).toHaveLength(3);
    expect(new Set(taken).size).toBe(1);
    for (const action of decisionsOf(level, observation, 20))
      expect(action).toMatchObject({
        type: 'place-pawn',
        district: expect.not.stringMatching(String(taken[0])) as string,
      });
  },
);
