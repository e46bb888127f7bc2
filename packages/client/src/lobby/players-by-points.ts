import { isolateText, type MatchListItem } from '@great-fire/protocol';

/** Returns the names with their points, best first; with hidden colours the names alone. `bot`: the name of a bot. */
export function playersByPoints(
  { seats, scores }: Pick<MatchListItem, 'seats' | 'scores'>,
  bot: string,
): readonly string[] {
  const players = seats.map((occupant, seat) => ({
    name: typeof occupant === 'string' ? occupant : bot,
    points: scores?.[seat] ?? null,
  }));
  return players
    .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
    .map(({ name, points }) => (points === null ? name : `${isolateText(name)} ${points}`));
}
