/**
 * Reads from the events how a seat has changed the board in its turn so far and in its last one. A bot plans again after
 * each action, and would forget it.
 */
import type { Action, DistrictId, GameEvent, PlayerView, Seat } from '@great-fire/game';
import { type FastBoard, copyBoard, districtIndex, missingBands } from '../board/fast-board';

export interface OwnTurns {
  readonly wasContained: readonly boolean[]; // by district index: a fire that stood contained before this turn
  readonly stepsBack: ReadonlySet<string>; // by `stepKey`: band steps that take back one of these two turns
}

/** Returns by district index which fires stand contained. */
export const containedFires = (board: FastBoard): readonly boolean[] =>
  Array.from(board.cones, (cones, index) => cones > 0 && missingBands(board, index) === 0);

export const stepKey = (from: DistrictId, to: DistrictId): string => `${from} ${to}`;

/** The first event of each action that can be undone, and that changes cones or bands. @source UNDO-1 */
const FIRST_EVENTS: { readonly [T in Action['type']]?: GameEvent['type'] } = {
  spread: 'fire-spread',
  'move-band': 'band-moved',
  'put-out': 'cone-put-out',
};

/** Returns what the view's own seat did. `events`: all so far. If a turn is not among them, the seat did nothing in it. */
export function readOwnTurns(view: PlayerView, board: FastBoard, events: readonly GameEvent[]): OwnTurns {
  const { number } = view.turn;
  const turns = turnsOf(view.viewer, events);
  const before = boardBefore(board, turns.find((turn) => turn.number === number)?.events ?? []);
  return {
    wasContained: containedFires(before),
    stepsBack: new Set(
      turns
        .slice(-2)
        .flatMap((turn) => turn.events)
        .flatMap((event) => (event.type === 'band-moved' ? [stepKey(event.to, event.from)] : [])),
    ),
  };
}

interface OwnTurn {
  readonly number: number;
  readonly events: GameEvent[]; // without those of undone actions
}

function turnsOf(seat: Seat | null, events: readonly GameEvent[]): readonly OwnTurn[] {
  const turns: OwnTurn[] = [];
  let current: OwnTurn | null = null;
  for (const event of events) {
    if (event.type === 'turn-began') {
      current = event.seat === seat ? { number: event.turn, events: [] } : null;
      if (current !== null) turns.push(current);
    } else if (event.type === 'taken-back') dropUndone(current?.events ?? [], event.action);
    else current?.events.push(event);
  }
  return turns;
}

/** Drops the events of the latest action of this type. */
function dropUndone(events: GameEvent[], { type }: Action): void {
  const first = FIRST_EVENTS[type];
  const index = events.map((event) => event.type).lastIndexOf(first ?? 'taken-back');
  if (index >= 0) events.length = index;
}

/** Returns the cones and bands before the events. Those of Pudding Lane are not kept, as nothing contains its fire. */
function boardBefore(board: FastBoard, events: readonly GameEvent[]): FastBoard {
  const before = copyBoard(board);
  const add = (counts: Int8Array, district: DistrictId | undefined, change: number) => {
    if (district !== undefined) (counts[districtIndex(district)] as number) += change;
  };
  for (const event of events) {
    if (event.type === 'fire-spread') {
      add(before.cones, event.path[0], 1);
      add(before.cones, event.path.at(-1), -1);
    }
    if (event.type === 'cones-added') add(before.cones, event.district, -event.cones);
    if (event.type === 'fire-intensified') for (const id of event.districts) add(before.cones, id, -1);
    if (event.type === 'cone-put-out') add(before.cones, event.district, 1);
    if (event.type === 'band-moved') {
      add(before.bands, event.from, 1);
      add(before.bands, event.to, -1);
    }
  }
  return before;
}
