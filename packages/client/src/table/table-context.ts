/** What every part of the table reads: the match as this viewer knows it. */
import type { Action, Colour, PlayerView, Seat } from '@great-fire/game';
import type {
  Ack,
  ChatLine,
  ChatMessage,
  TableState,
  LogEntry,
  MatchSummary,
  MutedPersons,
  RematchTable,
  HistoricView,
  Presence,
  Perspective,
  TableLogEntry,
  ModerationAction,
  TableCommand,
} from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { createContext } from 'react';
import type { MoveAnswer } from '../live/outbox';
import type { ConnectionStatus } from '../live/snapshot';
import { useRequiredContext } from './use-required-context';

/** What a game on this device alone offers in the place of a server's. */
export interface LocalGameApi {
  readonly newGamePath: string; // the path where the next one is begun
  readonly saveRecord: () => Promise<void>; // as a file; once the game is over
  /** The way to play on otherwise from an earlier state, in this seat if nobody wishes another; what opens it is given. */
  readonly renderBranchTrigger: (
    stateId: number,
    seat: Seat,
    opener: (open: () => void) => ReactNode,
  ) => ReactNode;
}

/** A running or finished match, and the ways to answer it. */
export interface TableModel {
  readonly match: MatchSummary;
  readonly view: PlayerView; // live: decisions are made on it
  readonly stateId: number; // of `view`
  readonly log: readonly LogEntry[];
  readonly tableState: TableState;
  readonly tableLog: readonly TableLogEntry[]; // what happened beside the moves, oldest first
  readonly serverNow: () => number; // ms since 1970, UTC; all times here are by it
  readonly chat: readonly ChatLine[];
  readonly chatHasMore: boolean; // earlier lines exist
  readonly presence: Presence;
  readonly rematch: RematchTable | null; // another game of the same people, once this one is over
  readonly connection: ConnectionStatus;
  readonly isSending: boolean;
  readonly act: (action: Action) => Promise<MoveAnswer>;
  readonly sendCommand: ((command: TableCommand) => Promise<Ack>) | null; // for something beside the moves; null: there is nobody to ask
  readonly proposeTakeback: ((stateId: number) => Promise<Ack>) | null; // to take back all that followed state `stateId` (UNDO-3); null: not here
  readonly reconnect: () => void; // shakes hands anew: a seat was taken here
  readonly sendChat: (message: ChatMessage) => Promise<Ack>;
  readonly moderateChat: (action: ModerationAction) => Promise<Ack<Partial<MutedPersons>>>; // what others say
  readonly loadEarlierChat: () => Promise<void>; // what was said before
  readonly reportVisibility?: (hidden: boolean) => void; // whether somebody sees the page; left out: nobody wants to know
  readonly loadEarlier: () => Promise<void>; // of the log
  readonly viewAt: (stateId: number, seenFrom?: Perspective | null) => HistoricView | null; // of an earlier state, where it is known; from elsewhere once the game is over
  readonly fetchView: (stateId: number, seenFrom?: Perspective | null) => Promise<HistoricView | null>; // null: it cannot be had now
  readonly localGame?: LocalGameApi; // left out: a match of the server, where people talk
}

export const TableContext = createContext<TableModel | null>(null);

/** The table that this component lies on. Throws outside one. */
export const useTable = (): TableModel => useRequiredContext(TableContext);

/** The name of a seat; a seat without a name is told by its number. */
export const nameOf = (match: MatchSummary, seat: Seat): string => match.seats[seat]?.name ?? `${seat + 1}`;

/** The colour whose houses are the viewer's, or null for a spectator. */
export const ownColour = (view: PlayerView): Colour | null => view.own?.colour ?? null;

/** Who owns a colour, as far as the viewer knows. */
export function ownerOf(view: PlayerView, colour: Colour): Seat | null {
  if (view.own?.colour === colour) return view.viewer;
  const seat = view.seats.findIndex((seatState) => seatState.colour === colour);
  return seat < 0 ? null : seat;
}
