import { isolateText, type MatchListItem } from '@great-fire/protocol';

/** Returns the names with their points, best first, as the tie-breaks order them; with hidden colours the names alone. `bot`: the name of a bot. */
export function playersByPoints(
  { seats, scores, places = [] }: Pick<MatchListItem, 'seats' | 'scores' | 'places'>,
  bot: string,
): readonly string[] {
  const players = seats.map((occupant, seat) => ({
    name: typeof occupant === 'string' ? occupant : bot,
    points: scores?.[seat] ?? null,
    place: places[seat] ?? 0,
  }));
  return players
    .sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || a.place - b.place)
    .map(({ name, points }) => (points === null ? name : `${isolateText(name)} ${points}`));
}
