/** The definition for boardgame.io, in boardgame.io's reducer. Its other parts: boardgame-io-stock.test.ts. */
import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import {
  type GreatFireGame,
  type GreatFireSetupData,
  type GreatFireView,
  GreatFire,
  createGreatFire,
} from '../src/bgio/great-fire';
import type * as greatFire from '../src/bgio/great-fire';
import { type GameState, createGame, legalActionsFor, holdingsOf, viewFor } from '../src/index';
import { seedFromName } from '../testing/index';

const SEED = seedFromName('boardgame.io');

type Reducer = ReturnType<typeof CreateGameReducer>;
type ReducerAction = Parameters<Reducer>[1];

const start = (numPlayers: number, setupData?: GreatFireSetupData, game: GreatFireGame = GreatFire) =>
  InitializeGame({ game, numPlayers, setupData }) as State<GreatFireView>;

const makeMove = (playerID: string, type: string, ...args: readonly unknown[]) =>
  ({ type: 'MAKE_MOVE', payload: { type, args, playerID } }) as ReducerAction;

const gameEvent = (playerID: string | undefined, type: string, ...args: readonly unknown[]) =>
  ({ type: 'GAME_EVENT', payload: { type, args, playerID } }) as ReducerAction;

/** Returns the state after the deal. */
const deal = (state: State<GreatFireView>, game: GreatFireGame = GreatFire): State<GameState> =>
  CreateGameReducer({ game })(state, makeMove('0', 'deal')) as State<GameState>;

