import * as fc from 'fast-check';
import {
  type Action,
  type DistrictId,
  type GameState,
  type PlayerView,
  type PlayerCount,
  type Seat,
  type Spread,
  DIRECTIONS,
  DISTRICT_IDS,
  checkAction,
  checkActionOnView,
  legalActions,
  viewFor,
} from '../src/index';
import { previewSpread } from '../src/preview';
import { replayLog } from '../src/record/log';
import { BOARD, BURNABLE_DISTRICTS } from '../src/board/index';
import { arbitraryAction } from '../testing/arbitrary-action';
import { findInvariantViolations, randomOptions, simulateGame, seedFromName, when } from '../testing/index';

const RUNS = 20;

/** A position at an arbitrary point of a simulated game. */
const arbitraryPosition: fc.Arbitrary<GameState> = fc
  .record({
    players: fc.constantFrom<PlayerCount>(3, 4, 5, 6),
    name: fc.string({ minLength: 1, maxLength: 6 }),
    // Not `fc.double`: half of those between 0 and 1 are below 1e-150, and all these positions were the first.
    depth: fc.nat(1000).map((thousandths) => thousandths / 1001),
  })
  .map(({ players, name, depth }) => {
    const { setup, log } = simulateGame(players, randomOptions(name), seedFromName(name));
    const moves = log.slice(0, Math.min(log.length - 1, Math.floor(depth * log.length)));
    return replayLog(setup, moves);
  });

/** Returns the position before a spread, with a cone in these districts only. */
function withFires(state: GameState, fires: readonly DistrictId[]): GameState {
  const districts = { ...state.districts };
  for (const id of DISTRICT_IDS)
    districts[id] = { ...districts[id], cones: fires.includes(id) ? 1 : 0, bands: 0 };
  return { ...state, districts, turn: { ...state.turn, step: 'spread' } };
}

/** Returns the action as text, independent of the order in which cones are placed. */
function canonicalText(action: Action): string {
  return JSON.stringify(
    action.type === 'intensify' ? { ...action, districts: [...action.districts].sort() } : action,
  );
}

/** All actions that name at most one district or card. */
const SHORT_ACTIONS: readonly Action[] = [
  ...(['keep-hand', 'redeal', 'end-actions', 'undo'] as const).map((type) => ({ type })),
  ...(['place-band', 'place-pawn', 'put-out', 'demolish'] as const).flatMap((type) =>
    DISTRICT_IDS.map((district) => ({ type, district })),
  ),
  ...DISTRICT_IDS.map((to): Action => ({ type: 'move-pawn', to })),
  ...DIRECTIONS.map((card): Action => ({ type: 'discard', card })),
];

/** Returns the actions that are legal but not in the list, or in it but not legal. */
function findMisjudged(
  state: GameState,
  seat: Seat,
  list: readonly Action[],
  actions: readonly Action[],
): readonly Action[] {
  const listed = new Set(list.map(canonicalText));
  return actions.filter(
    (action) => listed.has(canonicalText(action)) !== (checkAction(state, seat, action) === null),
  );
}

/** Returns variations of a legal action. They are closer to the limits of the rules than arbitrary actions. */
function similarActions(action: Action, ids: readonly DistrictId[]): readonly Action[] {
  switch (action.type) {
    case 'spread':
      return [
        ...DIRECTIONS.map((card) => ({ ...action, card })),
        ...ids.flatMap((id): readonly Spread[] => [
          { ...action, from: id },
          { ...action, exit: id },
          { ...action, to: id },
        ]),
      ];
    case 'intensify':
      return ids.map((id) => ({ ...action, districts: [...action.districts.slice(1), id] }));
    case 'move-pawn':
      return ids.map((to) => ({ ...action, to }));
    case 'move-band':
      return ids.flatMap((id) => [
        { ...action, to: id },
        { ...action, from: id },
      ]);
    case 'place-band':
    case 'place-pawn':
    case 'put-out':
    case 'demolish':
      return ids.map((district) => ({ ...action, district }));
    case 'discard':
      return DIRECTIONS.map((card) => ({ ...action, card }));
    default:
      return [];
  }
}

