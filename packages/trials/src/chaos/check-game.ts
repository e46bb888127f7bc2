/** What must hold of a stored game after whatever happened to it. */
import { isDeepStrictEqual } from 'node:util';
import { viewFor } from '@great-fire/game';
import type { PlayerView, Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import type { StoredGame } from '@great-fire/server/testing';
import { wrongsOfBots } from './check-bots';
import { wentBackTo, wrongsOfTakeBacks } from './check-take-backs';
import type { Deed } from './player';
import type { Ask } from './take-backs';

/** Somebody at the table, at rest: what they were told and what they see. */
export interface Witness {
  readonly name: string;
  readonly seat: Seat | null; // null: a spectator
  readonly deeds: readonly Deed[]; // in the order in which they were answered
  readonly asks: readonly Ask[];
  readonly heard: readonly LogEntry[]; // what their page has of the log
  readonly stateId: number;
  readonly view: PlayerView | null;
}

const SERVERS_OWN = ':'; // in the ids of moves that the server makes for a seat, and in no page's
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What is wrong with a game, one line each; nothing where all is well. Everybody must have had an answer. */
export function wrongsIn(witnesses: readonly Witness[], game: StoredGame): readonly string[] {
  return [
    ...wrongsOfLog(game),
    ...wrongsOfAnswers(witnesses, game),
    ...wrongsOfHeard(witnesses, game),
    ...wrongsOfBots(witnesses, game),
    ...wrongsOfTakeBacks(witnesses, game),
    ...wrongsOfViews(witnesses, game),
  ];
}

function wrongsOfLog({ match, log, isSameLoaded }: StoredGame): readonly string[] {
  const wrongs: string[] = [];
  if (log.some(({ stateId }, place) => stateId !== place + 1)) wrongs.push('the log has a hole or a double');
  if (match.stateId !== log.length)
    wrongs.push(`the table says ${String(match.stateId)}, the log ${String(log.length)}`);
  if (!isSameLoaded) wrongs.push('snapshot and log do not come to the replayed state');
  if (new Set(log.map(idOf)).size !== log.length) wrongs.push('a move is in the log twice');
  return wrongs;
}

function wrongsOfAnswers(witnesses: readonly Witness[], { log }: StoredGame): readonly string[] {
  const wrongs: string[] = [];
  const stored = new Set(log.map(idOf));
  const told = new Map<number, string>(); // by state, whose move led to it
  const acknowledged = new Set<string>();
  for (const { name, seat, deeds } of witnesses) {
    let latest = 0;
    for (const { moveId, action, ledTo, code } of deeds) {
      const id = idOf({ seat, moveId });
      if (ledTo === null) {
        if (stored.has(id)) wrongs.push(`${moveId} was refused (${String(code)}) and is in the log`);
        continue;
      }
      const other = told.get(ledTo);
      if (other !== undefined) wrongs.push(`${moveId} and ${other} were both told state ${String(ledTo)}`);
      if (ledTo <= latest) wrongs.push(`${name} was told of states out of order`);
      latest = ledTo;
      told.set(ledTo, moveId);
      acknowledged.add(id);
      const row = log[ledTo - 1];
      const isThere =
        row !== undefined && idOf(row) === id && isDeepStrictEqual(JSON.parse(row.action), action);
      if (!isThere)
        wrongs.push(
          `${moveId} was acknowledged as state ${String(ledTo)}, where ${row?.moveId ?? 'nothing'} is`,
        );
    }
  }
  for (const row of log) {
    if (!acknowledged.has(idOf(row)) && !row.moveId.includes(SERVERS_OWN))
      wrongs.push(`${row.moveId} is in the log and nobody was told so`);
  }
  return wrongs;
}

/** Also what nobody waits for an answer to, moves of bots and takings back, is only told once it is stored. */
function wrongsOfHeard(witnesses: readonly Witness[], { log }: StoredGame): readonly string[] {
  return witnesses.flatMap(({ name, heard }) =>
    heard
      .filter(({ stateId, seat, at, takenBack }) => {
        const row = log[stateId - 1];
        return row?.seat !== seat || row.at !== at || wentBackTo(row) !== (takenBack?.to ?? null);
      })
      .map(({ stateId }) => `${name} heard of another state ${String(stateId)} than is in the log`),
  );
}

function wrongsOfViews(witnesses: readonly Witness[], { log, state }: StoredGame): readonly string[] {
  const wrongs: string[] = [];
  for (const { name, seat, stateId, view } of witnesses) {
    if (stateId !== log.length)
      wrongs.push(`${name} shows state ${String(stateId)} of ${String(log.length)}`);
    else if (!isDeepStrictEqual(plain(view), plain(viewFor(state, seat))))
      wrongs.push(`${name} shows what is not so`);
  }
  return wrongs;
}

const idOf = ({ seat, moveId }: { readonly seat: Seat | null; readonly moveId: string }): string =>
  `${String(seat)}/${moveId}`;
