/**
 * Word that something was stored: which match, and what kind of change, never what. Whoever
 * hears it reads for itself, for it may come from another process.
 */
import type { MatchId } from './storage';

export const CHANGE_KINDS = [
  'move',
  'table', // a seat taken or left, or the start
  'closed',
  'chat',
  'mutes', // a person hears somebody no more, or again
  'presence', // who is at a table, at this server or another
  'seat', // another person has a seat: who had it is to be shown no more of it
  'keys', // a person has a key less: who still shows it is nobody
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface ChangeEvent {
  readonly matchId: MatchId; // of `keys` and `mutes`: the person, wherever they are
  readonly kind: ChangeKind;
  readonly id: number; // of the state that a move led to, of a line of the chat, or the seat; else 0
  readonly isLocal: boolean; // what it tells of was done by this process
}

export interface ChangeListener {
  readonly onChange: (change: ChangeEvent) => void;
  /** Some may have been missed: what is shown must be read anew. */
  readonly onGap: () => void;
}

export interface ChangeFeed {
  /** Tells this process of what it did itself; others hear of it through the storage. */
  readonly publish: (matchId: MatchId, kind: ChangeKind, id?: number) => void;
  /** Returns how to stop hearing. Hearers do not throw. */
  readonly subscribe: (listener: ChangeListener) => () => void;
}

/** The hearers of one process. */
export class LocalChangeFeed implements ChangeFeed {
  private readonly listeners = new Set<ChangeListener>();

  readonly publish = (matchId: MatchId, kind: ChangeKind, id = 0): void => {
    this.dispatch({ matchId, kind, id, isLocal: true });
  };

  readonly subscribe = (listener: ChangeListener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  dispatch(change: ChangeEvent): void {
    for (const { onChange } of this.listeners) onChange(change);
  }

  dispatchGap(): void {
    for (const { onGap } of this.listeners) onGap();
  }
}
