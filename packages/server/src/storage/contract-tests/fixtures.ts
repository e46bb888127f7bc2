import { STANDARD_OPTIONS } from '@great-fire/game';
import type { SeatStats } from '@great-fire/game/record';
import { completeTableOptions, emptyTableState } from '@great-fire/protocol';
import { isRejected, type Rejected } from '../../errors/error-table';
import type { NewDevice } from '../persons';
import type { NewMatch, NewSeat } from '../../entities/match';
import type { GameStart } from '../matches';
import type { NewMove, Progress } from '../moves';
import type { HonouredSeats } from '../results';
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
export const getOutcomeOrRejection = (decision: { readonly outcome: string } | Rejected): string =>
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

export const NO_HONOURS: HonouredSeats = { fiercest: null, firefighter: null, hardestLoss: null };

/** A result with 100 points less ten for each place. */
const newFacts = (seat: number, place: number): SeatStats => ({
  ...{ seat, place, isShared: false, total: 100 - 10 * place, houses: 1 },
  ...{ putOut: 0, kept: 0, lost: 0, burnt: 0 },
});

interface FinishedMatch {
  readonly id: string;
  readonly players: readonly string[]; // names of persons, by seat
  readonly places: readonly number[];
  readonly endedAt: number;
  readonly groupId?: string;
  readonly honours?: HonouredSeats;
}

/** Plays a game to its end and stores its result. */
export async function addFinishedMatch(
  { matches, moves, results }: Storage,
  { id, players, places, endedAt, groupId, honours = NO_HONOURS }: FinishedMatch,
): Promise<void> {
  const seatOf = (name: string) => ({ ...newSeat(name), tokenHash: `${name}-${id}` });
  const [host = '', ...others] = players;
  const table = newTable(id, { at: endedAt - 10, ...(groupId !== undefined && { groupId }) });
  await matches.open(table, seatOf(host));
  for (const [index, name] of others.entries()) {
    await matches.claimSeat(id, seatOf(name), null, endedAt - 9);
    const ready = { type: 'set-ready', by: name, seat: index + 1, isReady: true } as const;
    await matches.updateSetup(id, ready, endedAt - 9);
  }
  await matches.updateSetup(id, { type: 'start', by: host }, endedAt - 8);
  await matches.beginGame(id, newStart());
  await moves.commit(newMove(id, 1, { at: endedAt, progress: newProgress({ status: 'finished' }) }));
  const facts = places.map((place, seat) => newFacts(seat, place));
  await results.save({ matchId: id, facts, honours, ranked: [] }, () => []);
}
