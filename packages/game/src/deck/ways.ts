/** INT: every way to place the cones. */
import type { Intensify } from '../action';
import type { PublicState } from '../state';
import type { Room } from './intensify';
import { intensifyDue, intensifyRoom } from './intensify';

/**
 * Every way to place the cones, in the order of the board; which cone lies where makes no difference. Of three cones there
 * are thousands of ways, so each number of cones has its own loops and nothing is made but the list.
 * @source INT-1 to INT-3
 */
export function legalIntensifies(state: PublicState): readonly Intensify[] {
  const room = intensifyRoom(state);
  switch (intensifyDue(state)) {
    case 3:
      return waysOfThree(room);
    case 2:
      return waysOfTwo(room);
    case 1:
      return room.map(({ district }) => ({ type: 'intensify', districts: [district] }));
    default:
      return [{ type: 'intensify', districts: [] }];
  }
}

function waysOfTwo(room: Room): readonly Intensify[] {
  const ways: Intensify[] = [];
  room.forEach(({ district: a, room: roomInA }, placeOfA) => {
    for (let place = placeOfA + 1; place < room.length; place += 1) {
      const { district: b } = room[place] as Room[number];
      ways.push({ type: 'intensify', districts: [a, b] });
    }
    if (roomInA >= 2) ways.push({ type: 'intensify', districts: [a, a] });
  });
  return ways;
}

function waysOfThree(room: Room): readonly Intensify[] {
  const ways: Intensify[] = [];
  room.forEach(({ district: a, room: roomInA }, placeOfA) => {
    for (let placeOfB = placeOfA + 1; placeOfB < room.length; placeOfB += 1) {
      const { district: b, room: roomInB } = room[placeOfB] as Room[number];
      for (let place = placeOfB + 1; place < room.length; place += 1) {
        const { district: c } = room[place] as Room[number];
        ways.push({ type: 'intensify', districts: [a, b, c] });
      }
      if (roomInB >= 2) ways.push({ type: 'intensify', districts: [a, b, b] });
    }
    if (roomInA >= 2) {
      for (let place = placeOfA + 1; place < room.length; place += 1) {
        const { district: c } = room[place] as Room[number];
        ways.push({ type: 'intensify', districts: [a, a, c] });
      }
    }
    if (roomInA >= 3) ways.push({ type: 'intensify', districts: [a, a, a] });
  });
  return ways;
}
