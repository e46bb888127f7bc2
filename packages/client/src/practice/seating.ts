/** Who is to sit where, as the slip has it before the game is dealt. */
import { BOT_NAMES, OFFERED_LEVELS } from '@great-fire/protocol';
import type { OfferedLevel } from '@great-fire/protocol';
import type { PracticePlayer } from './saved-game';

export const SEAT_KINDS = ['person', ...OFFERED_LEVELS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatSetup {
  readonly kind: SeatKind;
  readonly name: string; // of a person; a bot has its own
}

/** A person and five bots: the first seats of it are taken. */
export const defaultSeats = (name: string, level: OfferedLevel): readonly SeatSetup[] => [
  { kind: 'person', name },
  ...Array.from({ length: 5 }, (): SeatSetup => ({ kind: level, name: '' })),
];

/** The players of a game; a person without a name gets the name that stands for the seat. */
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
