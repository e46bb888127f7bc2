/** The game for boardgame.io: its clients, its server, its lobby and its bots run this definition as it is. */
import type { Game, Plugin } from 'boardgame.io';
import { GameMethod, INVALID_MOVE } from 'boardgame.io/core';
import type * as z from 'zod';
import type { ActionType } from '../action';
import { actionSchema, someGameOptionsSchema } from '../schemas';
import { applyAction } from '../apply-action';
import { checkAction } from '../check-action';
import { createDraft } from '../draft';
import { createGame } from '../setup/create-game';
import { createRuleSet, toGameOptions } from '../variants/rule-set';
import { type GameOptions, type PlayerCount, STANDARD_OPTIONS } from '../variants/variant-rules';
import type { PlayerView } from '../view/view';
import { viewEvent } from '../view/view-event';
import { viewFor } from '../view/view-for';
import { enumerateMoves } from './enumerate-moves';
import { type BgioMove, type BgioState, type UndealtState, createBgioGame } from './flow';

export type { UndealtState } from './flow';

/** `G` in a client: the table before the deal, then the view of one player or spectator. */
export type GreatFireView = UndealtState | PlayerView;

/** The variants of a match. One that is left out is played as in the standard game. */
export type GreatFireSetupData = Partial<GameOptions>;

export type GreatFireGame = Game<GreatFireView, Record<string, unknown>, GreatFireSetupData>;

const setupDataSchema = someGameOptionsSchema.optional() satisfies z.ZodType<GreatFireSetupData | undefined>;

/**
 * zod builds a schema at its first use, and for good fails at that if there is a new property of `Object.prototype`.
 * A request with a `__proto__` makes boardgame.io's server do so. Hence every schema is used once while this file loads.
 */
function warmUpSchemas(): void {
  for (const { shape } of actionSchema.options) actionSchema.safeParse({ type: shape.type.value });
  setupDataSchema.safeParse({});
}
warmUpSchemas();

/** Returns what is wrong with the number of players or with a field of `setupData`. */
function validateSetupData(setupData: unknown, numPlayers: number): string | undefined {
  if (!isPlayerCount(numPlayers)) return `numPlayers: must be 3, 4, 5 or 6, not ${String(numPlayers)}`;
  const issue = setupDataSchema.safeParse(setupData).error?.issues[0];
  if (issue === undefined) return undefined;
  const path = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : issue.path;
  return `${['setupData', ...path].join('.')}: ${issue.message}`;
}

function isPlayerCount(players: number): players is PlayerCount {
  return Number.isInteger(players) && players >= 3 && players <= 6;
}

interface MoveGuard {
  hasMoved: boolean;
}

/**
 * Lets moves alone change the game. boardgame.io's server runs events of clients, such as `endTurn`, even where the
 * game disables them. Also gives each move the previous state as `before`, because `G` is Immer's draft of it.
 */
const movesOnlyPlugin: Plugin<MoveGuard, MoveGuard, BgioState> = {
  name: 'movesOnly',
  api: ({ ctx }) => ({ hasMoved: ctx.turn === 0 }), // turn 0 is boardgame.io's own start of the match
  fnWrap:
    (move, method) =>
    (context, ...args: readonly unknown[]) => {
      if (method === GameMethod.MOVE) (context as unknown as MoveContext).movesOnly.hasMoved = true;
      return move({ ...context, before: context.G }, ...args) as unknown;
    },
  flush: ({ api }) => ({ hasMoved: api.hasMoved }),
  isInvalid: ({ data }) => (data.hasMoved ? false : 'only a move can change the game'),
  playerView: () => undefined,
};

interface MoveContext {
  readonly before: BgioState;
  readonly movesOnly: MoveGuard;
}

/**
 * Creates a move. Its only argument is the action, with or without `type`. An argument never makes it throw,
 * because that would end boardgame.io's server. The rules change a plain copy: through Immer's proxies the same action
 * takes ten times as long.
 */
function createActionMove(type: ActionType): BgioMove {
  return (
    { playerID, ctx, events, log, ...context },
    choice: unknown = {},
    ...others: readonly unknown[]
  ) => {
    const { before: state } = context as unknown as MoveContext;
    if (state.turn === null || typeof choice !== 'object' || others.length > 0) return INVALID_MOVE;
    // No prototype, because zod takes an inherited property for an unknown field.
    const { data: action } = actionSchema.safeParse({ __proto__: null, type, ...choice });
    const seat = ctx.playOrder.indexOf(playerID);
    if (action?.type !== type || checkAction(state, seat, action) !== null) return INVALID_MOVE;
    const draft = createDraft(state);
    const done = applyAction(draft, seat, action);
    // boardgame.io sends the metadata of the log to everybody.
    log.setMetadata(done.map((event) => viewEvent(event, null)));
    const { turn } = draft;
    // Calls `setActivePlayers`, because `setStage` would modify the context of the previous state.
    if (turn.seat === seat && turn.step !== state.turn.step && draft.result === null)
      events.setActivePlayers({ currentPlayer: turn.step });
    // Immer accepts a frozen state as it is. Otherwise it would traverse and freeze the whole state.
    return Object.freeze(draft);
  };
}

/**
 * Creates the move that deals. The seed is chosen here and not in `setup`, because boardgame.io's server sends the first
 * state to everybody. One first state is always dealt alike, so that the debug panel can go back in the log.
 */
function createDealMove(chooseSeed: () => string): BgioMove {
  const seeds = new WeakMap<BgioState, string>();
  return ({ log: _, ...context }, ...args: readonly unknown[]) => {
    const { before: undealt } = context as unknown as MoveContext;
    if (undealt.turn !== null || args.length > 0) return INVALID_MOVE;
    const seed = seeds.get(undealt) ?? chooseSeed();
    seeds.set(undealt, seed);
    const { rules } = undealt;
    return Object.freeze(createGame({ players: rules.players, options: toGameOptions(rules), seed }));
  };
}

/** Returns 256 bits in hex from the cryptographic source of Node or the browser. */
function createSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates the game. With a seed, every match of it has the same deal: for tests and replays, never for a server. */
export function createGreatFire({ seed }: { readonly seed?: string } = {}): GreatFireGame {
  const deal = createDealMove(() => seed ?? createSeed());
  const game: Game<BgioState, Record<string, unknown>, GreatFireSetupData> = {
    ...createBgioGame((type) => (type === 'deal' ? deal : createActionMove(type))),
    plugins: [movesOnlyPlugin],
    validateSetupData,
    setup: ({ ctx }, setupData): UndealtState => {
      const { numPlayers } = ctx;
      const problem = validateSetupData(setupData, numPlayers);
      // The lobby has asked before. A client without a server has not.
      if (problem !== undefined || !isPlayerCount(numPlayers)) throw new Error(problem);
      return { rules: createRuleSet(numPlayers, { ...STANDARD_OPTIONS, ...setupData }), turn: null };
    },
    playerView: ({ G, ctx, playerID }): GreatFireView => {
      if (!('secret' in G)) return G;
      const seat = ctx.playOrder.indexOf(playerID ?? '');
      const view = viewFor(G, seat < 0 ? null : seat);
      // boardgame.io's debug panel fails on an object without prototype (`byDistrict`).
      return { ...view, districts: { ...view.districts } };
    },
    ai: { enumerate: enumerateMoves },
  };
  // The users of a game write code for views. Only boardgame.io's reducer and these functions meet the full state.
  return game as unknown as GreatFireGame;
}

/** The game with a new secret deal for each match. */
export const GreatFire: GreatFireGame = createGreatFire();
