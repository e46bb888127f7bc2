/** The store of a table: the match as this viewer sees it. */
import type { Action, Colour, PlayerView, Seat, DistrictId, ObjectiveId } from '@great-fire/game';
import type {
  Ack,
  BotSpeed,
  ChatLine,
  ChatMessage,
  TableState,
  LedReplay,
  LogEntry,
  MatchSummary,
  MutedPersons,
  RematchTable,
  HistoricView,
  MapSignal,
  Presence,
  SignalMessage,
  Perspective,
  TableLogEntry,
  ModerationAction,
  TableCommand,
} from '@great-fire/protocol';
import { type ReactNode, type Context, createContext, useLayoutEffect, useState, useContext } from 'react';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { BOARD, OBJECTIVES } from '@great-fire/game/board';
import type { MoveAnswer } from '../../live/outbox';
import type { ConnectionStatus } from '../../live/connection';
import { updateUrgently, useStoreFields, useStoreValue } from '../../lib/use-store-fields';
import { formatList } from '../../i18n/format';

/**
 * Returns the value of a context that a table provides.
 *
 * @throws Error outside a table
 */
export function useRequiredContext<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error('This part belongs on a table');
  return value;
}

/** The functions of a local game, which has no server. */
export interface LocalGameApi {
  readonly newGamePath: string; // path of the page for a new game
  readonly setBotSpeed?: (speed: BotSpeed) => Promise<Ack>; // missing: no bots play
  readonly showHint?: () => void; // shows the best next action of the player; missing: a game without hints
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

/** Pointing at the map for others to see. */
export interface SignalApi {
  readonly send: (signal: MapSignal) => Promise<Ack>;
  /** Calls back for each signal of a player, the viewer included. Returns a function that unsubscribes. */
  readonly subscribe: (listener: (signal: SignalMessage) => void) => () => void;
}

/** A running or finished match. */
export interface TableData {
  readonly match: MatchSummary;
  readonly view: PlayerView; // live: decisions use this view
  readonly stateId: number; // of `view`
  readonly log: readonly LogEntry[];
  readonly tableState: TableState;
  readonly tableLog: readonly TableLogEntry[]; // table events, oldest first
  readonly chat: readonly ChatLine[];
  readonly chatHasMore: boolean; // earlier messages exist
  readonly presence: Presence;
  readonly ledReplay: LedReplay | null; // null: without a leader so far
  readonly rematch: RematchTable | null; // null: none yet
  readonly connection: ConnectionStatus;
  readonly isSending: boolean;
}

/** The functions that act on a match. At a table of a server they never change. */
export interface TableModelActions {
  readonly serverNow: () => number; // epoch ms; the clock of all times here
  readonly act: (action: Action) => Promise<MoveAnswer>;
  readonly sendCommand: ((command: TableCommand) => Promise<Ack>) | null; // null: local game
  readonly proposeTakeback: ((stateId: number) => Promise<Ack>) | null; // undoes later moves (UNDO-3); null: n/a
  readonly reconnect: () => void; // new handshake, after the seat changed
  readonly sendChat: (message: ChatMessage) => Promise<Ack>;
  readonly moderateChat: (action: ModerationAction) => Promise<Ack<Partial<MutedPersons>>>;
  readonly loadEarlierChat: () => Promise<void>; // older messages
  readonly signals?: SignalApi; // missing: a game without signals
  readonly reportVisibility?: (hidden: boolean) => void; // missing: not reported
  readonly loadEarlier: () => Promise<void>; // of the log
  readonly viewAt: (stateId: number, seenFrom?: Perspective | null) => HistoricView | null; // null: not loaded
  readonly fetchView: (stateId: number, seenFrom?: Perspective | null) => Promise<HistoricView | null>; // null: failed
  readonly localGame?: LocalGameApi; // missing: on a server, with chat
}

export type TableModel = TableData & TableModelActions;

export type TableStore = StoreApi<TableModel>;

export const createTableStore = (model: TableModel): TableStore => createStore(() => model);

/** Holds the store. Its value never changes, so that a change of the table renders only the readers of a field. */
export const TableStoreContext = createContext<TableStore | null>(null);

/**
 * Returns the table. The component renders again when one of these fields changes; name the same fields in each render.
 *
 * @throws Error outside a table
 */
export function useTable<K extends keyof TableModel>(...fields: readonly K[]): Pick<TableModel, K> {
  return useStoreFields(useRequiredContext(TableStoreContext), fields);
}

/**
 * Returns a value derived from the table. The component renders again when the value changes.
 *
 * @throws Error outside a table
 */
export const useTableValue = <T,>(select: (table: TableData) => T): T =>
  useStoreValue(useRequiredContext(TableStoreContext), select);

/** Returns a store that follows a model which React computes. Both change in the same paint. */
export function useTableStore(model: TableModel): TableStore {
  const [store] = useState(() => createTableStore(model));
  useLayoutEffect(() => updateUrgently(() => store.setState(model)), [store, model]);
  return store;
}

interface TableProviderProps {
  readonly model: TableModel;
  readonly children: ReactNode;
}

/** Provides a table whose model React computes. */
export function TableProvider({ model, children }: TableProviderProps) {
  return <TableStoreContext value={useTableStore(model)}>{children}</TableStoreContext>;
}

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

export const districtName = (id: DistrictId): string => BOARD[id].map.name;

export const objectiveName = (id: ObjectiveId): string =>
  formatList(OBJECTIVES[id].districts.map(districtName));
