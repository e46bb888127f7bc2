/** Counts how often games take each rare branch of the rules. */
import { BOARD } from '../src/board/index';
import {
  type Action,
  type GameEvent,
  type GameState,
  type Seat,
  DISTRICT_IDS,
  TIE_BREAKS,
  intensifyConeCount,
  districtsWithRoom,
  isBurning,
} from '../src/index';
import type { GameObserver } from './simulate-game';

export const RARE_CASES = [
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
export type RareCase = (typeof RARE_CASES)[number];

/** Returns an observer that adds to `counts`. */
export function countRareCases(counts: Map<RareCase, number>): GameObserver {
  const countIf = (rareCase: RareCase, happened: boolean) => {
    if (happened) counts.set(rareCase, (counts.get(rareCase) ?? 0) + 1);
  };
  let hadToken = false;
  let tookToken = false;
  return {
    before: (state, seat, action) => {
      if (action.type === 'demolish') countDemolition(state, action, countIf);
      if (action.type === 'intensify') countIntensify(state, countIf);
      if (action.type === 'spread' && action.token === undefined) {
        hadToken = state.secret.tokens[seat]?.includes('double-move') ?? false;
        tookToken = false;
      }
    },
    after: (state, _seat: Seat, action, events) => {
      for (const event of events) {
        countEvent(event, countIf);
        if (event.type === 'token-taken') tookToken ||= event.token === 'double-move';
      }
      const isDouble = action.type === 'spread' && action.token !== undefined;
      countIf('double move with a token just taken', isDouble && tookToken && !hadToken);
      const decidedBy = state.result?.decidedBy;
      if (decidedBy) countIf(`tie decided by ${decidedBy}`, true);
    },
  };
}

type CountIf = (rareCase: RareCase, happened: boolean) => void;

function countEvent(event: GameEvent, countIf: CountIf): void {
  switch (event.type) {
    case 'hand-redealt':
      return countIf('redeal', true);
    case 'card-discarded':
      return countIf('FIRE-8 discard', true);
    case 'fire-spread':
      return countIf('double move', event.double);
    case 'fire-contained':
      return countIf('contained entry', true);
    case 'containment-broken':
      return countIf('broken containment', true);
    case 'pudding-lane-refilled':
      return countIf('Pudding Lane refill', true);
    case 'cones-added':
      return countIf('supply from Pudding Lane', event.fromPuddingLane > 0);
    case 'fire-intensified':
      return countIf('supply from Pudding Lane', event.fromPuddingLane > 0);
    case 'cones-returned':
      return countIf('BURN-5 returns', true);
    case 'hero-passed':
      return countIf(event.from === null ? 'Hero taken' : 'Hero passing', true);
    case 'taken-back':
      return countIf('undo', true);
    default:
      return undefined;
  }
}

function countDemolition(
  state: GameState,
  action: Extract<Action, { type: 'demolish' }>,
  countIf: CountIf,
): void {
  const isEmpty = state.districts[action.district].houses.length === 0;
  countIf('demolition of an empty district', isEmpty);
  countIf('demolition of a burnt district of size 3 or more', isEmpty && BOARD[action.district].size >= 3);
}

function countIntensify(state: GameState, countIf: CountIf): void {
  const withRoom = new Set(districtsWithRoom(state).map((entry) => entry.district));
  countIf(
    'room limit of INT-2',
    DISTRICT_IDS.some((id) => BOARD[id].isCity && isBurning(state, id) && !withRoom.has(id)),
  );
  countIf('fewer than three placed', intensifyConeCount(state) < 3);
}
