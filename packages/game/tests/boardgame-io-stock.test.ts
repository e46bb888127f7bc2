/** The game with each part of boardgame.io as it is installed: client, local server, lobby, bots. */
import type { State } from 'boardgame.io';
import { MCTSBot, RandomBot, Simulate } from 'boardgame.io/ai';
import { Client, LobbyClientError } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import { type GreatFireView, GreatFire, createGreatFire } from '../src/bgio/great-fire';
import { type Action, type GameState, type PlayerView, checkAction, legalActions } from '../src/index';
import { seededRandom } from '../src/random';
import { seedFromName } from '../testing/index';
import { type StockServer, startStockServer } from '../testing/stock-table';

const NAME = GreatFire.name ?? '';

describe('a client without a server', () => {
  const open = (seed?: string) => {
    const client = Client<GreatFireView>({
      game: seed === undefined ? GreatFire : createGreatFire({ seed }),
      numPlayers: 4,
      debug: false,
    });
    client.start();
    return client;
  };

  it('refuses two players, which is what boardgame.io assumes without a number', () => {
    expect(() => Client({ game: GreatFire, debug: false })).toThrow(
      'numPlayers: must be 3, 4, 5 or 6, not 2',
    );
  });

  it('plays a whole game, because moves that no client of a server runs do run here', () => {
    const client = open(seedFromName('headless'));
    const random = seededRandom('headless');
    client.moves['deal']?.();
    for (let state = client.getState(); state?.ctx.gameover === undefined; state = client.getState()) {
      // One person plays all seats, and looks at each hand in turn.
      client.updatePlayerID(state?.ctx.currentPlayer ?? null);
      const view = client.getState()?.G as PlayerView;
      const action = random.pick(legalActions(view).filter(({ type }) => type !== 'undo'));
      client.moves[action.type]?.(action);
      expect(client.getState()?._stateID).toBe((state?._stateID ?? 0) + 1);
    }
    const { G } = client.getState() ?? {};
    expect(G?.turn).toMatchObject({ step: 'over' });
    expect(client.log?.length).toBeGreaterThan(100);
    client.stop();
  });

  it('offers no event of boardgame.io, because the moves alone end turns and phases', () => {
    const client = open();
    expect(Object.keys(client.events)).toEqual([]);
    client.stop();
  });

  it('shows nothing of the hands without a player', () => {
    const client = open();
    expect(client.getState()?.G.turn).toBeNull();
    client.moves['deal']?.();
    expect(client.getState()?.G).toMatchObject({ viewer: null, own: null });
    client.updatePlayerID('2');
    expect(client.getState()?.G).toMatchObject({ viewer: 2, own: { hand: { length: 5 } } });
    client.stop();
  });

  it('deals the same cards again after a reset, as a game that deals in its setup does', () => {
    const client = open();
    client.moves['deal']?.();
    const before = client.getState()?.G;
    client.reset();
    expect(client.getState()?.G.turn).toBeNull();
    client.moves['deal']?.();
    expect(client.getState()?.G).toEqual(before);
    client.stop();
  });
});

describe('Local()', () => {
  it('has no match without a number of players, and does not fail', async () => {
    const client = Client({ game: GreatFire, multiplayer: Local(), playerID: '0', debug: false });
    client.start();
    await Promise.resolve();
    expect(client.getState()).toBeNull();
    client.stop();
  });

  it('plays a game of four random bots to its end', async () => {
    jest.useFakeTimers(); // boardgame.io lets a bot wait for 100 ms
    const bots = { '0': RandomBot, '1': RandomBot, '2': RandomBot, '3': RandomBot };
    const client = Client<GreatFireView>({
      game: createGreatFire({ seed: seedFromName('bots') }),
      numPlayers: 4,
      multiplayer: Local({ bots }),
      debug: false,
    });
    client.start();
    while (client.getState()?.ctx.gameover === undefined) await jest.advanceTimersByTimeAsync(100);
    jest.useRealTimers();
    expect(client.getState()?.G).toMatchObject({ turn: { step: 'over' }, viewer: null });
    client.stop();
  });
});

