/** The worker of a practice game: rules and bots run outside the main thread. */
import { decide } from '@great-fire/bots';
import { RULES_VERSION } from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import { loadSavedGame } from './game-reader';
import { saveGame } from './game-store';
import type { WorkerHandlers, WorkerMethod, PracticeWorkerRequest, WorkerEvent } from './worker-messages';
import { PracticeServer } from './practice-server';

const scope = self as unknown as {
  readonly postMessage: (event: WorkerEvent) => void;
  onmessage: ((message: { readonly data: PracticeWorkerRequest }) => void) | null;
};

let openServer: PracticeServer | null = null;

/** Resolves to the seats of people; null if there is no such game of this rules version. */
async function open(id: string): Promise<readonly number[] | null> {
  const game = await loadSavedGame(id);
  if (game?.rules !== RULES_VERSION) return null;
  openServer = new PracticeServer(game, {
    save: saveGame,
    send: (event) => scope.postMessage(event),
    decide: (level, input, seed) => decide(level, input, seededRandom(seed)),
    schedule: (job, ms) => void setTimeout(job, ms),
    now: () => Date.now(),
  });
  openServer.start();
  return openServer.humanSeats;
}

/** @throws Error if no game is open */
function server(): PracticeServer {
  if (openServer === null) throw new Error('No game is open');
  return openServer;
}

// Practice games have no clocks, no absences and no chat.
const NOT_ALLOWED_NOW = { ok: false, code: 'not-allowed-now', message: 'There is nobody to ask.' } as const;

// The outbox repeats a move after `unavailable`.
const NOT_SAVED = { ok: false, code: 'unavailable', message: 'The device could not keep it.' } as const;

const refuse = () => NOT_ALLOWED_NOW;

const HANDLERS: WorkerHandlers = {
  open,
  move: (move) => server().move(move),
  sync: () => ({ ok: true, sync: server().sync() }),
  history: ({ before, limit }) => ({ ok: true, log: server().history(before, limit), tableLog: [] }),
  'historic-views': ({ from, to, perspective }) => {
    const historicViews = server().historicViews(from, to, perspective);
    return historicViews === null ? NOT_ALLOWED_NOW : { ok: true, historicViews };
  },
  'table-command': (command) => server().executeCommand(command),
  signal: (signal) => server().signal(signal),
  'take-device': (seat) => {
    server().takeDevice(seat);
    return null;
  },
  'set-bot-speed': (speed) => server().setBotSpeed(speed),
  hint: () => server().hint(),
  record: () => server().record(),
  chat: refuse,
  'chat-history': refuse,
  moderate: refuse,
  visibility: refuse,
  'lead-replay': refuse,
  'legal-actions': refuse,
  'server-time': refuse,
};

const answer = async <M extends WorkerMethod>({
  method,
  payload,
}: PracticeWorkerRequest<M>): Promise<unknown> => HANDLERS[method](payload);

scope.onmessage = ({ data }) => {
  const send = (value: unknown): void => scope.postMessage({ answerTo: data.number, answer: value });
  answer(data).then(send, () => send(data.method === 'open' ? null : NOT_SAVED));
};
