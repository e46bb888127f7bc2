import { compareRuns } from './compare';
import { findCommandScript } from './command-script';
import { findRedealScript } from './redeal-script';
import { truncate, makeScript } from './script';
import { inProcessTable } from './in-process-table';

test.each([
  { players: 3, hiddenColours: true, decisions: 60, changes: false, least: 500_000 },
  { players: 5, hiddenColours: false, decisions: 40, changes: true, least: 150_000 },
] as const)(
  'sends no byte that depends on what its viewer may not know ($players players, deltas: $changes)',
  async ({ players, decisions, hiddenColours, changes, least }) => {
    const script = makeScript(`test-${String(players)}`, players, {
      hiddenColours,
      moreDestruction: false,
      cones: 65,
    });
    const { differences, worlds, bytes } = await compareRuns(
      truncate(script, decisions),
      inProcessTable({ usesDeltas: changes }),
    );
    expect(differences).toEqual([]);
    expect(worlds).toBe(players + 1);
    expect(bytes).toBeGreaterThan(least);
  },
);

test('sends no hidden information when people take back moves, pause, vote, leave and return', async () => {
  const { differences, bytes } = await compareRuns(findCommandScript(), inProcessTable());
  expect(differences).toEqual([]);
  expect(bytes).toBeGreaterThan(300_000);
});

test.each(['redeal', 'keep-hand'] as const)(
  'sends no hidden information when a hand of five of a kind chooses to %s',
  async (choice) => {
    const script = truncate(findRedealScript(3, choice), 12);
    const { differences } = await compareRuns(script, inProcessTable());
    expect(differences).toEqual([]);
  },
);
