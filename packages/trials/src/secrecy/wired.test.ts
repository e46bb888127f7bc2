import { compareWorlds } from './compare';
import { conductedScriptOf } from './conducted-script';
import { choiceOf } from './five-of-a-kind';
import { cutAt, scriptOf } from './script';
import type { Script } from './script';
import { wiredTable } from './wired-table';

test.each([
  { players: 3, hiddenColours: true, decisions: 60, changes: false, least: 500_000 },
  { players: 5, hiddenColours: false, decisions: 40, changes: true, least: 150_000 },
] as const)(
  'nobody at a table of $players receives a byte that follows from what they may not know (told by changes: $changes)',
  async ({ players, decisions, hiddenColours, changes, least }) => {
    const script = scriptOf(`test-${String(players)}`, players, {
      hiddenColours,
      moreDestruction: false,
      cones: 65,
    });
    const { differences, worlds, bytes } = await compareWorlds(
      cutAt(script, decisions),
      wiredTable({ changes }),
    );
    expect(differences).toEqual([]);
    expect(worlds).toHaveLength(players + 1);
    expect(bytes).toBeGreaterThan(least);
  },
);

/** The beginning of a game in which all that is asked of all comes about. */
function conducted(): Script {
  const options = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
  for (let number = 0; number < 200; number += 1) {
    const script = cutAt(conductedScriptOf(`conducted-${String(number)}`, 3, options), 80);
    const wishes = script.steps.filter((step) => step.do === 'wish');
    const backs = wishes.filter(({ goesBack }) => goesBack !== null).length;
    const done = new Set(wishes.map(({ wish }) => wish.do));
    if (backs > 1 && (['resume', 'return', 'vote'] as const).every((one) => done.has(one))) return script;
  }
  throw new Error('There is no such game');
}

test('nor where they take moves back, pause, vote, and come and go', async () => {
  const { differences, bytes } = await compareWorlds(conducted(), wiredTable());
  expect(differences).toEqual([]);
  expect(bytes).toBeGreaterThan(500_000);
});

test.each(['redeal', 'keep-hand'] as const)(
  'nor where a hand of five of a kind chose to %s',
  async (choice) => {
    const script = cutAt(choiceOf(3, choice), 12);
    const { differences } = await compareWorlds(script, wiredTable());
    expect(differences).toEqual([]);
  },
);
