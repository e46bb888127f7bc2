import { createGame } from '@great-fire/game';
import { truncate, makeScript } from './script';
import { networkTable } from './network-table';
import { Clock, playScript, allViewers } from './run';

test('writes no secret to a log line of any level, or to what an operator reads', async () => {
  const lines: string[] = [];
  const open = networkTable({ log: { write: (line) => void lines.push(line) } });
  const script = truncate(
    makeScript('canary', 4, { hiddenColours: true, moreDestruction: false, cones: 65 }),
    80,
  );
  const table = await playScript(open, script, script.setup, 'all');
  for (const path of ['/metrics', '/readyz', '/healthz']) await table.request(null, 'GET', path);
  const received = allViewers(script).map((viewer) => table.received(viewer));
  await table.stop();

  const { secret } = createGame(script.setup);
  const keys = received.flatMap(({ http }) => [
    ...(http[0]
      ?.match(/session=[\w-]{43}/)?.[0]
      .split('=')
      .slice(1) ?? []),
    ...(http[0]?.match(/"token":"([\w-]{43})"/)?.slice(1) ?? []),
  ]);
  expect(keys).toHaveLength(2 * script.setup.players);
  const canaries = [
    secret.seed,
    ...keys,
    ...secret.objectives.flat(),
    ...secret.undealt,
    ...[...secret.hands, secret.deck.slice(-6)].map((cards) => JSON.stringify(cards).slice(1, -1)),
    'one-vp',
    'double-move',
  ];
  const operators = received.at(-1)?.http.join('\n') ?? '';
  expect(lines.length).toBeGreaterThan(80);
  expect(operators).toContain('# HELP');
  expect(canaries.filter((canary) => lines.join('\n').includes(canary))).toEqual([]);
  expect(canaries.filter((canary) => operators.includes(canary))).toEqual([]);
  expect(new Clock().now()).toBeLessThan(Date.now()); // the real clock is restored
});
