/** What every part of the table reads: the match as this viewer knows it. */
import type { Action, Colour, PlayerView, Seat } from '@great-fire/game';
import type {
  Answer,
  ChatLine,
  ChatMessage,
  Conduct,
  LogEntry,
  MatchSummary,
  Muted,
  NextTable,
  PastView,
  Presence,
  SeenFrom,
  TableEntry,
  Tend,
  Wish,
} from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { createContext } from 'react';
import type { MoveAnswer } from '../connection/outbox';
import type { LineState } from '../connection/snapshot';
import { useGiven } from './use-given';

/** What a game on this device alone offers in the place of a server's. */
export interface Practice {
  readonly another: string; // the path where the next one is begun
  readonly saveRecord: () => Promise<void>; // as a file; once the game is over
  /** The way to play on otherwise from an earlier state, in this seat if nobody wishes another; what opens it is given. */
  readonly whatIf: (stateId: number, seat: Seat, opener: (open: () => void) => ReactNode) => ReactNode;
}

/** A running or finished match, and the ways to answer it. */
export interface TableState {
  readonly match: MatchSummary;
  readonly view: PlayerView; // live: decisions are made on it
  readonly stateId: number; // of `view`
  readonly log: readonly LogEntry[];
  readonly conduct: Conduct;
  readonly tableLog: readonly TableEntry[]; // what happened beside the moves, oldest first
  readonly serverNow: () => number; // ms since 1970, UTC; all times here are by it
  readonly chat: readonly ChatLine[];
  readonly chatIsWhole: boolean; // nothing was said before it
  readonly presence: Presence;
  readonly next: NextTable | null; // another game of the same people, once this one is over
  readonly line: LineState;
  readonly sending: boolean;
  readonly act: (action: Action) => Promise<MoveAnswer>;
  readonly wish: ((wish: Wish) => Promise<Answer>) | null; // for something beside the moves; null: there is nobody to ask
  readonly askBack: ((to: number) => Promise<Answer>) | null; // to take back all that followed state `to` (UNDO-3); null: not here
  readonly introduce: () => void; // shakes hands anew: a seat was taken here
  readonly say: (message: ChatMessage) => Promise<Answer>;
  readonly tend: (tend: Tend) => Promise<Answer<Partial<Muted>>>; // what others say
  readonly loadSaid: () => Promise<void>; // what was said before
  readonly look?: (hidden: boolean) => void; // whether somebody sees the page; left out: nobody wants to know
  readonly loadEarlier: () => Promise<void>; // of the log
  readonly viewAt: (stateId: number, seenFrom?: SeenFrom | null) => PastView | null; // of an earlier state, where it is known; from elsewhere once the game is over
  readonly fetchView: (stateId: number, seenFrom?: SeenFrom | null) => Promise<PastView | null>; // null: it cannot be had now
  readonly practice?: Practice; // left out: a match of the server, where people talk
}

export const TableContext = createContext<TableState | null>(null);

/** The table that this component lies on. Throws outside one. */
export const useTable = (): TableState => useGiven(TableContext);

/** The name of a seat; a seat without a name is told by its number. */
export const nameOf = (match: MatchSummary, seat: Seat): string => match.seats[seat]?.name ?? `${seat + 1}`;

/** The colour whose houses are the viewer's, or null for a spectator. */
export const ownColour = (view: PlayerView): Colour | null => view.own?.colour ?? null;

/** Who owns a colour, as far as the viewer knows. */
export function ownerOf(view: PlayerView, colour: Colour): Seat | null {
  if (view.own?.colour === colour) return view.viewer;
  const seat = view.seats.findIndex((one) => one.colour === colour);
  return seat < 0 ? null : seat;
}
