/** Counts how often a game went through each rare branch of the rules. */
import { BOARD } from '../src/board/index';
import type { Action, GameEvent, GameState, Seat } from '../src/index';
import { DISTRICT_IDS, TIE_BREAKS, intensifyDue, intensifyRoom, isBurning } from '../src/index';
import type { Watcher } from './play';

export const BRANCHES = [
  'redeal',
  'FIRE-8 discard',
  'double move',
  'double move with a token just taken',
  'contained entry',
  'broken containment',
  'Pudding Lane refill',
  'supply from Pudding Lane',
  'BURN-5 returns',
  'room limit of INT-2',
  'fewer than three placed',
  'Hero taken',
  'Hero passing',
  'demolition of an empty district',
  'demolition of a burnt district of size 3 or more',
  'undo',
  ...TIE_BREAKS.map((line) => `tie decided by ${line}` as const),
] as const;
export type Branch = (typeof BRANCHES)[number];

/** A watcher that adds to `counts`. */
export function countBranches(counts: Map<Branch, number>): Watcher {
  const add = (branch: Branch, is: boolean) => {
    if (is) counts.set(branch, (counts.get(branch) ?? 0) + 1);
  };
  let hadToken = false;
  let tookToken = false;
  return {
    before: (state, seat, action) => {
      if (action.type === 'demolish') countDemolition(state, action, add);
      if (action.type === 'intensify') countIntensify(state, add);
      if (action.type === 'spread' && action.token === undefined) {
        hadToken = state.secret.tokens[seat]?.includes('double-move') ?? false;
        tookToken = false;
      }
    },
    after: (state, _seat: Seat, action, events) => {
      for (const event of events) {
        countEvent(event, add);
        if (event.type === 'token-taken') tookToken ||= event.token === 'double-move';
      }
      const isDouble = action.type === 'spread' && action.token !== undefined;
      add('double move with a token just taken', isDouble && tookToken && !hadToken);
      const decidedBy = state.result?.decidedBy;
      if (decidedBy) add(`tie decided by ${decidedBy}`, true);
    },
  };
}

type Add = (branch: Branch, is: boolean) => void;

function countEvent(event: GameEvent, add: Add): void {
  switch (event.type) {
    case 'hand-redealt':
      return add('redeal', true);
    case 'card-discarded':
      return add('FIRE-8 discard', true);
    case 'fire-spread':
      return add('double move', event.double);
    case 'fire-contained':
      return add('contained entry', true);
    case 'containment-broken':
      return add('broken containment', true);
    case 'pudding-lane-refilled':
      return add('Pudding Lane refill', true);
    case 'cones-added':
      return add('supply from Pudding Lane', event.fromPuddingLane > 0);
    case 'fire-intensified':
      return add('supply from Pudding Lane', event.fromPuddingLane > 0);
    case 'cones-returned':
      return add('BURN-5 returns', true);
    case 'hero-passed':
      return add(event.from === null ? 'Hero taken' : 'Hero passing', true);
    case 'taken-back':
      return add('undo', true);
    default:
      return undefined;
  }
}

function countDemolition(state: GameState, action: Extract<Action, { type: 'demolish' }>, add: Add): void {
  const isEmpty = state.districts[action.district].houses.length === 0;
  add('demolition of an empty district', isEmpty);
  add('demolition of a burnt district of size 3 or more', isEmpty && BOARD[action.district].size >= 3);
}

function countIntensify(state: GameState, add: Add): void {
  const open = new Set(intensifyRoom(state).map((entry) => entry.district));
  add(
    'room limit of INT-2',
    DISTRICT_IDS.some((id) => BOARD[id].isCity && isBurning(state, id) && !open.has(id)),
  );
  add('fewer than three placed', intensifyDue(state) < 3);
}
