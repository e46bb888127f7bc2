/** One run: honest tables, a real server, so many hostile messages in rounds, and what became of it. */
import { readFileSync, rmSync } from 'node:fs';
import { ServerProcess } from '@great-fire/server/testing';
import { Dice } from './dice';
import { belowHttp, belowSocket, overHttp, overSocket } from './lanes';
import type { Sending } from './lanes';
import { setStage, storedNow } from './stage';
import type { Identity, Stage } from './stage';
import { Viewers } from './viewers';

export interface RunWish {
  readonly messages: number;
  readonly seed: number;
  readonly from?: number; // the first round; 0
  readonly told?: (line: string) => void;
}

export interface RunResult {
  readonly messages: number;
  readonly wrongs: readonly string[]; // none, if all is well
  readonly seconds: number;
  readonly memoryMb: readonly number[]; // at the end of each round, the highest of it; empty where it cannot be told
}

const ROUND = 20_000;
const MOST_MEMORY_MB = 400;

// Of a round: messages on socket.io's events, packets below it, requests, and what is no request.
const SHARES = { socket: 0.7, frames: 0.2, http: 0.08, bytes: 0.02 } as const;

/** @throws Error where the server does not start */
export async function run({ messages, seed, from = 0, told = () => undefined }: RunWish): Promise<RunResult> {
  const began = performance.now();
  const wrongs: string[] = [];
  const wrong = (what: string): void => void wrongs.push(what);
  const stage = await setStage(`fuzz-${String(seed)}`);
  const memoryMb: number[] = [];
  let sent = 0;
  try {
    const server = await ServerProcess.start({ DATA_DIR: stage.dataDir, PORT: '0' });
    const url = `http://127.0.0.1:${String(await server.port)}`;
    const memory = new Memory(server.pid);
    for (let round = from; sent < messages && wrongs.length === 0; round += 1) {
      const size = Math.min(ROUND, messages - sent);
      await playRound({ url, stage, seed: seed * 1_000_003 + round, size, wrong });
      sent += size;
      memoryMb.push(memory.highest());
      told(`round ${String(round)}: ${String(sent)} sent, at most ${String(memoryMb.at(-1))} MB`);
    }
    memory.stop();
    const { code, out, err } = await server.kill('SIGTERM');
    if (code !== 0) wrong(`the server ended with ${String(code)}: ${err.slice(-500)}`);
    lookAtLog(out + err, stage, wrong);
    if ((await storedNow(stage)) !== stage.stored) wrong('what is stored of the honest tables has changed');
    if (memoryMb.some((mb) => mb > MOST_MEMORY_MB)) wrong(`the server took ${memoryMb.join(', ')} MB`);
  } finally {
    rmSync(stage.dataDir, { recursive: true, force: true });
  }
  return { messages: sent, wrongs, seconds: (performance.now() - began) / 1000, memoryMb };
}

interface Round {
  readonly url: string;
  readonly stage: Stage;
  readonly seed: number;
  readonly size: number;
  readonly wrong: (what: string) => void;
}

async function playRound({ url, stage, seed, size, wrong }: Round): Promise<void> {
  const viewers = await Viewers.come(url, stage);
  const before = await viewers.digest();
  const moment = { stateId: viewers.stateId, awaited: viewers.awaited };
  const sending = (lane: number): Sending => ({
    url,
    stage,
    moment,
    wrong,
    dice: new Dice(seed * 31 + lane),
  });
  const nobody: Identity = { name: 'nobody', cookie: null, seat: null };
  const talkers = [...stage.players, stage.stranger, nobody];
  const senders = [...talkers, stage.host];
  const each = Math.ceil((size * SHARES.socket) / talkers.length);
  await Promise.all([
    ...talkers.map((sender, lane) => overSocket(sending(lane), sender, each)),
    belowSocket(sending(10), senders, Math.ceil(size * SHARES.frames)),
    overHttp(sending(11), senders, Math.ceil(size * SHARES.http)),
    belowHttp(sending(12), Math.ceil(size * SHARES.bytes)),
  ]);
  if ((await viewers.digest()) !== before) wrong('what the honest people see has changed');
  viewers.leave();
}

const FAULT = /"level":(?:50|60)/;

/** Nothing that was sent is a fault of ours, and no key was written down. */
function lookAtLog(log: string, { secrets }: Stage, wrong: (what: string) => void): void {
  for (const line of log
    .split('\n')
    .filter((one) => FAULT.test(one))
    .slice(0, 5))
    wrong(`log: ${line.slice(0, 600)}`);
  for (const secret of secrets) if (log.includes(secret)) wrong('a key is in the log');
}

const SAMPLE_MS = 250;

/** The resident memory of a process, sampled. */
class Memory {
  private most = 0;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly pid: number) {
    this.timer = setInterval(() => this.look(), SAMPLE_MS);
  }

  /** In MB, since it was asked last; 0 where the system does not tell. */
  highest(): number {
    this.look();
    const { most } = this;
    this.most = 0;
    return most;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    if (process.platform !== 'linux') return;
    const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(this.pid)}/status`, 'utf8'))?.[1] ?? '0';
    this.most = Math.max(this.most, Math.round(Number(kb) / 1024));
  }
}
