/** A table of a round: everybody at it plays, one watches. */
import { setTimeout } from 'node:timers/promises';
import { Guest, TABLE } from '@great-fire/server/testing';
import type { Witness } from './check-game';
import { Player } from './player';

export interface ChaosTable {
  readonly matchId: string;
  readonly players: readonly Player[]; // by seat
  readonly watcher: Player;
}

export const everybody = ({ players, watcher }: ChaosTable): readonly Player[] => [...players, watcher];

/** What everybody at a table has to say. */
export const witnesses = ({ players, watcher }: ChaosTable): readonly Witness[] => [
  ...players.map((player, seat) => witness(player, seat)),
  witness(watcher, null),
];

function witness({ name, deeds, line }: Player, seat: number | null): Witness {
  const { stateId, view } = line.getSnapshot();
  return { name, seat, deeds, stateId, view };
}

const TRIES = 10;
const AGAIN_MS = 1000;

/** Opens a table and seats everybody; `name` begins their names. Where the server has no storage, they come again. */
export async function openTable(...wish: Parameters<typeof openOnce>): Promise<ChaosTable> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await openOnce(...wish);
    } catch (error) {
      if (tries === TRIES || !String(error).includes('"unavailable"')) throw error;
      await setTimeout(AGAIN_MS);
    }
  }
}

async function openOnce(
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
