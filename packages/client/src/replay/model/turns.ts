/** Finds the starts of turns and rounds. In a round every seat has one turn. */
import type { Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';

export interface TurnStart {
  readonly move: number; // the turn starts after this move
  readonly turn: number; // from 1
  readonly seat: Seat;
}

/** Returns the starts of all turns. `entries`: the mainline, [0] is move 1. */
export function turnStarts(entries: readonly LogEntry[]): readonly TurnStart[] {
  return entries.flatMap(({ events }, index) =>
    events.flatMap((event) =>
      event.type === 'turn-began' ? [{ move: index + 1, turn: event.turn, seat: event.seat }] : [],
    ),
  );
}

/** Returns the turn starts that begin a round. */
export const roundStarts = (starts: readonly TurnStart[], players: number): readonly TurnStart[] =>
  starts.filter(({ turn }) => (turn - 1) % players === 0);

/** Returns the round of a turn; 0 for the setup. */
export const roundOf = (turn: number, players: number): number => Math.ceil(turn / players);

/** Returns the next start after a move, or the last move. */
export const nextStart = (starts: readonly TurnStart[], move: number, last: number): number =>
  starts.find((start) => start.move > move)?.move ?? last;

/** Returns the last start before a move, or 0 for the dealt table. */
export const previousStart = (starts: readonly TurnStart[], move: number): number =>
  starts.filter((start) => start.move < move).at(-1)?.move ?? 0;
