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

/** Returns the input of a bot at `seat` before each move of `viewer`. */
async function collectBotInputs(
  script: Script,
  setup: Script['setup'],
  viewer: Seat,
  seat: Seat,
): Promise<readonly string[]> {
  const inputs: string[] = [];
  const openTable: OpenTable = async (dealt, clock, listener) => {
    const table = await inProcessTable()(dealt, clock, listener);
    return {
      ...table,
      connection: (lineViewer) => {
        const connection = table.connection(lineViewer);
        return {
          waitForState: (stateId) => connection.waitForState(stateId),
          waitForTableState: (version) => connection.waitForTableState(version),
          send: async (event, payload) => {
            if (event === 'move' && lineViewer === viewer) inputs.push(await table.botInput(seat));
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
    const script = truncate(makeScript(`bots ${String(viewer)}`, 3, options), 70);
    const other = makeTwinDeal(script.setup, script.trace, viewer, 'bots');
    const first = await collectBotInputs(script, script.setup, viewer, viewer);
    expect(first.length).toBeGreaterThan(10);
    expect(await collectBotInputs(script, other.setup, viewer, viewer)).toEqual(first);
    // The worlds do differ: a bot at the next seat gets other input.
    const next = (viewer + 1) % 3;
    expect(await collectBotInputs(script, other.setup, viewer, next)).not.toEqual(
      await collectBotInputs(script, script.setup, viewer, next),
    );
  },
);
