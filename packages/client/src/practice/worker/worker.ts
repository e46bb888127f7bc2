/** The practice game's own thread: rules and bots, away from the page. */
import { decide } from '@great-fire/bots';
import { seededRandom } from '@great-fire/game/random';
import { historySchema, moveSchema, historicViewsSchema, tableCommandSchema } from '@great-fire/protocol';
import * as z from 'zod';
import { saveGame, loadGame } from '../game-store';
import type { WorkerRequest, WorkerEvent } from './messages';
import { PracticeServer } from './practice-server';

const BOT_TIME_MS = 400;

const scope = self as unknown as {
  readonly postMessage: (event: WorkerEvent) => void;
  onmessage: ((message: { readonly data: WorkerRequest }) => void) | null;
};

let server: PracticeServer | null = null;

/** Resolves to the seats of people, or null where there is no such game. */
async function open(id: string): Promise<readonly number[] | null> {
  const game = await loadGame(id);
  if (game === null) return null;
  server = new PracticeServer(game, {
    save: saveGame,
    send: (event) => scope.postMessage(event),
    decide: (level, input, seed) =>
      decide(level, input, seededRandom(seed), { ms: BOT_TIME_MS, now: () => performance.now() }),
    schedule: (job, ms) => void setTimeout(job, ms),
    now: () => Date.now(),
  });
  server.start();
  return server.humanSeats;
}

async function handleRequest({ what, payload }: WorkerRequest): Promise<unknown> {
  if (what === 'open') return open(z.string().parse(payload));
  if (server === null) throw new Error('No game is open');
  switch (what) {
    case 'move':
      return server.move(moveSchema.parse(payload));
    case 'sync':
      return { ok: true, sync: server.sync() };
    case 'history': {
      const { before, limit } = historySchema.parse(payload);
      return { ok: true, log: server.history(before, limit), tableLog: [] };
    }
    case 'past': {
      const { from, to, perspective } = historicViewsSchema.parse(payload);
      const views = server.past(from, to, perspective);
      return views === null ? { ok: false } : { ok: true, historicViews: views };
    }
    case 'conduct': {
      const command = tableCommandSchema.parse(payload);
      return command.type === 'propose-takeback' ? server.takeback(command.toStateId) : NOT_ALLOWED_NOW;
    }
    case 'sit':
      return server.takeDevice(z.int().parse(payload));
    case 'record':
      return server.record();
  }
}

// Nobody is pressed here, and nobody is away.
const NOT_ALLOWED_NOW = { ok: false, code: 'not-allowed-now', message: 'There is nobody to ask.' };

// The line sends a decision again that is refused so.
const NOT_SAVED = { ok: false, code: 'unavailable', message: 'The device could not keep it.' };

scope.onmessage = ({ data }) => {
  const say = (given: unknown): void => scope.postMessage({ answerTo: data.number, answer: given });
  handleRequest(data).then(say, () => say(data.what === 'open' ? null : NOT_SAVED));
};
