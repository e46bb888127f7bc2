/** One run: sends hostile messages in rounds to a real server with honest tables, and checks what became of these. */
import { rmSync } from 'node:fs';
import { Memory, ServerProcess } from '@great-fire/server/testing';
import { waitFor } from '@great-fire/testkit/wait-for';
import { stopwatch } from '../stopwatch';
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
  readonly memoryMb: readonly number[]; // the highest of each round; 0 where it cannot be told
  readonly heapsMb: readonly number[]; // without garbage: before the first round, and after each
}

const ROUND = 20_000;
const MOST_MEMORY_MB = 400;
const MOST_GROWTH_MB = 15; // of the heap without garbage, from after the first round to after the last

// Senders of each kind that work side by side, each with dice of its own.
const SIDE_BY_SIDE = { frames: 6, http: 4, bytes: 6 } as const;

// Shares of a round: messages on socket.io's events, packets below it, requests, and bytes that are no request.
const SHARES = { socket: 0.7, frames: 0.2, http: 0.08, bytes: 0.02 } as const;

/** @throws Error if the server does not start, or if a message is not answered */
export async function run({ messages, seed, from = 0, told = () => undefined }: RunWish): Promise<RunResult> {
  const elapsed = stopwatch();
  const wrongs: string[] = [];
  const wrong = (what: string): void => void wrongs.push(what);
  const stage = await setStage(`fuzz-${String(seed)}`);
  const memoryMb: number[] = [];
  const heapsMb: number[] = [];
  let sent = 0;
  let server: ServerProcess | null = null;
  try {
    server = await ServerProcess.start({
      DATA_DIR: stage.dataDir,
      PORT: '0',
      ...Memory.settings(stage.dataDir),
    });
    const url = `http://127.0.0.1:${String(await server.port)}`;
    const memory = new Memory(server.pid, stage.dataDir);
    const heap = async (): Promise<void> => {
      const { heapUsed, external } = await waitFor('the server to have closed every connection', async () => {
        const held = await memory.heap();
        return held.connections === 0 && held;
      });
      heapsMb.push((heapUsed + external) / 1e6);
    };
    await heap();
    for (let round = from; sent < messages && wrongs.length === 0; round += 1) {
      const size = Math.min(ROUND, messages - sent);
      await playRound({ url, stage, seed: seed * 1_000_003 + round, size, wrong });
      sent += size;
      memoryMb.push(memory.highest());
      await heap();
      told(
        `round ${String(round)}: ${String(sent)} sent, at most ${String(memoryMb.at(-1))} MB, ` +
          `heap without garbage ${heapsMb.at(-1)?.toFixed(1) ?? '?'} MB, ${String(wrongs.length)} wrong`,
      );
    }
    memory.stop();
    const { code, out, err } = await server.kill('SIGTERM');
    if (code !== 0) wrong(`the server ended with ${String(code)}: ${err.slice(-500)}`);
    lookAtLog(out + err, stage, wrong);
    if ((await storedNow(stage)) !== stage.stored) wrong('what is stored of the honest tables has changed');
    if (memoryMb.some((mb) => mb > MOST_MEMORY_MB)) wrong(`the server took ${memoryMb.join(', ')} MB`);
    const growth = (heapsMb.at(-1) ?? 0) - (heapsMb[1] ?? 0);
    if (growth > MOST_GROWTH_MB) wrong(`the heap without garbage grew by ${growth.toFixed(1)} MB`);
  } finally {
    await server?.kill('SIGKILL');
    rmSync(stage.dataDir, { recursive: true, force: true });
  }
  return { messages: sent, wrongs, seconds: elapsed() / 1000, memoryMb, heapsMb };
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
  try {
    const before = await viewers.digest();
    const moment = { stateId: viewers.stateId, awaited: viewers.awaited };
    await sendAll({ url, stage, moment, wrong }, seed, size);
    if ((await viewers.digest()) !== before) wrong('the view of an honest player or spectator has changed');
  } finally {
    viewers.leave();
  }
}

/** Sends the messages of a round, all senders side by side. */
async function sendAll(round: Omit<Sending, 'dice'>, seed: number, size: number): Promise<void> {
  const { stage } = round;
  const sending = (lane: number): Sending => ({ ...round, dice: new Dice(seed * 61 + lane) });
  const nobody: Identity = { name: 'nobody', cookie: null, seat: null };
  const talkers = [...stage.players, stage.stranger, nobody];
  const senders = [...talkers, stage.host];
  const each = Math.ceil((size * SHARES.socket) / talkers.length);
  await Promise.all([
    ...talkers.map((sender, lane) => overSocket(sending(lane), sender, each)),
    ...lanes(10, SIDE_BY_SIDE.frames, size * SHARES.frames, (lane, count) =>
      belowSocket(sending(lane), senders, count),
    ),
    ...lanes(20, SIDE_BY_SIDE.http, size * SHARES.http, (lane, count) =>
      overHttp(sending(lane), senders, count),
    ),
    ...lanes(30, SIDE_BY_SIDE.bytes, size * SHARES.bytes, (lane, count) => belowHttp(sending(lane), count)),
  ]);
}

/** Starts a number of senders, from lane `first` on, that share `size` messages. */
function lanes(
  first: number,
  senders: number,
  size: number,
  send: (lane: number, count: number) => Promise<void>,
): readonly Promise<void>[] {
  const each = Math.ceil(size / senders);
  return Array.from({ length: senders }, (_, place) => send(first + place, each));
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