describe('bots', () => {
  const { enumerate } = GreatFire.ai ?? { enumerate: () => [] };
  const start = () => InitializeGame({ game: GreatFire, numPlayers: 4 }) as State<GameState>;

  it('end games of four random bots', async () => {
    for (let number = 0; number < 4; number += 1) {
      const bot = new RandomBot({ enumerate, seed: `game ${String(number)}` });
      const { state } = await Simulate({ game: GreatFire, bots: bot, state: start(), depth: 2000 });
      expect(state.ctx.gameover).toMatchObject({ winners: expect.any(Array) as unknown });
    }
  });

  it('are offered at most 300 moves, and all of them are legal', async () => {
    const reduce = CreateGameReducer({ game: GreatFire });
    const bot = new RandomBot({ enumerate, seed: 'offers' });
    let state = reduce(start(), (await bot.play(start(), '0')).action) as State<GameState>;
    let most = 0;
    while (state.ctx.gameover === undefined) {
      const { G, ctx } = state;
      const { seat } = G.turn;
      const moves = enumerate(G as unknown as GreatFireView, ctx, String(seat));
      for (const move of moves) {
        const [action] = ('args' in move ? move.args : []) as [Action];
        expect(checkAction(G, seat, action)).toBeNull();
      }
      most = Math.max(most, moves.length);
      state = reduce(state, (await bot.play(state, String(seat))).action) as State<GameState>;
    }
    expect(most).toBe(300); // an intensify had more
  });

  it('search with MCTS and make legal moves', async () => {
    const reduce = CreateGameReducer({ game: GreatFire });
    const bot = new MCTSBot({ game: GreatFire, enumerate, seed: 'mcts', iterations: 4, playoutDepth: 4 });
    let state: State = start();
    for (let moves = 0; moves < 60; moves += 1) {
      const { action } = await bot.play(state, Object.keys(state.ctx.activePlayers ?? {})[0] ?? '');
      state = reduce(state, action) as State;
      expect(state._stateID).toBe(moves + 1);
    }
    expect(state.ctx.phase).toBe('play');
  });
});

describe('the lobby', () => {
  let server: StockServer;
  beforeAll(async () => {
    const print = jest.spyOn(console, 'log').mockImplementation(); // boardgame.io prints its port
    server = await startStockServer(GreatFire);
    print.mockRestore();
  });
  afterAll(() => server.close());

  const refusal = async (body: { readonly numPlayers: number; readonly setupData?: unknown }) => {
    const error: unknown = await server.lobby.createMatch(NAME, body).catch((reason: unknown) => reason);
    return error instanceof LobbyClientError ? [error.message, error.details as unknown] : error;
  };

  it('opens matches of three to six players, with and without variants', async () => {
    for (const numPlayers of [3, 4, 5, 6]) {
      const { matchID } = await server.lobby.createMatch(NAME, { numPlayers });
      const match = await server.lobby.getMatch(NAME, matchID);
      expect(match.players.length).toBe(numPlayers);
      expect(match).not.toHaveProperty('setupData');
    }
    const setupData = { hiddenColours: true, cones: 100 };
    const { matchID } = await server.lobby.createMatch(NAME, { numPlayers: 3, setupData });
    expect(await server.lobby.getMatch(NAME, matchID)).toMatchObject({ setupData });
  });

  it('answers 400 and names the field', async () => {
    expect(await refusal({ numPlayers: 2 })).toEqual(['HTTP status 400', 'Invalid numPlayers']);
    expect(await refusal({ numPlayers: 7 })).toEqual(['HTTP status 400', 'Invalid numPlayers']);
    const seeded = { numPlayers: 3, setupData: { seed: seedFromName('mine') } };
    expect(await refusal(seeded)).toEqual(['HTTP status 400', 'setupData.seed: Unrecognized key: "seed"']);
    const wrong = { numPlayers: 3, setupData: { cones: '65' } };
    expect(await refusal(wrong)).toEqual(['HTTP status 400', expect.stringContaining('setupData.cones: ')]);
    const without = await fetch(`${server.url}/games/${NAME}/create`, { method: 'POST' });
    expect([without.status, await without.text()]).toEqual([400, 'numPlayers: must be 3, 4, 5 or 6, not 2']);
  });

  it('joins, updates, leaves, and plays again with the same variants', async () => {
    const setupData = { moreDestruction: true };
    const { matchID } = await server.lobby.createMatch(NAME, { numPlayers: 3, setupData });
    const join = (playerName: string) => server.lobby.joinMatch(NAME, matchID, { playerName });
    const [ann, ben] = [await join('Ann'), await join('Ben')];
    const credentials = (player: typeof ann) => ({
      playerID: player.playerID,
      credentials: player.playerCredentials,
    });
    await server.lobby.updatePlayer(NAME, matchID, { ...credentials(ben), newName: 'Benjamin' });
    const names = async () => (await server.lobby.getMatch(NAME, matchID)).players.map(({ name }) => name);
    expect(await names()).toEqual(['Ann', 'Benjamin', undefined]);
    await server.lobby.leaveMatch(NAME, matchID, credentials(ben));
    expect(await names()).toEqual(['Ann', undefined, undefined]);
    const { nextMatchID } = await server.lobby.playAgain(NAME, matchID, credentials(ann));
    expect(await server.lobby.getMatch(NAME, nextMatchID)).toMatchObject({
      setupData,
      players: { length: 3 },
    });
  });
});
