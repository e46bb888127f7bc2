/** Whole games on stock boardgame.io: nothing that arrives at a client holds a secret that its seat may not know. */
import type { Plugin, State } from 'boardgame.io';
import { GameMethod } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame, getFilterPlayerView } from 'boardgame.io/internal';
import { type GreatFireGame, type GreatFireSetupData, createGreatFire } from '../src/bgio/great-fire';
import {
  type Action,
  type GameState,
  type PlayerCount,
  STANDARD_OPTIONS,
  applyAction,
  createDraft,
  createGame,
  createRuleSet,
  viewFor,
} from '../src/index';
import { type Message, findSecrets } from '../testing/find-secrets';
import { given, seedFromName, simulateGame } from '../testing/index';
import {
  type StockTable,
  closeStockTable,
  nameParts,
  openLocalTable,
  playStockTable,
  startStockServer,
} from '../testing/stock-table';

interface Variants {
  readonly hiddenColours: boolean;
  readonly moreDestruction: boolean;
  readonly cones: 65 | 100;
}

const VARIANTS = [false, true].flatMap((hiddenColours) =>
  [false, true].flatMap((moreDestruction) =>
    ([65, 100] as const).map((cones): Variants => ({ hiddenColours, moreDestruction, cones })),
  ),
);
const playersAt = (index: number) => (3 + (index % 4)) as PlayerCount;

/**
 * Each of the eight sets of variants plays on one of both, so that each pair of variants and each number of players plays
 * on both.
 */
const isForServer = ({ hiddenColours, moreDestruction, cones }: Variants) =>
  [hiddenColours, moreDestruction, cones === 100].filter(Boolean).length % 2 === 1;

const GAMES = VARIANTS.map(
  (variants, index) =>
    [
      `${variants.hiddenColours ? 'hidden' : 'open'} colours, ${variants.moreDestruction ? 'more' : 'normal'} destruction, ${variants.cones} cones`,
      { serverPlayers: playersAt(index), localPlayers: playersAt(index + 2), variants },
    ] as const,
);
const SERVER_GAMES = GAMES.filter(([, { variants }]) => isForServer(variants));
const LOCAL_GAMES = GAMES.filter(([, { variants }]) => !isForServer(variants));

/** Gives a game its variants, because `Local()` asks for none. */
const withVariants = (game: GreatFireGame, setupData: GreatFireSetupData): GreatFireGame => {
  const { setup } = game;
  return setup === undefined ? game : { ...game, setup: (context) => setup(context, setupData) };
};

/** Collects the secrets in everything that the clients of a table receive. */
class SecretSearch {
  readonly found: string[] = [];
  readonly messageTypes = new Set<string>();
  messages = 0;

  constructor(private readonly table: StockTable) {}

  /** Searches all messages since the last call. At every 50th state also state and log of each client, after a `sync`. */
  async check({ G, _stateID }: State<GameState>): Promise<void> {
    for (const stockClient of this.table.clients) {
      const { client, viewer, credentials, inbox } = stockClient;
      const others = this.table.clients.flatMap((other) => other.credentials ?? []);
      const knowledge = { truth: G, viewer, texts: others.filter((text) => text !== credentials) };
      if (_stateID % 50 === 0) {
        await stockClient.sync();
        this.found.push(...findSecrets({ state: client.store.getState(), log: client.log }, knowledge));
      }
      for (const { type, message } of inbox.splice(0)) {
        this.messages += 1;
        this.messageTypes.add(type);
        this.found.push(...findSecrets(message, knowledge));
      }
    }
  }
}

const toClose: (() => void)[] = [];

async function searchLocalGame(game: GreatFireGame, players: PlayerCount, last?: number) {
  const table = openLocalTable(game, players);
  toClose.push(() => closeStockTable(table));
  const search = new SecretSearch(table);
  const end = await playStockTable(table, `local ${players}`, (truth) => search.check(truth), last);
  return { search, table, end };
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(); // boardgame.io prints its ports
});
afterEach(() => {
  for (const close of toClose.splice(0)) close();
  jest.restoreAllMocks();
});

