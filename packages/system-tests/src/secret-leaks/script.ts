/**
 * The script of a game: the moves of a simulated game, and the requests of the viewers beside them. All worlds play
 * the same script.
 */
import {
  DIRECTIONS,
  DISTRICT_IDS,
  checkAction,
  type Action,
  type GameOptions,
  type GameState,
  type MatchSetup,
  type PlayerCount,
  type Seat,
} from '@great-fire/game';
import type { MatchLogEntry } from '@great-fire/game/record';
import {
  type Random,
  randomOptions,
  simulateGame,
  seededRandom,
  seedFromName,
} from '@great-fire/game/testing';
import { HISTORIC_VIEWS_MAX, type TableCommand } from '@great-fire/protocol';
import { buildTrace, type TraceEvent } from './trace';

/** A seat, or null for the spectator. */
export type Viewer = Seat | null;

export type ScriptStep =
  | { readonly type: 'move'; readonly stateId: number; readonly seat: Seat; readonly action: Action } // state to move on
  | { readonly type: 'opening-hand'; readonly seat: Seat; readonly action: Action } // a move that the start makes
  /** A move without a choice, which the server makes after the one before. */
  | { readonly type: 'forced-move'; readonly stateId: number; readonly seat: Seat; readonly action: Action }
  | CommandStep
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'emit'; readonly viewer: Viewer; readonly event: string; readonly payload?: unknown }
  /** A move that the rules reject in the first world. If its seat is not the viewer's, the second world skips it. */
  | {
      readonly type: 'illegal-move';
      readonly viewer: Seat;
      readonly stateId: number;
      readonly action: Action;
    }
  | { readonly type: 'reconnect'; readonly viewer: Viewer }
  | {
      readonly type: 'http-request';
      readonly viewer: Viewer;
      readonly method: string;
      readonly path: string;
    };

/** A table command that every world accepts. */
export interface CommandStep {
  readonly type: 'command';
  readonly viewer: Seat;
  readonly command: TableCommand;
  readonly version: number; // version of the table state afterwards
  readonly takeback: { readonly stateId: number; readonly keep: number } | null; // resulting state, moves kept
}

export interface Script {
  readonly name: string;
  readonly setup: MatchSetup;
  readonly trace: readonly TraceEvent[];
  readonly steps: readonly ScriptStep[]; // without the last move, which reveals everything
  readonly days?: 1 | 3; // for each turn, at a table of a group; left out: no clock and no group
}

const SIDE_REQUEST_RATE = 0.12;

/** Builds the script of the game of this name. By default, the name determines the variants. */
export function makeScript(
  name: string,
  players: PlayerCount,
  options: GameOptions = randomOptions(name),
): Script {
  const random = seededRandom(`asked in ${name}`);
  const steps: ScriptStep[] = [];
  let stateId = 0;
  const game = simulateGame(players, options, seedFromName(name), {
    before: (state, seat, action) => {
      if (random.chance(SIDE_REQUEST_RATE)) steps.push(sideRequest(state, stateId, random));
      steps.push(moveStep(state, stateId, seat, action));
      stateId += 1;
    },
  });
  return { name, setup: game.setup, trace: buildTrace(game.setup, game.log), steps: steps.slice(0, -1) };
}

/** Returns the step of a move. The start of the game makes the moves about the opening hands (SET-3). */
export const moveStep = (
  { turn }: GameState,
  stateId: number,
  seat: Seat,
  action: Action,
): Extract<ScriptStep, { type: 'move' | 'opening-hand' }> =>
  turn.step === 'redeal'
    ? { type: 'opening-hand', seat, action: structuredClone(action) }
    : { type: 'move', stateId, seat, action: structuredClone(action) };

/**
 * Returns the script up to a number of moves. The trace ends there too, because later moves are not played and reveal
 * nothing.
 */
export function truncate({ setup, steps, ...script }: Script, decisions: number): Script {
  const cut = steps.findIndex((step) => step.type === 'move' && step.stateId >= decisions);
  const remaining = cut < 0 ? steps : steps.slice(0, cut);
  return { ...script, setup, steps: remaining, trace: buildTrace(setup, scriptLog(remaining)) };
}

/** Returns the match log that the steps of a script produce. */
export function scriptLog(steps: readonly ScriptStep[]): readonly MatchLogEntry[] {
  return steps.flatMap((step): readonly MatchLogEntry[] => {
    if (step.type === 'move' || step.type === 'opening-hand' || step.type === 'forced-move')
      return [{ seat: step.seat, action: step.action }];
    return step.type === 'command' && step.takeback !== null
      ? [{ keep: step.takeback.keep, consent: [] }]
      : [];
  });
}

const PATHS = [
  '/api/matches/:match',
  '/api/matches/:match/record',
  '/api/matches?status=running',
  '/api/matches?status=open&limit=0',
  '/api/me',
  '/api/none',
  '/healthz',
];

/** Draws a request that does not change the game. */
export function sideRequest(state: GameState, stateId: number, random: Random): ScriptStep {
  const seats: readonly Viewer[] = [...state.seats.keys(), null];
  const viewer = random.pick(seats);
  switch (random.int(9)) {
    case 0:
      return { type: 'emit', viewer, event: 'sync' };
    case 1:
      return {
        type: 'emit',
        viewer,
        event: 'history',
        payload: { before: random.int(stateId + 2), limit: 1 + random.int(20) },
      };
    case 2:
      return { type: 'emit', viewer, event: 'historic-views', payload: historyRange(stateId, random) };
    case 3:
      return { type: 'emit', viewer, event: 'chat', payload: { text: `Said at ${String(stateId)}` } };
    case 4:
      return {
        type: 'emit',
        viewer,
        event: random.pick(['peek', 'toString', 'move']),
        payload: { hands: 'all' },
      };
    case 5:
      return { type: 'reconnect', viewer };
    case 6:
      return { type: 'http-request', viewer, method: 'GET', path: random.pick(PATHS) };
    default:
      return illegalMove(state, stateId, random) ?? { type: 'emit', viewer, event: 'sync' };
  }
}

function historyRange(stateId: number, random: Random): { readonly from: number; readonly to: number } {
  const from = random.int(stateId + 1);
  return { from, to: Math.min(from + random.int(HISTORIC_VIEWS_MAX), stateId + random.int(2)) };
}

/** Draws an illegal move, most often of the seat to move. Returns null if none is found. */
function illegalMove(state: GameState, stateId: number, random: Random): ScriptStep | null {
  const viewer = random.chance(0.7) ? state.turn.seat : random.int(state.seats.length);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const action = randomAction(random);
    if (checkAction(state, viewer, action) !== null) return { type: 'illegal-move', viewer, stateId, action };
  }
  return null;
}

function randomAction(random: Random): Action {
  const district = () => random.pick(DISTRICT_IDS);
  const card = random.pick(DIRECTIONS);
  switch (random.int(8)) {
    case 0:
      return { type: 'spread', card, from: district(), exit: district(), to: district() };
    case 1:
      return {
        type: 'spread',
        card,
        from: 'pudding-lane',
        exit: 'pudding-lane',
        to: 's-mary',
        token: 'double-move',
      };
    case 2:
      return { type: 'discard', card };
    case 3:
      return { type: 'demolish', district: district() };
    case 4:
      return { type: 'intensify', districts: [district(), district(), district()] };
    case 5:
      return random.pick([{ type: 'redeal' }, { type: 'keep-hand' }, { type: 'undo' }] as const);
    case 6:
      return { type: 'put-out', district: district() };
    default:
      return { type: 'move-band', from: district(), to: district() };
  }
}
