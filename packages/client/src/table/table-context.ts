/** Context of the table: the match as this viewer sees it. */
import type { Action, Colour, PlayerView, Seat } from '@great-fire/game';
import type {
  Ack,
  BotSpeed,
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

/** The functions of a local game, which has no server. */
export interface LocalGameApi {
  readonly newGamePath: string; // path of the page for a new game
  readonly setBotSpeed?: (speed: BotSpeed) => Promise<Ack>; // missing: no bots play
  readonly saveRecord: () => Promise<void>; // downloads a file; only after the game
  /**
   * Renders a trigger that starts a branch from an earlier state, by default in this seat. `opener` renders the
   * button.
   */
  readonly renderBranchTrigger: (
    stateId: number,
    seat: Seat,
    opener: (open: () => void) => ReactNode,
  ) => ReactNode;
}

/** A running or finished match with the functions that act on it. */
export interface TableModel {
  readonly match: MatchSummary;
  readonly view: PlayerView; // live: decisions use this view
  readonly stateId: number; // of `view`
  readonly log: readonly LogEntry[];
  readonly tableState: TableState;
  readonly tableLog: readonly TableLogEntry[]; // table events, oldest first
  readonly serverNow: () => number; // epoch ms; the clock of all times here
  readonly chat: readonly ChatLine[];
  readonly chatHasMore: boolean; // earlier messages exist
  readonly presence: Presence;
  readonly rematch: RematchTable | null; // null: none yet
  readonly connection: ConnectionStatus;
  readonly isSending: boolean;
  readonly act: (action: Action) => Promise<MoveAnswer>;
  readonly sendCommand: ((command: TableCommand) => Promise<Ack>) | null; // null: local game
  readonly proposeTakeback: ((stateId: number) => Promise<Ack>) | null; // undoes later moves (UNDO-3); null: n/a
  readonly reconnect: () => void; // new handshake, after the seat changed
  readonly sendChat: (message: ChatMessage) => Promise<Ack>;
  readonly moderateChat: (action: ModerationAction) => Promise<Ack<Partial<MutedPersons>>>;
  readonly loadEarlierChat: () => Promise<void>; // older messages
  readonly reportVisibility?: (hidden: boolean) => void; // missing: not reported
  readonly loadEarlier: () => Promise<void>; // of the log
  readonly viewAt: (stateId: number, seenFrom?: Perspective | null) => HistoricView | null; // null: not loaded
  readonly fetchView: (stateId: number, seenFrom?: Perspective | null) => Promise<HistoricView | null>; // null: failed
  readonly localGame?: LocalGameApi; // missing: on a server, with chat
}

export const TableContext = createContext<TableModel | null>(null);

/** Returns the model of the surrounding table. Throws outside a table. */
export const useTable = (): TableModel => useRequiredContext(TableContext);

/** Returns the name of a seat, or its number from 1 if it has no name. */
export const nameOf = (match: MatchSummary, seat: Seat): string => match.seats[seat]?.name ?? `${seat + 1}`;

/** Returns the colour of the viewer's houses, or null for a spectator. */
export const ownColour = (view: PlayerView): Colour | null => view.own?.colour ?? null;

/** Returns the seat that owns a colour as far as the viewer knows, or null. */
export function ownerOf(view: PlayerView, colour: Colour): Seat | null {
  if (view.own?.colour === colour) return view.viewer;
  const seat = view.seats.findIndex((seatState) => seatState.colour === colour);
  return seat < 0 ? null : seat;
}
