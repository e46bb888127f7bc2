import { emptyTableState } from '@great-fire/protocol';
import type { TableModel } from './table-context';

const EMPTY_LIST = [] as const; // constant, because a new array would render the log again
const NOT_ALLOWED = { ok: false, code: 'not-allowed-now', message: '' } as const;
const reject = () => Promise.resolve(NOT_ALLOWED);

/** Returns the model of a table without a server, clocks and requests. It rejects every command. */
export function staticTableModel(state: Pick<TableModel, 'match' | 'view' | 'stateId' | 'log'>): TableModel {
  const { seats, turn } = state.view;
  return {
    ...state,
    tableState: emptyTableState(seats.length, turn.step === 'over' ? null : turn.seat, 0),
    tableLog: EMPTY_LIST,
    serverNow: Date.now,
    chat: EMPTY_LIST,
    chatHasMore: false,
    presence: { connected: seats.map(() => true), spectators: 0 },
    ledReplay: null,
    rematch: null,
    connection: 'connected',
    isSending: false,
    act: reject,
    sendCommand: null,
    proposeTakeback: null,
    reconnect: () => undefined,
    sendChat: reject,
    moderateChat: reject,
    loadEarlierChat: () => Promise.resolve(),
    loadEarlier: () => Promise.resolve(),
    viewAt: () => null,
    fetchView: () => Promise.resolve(null),
  };
}
