import { createGame } from '@great-fire/game';
import { cutAt, scriptOf } from './script';
import { wireTable } from './wire-table';
import { Clock, playScript, viewersOf } from './world';

test('no log line of any level, and nothing that an operator reads, has a secret in it', async () => {
  const lines: string[] = [];
  const open = wireTable({ log: { write: (line) => void lines.push(line) } });
  const script = cutAt(scriptOf('canary', 4, { hiddenColours: true, moreDestruction: false, cones: 65 }), 80);
  const table = await playScript(open, script, script.setup, 'all');
  for (const path of ['/metrics', '/readyz', '/healthz']) await table.request(null, 'GET', path);
  const heard = viewersOf(script).map((viewer) => table.heard(viewer));
  await table.stop();

  const { secret } = createGame(script.setup);
  const keys = heard.flatMap(({ answers }) => [
    ...(answers[0]
      ?.match(/guest=[\w-]{43}/)?.[0]
      .split('=')
      .slice(1) ?? []),
    ...(answers[0]?.match(/"token":"([\w-]{43})"/)?.slice(1) ?? []),
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
  const operators = heard.at(-1)?.answers.join('\n') ?? '';
  expect(lines.length).toBeGreaterThan(80);
  expect(operators).toContain('# HELP');
  expect(canaries.filter((canary) => lines.join('\n').includes(canary))).toEqual([]);
  expect(canaries.filter((canary) => operators.includes(canary))).toEqual([]);
  expect(new Clock().now()).toBeLessThan(Date.now()); // the real clock is back
});
