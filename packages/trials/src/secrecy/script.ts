/** What is done in every world alike: the decisions of a fuzzed game, and what the people at the table ask beside. */
import { DIRECTIONS, DISTRICT_IDS, check } from '@great-fire/game';
import type { Action, GameOptions, GameState, Logged, MatchSetup, Players, Seat } from '@great-fire/game';
import type { Random } from '@great-fire/game/testing';
import { drawOptions, playGame, randomOf, seedOf } from '@great-fire/game/testing';
import { PAST_MAX } from '@great-fire/protocol';
import type { Wish } from '@great-fire/protocol';
import { courseOf } from './course';
import type { Happening } from './course';

/** A seat, or null for the spectator. */
export type Viewer = Seat | null;

export type Step =
  | { readonly do: 'move'; readonly stateId: number; readonly seat: Seat; readonly action: Action } // the state it is made on
  | Wished
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'ask'; readonly viewer: Viewer; readonly event: string; readonly payload?: unknown }
  /** A decision that the rules refuse in the first world. Where another than the viewer has it, it is left out. */
  | { readonly do: 'try'; readonly viewer: Seat; readonly stateId: number; readonly action: Action }
  | { readonly do: 'come-back'; readonly viewer: Viewer }
  | { readonly do: 'request'; readonly viewer: Viewer; readonly method: string; readonly path: string };

/** Something that is asked for beside the moves and granted, in every world. */
export interface Wished {
  readonly do: 'wish';
  readonly viewer: Seat;
  readonly wish: Wish;
  readonly version: number; // of the conduct that it leads to
  readonly goesBack: { readonly stateId: number; readonly keep: number } | null; // the state it leads to, and how many decisions count there
}

export interface Script {
  readonly name: string;
  readonly setup: MatchSetup;
  readonly course: readonly Happening[];
  readonly steps: readonly Step[]; // up to the last decision, which reveals everything, without it
}

const OFTEN = 0.12;

/** The script of a game by its name; players and variants follow from the number. */
export function scriptOf(name: string, players: Players, options: GameOptions = drawOptions(name)): Script {
  const random = randomOf(`asked in ${name}`);
  const steps: Step[] = [];
  let stateId = 0;
  const game = playGame(players, options, seedOf(name), {
    before: (state, seat, action) => {
      if (random.chance(OFTEN)) steps.push(beside(state, stateId, random));
      steps.push({ do: 'move', stateId, seat, action: structuredClone(action) });
      stateId += 1;
    },
  });
  return { name, setup: game.setup, course: courseOf(game.setup, game.log), steps: steps.slice(0, -1) };
}

/** The same, as far as to a decision: what follows is not played, and so tells nothing. */
export function cutAt({ setup, steps, ...script }: Script, decisions: number): Script {
  const cut = steps.findIndex((step) => step.do === 'move' && step.stateId >= decisions);
  const kept = cut < 0 ? steps : steps.slice(0, cut);
  return { ...script, setup, steps: kept, course: courseOf(setup, logOf(kept)) };
}

/** The log that the steps of a script make. */
export function logOf(steps: readonly Step[]): readonly Logged[] {
  return steps.flatMap((step): readonly Logged[] => {
    if (step.do === 'move') return [{ seat: step.seat, action: step.action }];
    return step.do === 'wish' && step.goesBack !== null ? [{ keep: step.goesBack.keep, consent: [] }] : [];
  });
}

const REQUESTS = [
  '/api/matches/:match',
  '/api/matches/:match/record',
  '/api/matches?status=running',
  '/api/matches?status=open&limit=0',
  '/api/me',
  '/api/none',
  '/healthz',
];

/** Something that somebody asks, which changes nothing but that it is heard. */
export function beside(state: GameState, stateId: number, random: Random): Step {
  const seats: readonly Viewer[] = [...state.seats.keys(), null];
  const viewer = random.pick(seats);
  switch (random.below(9)) {
    case 0:
      return { do: 'ask', viewer, event: 'sync' };
    case 1:
      return {
        do: 'ask',
        viewer,
        event: 'history',
        payload: { before: random.below(stateId + 2), limit: 1 + random.below(20) },
      };
    case 2:
      return { do: 'ask', viewer, event: 'past', payload: stretch(stateId, random) };
    case 3:
      return { do: 'ask', viewer, event: 'chat', payload: { text: `Said at ${String(stateId)}` } };
    case 4:
      return {
        do: 'ask',
        viewer,
        event: random.pick(['peek', 'toString', 'move']),
        payload: { hands: 'all' },
      };
    case 5:
      return { do: 'come-back', viewer };
    case 6:
      return { do: 'request', viewer, method: 'GET', path: random.pick(REQUESTS) };
    default:
      return refused(state, stateId, random) ?? { do: 'ask', viewer, event: 'sync' };
  }
}

function stretch(stateId: number, random: Random): { readonly from: number; readonly to: number } {
  const from = random.below(stateId + 1);
  return { from, to: Math.min(from + random.below(PAST_MAX), stateId + random.below(2)) };
}

/** Something that a seat may not do now; of whoever is on turn more often than of the others. */
function refused(state: GameState, stateId: number, random: Random): Step | null {
  const viewer = random.chance(0.7) ? state.turn.seat : random.below(state.seats.length);
  for (let tried = 0; tried < 20; tried += 1) {
    const action = anything(random);
    if (check(state, viewer, action) !== null) return { do: 'try', viewer, stateId, action };
  }
  return null;
}

function anything(random: Random): Action {
  const district = () => random.pick(DISTRICT_IDS);
  const card = random.pick(DIRECTIONS);
  switch (random.below(8)) {
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
