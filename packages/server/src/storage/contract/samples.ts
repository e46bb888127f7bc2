import { NO_CLOCK, plainConduct } from '@great-fire/protocol';
import type { NewDevice } from '../people';
import type { NewMatch, NewSeat } from '../matches';
import type { NewMove, Progress } from '../moves';
import type { Storage } from '../storage';
import type { NewLine } from '../talk';

export const device = (id: string, keyHash = `key-${id}`): NewDevice => ({ id, keyHash, label: null });

/** Adds a person named after its id, with a device of that name whose key hash is `key-<id>`. */
export async function person(storage: Storage, id: string): Promise<string> {
  await storage.persons.add({ id, name: id }, device(id), 1);
  return id;
}

export const seatOf = (personId: string, at = ''): NewSeat => ({
  personId,
  name: personId,
  tokenHash: `token-${personId}${at}`,
});

export const table = (id: string, change: Partial<NewMatch> = {}): NewMatch => ({
  id,
  tableName: `Table ${id}`,
  players: 3,
  options: { hiddenColours: true, moreDestruction: false, cones: 100 },
  private: false,
  commitment: 'c0ffee',
  rulesVersion: '1.0.0',
  pace: NO_CLOCK,
  language: 'en',
  watching: { who: 'open', delayMinutes: 0 },
  secrets: { seed: `seed-${id}`, entropies: ['salt'] },
  at: 1000,
  ...change,
});

/** Opens a table of three: ann in seat 0, ben in 1, cat in 2, both of them ready. At a further table their tokens end in its id. */
export async function filled(storage: Storage, id: string, isFurther = false): Promise<void> {
  const { matches } = storage;
  const taker = (name: string) =>
    isFurther ? { ...seatOf(name), tokenHash: `${name}-${id}` } : seatOf(name);
  if (!isFurther) for (const name of ['ann', 'ben', 'cat']) await person(storage, name);
  await matches.open(table(id), taker('ann'));
  for (const [at, name] of ['ben', 'cat'].entries()) {
    await matches.takeSeat(id, taker(name), null, 1001);
    await matches.arrange(id, { do: 'ready', by: name, seat: at + 1, isReady: true }, 1001);
  }
}

/** Opens a table of three, fills it and starts it. */
export async function begun(storage: Storage, id: string, isFurther = false): Promise<void> {
  await filled(storage, id, isFurther);
  await storage.matches.arrange(id, { do: 'start', by: 'ann' }, 1002);
}

/** A game under way at turn 4, as the lobby shows it, or otherwise. */
export const progress = (change: Partial<Progress> = {}): Progress => ({
  ...{ status: 'running', turn: 4, activeSeat: 2, step: 'act' },
  burning: ['aldgate'],
  standing: null,
  ...change,
});

export const move = (matchId: string, stateId: number, change: Partial<NewMove> = {}): NewMove => ({
  matchId,
  stateId,
  seat: 0,
  moveId: `move-${String(stateId)}`,
  action: '{"type":"end-actions"}',
  events: `[${String(stateId)}]`,
  at: 2000 + stateId,
  progress: progress(),
  snapshot: null,
  conducted: { conduct: plainConduct(3, 2, 2000 + stateId), dueAt: null },
  freed: null,
  ...change,
});

/** Something said, as its own channel would have it. */
export const said = (seat: number | null, text: string, line: Partial<NewLine> = {}): NewLine => ({
  key: `key-of-${text}`,
  channel: seat === null ? 'spectators' : 'players',
  ...{ seat, name: 'x', text, phrase: null, at: 7, personId: null },
  ...line,
});
