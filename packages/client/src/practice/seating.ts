/** Seats of the form for a practice game. */
import { BOT_NAMES, OFFERED_LEVELS } from '@great-fire/protocol';
import type { OfferedLevel } from '@great-fire/protocol';
import type { PracticePlayer } from './saved-game';

export const SEAT_KINDS = ['person', ...OFFERED_LEVELS] as const;
type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatSetup {
  readonly kind: SeatKind;
  readonly name: string; // of a person; bots have names of their own
}

/** Returns one person and five bots. A game takes the first seats. */
export const defaultSeats = (name: string, level: OfferedLevel): readonly SeatSetup[] => [
  { kind: 'person', name },
  ...Array.from({ length: 5 }, (): SeatSetup => ({ kind: level, name: '' })),
];

/** Returns the players of a game. A person without a name gets the default name of the seat. */
export function toPlayers(
  seats: readonly SeatSetup[],
  defaultName: (seat: number) => string,
): readonly PracticePlayer[] {
  return seats.map(({ kind, name }, seat) =>
    kind === 'person'
      ? { name: name.trim() || defaultName(seat), bot: null }
      : { name: BOT_NAMES[seat] ?? kind, bot: kind },
  );
}
