/** What spectators say to each other reaches no seat before the end: not its words, and not that anything was said. */
import type { OpenTable } from './world';
import { cutAt, scriptOf } from './script';
import type { Script, Step } from './script';
import { wireTable } from './wire-table';
import { playScript, viewersOf } from './world';

const OPTIONS = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
const isTalk = (step: Step): boolean => step.do === 'ask' && step.event === 'chat';

/** After every tenth move the spectator says something, and somebody at a seat asks for all that may be asked. */
function withWhispers({ steps, ...script }: Script): Script {
  const quiet = steps.filter((step) => !isTalk(step));
  let moves = 0;
  const spoken = quiet.flatMap((step): readonly Step[] => {
    if (step.do !== 'move' || (moves += 1) % 10 !== 0) return [step];
    const viewer = (moves / 10) % script.setup.players;
    return [
      step,
      { do: 'ask', viewer: null, event: 'chat', payload: { text: `Whispered at ${String(moves)}` } },
      { do: 'ask', viewer, event: 'sync' },
      { do: 'ask', viewer, event: 'said', payload: { limit: 50 } },
      { do: 'ask', viewer, event: 'history', payload: { before: moves, limit: 20 } },
      { do: 'request', viewer, method: 'GET', path: '/api/matches/:match' },
      { do: 'come-back', viewer },
    ];
  });
  return { ...script, steps: spoken };
}

/** The same, but that the spectator only listens. */
const silent = ({ steps, ...script }: Script): Script => ({
  ...script,
  steps: steps.map((step) => (isTalk(step) ? { do: 'wait', ms: 0 } : step)),
});

async function heardBySeats(open: OpenTable, script: Script) {
  const table = await playScript(open, script, script.setup, 'all');
  // Each world's servers have ports of their own.
  const heard = viewersOf(script).map((viewer) =>
    JSON.stringify(table.heard(viewer)).replace(/127\.0\.0\.1:\d+/g, ''),
  );
  await table.stop();
  return { seats: heard.slice(0, -1), spectator: heard.at(-1) };
}

test('a seat hears, byte for byte, the same whether spectators talk or not', async () => {
  const script = withWhispers(cutAt(scriptOf('whispers', 4, OPTIONS), 60));
  const spoken = await heardBySeats(wireTable(), script);
  const unspoken = await heardBySeats(wireTable(), silent(script));
  expect(spoken.spectator).toContain('Whispered at 10');
  expect(spoken.spectator).toContain('Whispered at 60');
  expect(unspoken.spectator).not.toContain('Whispered');
  expect(spoken.seats.join()).not.toContain('Whispered');
  expect(spoken.seats).toEqual(unspoken.seats);
});