describe('the deal', () => {
  it('leaves no secret in the first state', () => {
    const { G, plugins } = start(4, { hiddenColours: true, cones: 100 });
    expect(G).toEqual({
      rules: { players: 4, hiddenColours: true, lastTurnsEach: 1, cones: 100 },
      turn: null,
    });
    expect(Object.keys(plugins).sort()).toEqual(['events', 'log', 'movesOnly', 'random']);
  });

  it('uses the number of players of boardgame.io and the standard variants by default', () => {
    for (const players of [3, 4, 5, 6]) {
      const { G } = deal(start(players));
      expect(G.rules).toEqual({ players, hiddenColours: false, lastTurnsEach: 1, cones: 65 });
    }
  });

  it('is open to any seat, once', () => {
    const reduce = CreateGameReducer({ game: GreatFire });
    const undealt = start(3);
    expect(undealt.ctx.activePlayers).toEqual({ 0: 'deal', 1: 'deal', 2: 'deal' });
    const dealt = reduce(undealt, makeMove('2', 'deal')) as State<GameState>;
    expect(dealt.ctx).toMatchObject({ phase: 'setup', currentPlayer: String(dealt.G.turn.seat) });
    const refused = silently(() => reduce(dealt, makeMove(dealt.ctx.currentPlayer, 'deal')));
    expect(refused.G).toBe(dealt.G);
  });

  it('has a new seed of 256 bits for each match', () => {
    const seeds = Array.from({ length: 20 }, () => deal(start(3)).G.secret.seed);
    expect(new Set(seeds).size).toBe(20);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('repeats itself for one first state, so that the debug panel can go back in the log', () => {
    const undealt = start(5);
    expect(deal(undealt).G).toEqual(deal(undealt).G);
  });

  it('follows a fixed seed only in the game that was created with it', () => {
    const fixed = createGreatFire({ seed: SEED });
    const options = { hiddenColours: true, moreDestruction: true, cones: 100 } as const;
    expect(deal(start(6, options, fixed), fixed).G).toEqual(createGame({ players: 6, options, seed: SEED }));
    expect(deal(start(6, options)).G.secret.seed).not.toBe(SEED);
  });
});

describe('setupData', () => {
  const validate = (setupData: unknown, players = 4) =>
    GreatFire.validateSetupData?.(setupData as GreatFireSetupData, players);

  it('accepts none, and any of the variants', () => {
    for (const setupData of [
      undefined,
      {},
      { cones: 100 },
      { hiddenColours: true, moreDestruction: true, cones: 65 },
    ])
      expect(validate(setupData)).toBeUndefined();
  });

  it.each([
    [{ seed: SEED }, 'setupData.seed: '],
    [{ cones: 66 }, 'setupData.cones: must be 65 or 100'],
    [{ hiddenColours: 'yes' }, 'setupData.hiddenColours: '],
    [{ moreDestruction: null }, 'setupData.moreDestruction: '],
    [{ players: 4 }, 'setupData.players: '],
    [null, 'setupData: '],
    ['standard', 'setupData: '],
    [[], 'setupData: '],
  ])('refuses %j and names the field', (setupData, field) => {
    expect(validate(setupData)?.startsWith(field)).toBe(true);
    expect(() => start(4, setupData as GreatFireSetupData)).toThrow(field);
  });

  it.each([0, 1, 2, 7, 3.5, NaN])('refuses %d players', (players) => {
    expect(validate(undefined, players)).toBe(`numPlayers: must be 3, 4, 5 or 6, not ${String(players)}`);
  });

  it('refuses the two players that boardgame.io assumes without a number', () => {
    expect(GreatFire).toMatchObject({ minPlayers: 3, maxPlayers: 6 });
    expect(() => InitializeGame({ game: GreatFire })).toThrow('numPlayers: must be 3, 4, 5 or 6, not 2');
  });
});

describe('moves', () => {
  const reduce = CreateGameReducer({ game: createGreatFire({ seed: SEED }) });
  const dealt = deal(start(3), createGreatFire({ seed: SEED }));
  const active = dealt.ctx.currentPlayer;
  const placing = ['0', '1', '2'].reduce(
    (state) => reduce(state, makeMove(state.ctx.currentPlayer, 'keep-hand')) as State<GameState>,
    dealt,
  );

  it('take the action with or without its type', () => {
    const seat = placing.ctx.currentPlayer;
    const withType = reduce(
      placing,
      makeMove(seat, 'place-band', { type: 'place-band', district: 'temple' }),
    );
    expect(reduce(placing, makeMove(seat, 'place-band', { district: 'temple' })).G).toEqual(withType.G);
    expect(withType._stateID).toBe(placing._stateID + 1);
  });

  it.each([
    ['a move of another stage', 'end-actions', []],
    ['an unknown move', 'fly', []],
    ['a name of Object.prototype', 'toString', []],
    ['__proto__', '__proto__', []],
    ['no choice', 'place-band', []],
    ['null', 'place-band', [null]],
    ['a text', 'place-band', ['temple']],
    ['an unknown district', 'place-band', [{ district: 'atlantis' }]],
    ['a district of Object.prototype', 'place-band', [{ district: 'constructor' }]],
    ['an unknown field', 'place-band', [{ district: 'temple', hand: 'NNNNN' }]],
    ['the type of another move', 'place-band', [{ type: 'place-pawn', district: 'temple' }]],
    ['a second argument', 'place-band', [{ district: 'temple' }, 'more']],
  ])('refuse %s without a throw or a change', (_, type, args) => {
    const state = silently(() => reduce(placing, makeMove(placing.ctx.currentPlayer, type, ...args)));
    expect(state.G).toBe(placing.G);
    expect(state._stateID).toBe(placing._stateID);
    expect(state.deltalog).toEqual([]);
  });

  it('still work after a request has added a property to `Object.prototype`', () => {
    jest.isolateModules(() => {
      // The first use of the schemas by a move comes after the property.
      const fresh = jest.requireActual<typeof greatFire>('../src/bgio/great-fire');
      const game = fresh.createGreatFire({ seed: SEED });
      const reduceFresh = CreateGameReducer({ game });
      Object.assign(Object.prototype, { polluted: true });
      try {
        const state = reduceFresh(dealt, makeMove(active, 'keep-hand'));
        expect(state._stateID).toBe(dealt._stateID + 1);
        expect(game.validateSetupData?.({ cones: 66 as 65 }, 4)).toMatch(/^setupData\./);
      } finally {
        Reflect.deleteProperty(Object.prototype, 'polluted');
      }
    });
  });

  it('refuse seats that are not to move, or that do not exist', () => {
    for (const playerID of [String((Number(active) + 1) % 3), '9', 'toString', `0${active}`]) {
      for (const type of ['keep-hand', 'toString'])
        expect(silently(() => reduce(dealt, makeMove(playerID, type))).G).toBe(dealt.G);
    }
  });

  it('alone change the game: events of clients are refused', () => {
    const events: readonly (readonly [string, ...unknown[]])[] = [
      ['endTurn', { next: '0' }],
      ['endTurn', { remove: true }],
      ['pass'],
      ['endPhase'],
      ['setPhase', 'deal'],
      ['endGame', { winner: active }],
      ['setActivePlayers', { all: 'act' }],
      ['setActivePlayers', { currentPlayer: { stage: 'redeal', maxMoves: 1 } }],
      ['setStage', 'intensify'],
      ['endStage'],
    ];
    for (const [type, ...args] of events) {
      for (const playerID of [active, undefined]) {
        const state = silently(() => reduce(dealt, gameEvent(playerID, type, ...args)));
        expect(state.G).toBe(dealt.G);
        expect(state.ctx).toEqual(dealt.ctx);
        expect(state._stateID).toBe(dealt._stateID);
      }
    }
  });

  it("never run on a server's client, and leave taking back to the rules", () => {
    const stages = Object.values(GreatFire.phases ?? {}).flatMap(({ turn }) =>
      Object.values(turn?.stages ?? {}),
    );
    expect(stages.length).toBe(7);
    for (const { moves = {} } of stages) {
      expect(Object.getPrototypeOf(moves)).toBeNull();
      for (const move of Object.values(moves)) expect(move).toMatchObject({ client: false });
    }
    expect(Object.getPrototypeOf(GreatFire.moves)).toBeNull();
    expect(GreatFire.disableUndo).toBe(true);
  });
});

describe('views', () => {
  const { G, ctx } = deal(start(4, { hiddenColours: true }));
  const view = (playerID: string | null) => {
    // The server calls it with the full state.
    const playerView = GreatFire.playerView as (context: unknown) => unknown;
    return playerView({ G, ctx, playerID });
  };

  it('show each seat what it may know, and a spectator what all may know', () => {
    for (const seat of [0, 1, 2, 3]) expect(view(String(seat))).toEqual(viewFor(G, seat));
    expect(view(null)).toEqual(viewFor(G, null));
  });

  it("hold only objects with a constructor, whose name boardgame.io's debug panel shows", () => {
    const findBareObjects = (value: unknown, path: string): readonly string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const inside = Object.entries(value).flatMap(([key, part]) => findBareObjects(part, `${path}.${key}`));
      return Object.getPrototypeOf(value) === null ? [path, ...inside] : inside;
    };
    expect(findBareObjects(G, 'G')).toContain('G.districts');
    for (const player of ['0', null]) expect(findBareObjects(view(player), 'view')).toEqual([]);
  });

  it.each(['', '4', '-1', '01', '0x1', ' 1', 'toString'])(
    'treat the unknown player %j as a spectator',
    (id) => {
      expect(view(id)).toEqual(viewFor(G, null));
    },
  );
});

describe('ai.enumerate', () => {
  const enumerate = (G: GreatFireView | GameState, { ctx }: Pick<State, 'ctx'>, playerID: string) =>
    GreatFire.ai?.enumerate(G as GreatFireView, ctx, playerID) ?? [];

  it('lists the deal, then the legal actions of the seat to move, for the full state and for its view', () => {
    const undealt = start(3);
    expect(enumerate(undealt.G, undealt, '1')).toEqual([{ move: 'deal', args: [] }]);
    const dealt = deal(undealt);
    const { seat } = dealt.G.turn;
    const moves = legalActionsFor(dealt.G, seat, holdingsOf(dealt.G, seat)).map((action) => ({
      move: action.type,
      args: [action],
    }));
    expect(enumerate(dealt.G, dealt, String(seat))).toEqual(moves);
    expect(enumerate(viewFor(dealt.G, seat), dealt, String(seat))).toEqual(moves);
  });

  it('lists nothing for other seats, strangers and spectators', () => {
    const dealt = deal(start(3));
    const { seat } = dealt.G.turn;
    const other = (seat + 1) % 3;
    expect(enumerate(dealt.G, dealt, String(other))).toEqual([]);
    expect(enumerate(dealt.G, dealt, 'stranger')).toEqual([]);
    expect(enumerate(viewFor(dealt.G, other), dealt, String(seat))).toEqual([]);
    expect(enumerate(viewFor(dealt.G, null), dealt, String(seat))).toEqual([]);
  });
});

/** boardgame.io prints each refusal. */
function silently<T>(act: () => T): T {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  try {
    const result = act();
    expect(complaint).toHaveBeenCalled();
    return result;
  } finally {
    complaint.mockRestore();
  }
}
