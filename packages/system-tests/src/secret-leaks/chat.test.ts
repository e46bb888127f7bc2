/**
 * Checks that spectators' chat reaches no seat before the end of the game: neither the text nor the fact that a
 * spectator wrote.
 */
import { playScript, allViewers, type OpenTable } from './run';
import { truncate, makeScript, type Script, type ScriptStep } from './script';
import { networkTable } from './network-table';

const OPTIONS = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
const isChat = (step: ScriptStep): boolean => step.type === 'emit' && step.event === 'chat';

/** Adds a spectator's message after every tenth move. A player then requests everything that a player may read. */
function withSpectatorChat({ steps, ...script }: Script): Script {
  const stepsWithoutChat = steps.filter((step) => !isChat(step));
  let moves = 0;
  const stepsWithChat = stepsWithoutChat.flatMap((step): readonly ScriptStep[] => {
    if (step.type !== 'move' || (moves += 1) % 10 !== 0) return [step];
    const viewer = (moves / 10) % script.setup.players;
    return [
      step,
      { type: 'emit', viewer: null, event: 'chat', payload: { text: `Whispered at ${String(moves)}` } },
      { type: 'emit', viewer, event: 'sync' },
      { type: 'emit', viewer, event: 'chat-history', payload: { limit: 50 } },
      { type: 'emit', viewer, event: 'history', payload: { before: moves, limit: 20 } },
      { type: 'http-request', viewer, method: 'GET', path: '/api/matches/:match' },
      { type: 'reconnect', viewer },
    ];
  });
  return { ...script, steps: stepsWithChat };
}

/** Returns the script without the chat messages. */
const withoutChat = ({ steps, ...script }: Script): Script => ({
  ...script,
  steps: steps.map((step) => (isChat(step) ? { type: 'wait', ms: 0 } : step)),
});

async function collectReceived(openTable: OpenTable, script: Script) {
  const table = await playScript(openTable, script, script.setup, 'all');
  // The servers of each world have other ports.
  const received = allViewers(script).map((viewer) =>
    JSON.stringify(table.received(viewer)).replace(/127\.0\.0\.1:\d+/g, ''),
  );
  await table.stop();
  return { seats: received.slice(0, -1), spectator: received.at(-1) };
}

test('sends each seat the same bytes whether spectators chat or not', async () => {
  const script = withSpectatorChat(truncate(makeScript('whispers', 4, OPTIONS), 34));
  const spoken = await collectReceived(networkTable(), script);
  const unspoken = await collectReceived(networkTable(), withoutChat(script));
  expect(spoken.spectator).toContain('Whispered at 10');
  expect(spoken.spectator).toContain('Whispered at 30');
  expect(unspoken.spectator).not.toContain('Whispered');
  expect(spoken.seats.join()).not.toContain('Whispered');
  expect(spoken.seats).toEqual(unspoken.seats);
});
