/** The ways through a game: by moves, by turns, and by rounds, in each of which every seat has a turn. */
import type { Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';

/** Where a turn begins. */
export interface TurnStart {
  readonly move: number; // after it the turn begins
  readonly turn: number; // 1: the first
  readonly seat: Seat;
}

/** The beginnings of all turns. `entries`: of the moves that count, [0] of move 1. */
export function turnStarts(entries: readonly LogEntry[]): readonly TurnStart[] {
  return entries.flatMap(({ events }, index) =>
    events.flatMap((event) =>
      event.type === 'turn-began' ? [{ move: index + 1, turn: event.turn, seat: event.seat }] : [],
    ),
  );
}

/** The turns with which a round begins. */
export const roundStarts = (starts: readonly TurnStart[], players: number): readonly TurnStart[] =>
  starts.filter(({ turn }) => (turn - 1) % players === 0);

/** The round that a turn is of; 0 for the setup. */
export const roundOf = (turn: number, players: number): number => Math.ceil(turn / players);

/** From a move on to the next of these beginnings, or to the last move. */
export const nextStart = (starts: readonly TurnStart[], move: number, last: number): number =>
  starts.find((start) => start.move > move)?.move ?? last;

/** From a move back to the beginning before it, or to the dealt table. */
export const previousStart = (starts: readonly TurnStart[], move: number): number =>
  starts.filter((start) => start.move < move).at(-1)?.move ?? 0;
