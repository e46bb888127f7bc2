/** The encoding of clocks in lists. Kept out of the schemas, so that the client bundle does not include them. */
import type { MatchListItem } from '../schemas/table-responses';
import type { ClockSettings } from '../schemas/time-control';

/** The owner of a seat: a person's name, 0 for a bot, or null if free. */
export type ListItemSeat = MatchListItem['seats'][number];

/** Encodes a clock in as few characters as possible. */
export function encodeClock(clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return '';
    case 'per-turn':
      return String(clock.seconds);
    case 'fischer':
      return `${String(clock.bank)}+${String(clock.increment)}`;
    case 'correspondence':
      return `${clock.weekendsOff === true ? 'w' : ''}${String(clock.days)}d`;
  }
}

/** Returns the clock that `encodeClock` encoded. */
export function decodeClock(encoded: string): ClockSettings {
  if (encoded === '') return { kind: 'none' };
  if (encoded.endsWith('d'))
    return {
      ...{ kind: 'correspondence', days: encoded.endsWith('3d') ? 3 : 1 },
      ...(encoded.startsWith('w') && { weekendsOff: true }),
    };
  const [first = 0, increment] = encoded.split('+').map(Number);
  if (increment === undefined) return { kind: 'per-turn', seconds: first };
  return { kind: 'fischer', bank: first, increment };
}
