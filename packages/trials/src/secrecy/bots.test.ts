/**
 * What a bot is told follows from what its seat may know: in two worlds that are the same to the seat it is told
 * the same, byte for byte. In the second world its decisions are given, for its chance is another there.
 */
import type { Seat } from '@great-fire/game';
import { cutAt, scriptOf } from './script';
import type { Script } from './script';
import { secondWorld } from './second-world';
import { wiredTable } from './wired-table';
import type { OpenTable } from './world';
import { playScript } from './world';

/** What a bot at `seat` was told before each decision of `viewer`. */
async function told(
  script: Script,
  setup: Script['setup'],
  viewer: Seat,
  seat: Seat,
): Promise<readonly string[]> {
  const questions: string[] = [];
  const open: OpenTable = async (dealt, clock, listener) => {
    const table = await wiredTable()(dealt, clock, listener);
    return {
      ...table,
      line: (one) => {
        const line = table.line(one);
        return {
          shows: (stateId) => line.shows(stateId),
          told: (version) => line.told(version),
          ask: async (event, payload) => {
            if (event === 'move' && one === viewer) questions.push(await table.botQuestion(seat));
            return line.ask(event, payload);
          },
        };
      },
    };
  };
  const table = await playScript(open, script, setup, viewer);
  await table.stop();
  return questions;
}

test.each([0, 1, 2] as const)(
  'a bot at seat %d is told the same in both worlds of its seat',
  async (viewer) => {
    const options = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
    const script = cutAt(scriptOf(`bots ${String(viewer)}`, 3, options), 70);
    const other = secondWorld(script.setup, script.course, viewer, 'bots');
    const first = await told(script, script.setup, viewer, viewer);
    expect(first.length).toBeGreaterThan(10);
    expect(await told(script, other.setup, viewer, viewer)).toEqual(first);
    // The worlds do differ: a bot at the next seat is told other things.
    const next = (viewer + 1) % 3;
    expect(await told(script, other.setup, viewer, next)).not.toEqual(
      await told(script, script.setup, viewer, next),
    );
  },
);
