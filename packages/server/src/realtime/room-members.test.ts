import { RoomMembers } from './room-members';
import type { GameSocket, SocketData } from './socket-types';

const socketAt = (address: string, seat: number): GameSocket => {
  const data: Partial<SocketData> = { address, seat, personId: null, name: null };
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
