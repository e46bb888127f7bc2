/**
 * Checks that the input of a bot depends only on what its seat may know. In two worlds that look the same to a seat,
 * the input is the same, byte for byte. The second world repeats the moves of the first, because the bot draws other
 * random numbers there.
 */
import type { Seat } from '@great-fire/game';
import { truncate, makeScript, type Script } from './script';
import { makeTwinDeal } from './twin-deal';
import { inProcessTable } from './in-process-table';
import { type OpenTable, playScript } from './run';

/** Returns the inputs of bots at the seats before each move of `viewer`. */
async function collectBotInputs(
  script: Script,
  setup: Script['setup'],
  viewer: Seat,
  seats: readonly Seat[],
): Promise<readonly (readonly string[])[]> {
  const inputs: string[][] = seats.map(() => []);
  const openTable: OpenTable = async (dealt, clock, listener) => {
    const table = await inProcessTable()(dealt, clock, listener);
    return {
      ...table,
      connection: (lineViewer) => {
        const connection = table.connection(lineViewer);
        return {
          ...connection,
          send: async (event, payload) => {
            if (event === 'move' && lineViewer === viewer)
              for (const [index, seat] of seats.entries()) inputs[index]?.push(await table.botInput(seat));
            return connection.send(event, payload);
          },
        };
      },
    };
  };
  const table = await playScript(openTable, script, setup, viewer);
  await table.stop();
  return inputs;
}

test.each([0, 1, 2] as const)(
  'gives a bot at seat %d the same input in both worlds of its seat',
  async (viewer) => {
    const options = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
    const script = truncate(makeScript(`bots ${String(viewer)}`, 3, options), 50);
    const other = makeTwinDeal(script.setup, script.trace, viewer, 'bots');
    const seats = [viewer, (viewer + 1) % 3];
    const [first = [], firstOfNext] = await collectBotInputs(script, script.setup, viewer, seats);
    const [second, secondOfNext] = await collectBotInputs(script, other.setup, viewer, seats);
    expect(first.length).toBeGreaterThan(10);
    expect(second).toEqual(first);
    expect(secondOfNext).not.toEqual(firstOfNext); // the worlds do differ
  },
);
