/** The leaders of a running game by public points. */
import type { MatchListItem } from '@great-fire/protocol';

export interface CurrentLeaders {
  readonly names: readonly string[];
  readonly points: number;
}

/** Returns the leaders; null with hidden colours, before the first turn, or if all players are tied. */
export function currentLeaders(
  { scores, turn = 0, seats }: MatchListItem,
  bot: string,
): CurrentLeaders | null {
  if (scores === undefined || turn === 0) return null;
  const points = Math.max(...scores);
  const leading = seats.filter((_, seat) => scores[seat] === points);
  if (leading.length === seats.length) return null;
  return { names: leading.map((occupant) => (typeof occupant === 'string' ? occupant : bot)), points };
}
