/** A table of players and a spectator, all over real sockets, and a way to play it on. */
import { commitmentOfPart, legalActions } from '@great-fire/game';
import type { Action, PlayerView } from '@great-fire/game';
import type { OpenTable } from '@great-fire/protocol';
import { Guest } from './guest';
import { seededChance } from './seeded-chance';
import type { TableSocket } from './table-socket';

export interface Party {
  readonly matchId: string;
  readonly guests: readonly Guest[]; // by seat
  readonly sockets: readonly TableSocket[]; // by seat
  readonly tokens: readonly string[];
  readonly watcher: { readonly guest: Guest; readonly socket: TableSocket };
  readonly close: () => void;
}

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];

/**
 * Opens a table, seats everybody, brings a spectator; all have taken up their hands (SET-3) and see so. `parts`: what the seats
 * add to the deal, in their order.
 */
export async function gather(
  url: string,
  wish: Partial<OpenTable> = {},
  parts: readonly string[] = [],
): Promise<Party> {
  const players = wish.seats ?? 3;
  const guests = NAMES.slice(0, players).map(() => new Guest(url));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('A party needs a host');
  const [first] = parts;
  const opened = await host.open({ ...wish, ...(first !== undefined && { part: commitmentOfPart(first) }) });
  const tokens = [opened.token];
  for (const [index, guest] of others.entries()) {
    tokens.push((await guest.join(opened.match.id, NAMES[index + 1] ?? 'Guest', parts[index + 1])).token);
  }
  const match = opened.match.id;
  await host.start(match);
  for (const [seat, part] of parts.entries()) await guests[seat]?.reveal(match, seat, part);
  const sockets = guests.map((guest) => guest.connect({ match }));
  const watching = new Guest(url);
  const watcher = { guest: watching, socket: watching.connect({ match }) };
  const all = [...sockets, watcher.socket];
  await Promise.all(all.map((socket) => socket.ready()));
  const close = (): void => all.forEach((socket) => socket.close());
  const party = { matchId: match, guests, sockets, tokens, watcher, close };
  while (awaited(party).view.turn.step === 'redeal') await decide(party, { type: 'keep-hand' });
  return party;
}

/** The socket of the seat whose decision is awaited, with what it sees. */
export function awaited(party: Pick<Party, 'sockets'>): {
  readonly socket: TableSocket;
  readonly view: PlayerView;
} {
  for (const socket of party.sockets) {
    const view = socket.latest?.frame?.view;
    if (view !== undefined && view.turn.seat === view.viewer) return { socket, view };
  }
  throw new Error('Nobody is awaited');
}

/** A choice that keeps a game going: mostly at random, seldom an undo. */
export function choose(view: PlayerView, chance: () => number): Action {
  const legal = legalActions(view);
  const ending = legal.find(({ type }) => type === 'end-actions');
  if (ending !== undefined && chance() < 0.3) return ending;
  const bold = legal.filter(({ type }) => type !== 'undo' || chance() < 0.1);
  const action = bold[Math.floor(chance() * bold.length)] ?? legal[0];
  if (action === undefined) throw new Error('Nothing is legal');
  return action;
}

/** Whoever is awaited decides; resolves when every socket has seen it. */
async function decide(party: Pick<Party, 'sockets' | 'watcher'>, action: Action): Promise<void> {
  const answer = await awaited(party).socket.move(action);
  if (!answer.ok || answer.stateId === undefined) throw new Error(JSON.stringify(answer));
  const { stateId } = answer;
  await Promise.all([...party.sockets, party.watcher.socket].map((socket) => socket.shows(stateId)));
}

/** Plays until the end, or for so many decisions; every socket has seen each before the next. */
export async function playOn(
  party: Pick<Party, 'sockets' | 'watcher'>,
  seed: string,
  decisions = Number.POSITIVE_INFINITY,
): Promise<number> {
  const chance = seededChance(seed);
  const all = [...party.sockets, party.watcher.socket];
  let made = 0;
  while (made < decisions && all.some((socket) => socket.latest?.frame?.view.result === null)) {
    await decide(party, choose(awaited(party).view, chance));
    made += 1;
  }
  return made;
}
