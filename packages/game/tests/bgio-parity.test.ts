import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Action, Draft, GameState, PlayerCount } from '../src/index';
import { applyAction, createGame, viewFor } from '../src/index';
import { bgioServerGame } from '../src/bgio/server-game';
import { createMatchState, toBgioContext, applyToMatchState } from '../src/match';
import { ENGINE } from '../src/engine';
import { randomOptions, simulateGame, seedFromName } from '../testing/index';

const reducer = CreateGameReducer({ game: bgioServerGame });
const createBgioState = (players: PlayerCount, seed: string): State<GameState> =>
  InitializeGame({
    game: bgioServerGame,
    numPlayers: players,
    setupData: { players, options: randomOptions(seed), seed },
  }) as State<GameState>;
const makeMove = ({ type, ...choice }: Action, playerID: string) =>
  ({ type: 'MAKE_MOVE', payload: { type, args: [choice], playerID, credentials: undefined } }) as const;

/** Converts a state to plain JSON, as the server stores it. */
const toPlainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}

describe('boardgame.io parity', () => {
  it.each([3, 4, 5, 6] as const)(
    'gives equal states, contexts and events throughout whole games of %d players',
    (players) => {
      const seed = seedFromName(`framework ${players}`);
      const { log } = simulateGame(players, randomOptions(seed), seed);
      const own = createGame({ players, options: randomOptions(seed), seed }) as Draft<GameState>;
      let state = createBgioState(players, seed);
      let match = createMatchState(ENGINE, { players, options: randomOptions(seed), seed });
      expect(toPlainJson(state.G)).toEqual(toPlainJson(own));
      for (const { seat, action } of log) {
        expect(state.ctx.currentPlayer).toBe(String(seat));
        expect(state.ctx.activePlayers).toEqual({ [seat]: own.turn.step });
        expect(state.ctx.phase).toBe(own.turn.number === 0 ? 'setup' : 'play');
        state = reducer(state, makeMove(action, String(seat)));
        const events = applyAction(own, seat, action);
        expect(state.deltalog?.[0]?.metadata).toEqual(events);
        expect(toPlainJson(state.G)).toEqual(toPlainJson(own));
        // `applyToMatchState`, as on the server, must give the same result without boardgame.io's reducer.
        const step = applyToMatchState(ENGINE, match, seat, action);
        match = step.next;
        expect(step.events).toEqual(events);
        expect(toPlainJson(match.game)).toEqual(toPlainJson(own));
        expect(state.ctx).toMatchObject(toBgioContext(match));
      }
      expect(state._stateID).toBe(log.length);
      expect(match.stateId).toBe(log.length);
      expect(state.ctx.gameover).toEqual({ winners: own.result?.winners });
    },
  );

  it('gives equal contexts after every action of twelve games of all variants', () => {
    for (let number = 0; number < 12; number += 1) {
      const players = (3 + (number % 4)) as PlayerCount;
      const seed = seedFromName(`beside ${number}`);
      const { setup, log } = simulateGame(players, randomOptions(seed), seed);
      let state = InitializeGame({
        game: bgioServerGame,
        numPlayers: players,
        setupData: setup,
      }) as State<GameState>;
      let match = createMatchState(ENGINE, setup);
      for (const { seat, action } of log) {
        state = reducer(state, makeMove(action, String(seat)));
        match = applyToMatchState(ENGINE, match, seat, action).next;
        expect(toBgioContext(match)).toEqual(toBgioContext({ ...match, framework: state }));
      }
      expect(JSON.stringify(match.game)).toBe(JSON.stringify(state.G));
    }
  });

  it('leaves the previous state unchanged', () => {
    const seed = seedFromName('left alone');
    let state = createBgioState(4, seed);
    for (const { seat, action } of simulateGame(4, randomOptions(seed), seed).log.slice(0, 200)) {
      // A modification of the frozen state would throw.
      deepFreeze(state.G);
      deepFreeze(state.ctx.activePlayers);
      state = reducer(state, makeMove(action, String(seat)));
    }
    expect(state._stateID).toBe(200);
  });

  it('refuses illegal actions and unknown moves without changing the state', () => {
    const start = createBgioState(3, 'refuse');
    const active = start.ctx.currentPlayer;
    const other = String((Number(active) + 1) % 3);
    const tries = [
      makeMove({ type: 'end-actions' }, active),
      makeMove({ type: 'keep-hand' }, other),
      {
        type: 'MAKE_MOVE',
        payload: { type: 'toString', args: [], playerID: active, credentials: undefined },
      } as const,
      {
        type: 'MAKE_MOVE',
        payload: { type: '__proto__', args: [], playerID: active, credentials: undefined },
      } as const,
    ];
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    for (const attempt of tries) expect(reducer(start, attempt).G).toBe(start.G);
    expect(complaint).toHaveBeenCalledTimes(tries.length);
    complaint.mockRestore();
  });

  it('keeps secrets out of the context and gives each seat its own view', () => {
    const start = createBgioState(4, 'context');
    expect(JSON.stringify(start.ctx)).not.toContain('context');
    const { playerView } = bgioServerGame;
    for (const seat of [0, 1, 2, 3]) {
      expect(playerView?.({ G: start.G, ctx: start.ctx, playerID: String(seat) })).toEqual(
        viewFor(start.G, seat),
      );
    }
    expect(playerView?.({ G: start.G, ctx: start.ctx, playerID: null })).toEqual(viewFor(start.G, null));
  });

  it("never runs moves on the client and disables boardgame.io's undo", () => {
    const moves = Object.values(bgioServerGame.phases ?? {}).flatMap(({ turn }) =>
      Object.values(turn?.stages ?? {}).flatMap(({ moves: inStage }) => Object.values(inStage ?? {})),
    );
    expect(moves.length).toBeGreaterThan(12);
    for (const move of moves) expect(move).toMatchObject({ client: false });
    expect(bgioServerGame.disableUndo).toBe(true);
  });
});
