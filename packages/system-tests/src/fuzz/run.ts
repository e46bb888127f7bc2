/**
 * Sends hostile messages in rounds to a real server process with honest tables. Checks that these tables stay
 * unchanged.
 */
import { rmSync } from 'node:fs';
import { ProcessMemory, ServerProcess } from '@great-fire/server/testing';
import { waitFor } from '@great-fire/testkit/wait-for';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { stopwatch } from '../lib/stopwatch';
import { sendRawTcp, sendRawFrames, sendHttpRequests, sendSocketMessages, type SendContext } from './senders';
import { createFixture, storedDigest, type Identity, type Fixture } from './fixture';
import { Observers } from './observers';

export interface RunOptions {
  readonly messages: number;
  readonly seed: number;
  readonly from?: number; // first round; default 0
  readonly log?: (line: string) => void;
}

export interface RunResult {
  readonly messages: number;
  readonly failures: readonly string[]; // empty if the run passed
  readonly seconds: number;
  readonly memoryMb: readonly number[]; // peak of each round; 0 if unknown
  readonly heapsMb: readonly number[]; // after garbage collection: before the first round and after each round
}

const ROUND_SIZE = 20_000;
const MAX_MEMORY_MB = 400;
const MAX_HEAP_GROWTH_MB = 15; // of the heap after garbage collection, from the first round to the last

// Concurrent senders of each kind. Each sender has a random generator of its own.
const CONCURRENT_SENDERS = { rawFrames: 6, httpRequests: 4, rawTcp: 6 } as const;

// Shares of a round: socket.io events, raw frames, HTTP requests, and bytes that are not an HTTP request.
const SHARES = { socketMessages: 0.7, rawFrames: 0.2, httpRequests: 0.08, rawTcp: 0.02 } as const;

/**
 * Runs the fuzz test.
 *
 * @throws Error if the server does not start, or if it does not answer a message
 */
export async function run({
  messages,
  seed,
  from = 0,
  log = () => undefined,
}: RunOptions): Promise<RunResult> {
  const elapsed = stopwatch();
  const failures: string[] = [];
  const addFailure = (what: string): void => void failures.push(what);
  const fixture = await createFixture(`fuzz-${String(seed)}`);
  const memoryMb: number[] = [];
  const heapsMb: number[] = [];
  let sent = 0;
  let server: ServerProcess | null = null;
  try {
    server = await ServerProcess.start({
      DATA_DIR: fixture.dataDir,
      PORT: '0',
      ...ProcessMemory.settings(fixture.dataDir),
    });
    const url = `http://127.0.0.1:${String(await server.port)}`;
    const memory = new ProcessMemory(server.pid, fixture.dataDir);
    const sampleHeap = async (): Promise<void> => {
      const { heapUsed, external } = await waitFor('the server to have closed every connection', async () => {
        const sample = await memory.sampleHeap();
        return sample.connections === 0 && sample;
      });
      heapsMb.push((heapUsed + external) / 1e6);
    };
    await sampleHeap();
    for (let round = from; sent < messages && failures.length === 0; round += 1) {
      const size = Math.min(ROUND_SIZE, messages - sent);
      await runRound({ url, fixture, seed: seed * 1_000_003 + round, size, onFailure: addFailure });
      sent += size;
      memoryMb.push(memory.takePeakMb());
      await sampleHeap();
      log(
        `round ${String(round)}: ${String(sent)} sent, at most ${String(memoryMb.at(-1))} MB, ` +
          `heap without garbage ${heapsMb.at(-1)?.toFixed(1) ?? '?'} MB, ${String(failures.length)} failures`,
      );
    }
    memory.stop();
    const { code, out, err } = await server.kill('SIGTERM');
    if (code !== 0) addFailure(`the server ended with ${String(code)}: ${err.slice(-500)}`);
    checkLog(out + err, fixture, addFailure);
    if ((await storedDigest(fixture)) !== fixture.digest)
      addFailure('the stored rows of the honest tables have changed');
    if (memoryMb.some((mb) => mb > MAX_MEMORY_MB)) addFailure(`the server used ${memoryMb.join(', ')} MB`);
    const growth = (heapsMb.at(-1) ?? 0) - (heapsMb[1] ?? 0);
    if (growth > MAX_HEAP_GROWTH_MB) addFailure(`the heap without garbage grew by ${growth.toFixed(1)} MB`);
  } finally {
    await server?.kill('SIGKILL');
    rmSync(fixture.dataDir, { recursive: true, force: true });
  }
  return { messages: sent, failures, seconds: elapsed() / 1000, memoryMb, heapsMb };
}

interface RoundContext {
  readonly url: string;
  readonly fixture: Fixture;
  readonly seed: number;
  readonly size: number;
  readonly onFailure: (what: string) => void;
}

async function runRound({ url, fixture, seed, size, onFailure }: RoundContext): Promise<void> {
  const observers = await Observers.connect(url, fixture);
  try {
    const digestBefore = await observers.digest();
    const live = { stateId: observers.stateId, activePlayer: observers.activePlayer };
    await sendAll({ url, fixture, live, onFailure }, seed, size);
    if ((await observers.digest()) !== digestBefore)
      onFailure('the view of an honest player or spectator has changed');
  } finally {
    observers.close();
  }
}

/** Sends the messages of a round with all senders at the same time. */
async function sendAll(round: Omit<SendContext, 'random'>, seed: number, size: number): Promise<void> {
  const { fixture } = round;
  const contextOf = (senderIndex: number): SendContext => ({
    ...round,
    random: new SeededRandom(seed * 61 + senderIndex),
  });
  const anonymous: Identity = { name: 'anonymous', cookie: null, seat: null };
  const socketSenders = [...fixture.players, fixture.stranger, anonymous];
  const senders = [...socketSenders, fixture.host];
  const countPerSender = Math.ceil((size * SHARES.socketMessages) / socketSenders.length);
  await Promise.all([
    ...socketSenders.map((sender, senderIndex) =>
      sendSocketMessages(contextOf(senderIndex), sender, countPerSender),
    ),
    ...startSenders(10, CONCURRENT_SENDERS.rawFrames, size * SHARES.rawFrames, (senderIndex, count) =>
      sendRawFrames(contextOf(senderIndex), senders, count),
    ),
    ...startSenders(20, CONCURRENT_SENDERS.httpRequests, size * SHARES.httpRequests, (senderIndex, count) =>
      sendHttpRequests(contextOf(senderIndex), senders, count),
    ),
    ...startSenders(30, CONCURRENT_SENDERS.rawTcp, size * SHARES.rawTcp, (senderIndex, count) =>
      sendRawTcp(contextOf(senderIndex), count),
    ),
  ]);
}

/** Starts senders that share `size` messages. The sender indexes start at `first`. */
function startSenders(
  first: number,
  senders: number,
  size: number,
  send: (senderIndex: number, count: number) => Promise<void>,
): readonly Promise<void>[] {
  const countPerSender = Math.ceil(size / senders);
  return Array.from({ length: senders }, (_, index) => send(first + index, countPerSender));
}

const ERROR_LINE = /"level":"(?:error|fatal)"/;

/** Reports error lines and secrets in the server's log. Hostile input must cause neither. */
function checkLog(log: string, { secrets }: Fixture, onFailure: (what: string) => void): void {
  for (const line of log
    .split('\n')
    .filter((entry) => ERROR_LINE.test(entry))
    .slice(0, 5))
    onFailure(`log: ${line.slice(0, 600)}`);
  for (const secret of secrets) if (log.includes(secret)) onFailure('the log contains a secret');
}
