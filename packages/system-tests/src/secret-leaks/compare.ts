/** Compares the first world with the second world of each viewer. The viewer must receive the same bytes in both. */
import { makeTwinDeal } from './twin-deal';
import type { Script, Viewer } from './script';
import { playScript, allViewers, type Received, type OpenTable } from './run';

interface Difference {
  readonly game: string;
  readonly viewer: Viewer;
  readonly channel: keyof Received;
  readonly index: number; // the first packet or answer that differs
  readonly first: string; // an excerpt that starts a little before the difference
  readonly second: string;
}

export interface Comparison {
  readonly differences: readonly Difference[]; // at most one for each viewer and channel
  readonly worlds: number; // second ones
  readonly packets: number;
  readonly bytes: number;
}

const CHANNELS = ['matchSocket', 'http', 'lobbySocket'] as const satisfies readonly (keyof Received)[];

/**
 * Plays a script in the first world and in the second world of each viewer.
 *
 * @throws Error if a second world rejects a move
 */
export async function compareRuns(
  script: Script,
  openTable: OpenTable,
  viewers: readonly Viewer[] = allViewers(script),
  stopsAtDifference = false,
): Promise<Comparison> {
  const first = await playScript(openTable, script, script.setup, 'all');
  const received = new Map(allViewers(script).map((viewer) => [viewer, first.received(viewer)]));
  await first.stop();
  const differences: Difference[] = [];
  let [worlds, packets, bytes] = [0, 0, 0];
  for (const viewer of viewers) {
    if (stopsAtDifference && differences.length > 0) break;
    worlds += 1;
    const { setup } = makeTwinDeal(script.setup, script.trace, viewer, script.name);
    const expected = received.get(viewer);
    const second = await playScript(openTable, script, setup, viewer);
    const actual = second.received(viewer);
    await second.stop();
    for (const channel of expected === undefined ? [] : CHANNELS) {
      const difference = firstDifference(expected?.[channel] ?? [], actual[channel]);
      if (difference !== null) differences.push({ game: script.name, viewer, channel, ...difference });
      packets += actual[channel].length;
      bytes += actual[channel].reduce((sum, text) => sum + text.length, 0);
    }
  }
  return { differences, worlds, packets, bytes };
}

/**
 * Returns the channels in which the first viewer who receives a planted leak sees a difference. Several viewers are
 * tried, because a one-bit secret is the same in half of the second worlds.
 */
export async function findLeakChannels(
  script: Script,
  openTable: OpenTable,
): Promise<readonly (keyof Received)[]> {
  const viewers = [...allViewers(script)].reverse();
  const { differences } = await compareRuns(script, openTable, viewers, true);
  return differences.map(({ channel }) => channel);
}

const CONTEXT_BEFORE = 60;
const CONTEXT_LENGTH = 200;

/** Returns the first difference between two lists of packets, or null if they are equal. */
function firstDifference(
  first: readonly string[],
  second: readonly string[],
): Pick<Difference, 'index' | 'first' | 'second'> | null {
  const count = Math.max(first.length, second.length);
  for (let index = 0; index < count; index += 1) {
    const [a = 'nothing more', b = 'nothing more'] = [first[index], second[index]];
    if (a === b) continue;
    let offset = 0;
    while (a[offset] === b[offset]) offset += 1;
    const from = Math.max(0, offset - CONTEXT_BEFORE);
    return {
      index,
      first: a.slice(from, from + CONTEXT_LENGTH),
      second: b.slice(from, from + CONTEXT_LENGTH),
    };
  }
  return null;
}
