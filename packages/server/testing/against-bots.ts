/** One person at a table that bots fill. */
import type { OpenTable } from '@great-fire/protocol';
import { Guest } from './guest';
import { choose } from './party';
import { seededChance } from './seeded-chance';
import type { TableSocket } from './table-socket';

export interface Alone {
  readonly guest: Guest;
  readonly socket: TableSocket;
  readonly id: string;
}

/** Opens a table with bots and shows it to its person. */
export async function sitAmongBots(url: string, wish: Partial<OpenTable> = {}): Promise<Alone> {
  const guest = new Guest(url);
  const { match } = await guest.open({ seats: 4, bots: ['merchant', 'apprentice', 'merchant'], ...wish });
  const socket = guest.connect({ match: match.id });
  await socket.ready();
  return { guest, socket, id: match.id };
}

/** Resolves when the person is awaited, or the game is over. */
export async function myTurn(socket: TableSocket): Promise<void> {
  await socket.sees('the turn of the person, or the end', ({ frame }) => {
    const view = frame?.view;
    return view !== undefined && (view.turn.seat === view.viewer || view.result !== null);
  });
}

/** Makes the person's decisions, so many of them or to the end. */
export async function playMine(
  socket: TableSocket,
  seed: string,
  decisions = Number.POSITIVE_INFINITY,
): Promise<void> {
  const chance = seededChance(seed);
  for (let made = 0; made < decisions; made += 1) {
    await myTurn(socket);
    const view = socket.latest?.frame?.view;
    if (view === undefined || view.result !== null) return;
    const answer = await socket.move(choose(view, chance));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    await socket.shows(answer.stateId ?? 0);
  }
}
