import { STANDARD_OPTIONS } from '@great-fire/game';
import { completeTableOptions, emptyTableState } from '@great-fire/protocol';
import { isRejected, type Rejected } from '../../errors/error-table';
import type { NewDevice } from '../persons';
import type { NewMatch, NewSeat } from '../../entities/match';
import type { GameStart } from '../matches';
import type { NewMove, Progress } from '../moves';
import type { Storage } from '../storage';
import type { NewChatLine } from '../chat';
import type { TableStateWrite } from '../table-state';

export const newDevice = (id: string, keyHash = `key-${id}`): NewDevice => ({ id, keyHash, label: null });

/** Adds a person named after its id, with a device of that name whose key hash is `key-<id>`. */
export async function addPerson(storage: Storage, id: string): Promise<string> {
  await storage.persons.add({ id, name: id }, newDevice(id), 1);
  return id;
}

/** Returns the outcome of a decision, or the key of its rejection. */
export const outcomeOf = (decision: { readonly outcome: string } | Rejected): string =>
  isRejected(decision) ? decision.error : decision.outcome;

export const newSeat = (personId: string, tokenSuffix = ''): NewSeat => ({
  personId,
  name: personId,
  tokenHash: `token-${personId}${tokenSuffix}`,
});

export const newTable = (id: string, change: Partial<NewMatch> = {}): NewMatch => ({
  id,
  tableName: `Table ${id}`,
  players: 3,
  ...completeTableOptions({ options: { ...STANDARD_OPTIONS, hiddenColours: true, cones: 100 } }),
  commitment: 'c0ffee',
  rulesVersion: '1.0.0',
  seed: `seed-${id}`,
  at: 1000,
  ...change,
});

/**
 * Opens a table of three with ann, ben and cat in seats 0 to 2, who are ready. At a further table their tokens end in
 * its id.
 */
export async function addFullTable(storage: Storage, id: string, isFurther = false): Promise<void> {
  const { matches } = storage;
  const seatFor = (name: string) =>
    isFurther ? { ...newSeat(name), tokenHash: `${name}-${id}` } : newSeat(name);
  if (!isFurther) for (const name of ['ann', 'ben', 'cat']) await addPerson(storage, name);
  await matches.open(newTable(id), seatFor('ann'));
  for (const [at, name] of ['ben', 'cat'].entries()) {
    await matches.claimSeat(id, seatFor(name), null, 1001);
    await matches.updateSetup(id, { type: 'set-ready', by: name, seat: at + 1, isReady: true }, 1001);
  }
}

/** Opens a table of three, fills it and starts it. */
export async function addStartedMatch(storage: Storage, id: string, isFurther = false): Promise<void> {
  await addFullTable(storage, id, isFurther);
  await storage.matches.updateSetup(id, { type: 'start', by: 'ann' }, 1002);
}

/** The progress of a running game at turn 4, with changes. */
export const newProgress = (change: Partial<Progress> = {}): Progress => ({
  status: 'running',
  turn: 4,
  activeSeat: 2,
  step: 'act',
  burning: ['aldgate'],
  openScores: null,
  ...change,
});

/** The start of a game without answers about opening hands, so that the first move leads to state 1. */
export const newStart = (
  progress: Partial<Progress> = {},
  tableState: TableStateWrite = { state: emptyTableState(3, 2, 1003), dueAt: null },
): GameStart => ({ moves: [], progress: newProgress({ turn: 0, step: 'band', ...progress }), tableState });

export const newMove = (matchId: string, stateId: number, change: Partial<NewMove> = {}): NewMove => ({
  matchId,
  stateId,
  seat: 0,
  moveId: `move-${String(stateId)}`,
  action: '{"type":"end-actions"}',
  events: `[${String(stateId)}]`,
  at: 2000 + stateId,
  progress: newProgress(),
  snapshot: null,
  tableState: { state: emptyTableState(3, 2, 2000 + stateId), dueAt: null },
  releasedSeat: null,
  ...change,
});

/** A chat line in the channel of its author. */
export const newLine = (seat: number | null, text: string, line: Partial<NewChatLine> = {}): NewChatLine => ({
  key: `key-of-${text}`,
  channel: seat === null ? 'spectators' : 'players',
  seat,
  name: 'x',
  text,
  phrase: null,
  at: 7,
  personId: null,
  ...line,
});
