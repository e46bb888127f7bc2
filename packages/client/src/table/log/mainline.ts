/**
 * Numbers the mainline: 0 is the dealt table, n is the state after n moves of the record. Kept hands and undone moves
 * (UNDO-4) have no number. A link that is created during the game therefore shows the same position after its end.
 */
import type { LogEntry } from '@great-fire/protocol';

/** A mainline move and its predecessor. */
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

/** Returns the state ids of the mainline by move number; [0] is the dealt table. `log`: complete, oldest first. */
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

/** Returns the number of the last mainline move at or before a state. */
export function moveAt(mainline: readonly number[], stateId: number): number {
  const index = mainline.findIndex((mainlineState) => mainlineState > stateId);
  return index < 0 ? mainline.length - 1 : Math.max(0, index - 1);
}

/** Returns the log entries of the mainline: [0] belongs to move 1. */
export function mainlineEntries(log: readonly LogEntry[], mainline: readonly number[]): readonly LogEntry[] {
  const byState = new Map(log.map((entry) => [entry.stateId, entry]));
  return mainline.slice(1).flatMap((stateId) => byState.get(stateId) ?? []);
}

/** Returns the log with each undo by one player converted to a takeback to the previous move. */
export function markUndone(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.map((entry, index) => {
    if (!entry.events.some(({ type }) => type === 'taken-back')) return entry;
    const target = mainlineStates(log.slice(0, index + 1)).at(-1) ?? 0;
    return { ...entry, events: [], takeback: { to: target, consent: [] } };
  });
}
