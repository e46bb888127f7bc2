import { compareRuns } from './compare';
import { makeCommandScript } from './command-script';
import { findRedealScript } from './redeal-script';
import { truncate, makeScript } from './script';
import type { Script } from './script';
import { inProcessTable } from './in-process-table';

test.each([
  { players: 3, hiddenColours: true, decisions: 60, changes: false, least: 500_000 },
  { players: 5, hiddenColours: false, decisions: 40, changes: true, least: 150_000 },
] as const)(
  'nobody at a table of $players receives a byte that follows from what they may not know (told by changes: $changes)',
  async ({ players, decisions, hiddenColours, changes, least }) => {
    const script = makeScript(`test-${String(players)}`, players, {
      hiddenColours,
      moreDestruction: false,
      cones: 65,
    });
    const { differences, diffs, bytes } = await compareRuns(
      truncate(script, decisions),
      inProcessTable({ usesDeltas: changes }),
    );
    expect(differences).toEqual([]);
    expect(diffs).toHaveLength(players + 1);
    expect(bytes).toBeGreaterThan(least);
  },
);

/** The beginning of a game in which all that is asked of all comes about. */
function findCommandScript(): Script {
  const options = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
  for (let number = 0; number < 200; number += 1) {
    const script = truncate(makeCommandScript(`conducted-${String(number)}`, 3, options), 80);
    const commands = script.steps.filter((step) => step.do === 'wish');
    const takebackCount = commands.filter(({ takeback }) => takeback !== null).length;
    const kinds = new Set(commands.map(({ command }) => command.type));
    if (takebackCount > 1 && (['resume', 'return', 'vote'] as const).every((kind) => kinds.has(kind)))
      return script;
  }
  throw new Error('There is no such game');
}

test('nor where they take moves back, pause, vote, and come and go', async () => {
  const { differences, bytes } = await compareRuns(findCommandScript(), inProcessTable());
  expect(differences).toEqual([]);
  expect(bytes).toBeGreaterThan(500_000);
});

test.each(['redeal', 'keep-hand'] as const)(
  'nor where a hand of five of a kind chose to %s',
  async (choice) => {
    const script = truncate(findRedealScript(3, choice), 12);
    const { differences } = await compareRuns(script, inProcessTable());
    expect(differences).toEqual([]);
  },
);
