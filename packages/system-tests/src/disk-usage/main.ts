/** Command line of the test of disk usage (docs/testing.md). `npm run test:disk -- --help` lists the options. */
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { ROUTES } from './routes';
import { BOUND_BYTES, measureRoute } from './run';
import type { DiskUsage } from './run';

const NAMES = Object.keys(ROUTES);
const PLAY_ROUTES: ReadonlySet<string> = new Set([
  'moves',
  'tableCommands',
  'botGamesWithoutPlayers',
  'missedTurns',
]);

const optionsSchema = z.object({
  routes: z.string().default(NAMES.join()).describe('routes to write by, comma-separated'),
  scale: z.coerce.number().min(0.001).max(1).default(1).describe('factor of the quota'),
  ...REPORT_OPTIONS,
});

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

/** Returns the largest growth by one of the routes, as at full scale. */
const worst = (usages: readonly DiskUsage[], scale: number): number =>
  Math.max(0, ...usages.map(({ databaseBytes }) => databaseBytes)) / scale;

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:disk',
    summary:
      'Writes for a day of injected time as one address, by every legal route, and measures the database.',
  });
  const { routes, scale, json } = options;
  const print = createPrint(json);
  const usages: DiskUsage[] = [];
  for (const route of routes.split(',')) {
    const usage = await measureRoute(route, scale);
    usages.push(usage);
    const { writes, databaseBytes, walBytes } = usage;
    print(
      `${route}: ${String(writes)} writes, database ${megabytes(databaseBytes)}, ` +
        `at full scale ${megabytes(databaseBytes / scale)}, log at most ${megabytes(walBytes)}`,
    );
  }
  const isPlay = ({ route }: DiskUsage): boolean => PLAY_ROUTES.has(route);
  const play = worst(usages.filter(isPlay), scale);
  const optional = worst(
    usages.filter((usage) => !isPlay(usage)),
    scale,
  );
  // Games whose players are unknown share a quota of the size of that for play.
  const worstBytes = 2 * play + optional;
  print(
    `worst day ${megabytes(worstBytes)}: twice ${megabytes(play)} by play, ${megabytes(optional)} by the rest; bound ${megabytes(BOUND_BYTES)}`,
  );
  reportResult('disk-usage', options, { usages, worstBytes, boundBytes: BOUND_BYTES });
  return worstBytes < BOUND_BYTES ? 0 : 1;
}

runCommand('test:disk', main);
