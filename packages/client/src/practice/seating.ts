/** Who is to sit where, as the slip has it before the game is dealt. */
import { BOT_NAMES, OFFERED_LEVELS } from '@great-fire/protocol';
import type { OfferedLevel } from '@great-fire/protocol';
import type { PracticePlayer } from './saved-game';

export const SITTERS = ['person', ...OFFERED_LEVELS] as const;
export type Sitter = (typeof SITTERS)[number];

export interface Seated {
  readonly sitter: Sitter;
  readonly name: string; // of a person; a bot has its own
}

/** A person and five bots: the first seats of it are taken. */
export const seatsFor = (name: string, level: OfferedLevel): readonly Seated[] => [
  { sitter: 'person', name },
  ...Array.from({ length: 5 }, (): Seated => ({ sitter: level, name: '' })),
];

/** The players of a game; a person without a name gets the name that stands for the seat. */
export function playersOf(
  seats: readonly Seated[],
  nameless: (seat: number) => string,
): readonly PracticePlayer[] {
  return seats.map(({ sitter, name }, seat) =>
    sitter === 'person'
      ? { name: name.trim() || nameless(seat), bot: null }
      : { name: BOT_NAMES[seat] ?? sitter, bot: sitter },
  );
}
