/** Builds the records of finished games. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { GameRecord } from '@great-fire/game/record';
import { apiError } from '../errors/api-error';
import type { StoredMatch } from '../entities/match';
import type { Storage } from '../storage/storage';
import { loadSetup } from './load-match';
import { loadLog } from './match-log';
import { loadRules } from './rules-registry';

/** @throws ApiError `not-finished`, or `unavailable` if this server lacks the rules of the match */
export async function buildRecord(
  storage: Pick<Storage, 'matches' | 'moves'>,
  match: StoredMatch,
): Promise<GameRecord> {
  if (match.status !== 'finished') throw apiError('record-of-running-game');
  // The record names the person at a seat, not the stand-in bot.
  const players = match.seats.map(({ name, personId, bot }) => ({
    name,
    bot: personId === null ? bot : null,
  }));
  const rules = await loadRules(match.rulesVersion);
  const log = await loadLog(storage, match.id, match.stateId);
  const setup = await loadSetup(storage, match);
  await yieldToEventLoop();
  const record = rules.writeRecord(setup, players, log);
  await yieldToEventLoop(); // the caller serializes the record
  return record;
}
