/**
 * The moves of a game that count, numbered: 0 is the dealt table, n what n moves of the game's record lead to. A hand that
 * was kept is no move, and what was taken back does not count (UNDO-4), so that a link made during the game shows the same
 * position after its end.
 */
import type { LogEntry } from '@great-fire/protocol';

/** A move that counts, and what counted before it. */
interface MainlineNode {
  readonly stateId: number;
  readonly previous: MainlineNode | null;
}

const DEAL_NODE: MainlineNode = { stateId: 0, previous: null };

function nextNode(node: MainlineNode, { stateId, events }: LogEntry): MainlineNode {
  if (events.some(({ type }) => type === 'taken-back')) return node.previous ?? DEAL_NODE;
  const isMove = !events.some(({ type }) => type === 'hand-kept');
  return isMove ? { stateId, previous: node } : node;
}

/** By the number of a move the state that it led to, [0] for the dealt table. `log`: all of it, oldest first. */
export function mainlineStates(log: readonly LogEntry[]): readonly number[] {
  const nodeByState = new Map<number, MainlineNode>([[0, DEAL_NODE]]);
  let node = DEAL_NODE;
  for (const entry of log) {
    const { stateId, takeback } = entry;
    node = takeback === undefined ? nextNode(node, entry) : (nodeByState.get(takeback.to) ?? DEAL_NODE);
    nodeByState.set(stateId, node);
  }
  const states: number[] = [];
  for (let current: MainlineNode | null = node; current !== null; current = current.previous)
    states.unshift(current.stateId);
  return states;
}

/** The number of the last move that counts and had been made at a state. */
export function moveAt(mainline: readonly number[], stateId: number): number {
  const index = mainline.findIndex((mainlineState) => mainlineState > stateId);
  return index < 0 ? mainline.length - 1 : Math.max(0, index - 1);
}

/** The entries of the moves that count: [0] is that of move 1. */
export function mainlineEntries(log: readonly LogEntry[], mainline: readonly number[]): readonly LogEntry[] {
  const byState = new Map(log.map((entry) => [entry.stateId, entry]));
  return mainline.slice(1).flatMap((stateId) => byState.get(stateId) ?? []);
}

/** The log with each step that a player took back alone told as what it is: a taking back of the move before it. */
export function markUndone(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.map((entry, index) => {
    if (!entry.events.some(({ type }) => type === 'taken-back')) return entry;
    const target = mainlineStates(log.slice(0, index + 1)).at(-1) ?? 0;
    return { ...entry, events: [], takeback: { to: target, consent: [] } };
  });
}
