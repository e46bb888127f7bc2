import { compareWorlds } from './compare';
import { choiceOf } from './five-of-a-kind';
import { cutAt, scriptOf } from './script';
import { wiredTable } from './wired-table';

jest.setTimeout(120_000);

test.each([
  { players: 3, hiddenColours: true, decisions: 60 },
  { players: 5, hiddenColours: false, decisions: 40 },
] as const)(
  'nobody at a table of $players receives a byte that follows from what they may not know',
  async ({ players, decisions, hiddenColours }) => {
    const script = scriptOf(`test-${String(players)}`, players, {
      hiddenColours,
      moreDestruction: false,
      cones: 65,
    });
    const { differences, worlds, bytes } = await compareWorlds(cutAt(script, decisions), wiredTable());
    expect(differences).toEqual([]);
    expect(worlds).toHaveLength(players + 1);
    expect(bytes).toBeGreaterThan(500_000);
  },
);

test.each(['redeal', 'keep-hand'] as const)(
  'nor where a hand of five of a kind chose to %s',
  async (choice) => {
    const script = cutAt(choiceOf(3, choice), 12);
    const { differences } = await compareWorlds(script, wiredTable());
    expect(differences).toEqual([]);
  },
);