describe('no secret arrives', () => {
  it.each(SERVER_GAMES)(
    "through boardgame.io's server: %s",
    async (name, { serverPlayers: players, variants }) => {
      const game = createGreatFire({ seed: seedFromName(name) });
      const server = await startStockServer(game);
      toClose.push(server.close);
      const table = await server.openTable(players, variants);
      toClose.unshift(() => closeStockTable(table));
      const search = new SecretSearch(table);
      const end = await playStockTable(table, name, async (truth) => {
        await search.check(truth);
        if (truth._stateID !== 100) return;
        // The lobby answers strangers.
        const texts = table.clients.flatMap(({ credentials }) => credentials ?? []);
        for (const path of ['', `/${String(game.name)}`, `/${String(game.name)}/${table.matchID}`]) {
          const lobby: unknown = await (await fetch(`${server.url}/games${path}`)).json();
          search.found.push(...findSecrets({ lobby }, { truth: truth.G, viewer: null, texts }));
        }
      });
      expect(search.found).toEqual([]);
      expect([...search.messageTypes].sort()).toEqual(['matchData', 'sync', 'update']);
      expect(search.messages).toBeGreaterThan(end._stateID * (players + 1));
      expect(end.G.rules).toEqual(createRuleSet(players, variants));
      expect(end.ctx.gameover).toMatchObject({ winners: end.G.result?.winners });
    },
  );

  it.each(LOCAL_GAMES)('through Local(): %s', async (name, { localPlayers: players, variants }) => {
    const game = withVariants(createGreatFire({ seed: seedFromName(name) }), variants);
    const { search, table, end } = await searchLocalGame(game, players);
    expect(search.found).toEqual([]);
    expect([...search.messageTypes].sort()).toEqual(['sync', 'update']);
    expect(search.messages).toBeGreaterThan(end._stateID * (players + 1));
    for (const { client, viewer } of table.clients)
      expect(client.getState()?.G).toEqual(viewFor(end.G, viewer));
  });

  it('in the patches that a game with `deltaState` sends', () => {
    const seed = seedFromName('patches');
    const game = createGreatFire({ seed });
    const setupData = { ...STANDARD_OPTIONS, hiddenColours: true };
    const reduce = CreateGameReducer({ game });
    const filter = getFilterPlayerView(game);
    let state = InitializeGame({ game, numPlayers: 4, setupData }) as State<GameState>;
    const next = (playerID: string, type: string, ...args: readonly unknown[]) => {
      const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } } as Parameters<typeof reduce>[1];
      return reduce(state, action) as State<GameState>;
    };
    state = next('0', 'deal');
    let operations = 0;
    for (const { seat, action } of simulateGame(4, setupData, seed).log.slice(0, -1)) {
      const after = next(String(seat), action.type, action);
      if (state._stateID % 5 === 0) {
        for (const viewer of [seat, (seat + 1) % 4, null]) {
          const playerID = viewer === null ? null : String(viewer);
          const patch = filter(playerID, { type: 'patch', args: ['match', state._stateID, state, after] });
          const message = nameParts(patch.type, patch.args);
          operations += Object.keys(message).length - 2;
          expect(findSecrets(message, { truth: after.G, viewer })).toEqual([]);
        }
      }
      state = after;
    }
    expect(operations).toBeGreaterThan(500);
  });
});

