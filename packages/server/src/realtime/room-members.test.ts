import type { StoredMatch } from '../entities/match';
import type { LiveMatch } from '../matches/load-match';
import { RoomMembers } from './room-members';
import type { GameSocket, SocketData } from './socket-types';

const socketAt = (address: string, seat: number | null, personId: string | null = null): GameSocket => {
  const data: Partial<SocketData> = { address, seat, personId, name: personId };
  return { data } as GameSocket;
};

const visit = (members: RoomMembers, address: string, seat: number) => {
  const socket = socketAt(address, seat);
  members.add(socket);
  members.delete(socket);
};

test('remembers the addresses of players who have left, apart from their own seat', () => {
  const members = new RoomMembers();
  visit(members, '7.7.7.7', 1);
  expect(members.hasPlayerFrom('7.7.7.7', 0)).toBe(true);
  expect(members.hasPlayerFrom('7.7.7.7', 1)).toBe(false);
  expect(members.hasPlayerFrom('8.8.8.8', 0)).toBe(false);
});

test('forgets the oldest addresses of a seat, and none of another seat', () => {
  const members = new RoomMembers();
  visit(members, '7.7.7.7', 1);
  for (let host = 0; host < 30; host += 1) visit(members, `2001:db8::${host}`, 2);
  const remembered = Array.from({ length: 30 }, (_, host) => `2001:db8::${host}`).filter((address) =>
    members.hasPlayerFrom(address, 0),
  );
  expect(remembered).toEqual(Array.from({ length: 20 }, (_, index) => `2001:db8::${index + 10}`));
  expect(members.hasPlayerFrom('7.7.7.7', 0)).toBe(true);
});

test('keeps an address that a player uses again', () => {
  const members = new RoomMembers();
  visit(members, '7.7.7.7', 1);
  for (let host = 0; host < 30; host += 1) {
    visit(members, `2001:db8::${host}`, 1);
    visit(members, '7.7.7.7', 1);
  }
  expect(members.hasPlayerFrom('7.7.7.7', 0)).toBe(true);
});

test('gives a seat with another owner to no socket until the match is read again', () => {
  const members = new RoomMembers();
  const [former, other] = [socketAt('7.7.7.7', 1), socketAt('8.8.8.8', 2)];
  for (const socket of [former, other]) members.add(socket);
  members.onSeatReplaced(1);
  expect([members.seatOf(former), members.seatOf(other)]).toEqual([null, 2]);
});

interface Known {
  readonly status?: StoredMatch['status'];
  readonly version?: number; // of the table state; omitted: there is none
}

/** A match as a read of the storage returns it. `owners`: by seat. */
function matchOf(
  owners: readonly (string | null)[],
  { status = 'running', version }: Known = {},
): StoredMatch {
  const seats = owners.map((personId, seat) => ({ seat, personId }));
  return { status, seats, tableState: version === undefined ? null : { version } } as unknown as StoredMatch;
}

function seated() {
  const members = new RoomMembers();
  const [ann, ben, watcher] = [socketAt('1', 0, 'ann'), socketAt('2', 1, 'ben'), socketAt('3', null, 'cat')];
  for (const socket of [ann, ben, watcher]) members.add(socket);
  const seats = () => [ann, ben, watcher].map((socket) => members.seatOf(socket));
  return { members, ann, ben, watcher, seats };
}

test('knows its sockets until they leave', () => {
  const { members, ann, ben, watcher, seats } = seated();
  expect(members.size).toBe(3);
  expect(members.sockets).toEqual([ann, ben, watcher]);
  expect(members.sockets.map((socket) => members.get(socket)?.name)).toEqual(['ann', 'ben', 'cat']);
  expect([members.delete(ben), members.delete(ben), members.has(ben), members.has(ann)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(seats()).toEqual([0, null, null]);
  expect(members.localPresence).toMatchObject({ seats: [0], visibleSeats: [0], spectators: 1 });
});

test('assigns the seats of a match to the persons at its sockets', () => {
  const { members, seats } = seated();
  expect(members.isWaiting).toBe(true);
  members.assignSeats(matchOf(['cat', null, 'ann'], { status: 'open' }));
  expect(seats()).toEqual([2, null, 0]);
  expect(members.isWaiting).toBe(true);
  members.assignSeats(matchOf(['ann', 'ben', 'cat']));
  expect(seats()).toEqual([0, 1, 2]);
  expect(members.isWaiting).toBe(false);
});

test('ignores a match that was read before its start or before the last known table state', () => {
  const { members, seats } = seated();
  members.reassignSeats(matchOf(['ann', 'ben'], { version: 3 }), 0);
  members.assignSeats(matchOf(['ben', 'ann'], { status: 'open', version: 3 }));
  members.assignSeats(matchOf(['ben', 'ann'], { version: 2 }));
  members.assignSeats(matchOf(['ben', 'ann']));
  expect(seats()).toEqual([0, 1, null]);
  members.assignSeats(matchOf(['ben', 'ann'], { version: 3 }));
  expect(seats()).toEqual([1, 0, null]);
});

test('after a seat was replaced, assigns none from a match that was read before', () => {
  const { members, seats } = seated();
  members.onSeatReplaced(0);
  expect(members.replacements).toBe(1);
  members.assignSeats(matchOf(['ann', 'ben']));
  members.reassignSeats(matchOf(['ann', 'ben']), 0); // read before the seat was replaced
  expect(seats()).toEqual([null, 1, null]);
  members.reassignSeats(matchOf(['cat', 'ben']), 1);
  expect(seats()).toEqual([null, 1, 0]);
  members.assignSeats(matchOf(['ann', 'ben']));
  expect(seats()).toEqual([0, 1, null]);
});

test('remembers what a socket was last sent, for the seat that it had, until the seat is replaced', () => {
  const { members, ann, ben } = seated();
  const live = { state: { stateId: 7 } } as LiveMatch;
  const lastSent = () => members.sockets.map((socket) => members.get(socket)?.lastSent);
  members.markSent(ann, live);
  members.markSent(ben, live);
  expect(lastSent()).toEqual([{ match: live, seat: 0 }, { match: live, seat: 1 }, null]);
  members.markSent(ben, null);
  members.onSeatReplaced(1);
  expect(lastSent()).toEqual([{ match: live, seat: 0 }, null, null]);
  members.onSeatReplaced(0);
  expect(lastSent()).toEqual([null, null, null]);
  members.delete(ann);
  members.markSent(ann, live); // it has left
  expect(members.size).toBe(2);
});

test('a hidden page changes the visible seats only if it has one', () => {
  const { members, ann, watcher } = seated();
  expect([members.setHidden(ann, true), members.setHidden(ann, true)]).toEqual([true, false]);
  expect(members.localPresence.visibleSeats).toEqual([1]);
  expect(members.setHidden(ann, false)).toBe(true);
  expect(members.localPresence.visibleSeats).toEqual([0, 1]);
  expect([members.setHidden(watcher, true), members.setHidden(socketAt('4', 2), true)]).toEqual([
    false,
    false,
  ]);
});

test('knows the addresses of players who are connected, and none of spectators', () => {
  const { members } = seated();
  expect(['1', '2', '3'].map((address) => members.hasPlayerFrom(address, 0))).toEqual([false, true, false]);
  expect(members.hasPlayerFrom('1', 1)).toBe(true);
});