describe('an action is legal exactly when legalActions lists it', () => {
  it('in any position, for any action', () => {
    fc.assert(
      fc.property(
        arbitraryPosition,
        fc.array(arbitraryAction, { minLength: 50, maxLength: 50 }),
        (state, actions) => {
          for (const seat of state.seats.keys()) {
            const legal = legalActions(viewFor(state, seat));
            expect(findMisjudged(state, seat, legal, [...SHORT_ACTIONS, ...actions])).toEqual([]);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('for listed actions with one field changed', () => {
    fc.assert(
      fc.property(arbitraryPosition, fc.infiniteStream(fc.nat()), (state, numbers) => {
        const { seat } = state.turn;
        const legal = legalActions(viewFor(state, seat));
        const some =
          legal.length === 0
            ? []
            : [...numbers.take(4)].flatMap((n) => legal.slice(n % legal.length).slice(0, 1));
        const similar = some.flatMap((chosen) => similarActions(chosen, DISTRICT_IDS));
        expect(findMisjudged(state, seat, legal, [...some, ...similar])).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  // In a whole game, some card is nearly always playable.
  it('where no fire is left to spread, and where one is', () => {
    fc.assert(
      fc.property(arbitraryPosition, fc.constantFrom(...BURNABLE_DISTRICTS), (state, fire) => {
        const { seat } = state.turn;
        const [none, one] = [withFires(state, []), withFires(state, [fire])];
        const discards = legalActions(viewFor(none, seat));
        expect(discards).toHaveLength(new Set(state.secret.hands[seat]).size);
        expect(findMisjudged(none, seat, discards, SHORT_ACTIONS)).toEqual([]);
        expect(findMisjudged(one, seat, legalActions(viewFor(one, seat)), SHORT_ACTIONS)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('and the view alone gives the same result as the whole state', () => {
    fc.assert(
      fc.property(
        arbitraryPosition,
        fc.array(arbitraryAction, { minLength: 30, maxLength: 30 }),
        (state, actions) => {
          for (const seat of state.seats.keys()) {
            const view: PlayerView = viewFor(state, seat);
            const all = [...actions, ...legalActions(view)]; // of arbitrary ones, hardly any is legal
            const refusals = all.map((action) => checkAction(state, seat, action));
            expect(all.map((action) => checkActionOnView(view, action))).toEqual(refusals);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('and legalActions is never empty until the game is over', () => {
    fc.assert(
      fc.property(arbitraryPosition, (state) => {
        expect(legalActions(viewFor(state, state.turn.seat)).length).toBeGreaterThan(0);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('conservation', () => {
  it.each([3, 4, 5, 6] as const)(
    'keeps all houses, cones, cards, tokens and bands of %d players after every action',
    (players) => {
      for (let game = 0; game < 4; game += 1) {
        const name = `conserve ${players} ${game}`;
        simulateGame(players, randomOptions(name), seedFromName(name), {
          after: (state, _seat, action) => {
            const broken = findInvariantViolations(state);
            if (broken.length > 0) throw new Error(`After ${JSON.stringify(action)}: ${broken.join(', ')}`);
          },
        });
      }
    },
  );

  it('reports a violation for an impossible position', () => {
    const game = simulateGame(3, randomOptions('x'), seedFromName('x'));
    expect(findInvariantViolations({ ...game.end, stock: game.end.stock + 1 })).not.toEqual([]);
  });
});

describe('previewSpread', () => {
  it('equals the effects of every spread', () => {
    fc.assert(
      fc.property(arbitraryPosition, (state) => {
        const spreads = legalActions(viewFor(state, state.turn.seat)).filter(
          (action) => action.type === 'spread',
        );
        for (const spread of spreads.slice(0, 20)) {
          const foretold = previewSpread(viewFor(state, state.turn.seat), spread);
          const { state: after } = when(state, spread);
          expect(foretold.stock.after).toBe(after.stock);
          expect(foretold.puddingLane.after).toBe(after.districts['pudding-lane'].cones);
          expect(foretold.contained).toBe(
            after.districts[spread.to].bands >= after.districts[spread.to].cones,
          );
          expect(foretold.takesToken).toBe(
            (after.secret.tokens[state.turn.seat] ?? []).length >
              (state.secret.tokens[state.turn.seat] ?? []).length - (spread.token === undefined ? 0 : 1),
          );
          expect(BOARD[spread.to].isCity).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe('undo', () => {
  it('restores the same state after any undoable action', () => {
    fc.assert(
      fc.property(arbitraryPosition, fc.nat(), (state, number) => {
        const legal = legalActions(viewFor(state, state.turn.seat));
        const action = legal[number % Math.max(1, legal.length)];
        if (action === undefined || action.type === 'undo') return;
        const { state: after } = when(state, action);
        if (after.undoable !== null && after.turn.seat === state.turn.seat) {
          const undos = state.turn.undos + 1;
          expect(when(after, { type: 'undo' }).state).toEqual({ ...state, turn: { ...state.turn, undos } });
        }
      }),
      { numRuns: RUNS * 3 },
    );
  });
});
