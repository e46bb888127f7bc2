/** npm run chaos -- --rounds N [--seed S] [--config sqlite|pg1|pg2] [--resume]: docs/reliability.md tells what it does. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openDisk } from '@great-fire/server/testing';
import { Topology } from '../topology/topology';
import { RunRecord } from './record';
import { playRound } from './round';

const CONFIGS = {
  sqlite: { storage: 'sqlite', servers: 1 },
  pg1: { storage: 'postgres', servers: 1 },
  pg2: { storage: 'postgres', servers: 2 },
} as const;
const CONFIG_NAMES = ['sqlite', 'pg1', 'pg2'] as const;
type ConfigName = (typeof CONFIG_NAMES)[number];

const RUNS = resolve(__dirname, '../../../../.cache/chaos');
const DISK_MB = 256;
const FRESH_EVERY = 50; // rounds on one database; then it begins anew

const wishSchema = z.object({
  rounds: z.coerce.number().int().min(1).max(100_000).default(10),
  seed: z
    .string()
    .regex(/^[a-z0-9]{1,8}$/, 'letters and digits, 8 at most')
    .default('fire'),
  config: z.enum(CONFIG_NAMES).optional(), // left out: each of them
  resume: z.boolean().default(false),
});
type Wish = z.infer<typeof wishSchema>;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Plays the rounds of one configuration that are not played yet. Returns how many went wrong. */
async function play(config: ConfigName, { rounds, seed, resume }: Wish): Promise<number> {
  const record = new RunRecord(resolve(RUNS, `${config}-${seed}.jsonl`), resume);
  let round = record.lines.length;
  while (round < rounds) {
    const disk = openDisk(DISK_MB);
    const topology = await Topology.start({ ...CONFIGS[config], folder: disk.folder });
    say(`${config}: ${topology.url}, the disk that is filled is ${disk.kind}`);
    try {
      const last = Math.min(rounds, round + FRESH_EVERY);
      for (; round < last; round += 1) {
        const result = await playRound({ topology, disk }, `${seed}${String(round)}`);
        record.add(round, result);
        const { plan, acknowledged, backMs, wrongs } = result;
        const verdict = wrongs.length === 0 ? 'ok' : `WRONG\n  ${wrongs.join('\n  ')}`;
        say(
          `${config} ${String(round)}: ${plan}; ${String(acknowledged)} moves, back in ${backMs?.toFixed(0) ?? '?'} ms: ${verdict}`,
        );
      }
    } finally {
      await topology.stop();
      disk.close();
    }
  }
  say(`${config}: ${record.summary()}`);
  return record.lines.filter(({ wrongs }) => wrongs.length > 0).length;
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { rounds: text, seed: text, config: text, resume: { type: 'boolean' } },
  });
  const wish = wishSchema.parse(values);
  mkdirSync(RUNS, { recursive: true });
  let wrong = 0;
  for (const config of wish.config === undefined ? CONFIG_NAMES : [wish.config])
    wrong += await play(config, wish);
  process.exitCode = wrong === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