describe('the search finds a secret', () => {
  const fixed = createGreatFire({ seed: seedFromName('planted') });

  it('in a log that holds whole events', async () => {
    const wholeEvents: Plugin<unknown, unknown, GameState> = {
      name: 'whole-events',
      fnWrap:
        (move, method) =>
        (context, ...args: readonly unknown[]) => {
          const { G, ctx } = context;
          const next = move(context, ...args) as unknown;
          const [action] = args as readonly [Action | undefined];
          if (method === GameMethod.MOVE && action !== undefined)
            context.log.setMetadata(applyAction(createDraft(G), Number(ctx.currentPlayer), action));
          return next;
        },
    };
    const leaky = { ...fixed, plugins: [...(fixed.plugins ?? []), wholeEvents] };
    const { search } = await searchLocalGame(leaky as GreatFireGame, 4, 60);
    expect(search.found).toContainEqual(
      expect.stringMatching(/^log\.\d+\.metadata\.\d+\.\[card-drawn\]\.card: [NESW]$/u),
    );
  });

  it('in a first state that is dealt', async () => {
    const leaky = {
      ...fixed,
      setup: () => createGame({ players: 3, options: STANDARD_OPTIONS, seed: seedFromName('planted') }),
    };
    const { search } = await searchLocalGame(leaky as unknown as GreatFireGame, 3, 2);
    expect(search.found).toContain('initialState.G.secret');
    expect(search.found).toContain(`initialState.G.secret.seed: ${seedFromName('planted')}`);
  });

  it('in a state that is not filtered', async () => {
    const leaky: GreatFireGame = { ...fixed, playerView: ({ G }) => G };
    const { search } = await searchLocalGame(leaky, 3, 4);
    expect(search.found).toContain('state.G.secret');
  });

  const truth = given(
    'rules players:3 hidden | pudding-lane F9 | s-mary H:rb T:d | ' +
      'seat 0 red pawn:white hand:NNESW tokens:d objectives:I-bedlam,II-aldgate,III-vintry | ' +
      'seat 1 blue pawn:red hand:EEEES tokens:mv objectives:I-temple,II-bishopsgate,III-tower | ' +
      'seat 2 green pawn:black hand:WWWWS tokens: objectives:I-newgate,II-navy-office,III-st-pauls',
  );
  const view = viewFor(truth, 0);

  it('at no place of a view, or of the log', () => {
    const log = [
      {
        action: { payload: { args: [{ type: 'discard', card: 'N' }] } },
        metadata: [{ type: 'card-discarded', seat: 1, card: 'N' }],
      },
    ];
    expect(findSecrets({ state: { G: view }, log }, { truth, viewer: 0 })).toEqual([]);
  });

  it.each<readonly [string, Message, string]>([
    [
      'the hand of another seat as the own one',
      { state: { G: { ...view, own: { hand: ['E', 'N'] } } } },
      'state.G.own.hand.0: E',
    ],
    [
      'a hand in the list of seats',
      { state: { G: { seats: [{ hand: ['N'] }] } } },
      'state.G.seats.0.hand.0: N',
    ],
    ['a hand as a text', { state: { G: { note: 'EEEES' } } }, 'state.G.note: EEEES'],
    ['a hand as JSON', { chat: '{"hand":["E"]}' }, 'chat: {"hand":["E"]}'],
    [
      'a hidden colour',
      { state: { G: { seats: [{ colour: 'red' }, { colour: 'blue' }] } } },
      'state.G.seats.1.colour: blue',
    ],
    ['an objective as a key', { state: { ctx: { 'I-temple': 1 } } }, 'state.ctx.I-temple'],
    [
      'a token on the board',
      { state: { G: { districts: { 's-mary': { token: 'demolition' } } } } },
      'state.G.districts.s-mary.token: demolition',
    ],
    ['a stack card', { 'state.G.deck.3': '#B' }, 'state.G.deck.3: #B'],
    [
      'a token that another seat took',
      { log: [{ metadata: [{ type: 'token-taken', seat: 1, token: 'one-vp' }] }] },
      'log.0.metadata.0.[token-taken].token: one-vp',
    ],
    [
      'an unknown argument of a move',
      { log: [{ action: { payload: { args: [{ type: 'end-actions' }, 'E'] } } }] },
      'log.0.action.payload.args.1: E',
    ],
    [
      'the seed within a text',
      { state: { plugins: { x: `seed ${truth.secret.seed}` } } },
      `state.plugins.x: seed ${truth.secret.seed}`,
    ],
    ["another player's credentials", { parts: [{ credentials: 'pass-1' }] }, 'parts.0.credentials: pass-1'],
  ])('%s', (_, message, place) => {
    expect(findSecrets(message, { truth, viewer: 0, texts: ['pass-1'] })).toContain(place);
  });
});
