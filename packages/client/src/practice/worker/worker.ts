/** The practice game's own thread: rules and bots, away from the page. */
import { decide } from '@great-fire/bots';
import { randomOf } from '@great-fire/game/random';
import { historySchema, moveSchema, pastSchema, wishSchema } from '@great-fire/protocol';
import * as z from 'zod';
import { keepGame, savedGame } from '../shelf';
import type { Asked, Told } from './messages';
import { PracticeTable } from './practice-table';

const THINK_MS = 400;

const here = self as unknown as {
  readonly postMessage: (told: Told) => void;
  onmessage: ((message: { readonly data: Asked }) => void) | null;
};

let table: PracticeTable | null = null;

/** Resolves to the seats of people, or null where there is no such game. */
async function open(id: string): Promise<readonly number[] | null> {
  const game = await savedGame(id);
  if (game === null) return null;
  table = new PracticeTable(game, {
    keep: keepGame,
    tell: (told) => here.postMessage(told),
    decide: (level, sight, chanceOf) =>
      decide(level, sight, randomOf(chanceOf), { ms: THINK_MS, now: () => performance.now() }),
    later: (job, ms) => void setTimeout(job, ms),
    now: () => Date.now(),
  });
  table.start();
  return table.people;
}

async function answer({ what, payload }: Asked): Promise<unknown> {
  if (what === 'open') return open(z.string().parse(payload));
  if (table === null) throw new Error('No game is open');
  switch (what) {
    case 'move':
      return table.move(moveSchema.parse(payload));
    case 'sync':
      return { ok: true, sync: table.sync() };
    case 'history': {
      const { before, limit } = historySchema.parse(payload);
      return { ok: true, log: table.history(before, limit), tableLog: [] };
    }
    case 'past': {
      const { from, to, seenFrom } = pastSchema.parse(payload);
      const past = table.past(from, to, seenFrom);
      return past === null ? { ok: false } : { ok: true, past };
    }
    case 'conduct': {
      const wish = wishSchema.parse(payload);
      return wish.do === 'ask-take-back' ? table.takeBack(wish.to) : NOBODY_ASKED;
    }
    case 'sit':
      return table.sit(z.int().parse(payload));
    case 'record':
      return table.record();
  }
}

// Nobody is pressed here, and nobody is away.
const NOBODY_ASKED = { ok: false, code: 'not-now', message: 'There is nobody to ask.' };

// The line sends a decision again that is refused so.
const NOT_KEPT = { ok: false, code: 'unavailable', message: 'The device could not keep it.' };

here.onmessage = ({ data }) => {
  const say = (given: unknown): void => here.postMessage({ answerTo: data.number, answer: given });
  answer(data).then(say, () => say(data.what === 'open' ? null : NOT_KEPT));
};
