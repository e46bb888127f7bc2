/** Rounds of one configuration, one after another; servers and database are kept from one to the next. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openDisk } from '@great-fire/server/testing';
import type { Disk } from '@great-fire/server/testing';
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
  readonly timeouts: number; // the factor for the time limits of the servers
  readonly say: (line: string) => void;
}

const DISK_MB = 256;
const FRESH_EVERY = 50; // rounds on one database; the next round gets a new one

/** Resolves to how many rounds went wrong. The logs of such a round are kept beside the record. */
export async function play(wish: RunWish): Promise<number> {
  const end = wish.from + wish.rounds;
  let wrong = 0;
  for (let round = wish.from; round < end;) {
    const disk = openDisk(DISK_MB);
    process.once('exit', disk.close);
    try {
      const played = await playOn(disk, { from: round, to: Math.min(end, round + FRESH_EVERY) }, wish);
      wrong += played.wrong;
      round = played.next;
    } finally {
      process.off('exit', disk.close);
      disk.close();
    }
  }
  return wrong;
}

interface Played {
  readonly wrong: number; // rounds
  readonly next: number; // the first round that was not played
}

/** Plays rounds on one topology, the last one excluded. A round that broke off is the last. */
async function playOn(
  disk: Disk,
  { from, to }: { readonly from: number; readonly to: number },
  wish: RunWish,
): Promise<Played> {
  const settings = { BOT_PAUSE_MS: String(BOT_PAUSE_MS), TIMEOUT_FACTOR: String(wish.timeouts) };
  const topology = await Topology.start({ ...CONFIGS[wish.config], folder: disk.folder, settings });
  try {
    let wrong = 0;
    for (let round = from; round < to; round += 1) {
      const { wrongs, isBroken } = await playOne({ topology, disk, only: wish.only }, round, wish);
      if (wrongs.length > 0) wrong += 1;
      if (isBroken) return { wrong, next: round + 1 };
    }
    return { wrong, next: to };
  } finally {
    await topology.stop();
  }
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
  if (wrongs.length > 0) keepLogs(into, `${config}-${name}`, [...wrongs, ...drained.map(({ said }) => said)]);
  const worst = Math.max(0, ...result.backMs);
  const on = result.botsOnMs.map((ms) => `, a bot on in ${String(ms)} ms`).join('');
  const verdict = wrongs.length === 0 ? 'ok' : `WRONG\n  ${wrongs.join('\n  ')}`;
  say(
    `${config} ${String(round)}: ${result.plan.join(', ')}; ${String(result.acknowledged)} moves, ${String(result.takenBack)} takings back, ` +
      `back in ${String(worst)} ms${on}: ${verdict}`,
  );
  return { wrongs, isBroken };
}

/** A round that came to no end. Its rest may be in the way of the next. */
function broken(error: unknown): RoundResult {
  const nothing = { acknowledged: 0, refused: 0, takenBack: 0, toldOfLoss: 0, tookMs: 0 };
  const wrongs = [`the round broke off ${error instanceof Error ? error.message : String(error)}`];
  return { ...nothing, faults: [], plan: [], backMs: [], botsOnMs: [], wrongs };
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
