/** The snapshot of a match after each message of the server. Pure. */
import {
  applyDelta,
  type DeltaUpdate,
  type Frame,
  type HistoryPage,
  type Sync,
  type TableState,
  type Update,
} from '@great-fire/protocol';
import type { SocketAnswer, ConnectionState, ServerMessage } from './connection';
import {
  appendMoves,
  mergeChatSync,
  mergeLog,
  mergeTableLog,
  prependChat,
  upsertChatLine,
} from './merge-pages';
import { type MatchSnapshot, EMPTY_SNAPSHOT } from './snapshot';

/** The snapshot, and what the next messages need. */
export interface MatchStoreState extends MatchSnapshot {
  readonly base: Pick<Update, 'frame' | 'tableState'> | null; // of the next delta
  readonly isIncomplete: boolean; // the last update does not follow from what is known: a sync is needed
}

export const EMPTY_MATCH: MatchStoreState = { ...EMPTY_SNAPSHOT, base: null, isIncomplete: false };

type ChatPage = Extract<SocketAnswer<'chat-history'>, { readonly ok: true }>;

export type MatchMessage =
  | Exclude<ServerMessage, { readonly event: 'sync' }>
  | { readonly event: 'sync'; readonly payload: Sync; readonly isSeatOfPage: boolean }
  | { readonly event: 'connection'; readonly payload: ConnectionState }
  | { readonly event: 'sending'; readonly payload: boolean }
  | { readonly event: 'history'; readonly payload: HistoryPage }
  | { readonly event: 'chat-page'; readonly payload: ChatPage; readonly before: string | null } // null: the newest
  | { readonly event: 'chat-hidden' }; // other messages are visible from now on

export function reduceMatch(state: MatchStoreState, message: MatchMessage): MatchStoreState {
  switch (message.event) {
    case 'sync':
      return { ...state, ...fromSync(state, message.payload), isSeatOfPage: message.isSeatOfPage };
    case 'update':
      return applyUpdate(state, message.payload);
    case 'delta':
      return applyDeltaUpdate(state, message.payload);
    case 'chat':
      return { ...state, chat: upsertChatLine(state.chat, message.payload) };
    case 'led-replay':
      return { ...state, ledReplay: message.payload };
    case 'presence':
      return { ...state, presence: message.payload };
    case 'connection':
      return {
        ...state,
        ...message.payload,
        ...(message.payload.connection !== 'connected' && { ledReplay: null }), // sent again on entering
      };
    case 'sending':
      return { ...state, isSending: message.payload };
    case 'history':
      return {
        ...state,
        log: mergeLog(state.log, message.payload.log),
        tableLog: mergeTableLog(state.tableLog, message.payload.tableLog),
      };
    case 'chat-page': {
      const page = { chat: message.payload.lines, chatHasMore: message.payload.hasMore };
      return { ...state, ...(message.before === null ? page : prependChat(state, page, message.before)) };
    }
    case 'chat-hidden':
      return { ...state, chat: [], chatHasMore: false };
    default:
      return state;
  }
}

function fromSync(state: MatchStoreState, sync: Sync): Partial<MatchStoreState> {
  const { match, mySeat, myOpeningHandAnswer, wasKicked, frame, tableState, presence, rematch } = sync;
  // Another seat sees other messages.
  const isSame = mySeat === state.mySeat && match.status === state.match?.status;
  return {
    ...{ match, mySeat, myOpeningHandAnswer, wasKicked, presence, rematch },
    commitment: sync.seedCommitment,
    ...(isSame ? mergeChatSync(state, sync) : { chat: sync.chat, chatHasMore: sync.chatHasMore }),
    log: mergeLog(state.log, sync.log),
    tableLog: mergeTableLog(state.tableLog, sync.tableLog),
    ...fromTableState(state, tableState),
    ...(frame !== null && fromFrame(frame)),
    base: frame === null || tableState === null ? null : { frame, tableState },
    isIncomplete: false,
  };
}

/** An update that skips moves changes nothing but the base of the next delta. */
function applyUpdate(state: MatchStoreState, { frame, logEntries, tableState }: Update): MatchStoreState {
  const base = { frame, tableState };
  const firstStateId = logEntries[0]?.stateId ?? frame.stateId;
  if (state.stateId >= 0 && firstStateId > state.stateId + 1) return { ...state, base, isIncomplete: true };
  return {
    ...state,
    log: appendMoves(state.log, logEntries),
    ...fromTableState(state, tableState),
    ...(frame.stateId >= state.stateId && fromFrame(frame)),
    base,
    isIncomplete: false,
  };
}

function applyDeltaUpdate(state: MatchStoreState, delta: DeltaUpdate): MatchStoreState {
  const update = applyDelta(delta, state.base);
  return update === null ? { ...state, isIncomplete: true } : applyUpdate(state, update);
}

const fromFrame = ({ view, stateId }: Frame) => ({ view, stateId });

/** Ignores a table state that is older than the current one. A move changes it, but not its version. */
const fromTableState = ({ tableState: current }: MatchStoreState, tableState: TableState | null) =>
  tableState !== null && tableState.version >= (current?.version ?? 0) && { tableState };
