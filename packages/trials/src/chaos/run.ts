/** Rounds of one configuration, one after another; servers and database are kept from one to the next. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openDisk } from '@great-fire/server/testing';
import { Topology } from '../topology/topology';
import { BOT_PAUSE_MS, CONFIGS } from './configs';
import type { ConfigName } from './configs';
import type { FaultName, World } from './faults';
import { addRound } from './record';
import { playRound } from './round';
import type { RoundResult } from './round';

export interface RunWish {
  readonly config: ConfigName;
  readonly seed: string;
  readonly from: number; // the first round
  readonly rounds: number;
  readonly only: FaultName | null; // that alone happens; null: anything
  readonly into: string; // the folder of the record
  readonly say: (line: string) => void;
}

const DISK_MB = 256;
const FRESH_EVERY = 50; // rounds on one database; then it begins anew

/** Resolves to how many rounds went wrong. What the servers logged in such a round, or one that was late, is kept beside the record. */
export async function play(wish: RunWish): Promise<number> {
  const { from, rounds } = wish;
  let wrong = 0;
  for (let round = from; round < from + rounds;) {
    const disk = openDisk(DISK_MB);
    const settings = { BOT_PAUSE_MS: String(BOT_PAUSE_MS) };
    const topology = await Topology.start({ ...CONFIGS[wish.config], folder: disk.folder, settings });
    try {
      const end = Math.min(from + rounds, round + FRESH_EVERY);
      for (let isSound = true; isSound && round < end; round += 1) {
        const result = await playOne({ topology, disk, only: wish.only }, round, wish);
        if (result.wrongs.length > 0) wrong += 1;
        isSound = !result.isBroken;
      }
    } finally {
      await topology.stop();
      disk.close();
    }
  }
  return wrong;
}

async function playOne(world: World, round: number, { config, seed, into, say }: RunWish) {
  const name = `${seed}${String(round)}`;
  const { isBroken, ...result } = await playRound(world, name).then(
    (played) => ({ ...played, isBroken: false }),
    (error: unknown) => ({ ...broken(error), isBroken: true }),
  );
  const drained = world.topology.servers.map((server) => server.drain());
  const wrongs = [...result.wrongs, ...drained.flatMap((one) => one.wrongs)];
  const load = loadavg()[0] ?? 0;
  const line = { config, seed, round, commit: commit(), disk: world.disk.kind, load, ...result, wrongs };
  addRound(into, {
    ...line,
    faults: [...line.faults],
    plan: [...line.plan],
    backMs: [...line.backMs],
    botsOnMs: [...line.botsOnMs],
  });
  if (wrongs.length > 0 || !result.isJudged)
    keepLogs(into, `${config}-${name}`, [...wrongs, ...drained.map(({ said }) => said)]);
  const worst = Math.max(0, ...result.backMs);
  const on = result.botsOnMs.map((ms) => `, a bot on in ${String(ms)} ms`).join('');
  const verdict = wrongs.length === 0 ? 'ok' : `WRONG\n  ${wrongs.join('\n  ')}`;
  const late = result.isJudged ? '' : `, late for want of a processor (${String(result.waitedMs)} ms)`;
  say(
    `${config} ${String(round)}: ${result.plan.join(', ')}; ${String(result.acknowledged)} moves, ${String(result.takenBack)} takings back, ` +
      `back in ${String(worst)} ms${on}${late}: ${verdict}`,
  );
  return { wrongs, isBroken };
}

/** A round that came to no end: what is left of it may be in the way of the next. */
function broken(error: unknown): RoundResult {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const nothing = { acknowledged: 0, refused: 0, takenBack: 0, toldOfLoss: 0, waitedMs: 0, tookMs: 0 };
  const wrongs = [`the round broke off: ${why}`];
  return { ...nothing, faults: [], plan: [], backMs: [], botsOnMs: [], isJudged: true, wrongs };
}

function keepLogs(into: string, name: string, texts: readonly string[]): void {
  const folder = join(into, 'logs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.log`), texts.join('\n'));
}

let known: string | null = null;

/** What the sources are: '14b5709', with '+' where they were changed since. */
function commit(): string {
  known ??= execFileSync('git', ['describe', '--always', '--dirty=+'], {
    cwd: __dirname,
    encoding: 'utf8',
  }).trim();
  return known;
}
