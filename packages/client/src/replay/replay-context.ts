/** What every part of the viewer reads: the game, the position shown, and the ways through it. */
import type { GameRecord } from '@great-fire/game';
import type { LogEntry, MatchSummary } from '@great-fire/protocol';
import { createContext, useContext } from 'react';
import type { ReplaySource } from './model/replay-source';
import type { TurnStart } from './model/turns';
import type { Position } from './use-position';

export interface Replay extends Position {
  readonly source: ReplaySource;
  readonly match: MatchSummary;
  readonly last: number;
  readonly entries: readonly LogEntry[]; // of the moves that count: [0] of move 1
  readonly turns: readonly TurnStart[];
  readonly rounds: readonly TurnStart[];
  readonly link: string | null; // to the position shown; null: nobody else could open it
  readonly download: RecordDownload | null; // null: while a game is under way
  readonly record: GameRecord | null; // what is looked through, once all of it is open
  readonly tablePath: string | null; // the path of the table; null: there is none
}

/** How the record is had as a file: from an address, or made here. */
export type RecordDownload = { readonly href: string; readonly name: string } | { readonly save: () => void };

export const ReplayContext = createContext<Replay | null>(null);

/** The game that is looked through. Throws outside the viewer. */
export function useReplay(): Replay {
  const replay = useContext(ReplayContext);
  if (replay === null) throw new Error('Nothing is replayed here');
  return replay;
}
