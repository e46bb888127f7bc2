import { isDeepStrictEqual } from 'node:util';
import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import * as applying from '../src/apply-action';
import {
  type Action,
  type Draft,
  type GameOptions,
  type GameState,
  type PlayerCount,
  type Seat,
  createGame,
  viewEvent,
} from '../src/index';
import { createGreatFire } from '../src/bgio/great-fire';
import { createMatchState, applyToMatchState } from '../src/match';
import { ENGINE } from '../src/engine';
import { randomOptions, simulateGame, seedFromName } from '../testing/index';

/** One match on boardgame.io's reducer, as its server runs it. */
class BgioMatch {
  private readonly reducer: ReturnType<typeof CreateGameReducer>;
  state: State<GameState>;

  constructor(players: PlayerCount, options: GameOptions, seed: string) {
    const game = createGreatFire({ seed });
    this.reducer = CreateGameReducer({ game });
    this.state = InitializeGame({ game, numPlayers: players, setupData: options }) as State<GameState>;
    this.makeMove('0', 'deal');
  }

  makeMove(playerID: string, type: string, ...args: readonly unknown[]): void {
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } } as Parameters<
      typeof this.reducer
    >[1];
    this.state = this.reducer(this.state, action) as State<GameState>;
  }

  act(seat: Seat, action: Action): void {
    this.makeMove(String(seat), action.type, action);
  }

  /** The context as the product has it. The deal was boardgame.io's first turn. */
  context(): unknown {
    const { ctx } = this.state;
    const { numPlayers, currentPlayer, playOrder, playOrderPos, phase, activePlayers } = ctx;
    const gameover: unknown = ctx.gameover;
    const own = { numPlayers, currentPlayer, playOrder, playOrderPos, phase, activePlayers };
    return { ...own, turn: ctx.turn - 1, ...(gameover !== undefined && { gameover }) };
  }
}

/** Converts a state to plain JSON, as the server stores it. */
const toPlainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Compares as JSON. Equal texts need no `expect`, whose comparison takes ten times as long. */
function expectSameJson(actual: unknown, expected: string): void {
  if (JSON.stringify(actual) !== expected) expect(toPlainJson(actual)).toEqual(JSON.parse(expected));
}

/** Compares strictly, and asks `expect` only for the message. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}

describe('boardgame.io parity', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([3, 4, 5, 6] as const)(
    'gives equal states, contexts and events throughout whole games of %d players',
    (players) => {
      const seed = seedFromName(`framework ${players}`);
      const setup = { players, options: randomOptions(seed), seed };
      const { log } = simulateGame(players, setup.options, seed);
      const own = createGame(setup) as Draft<GameState>;
      const bgio = new BgioMatch(players, setup.options, seed);
      let match = createMatchState(ENGINE, setup);
      expect(toPlainJson(bgio.state.G)).toEqual(toPlainJson(own));
      expect(match.ctx).toStrictEqual(bgio.context());
      const applyAction = jest.spyOn(applying, 'applyAction');
      for (const { seat, action } of log) {
        const { currentPlayer, activePlayers, phase } = bgio.state.ctx;
        const due = { currentPlayer: String(seat), phase: own.turn.number === 0 ? 'setup' : 'play' };
        expectSame({ currentPlayer, phase }, due);
        expectSameJson(activePlayers, JSON.stringify({ [seat]: own.turn.step }));
        bgio.act(seat, action);
        const [inMove] = applyAction.mock.results;
        const events = applying.applyAction(own, seat, action);
        expectSame(inMove?.value, events);
        const publicEvents = events.map((event) => viewEvent(event, null));
        expectSame(bgio.state.deltalog?.[0]?.metadata, publicEvents);
        const ownJson = JSON.stringify(own);
        expectSameJson(bgio.state.G, ownJson);
        // `applyToMatchState`, as on the server, must give the same result without boardgame.io's reducer.
        const step = applyToMatchState(ENGINE, match, seat, action);
        match = step.next;
        expectSame(step.events, events);
        expectSameJson(match.game, ownJson);
        expectSame(match.ctx, bgio.context());
        applyAction.mockClear();
      }
      expect(bgio.state._stateID).toBe(1 + log.length);
      expect(match.stateId).toBe(log.length);
      expect(bgio.state.ctx.gameover).toMatchObject({ winners: own.result?.winners });
    },
  );

  it('gives equal contexts after every action of twelve games of all variants', () => {
    for (let number = 0; number < 12; number += 1) {
      const players = (3 + (number % 4)) as PlayerCount;
      const seed = seedFromName(`beside ${number}`);
      const { setup, log } = simulateGame(players, randomOptions(seed), seed);
      const bgio = new BgioMatch(players, setup.options, seed);
      let match = createMatchState(ENGINE, setup);
      for (const { seat, action } of log) {
        bgio.act(seat, action);
        match = applyToMatchState(ENGINE, match, seat, action).next;
        expectSame(match.ctx, bgio.context());
      }
      expect(JSON.stringify(match.game)).toBe(JSON.stringify(bgio.state.G));
    }
  });

  it('plays on from states that a storage has kept as JSON', () => {
    const seed = seedFromName('stored');
    const { log, end } = simulateGame(5, randomOptions(seed), seed);
    const bgio = new BgioMatch(5, randomOptions(seed), seed);
    for (const { seat, action } of log) {
      bgio.state = toPlainJson(bgio.state) as State<GameState>;
      bgio.act(seat, action);
    }
    expect(toPlainJson(bgio.state.G)).toEqual(toPlainJson(end));
  });

  it('leaves the previous state unchanged', () => {
    const seed = seedFromName('left alone');
    const bgio = new BgioMatch(4, randomOptions(seed), seed);
    for (const { seat, action } of simulateGame(4, randomOptions(seed), seed).log.slice(0, 200)) {
      // A modification of the frozen state would throw.
      deepFreeze(bgio.state.G);
      deepFreeze(bgio.state.ctx.activePlayers);
      bgio.act(seat, action);
    }
    expect(bgio.state._stateID).toBe(201);
  });
});
