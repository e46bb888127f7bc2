/** A table of a round: everybody at it plays, one watches. */
import { Guest, TABLE } from '@great-fire/server/testing';
import { Player } from './player';

export interface ChaosTable {
  readonly matchId: string;
  readonly players: readonly Player[]; // by seat
  readonly watcher: Player;
}

export const everybody = ({ players, watcher }: ChaosTable): readonly Player[] => [...players, watcher];

/** Opens a table and seats everybody; `name` begins their names. */
export async function openTable(
  url: string,
  name: string,
  seats: 3 | 4 | 5 | 6,
  isHidden: boolean,
): Promise<ChaosTable> {
  const options = { ...TABLE.options, hiddenColours: isHidden && seats < 6, cones: 100 as const };
  const opened = await new Guest(url).open({ tableName: name, seats, options });
  const match = opened.match.id;
  const tokens = [opened.token];
  for (let seat = 1; seat < seats; seat += 1) {
    tokens.push((await new Guest(url).join(match, `Seat ${String(seat + 1)}`)).token);
  }
  const at = (token: string | null, place: string) =>
    new Player({ url, match, token, name: `${name}-${place}` });
  return {
    matchId: match,
    players: tokens.map((token, seat) => at(token, `s${String(seat)}`)),
    watcher: at(null, 'w'),
  };
}
