/** INT: the choice of an intensify, and the list of every way to place the cones. */
import type { Intensify } from '../action';
import type { DistrictId } from '../board/ids';
import type { PublicState } from '../state';
import { type IntensifyRoom, intensifyConeCount, districtsWithRoom } from './intensify';

/** Exactly `count` cones go into the districts of `room`, and at most that many into each. */
export interface IntensifyChoice {
  readonly count: number; // 3
  readonly room: { readonly [D in DistrictId]?: number }; // { vintry: 2, cheapside: 5 }
}

/** Returns the number of cones to place and the room of each district, in board order. @source INT-1 to INT-3 */
export function legalIntensify(state: PublicState): IntensifyChoice {
  const room: { [D in DistrictId]?: number } = {};
  for (const entry of districtsWithRoom(state)) room[entry.district] = entry.room;
  return { count: intensifyConeCount(state), room };
}

/**
 * Lists every way to place the cones, in board order, without duplicates by order of the cones. Three cones have
 * thousands of ways, so each number of cones has its own loops that allocate only the result.
 */
export function listIntensifies(choice: IntensifyChoice): readonly Intensify[] {
  const room = Object.entries(choice.room).map(([district, cones]) => ({
    district: district as DistrictId,
    room: cones,
  }));
  switch (choice.count) {
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
