/** A table of a round: people, and at some tables bots, play; one watches. */
import type { Players } from '@great-fire/game';
import type { OfferedLevel, SeatGiven } from '@great-fire/protocol';
import { Guest, TABLE } from '@great-fire/server/testing';
import { waitFor } from '@great-fire/testkit/wait-for';
import type { Witness } from './check-game';
import { Player } from './player';

export interface TableWish {
  readonly name: string; // begins the names of those who come
  readonly seats: Players;
  readonly isHidden: boolean;
  readonly bots: readonly OfferedLevel[]; // they have the seats after the host's
  readonly regrets: number; // the share of people's decisions after which they ask to go back
}

export interface ChaosTable {
  readonly matchId: string;
  readonly players: readonly Player[]; // people, by seat
  readonly watcher: Player;
  readonly hasBots: boolean;
}

export const everybody = ({ players, watcher }: ChaosTable): readonly Player[] => [...players, watcher];

/** What everybody at a table has to say. */
export const witnesses = (table: ChaosTable): readonly Witness[] => everybody(table).map(witness);

function witness({ name, seat, deeds, takeBacks, line }: Player): Witness {
  const { stateId, view, log } = line.getSnapshot();
  return { name, seat, deeds, asks: takeBacks.asks, heard: log, stateId, view };
}

/** How many times moves were taken back at a table, as its spectator was told. */
export const timesTakenBack = ({ watcher }: ChaosTable): number =>
  watcher.line.getSnapshot().log.filter(({ takenBack }) => takenBack !== undefined).length;

/** The latest state of a table that anybody was told of. */
export function heardOf(table: ChaosTable): number {
  const told = table.players.flatMap(({ deeds }) => deeds.map(({ ledTo }) => ledTo ?? 0));
  return Math.max(0, ...told, ...everybody(table).map(({ stateId }) => stateId));
}

/** Whether a decision of a bot is awaited, as far as anybody at the table knows. */
export function awaitsBot({ players, watcher, hasBots }: ChaosTable): boolean {
  const furthest = players.reduce((one, other) => (other.stateId > one.stateId ? other : one), watcher);
  return hasBots && furthest.awaited !== null && players.every(({ seat }) => seat !== furthest.awaited);
}

/** Opens a table and seats the players. While the server has no storage, or a connection breaks, opens another one. */
export function openTable(url: string, wish: TableWish): Promise<ChaosTable> {
  return waitFor(`the table ${wish.name} to be opened`, () =>
    openOnce(url, wish).catch((error: unknown) => {
      if (isPassing(error)) return null;
      throw error;
    }),
  );
}

const isPassing = (error: unknown): boolean =>
  error instanceof TypeError || String(error).includes('"unavailable"'); // the type of what `fetch` throws

async function openOnce(
  url: string,
  { name, seats, isHidden, bots, regrets }: TableWish,
): Promise<ChaosTable> {
  const options = { ...TABLE.options, hiddenColours: isHidden && seats < 6, cones: 100 as const };
  const host = new Guest(url);
  const opened = await host.open({ tableName: name, seats, options, bots });
  const match = opened.match.id;
  const given: SeatGiven[] = [opened];
  while (given.length + bots.length < seats)
    given.push(await new Guest(url).join(match, `Person ${String(given.length + 1)}`));
  if (given.length > 1) await host.start(match);
  const at = (seated: SeatGiven | null, place: string) =>
    new Player({ url, match, given: seated, name: `${name}-${place}`, regrets });
  return {
    matchId: match,
    players: given.map((seated) => at(seated, `s${String(seated.seat)}`)),
    watcher: at(null, 'w'),
    hasBots: bots.length > 0,
  };
}
