/** The first world against the second one of every viewer: what each of them received must be the same, byte by byte. */
import { stopwatch } from '../stopwatch';
import { secondWorld } from './second-world';
import type { Differing } from './second-world';
import type { Script, Viewer } from './script';
import { playScript, viewersOf } from './world';
import type { Heard, OpenTable } from './world';

export interface Difference {
  readonly game: string;
  readonly viewer: Viewer;
  readonly channel: keyof Heard;
  readonly place: number; // the first packet or answer that is not the same
  readonly first: string; // what it was, from a little before where they part
  readonly second: string;
}

/** What a game took, in ms of the clock on the wall. */
export interface Took {
  readonly first: number; // the first world
  readonly dealing: number; // working out the second ones
  readonly second: number; // playing them
  readonly comparing: number;
}

export interface Compared {
  readonly differences: readonly Difference[]; // at most one for each viewer and channel
  readonly worlds: readonly Differing[]; // of each second world: how many secrets are others in it
  readonly packets: number;
  readonly bytes: number;
  readonly took: Took;
}

const CHANNELS = ['line', 'answers', 'lobby'] as const satisfies readonly (keyof Heard)[];

/** Plays a script in the first world and once more for each viewer. @throws Error where a second world refuses a decision */
export async function compareWorlds(
  script: Script,
  open: OpenTable,
  viewers: readonly Viewer[] = viewersOf(script),
): Promise<Compared> {
  const took = { first: 0, dealing: 0, second: 0, comparing: 0 };
  let elapsed = stopwatch();
  const spent = (on: keyof Took): void => {
    took[on] += elapsed();
    elapsed = stopwatch();
  };
  const first = await playScript(open, script, script.setup, 'all');
  const heard = new Map(viewersOf(script).map((viewer) => [viewer, first.heard(viewer)]));
  await first.stop();
  spent('first');
  const differences: Difference[] = [];
  const worlds: Differing[] = [];
  let packets = 0;
  let bytes = 0;
  for (const viewer of viewers) {
    const { setup, differing } = secondWorld(script.setup, script.course, viewer, script.name);
    worlds.push(differing);
    spent('dealing');
    const then = heard.get(viewer);
    const second = await playScript(open, script, setup, viewer, then);
    const now = second.heard(viewer);
    await second.stop();
    spent('second');
    for (const channel of then === undefined ? [] : CHANNELS) {
      const parted = partOf(then?.[channel] ?? [], now[channel]);
      if (parted !== null) differences.push({ game: script.name, viewer, channel, ...parted });
      packets += now[channel].length;
      bytes += now[channel].reduce((sum, text) => sum + text.length, 0);
    }
    spent('comparing');
  }
  return { differences, worlds, packets, bytes, took };
}

const BEFORE = 60;
const SHOWN = 200;

/** Where two lists of packets part, null: nowhere. */
export function partOf(
  first: readonly string[],
  second: readonly string[],
): Pick<Difference, 'place' | 'first' | 'second'> | null {
  const count = Math.max(first.length, second.length);
  for (let place = 0; place < count; place += 1) {
    const [a = 'nothing more', b = 'nothing more'] = [first[place], second[place]];
    if (a === b) continue;
    let at = 0;
    while (a[at] === b[at]) at += 1;
    const from = Math.max(0, at - BEFORE);
    return { place, first: a.slice(from, from + SHOWN), second: b.slice(from, from + SHOWN) };
  }
  return null;
}
