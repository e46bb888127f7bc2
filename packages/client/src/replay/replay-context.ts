/** Context of the replay: the game, the displayed position and the navigation. */
import type { GameRecord } from '@great-fire/game/record';
import type { DistrictId } from '@great-fire/game';
import type { LedPosition, LogEntry, MatchSummary } from '@great-fire/protocol';
import { createContext, useContext } from 'react';
import type { ReplaySource } from './model/replay-source';
import type { TurnStart } from './model/turns';
import type { ShownTurn } from './review/shown-turn';
import type { ReplayPosition } from './use-position';

export interface Replay extends ReplayPosition {
  readonly source: ReplaySource;
  readonly match: MatchSummary;
  readonly last: number;
  readonly entries: readonly LogEntry[]; // mainline entries: [0] is move 1
  readonly turns: readonly TurnStart[];
  readonly rounds: readonly TurnStart[];
  readonly link: string | null; // to the displayed position; null: others cannot open it
  readonly download: RecordDownload | null; // null: the game is running
  readonly record: GameRecord | null; // null: not available while the game is running
  readonly tablePath: string | null; // null: no table
  readonly shownTurn: ShownTurn;
  readonly together: Together | null; // null: a replay for one reader
}

/** A replay that several people look at. */
export interface Together {
  readonly match: string;
  readonly openedBy: 'link' | 'press' | null; // a press also asks for the lead; null: not connected to the others
  readonly setOpenedBy: (openedBy: Together['openedBy']) => void;
  readonly isFollowing: boolean; // a step of the reader ends it
  readonly follow: (to: Pick<LedPosition, 'move' | 'perspective'>) => void;
  readonly mark: DistrictId | null; // where the leader points, for followers
  readonly setMark: (mark: DistrictId | null) => void;
}

/** Download of the record: a URL, or a function that creates the file. */
export type RecordDownload = { readonly href: string; readonly name: string } | { readonly save: () => void };

export const ReplayContext = createContext<Replay | null>(null);

/**
 * Returns the replay of the context.
 *
 * @throws Error outside the replay
 */
export function useReplay(): Replay {
  const replay = useContext(ReplayContext);
  if (replay === null) throw new Error('Nothing is replayed here');
  return replay;
}
