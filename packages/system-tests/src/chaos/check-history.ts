/** Checks a stored game against what its clients received, after faults were injected. */
import { isDeepStrictEqual } from 'node:util';
import { viewFor, type PlayerView, type Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import type { InspectedGame } from '@great-fire/server/testing';
import { findBotViolations } from './check-bot-moves';
import { takebackTarget, findTakebackViolations } from './check-takebacks';
import type { SentMove } from './client';
import type { TakebackRequest } from './takebacks';

/** The state of one client after play has stopped: what it sent, what it received and what it shows. */
export interface ClientHistory {
  readonly name: string;
  readonly seat: Seat | null; // null: a spectator
  readonly moves: readonly SentMove[]; // in the order of the answers
  readonly takebackRequests: readonly TakebackRequest[];
  readonly receivedLog: readonly LogEntry[]; // the part of the log that the page holds
  readonly stateId: number;
  readonly view: PlayerView | null;
}

const SERVER_MOVE_ID_MARK = ':'; // in ids of moves that the server makes for a seat; no page sends it
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Returns the violations of a game, one line each. The result is empty if the game is intact. Every move must have
 * been answered.
 */
export function findViolations(histories: readonly ClientHistory[], game: InspectedGame): readonly string[] {
  return [
    ...findLogViolations(game),
    ...findAckViolations(histories, game),
    ...findReceivedLogViolations(histories, game),
    ...findBotViolations(histories, game),
    ...findTakebackViolations(histories, game),
    ...findViewViolations(histories, game),
  ];
}

function findLogViolations({ match, log, isSnapshotConsistent }: InspectedGame): readonly string[] {
  const violations: string[] = [];
  if (log.some(({ stateId }, index) => stateId !== index + 1))
    violations.push('the log has a gap or a duplicate');
  if (match.stateId !== log.length)
    violations.push(`the table says ${String(match.stateId)}, the log ${String(log.length)}`);
  if (!isSnapshotConsistent) violations.push('the snapshot differs from the replayed log');
  if (new Set(log.map(moveKey)).size !== log.length) violations.push('a move is in the log twice');
  return violations;
}

function findAckViolations(histories: readonly ClientHistory[], { log }: InspectedGame): readonly string[] {
  const violations: string[] = [];
  const storedKeys = new Set(log.map(moveKey));
  const moveIdByState = new Map<number, string>(); // move id by the state that the move led to
  const ackedKeys = new Set<string>();
  for (const { name, seat, moves } of histories) {
    let lastStateId = 0;
    for (const { moveId, action, ackedStateId, code } of moves) {
      const key = moveKey({ seat, moveId });
      if (ackedStateId === null) {
        if (storedKeys.has(key))
          violations.push(`${moveId} was rejected (${String(code)}) and is in the log`);
        continue;
      }
      const other = moveIdByState.get(ackedStateId);
      if (other !== undefined)
        violations.push(`${moveId} and ${other} were both acknowledged as state ${String(ackedStateId)}`);
      if (ackedStateId <= lastStateId) violations.push(`${name} received acknowledgements out of order`);
      lastStateId = ackedStateId;
      moveIdByState.set(ackedStateId, moveId);
      ackedKeys.add(key);
      const row = log[ackedStateId - 1];
      const isStored =
        row !== undefined && moveKey(row) === key && isDeepStrictEqual(JSON.parse(row.action), action);
      if (!isStored)
        violations.push(
          `${moveId} was acknowledged as state ${String(ackedStateId)}, where ${row?.moveId ?? 'nothing'} is`,
        );
    }
  }
  for (const row of log) {
    if (!ackedKeys.has(moveKey(row)) && !row.moveId.includes(SERVER_MOVE_ID_MARK))
      violations.push(`${row.moveId} is in the log and was never acknowledged`);
  }
  return violations;
}

/**
 * Finds entries that a client received and that differ from the stored log. The server must send bot moves and
 * takebacks only after they are stored, although no client waits for an answer to them.
 */
function findReceivedLogViolations(
  histories: readonly ClientHistory[],
  { log }: InspectedGame,
): readonly string[] {
  return histories.flatMap(({ name, receivedLog }) =>
    receivedLog
      .filter(({ stateId, seat, at, takeback }) => {
        const row = log[stateId - 1];
        return row?.seat !== seat || row.at !== at || takebackTarget(row) !== (takeback?.to ?? null);
      })
      .map(({ stateId }) => `${name} received another state ${String(stateId)} than is in the log`),
  );
}

function findViewViolations(
  histories: readonly ClientHistory[],
  { log, state }: InspectedGame,
): readonly string[] {
  const violations: string[] = [];
  for (const { name, seat, stateId, view } of histories) {
    if (stateId !== log.length)
      violations.push(`${name} shows state ${String(stateId)} of ${String(log.length)}`);
    else if (!isDeepStrictEqual(toJson(view), toJson(viewFor(state, seat))))
      violations.push(`${name} shows a wrong view`);
  }
  return violations;
}

const moveKey = ({ seat, moveId }: { readonly seat: Seat | null; readonly moveId: string }): string =>
  `${String(seat)}/${moveId}`;
