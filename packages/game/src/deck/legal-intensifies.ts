/** INT: every way to place the cones. */
import type { Intensify } from '../action';
import type { PublicState } from '../state';
import type { IntensifyRoom } from './intensify';
import { intensifyConeCount, districtsWithRoom } from './intensify';

/**
 * Every way to place the cones, in the order of the board; which cone lies where makes no difference. Of three cones there
 * are thousands of ways, so each number of cones has its own loops and nothing is made but the list.
 * @source INT-1 to INT-3
 */
export function legalIntensifies(state: PublicState): readonly Intensify[] {
  const room = districtsWithRoom(state);
  switch (intensifyConeCount(state)) {
    case 3:
      return intensifyTriples(room);
    case 2:
      return intensifyPairs(room);
    case 1:
      return room.map(({ district }) => ({ type: 'intensify', districts: [district] }));
    default:
      return [{ type: 'intensify', districts: [] }];
  }
}

function intensifyPairs(room: IntensifyRoom): readonly Intensify[] {
  const actions: Intensify[] = [];
  room.forEach(({ district: a, room: roomInA }, indexOfA) => {
    for (let index = indexOfA + 1; index < room.length; index += 1) {
      const { district: b } = room[index] as IntensifyRoom[number];
      actions.push({ type: 'intensify', districts: [a, b] });
    }
    if (roomInA >= 2) actions.push({ type: 'intensify', districts: [a, a] });
  });
  return actions;
}

function intensifyTriples(room: IntensifyRoom): readonly Intensify[] {
  const actions: Intensify[] = [];
  room.forEach(({ district: a, room: roomInA }, indexOfA) => {
    for (let indexOfB = indexOfA + 1; indexOfB < room.length; indexOfB += 1) {
      const { district: b, room: roomInB } = room[indexOfB] as IntensifyRoom[number];
      for (let index = indexOfB + 1; index < room.length; index += 1) {
        const { district: c } = room[index] as IntensifyRoom[number];
        actions.push({ type: 'intensify', districts: [a, b, c] });
      }
      if (roomInB >= 2) actions.push({ type: 'intensify', districts: [a, b, b] });
    }
    if (roomInA >= 2) {
      for (let index = indexOfA + 1; index < room.length; index += 1) {
        const { district: c } = room[index] as IntensifyRoom[number];
        actions.push({ type: 'intensify', districts: [a, a, c] });
      }
    }
    if (roomInA >= 3) actions.push({ type: 'intensify', districts: [a, a, a] });
  });
  return actions;
}
