/** Which free bands can come to a district, nearest first, and by which way. */
import { STEPS_FROM, PLACE_COUNT } from '../scene/distances';
import type { Scene } from '../scene/scene';
import { burnsIn, freeIn } from '../scene/scene';

export interface BandWay {
  readonly from: number;
  readonly path: readonly number[]; // every district stepped into, the goal last
}

const cameFrom = new Int8Array(PLACE_COUNT);
const steps = new Int8Array(PLACE_COUNT);
const queue = new Int8Array(PLACE_COUNT);

function wayFrom(start: number): readonly number[] {
  const path: number[] = [];
  for (let at = cameFrom[start] as number; at >= 0; at = cameFrom[at] as number) path.push(at);
  return path;
}

/**
 * Ways of free bands to a goal, at most so many bands and so many steps each. None leads through a fire that burns:
 * there a band stops (ACT-4).
 */
export function bandsFor(scene: Scene, goal: number, bands: number, farthest: number): readonly BandWay[] {
  cameFrom.fill(-2);
  cameFrom[goal] = -1;
  steps[goal] = 0;
  queue[0] = goal;
  let end = 1;
  const ways: BandWay[] = [];
  for (let at = 0; at < end; at += 1) {
    const index = queue[at] as number;
    if (index !== goal) {
      for (let free = freeIn(scene, index); free > 0; free -= 1) {
        ways.push({ from: index, path: wayFrom(index) });
        if (ways.length === bands) return ways;
      }
      if (burnsIn(scene, index)) continue;
    }
    if (steps[index] === farthest) continue;
    for (const next of STEPS_FROM[index] as readonly number[]) {
      if (cameFrom[next] !== -2) continue;
      cameFrom[next] = index;
      steps[next] = (steps[index] as number) + 1;
      queue[end++] = next;
    }
  }
  return ways;
}
