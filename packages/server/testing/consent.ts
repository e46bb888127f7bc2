/** What people at a table ask of each other beside their moves, and how all of them come to see it. */
import type { Sync, Wish } from '@great-fire/protocol';
import type { Guest } from './guest';
import type { Party } from './party';
import type { WireAnswer } from './table-socket';
import { TableSocket } from './table-socket';

export type AtTable = Pick<Party, 'sockets' | 'watcher'>;

export const everybody = ({ sockets, watcher }: AtTable): readonly TableSocket[] => [
  ...sockets,
  watcher.socket,
];

/** Asks for something by the socket of a seat. @throws Error where nobody sits there */
export function wish(socket: TableSocket | undefined, asked: Wish): Promise<WireAnswer> {
  if (socket === undefined) throw new Error('Nobody sits there');
  return socket.ask('conduct', asked);
}

/** Resolves when every socket of the party has been shown something that is so, be it by a move or beside the moves. */
export async function allSee(party: AtTable, is: (sync: Sync) => boolean): Promise<void> {
  await Promise.all(everybody(party).map((socket) => socket.sees(String(is), is)));
}

/** The same person at another server, or once more. @throws Error where nobody sits there */
export function again(guest: Guest | undefined, url: string, match: string): TableSocket {
  if (guest === undefined) throw new Error('Nobody sits there');
  return new TableSocket(url, { match, ...(guest.cookie !== null && { cookie: guest.cookie }) });
}

/** Seat 0 asks to go back to a state; resolves with the question's id when everybody sees it. */
export async function askBack(party: AtTable, to: number): Promise<number> {
  const [ann] = party.sockets;
  const answer = await wish(ann, { do: 'ask-take-back', to });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  await allSee(party, ({ conduct }) => conduct?.takeBackAsked?.to === to);
  return ann?.latest?.conduct?.takeBackAsked?.id ?? 0;
}

export const agree = (socket: TableSocket | undefined, id: number): Promise<WireAnswer> =>
  wish(socket, { do: 'answer-take-back', id, agrees: true });

export const decline = (socket: TableSocket | undefined, id: number): Promise<WireAnswer> =>
  wish(socket, { do: 'answer-take-back', id, agrees: false });

/** Seat 0 asks to go back to a state, the others agree, and everybody sees it. */
export async function takeBack(party: AtTable, to: number): Promise<void> {
  const stateId = (party.sockets[0]?.stateId ?? 0) + 1;
  const id = await askBack(party, to);
  for (const socket of party.sockets.slice(1)) {
    const answer = await agree(socket, id);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
  await Promise.all(everybody(party).map((socket) => socket.shows(stateId)));
}
