/** Store of one match: connects while it has subscribers and reconnects after every disconnect. */
import type { Action } from '@great-fire/game';
import { applyDelta } from '@great-fire/protocol';
import type {
  Ack,
  DeltaUpdate,
  ChatLine,
  ChatMessage,
  TableState,
  ErrorCode,
  Frame,
  HistoryPage,
  MutedPersons,
  HistoricView,
  Presence,
  ChatPage,
  Perspective,
  Sync,
  ModerationAction,
  Update,
  TableCommand,
} from '@great-fire/protocol';
import { emitWithAck } from './emit-with-ack';
import {
  prependChat,
  mergeChatSync,
  upsertChatLine,
  mergeLog,
  mergeTableLog,
  appendMoves,
} from './merge-pages';
import { HistoricViewLoader } from './historic-views';
import { randomId, Outbox } from './outbox';
import type { MoveAnswer } from './outbox';
import {
  updateClockSkew,
  isClientDisconnect,
  reconnectOnMoving,
  createSocket,
  parseConnectError,
} from './socket';
import type { MatchSocket, SocketOptions } from './socket';
import { reloadOnRulesMismatch, reloadOnce } from './version-reload';
import type { MatchSnapshot } from './snapshot';
import { EMPTY_SNAPSHOT } from './snapshot';
import type { FrameworkClient } from './transport';
import { createFrameworkClient } from './transport';

const RECONNECT_DELAY_MS = 1000;
const RETRYABLE_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'shutting-down',
  'unavailable',
  'too-many-requests',
  'internal-error',
]);
const HISTORY_PAGE_SIZE = 100;
const CHAT_PAGE_SIZE = 50;

interface StateWaiter {
  readonly stateId: number;
  readonly resolve: () => void;
}

export class MatchClient {
  private readonly socket: MatchSocket;
  private readonly outbox: Outbox;
  private readonly framework: FrameworkClient;
  private readonly listeners = new Set<() => void>();
  private readonly historicViews: HistoricViewLoader;
  private snapshot: MatchSnapshot = EMPTY_SNAPSHOT;
  private baseline: Pick<Update, 'frame' | 'tableState'> | null = null; // base of deltas: last update
  private stateWaiters: readonly StateWaiter[] = [];
  private reconnectTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    options: SocketOptions & { readonly match: string },
    newId = randomId,
    socket: MatchSocket = createSocket(options),
  ) {
    this.socket = socket;
    this.outbox = new Outbox(this.socket);
    this.historicViews = new HistoricViewLoader(this.socket);
    this.framework = createFrameworkClient(options.match, (stateId, action) =>
      this.outbox.send({ id: newId(), stateId, action }),
    );
  }

  /** Opens the connection for the first listener and closes it after the last. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const isFirst = this.listeners.size === 0;
    this.listeners.add(listener);
    if (isFirst) this.open();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.close();
    };
  };

  readonly getSnapshot = (): MatchSnapshot => this.snapshot;

  /**
   * Sends an action on the current state. Resolves once the snapshot has the resulting state, or with the reason for
   * the refusal.
   */
  async act(action: Action): Promise<MoveAnswer> {
    const sending = this.framework.act(action);
    this.patchSnapshot({ isSending: true });
    const answer = await sending;
    if (answer.ok) await this.waitForState(answer.stateId);
    this.patchSnapshot({ isSending: this.outbox.size > 0 });
    return answer;
  }

  /** Sends a chat message. Resolves to the server's answer, or to a refusal without an answer. */
  sendChat(message: ChatMessage): Promise<Ack> {
    return emitWithAck(this.socket, (socket, ack) => socket.emit('chat', message, ack));
  }

  /** Fetches older chat messages. Resolves when they are in the snapshot or the request failed. */
  loadEarlierChat(): Promise<void> {
    const before = this.snapshot.chat[0]?.id;
    return before === undefined ? Promise.resolve() : this.fetchChat(before);
  }

  /** Reports whether the page is visible: a viewer of a visible page gets no turn notifications. */
  readonly reportVisibility = (hidden: boolean): void => {
    if (this.socket.connected) this.socket.emit('visibility', { hidden });
  };

  /** Sends a moderation action. Resolves to the server's answer, or to a refusal without an answer. */
  moderateChat(action: ModerationAction): Promise<Ack<Partial<MutedPersons>>> {
    return emitWithAck(this.socket, (socket, ack) => {
      // Muting changes the visible messages, so only those of the next sync are kept.
      if (/mute$|block/.test(action.type)) this.patchSnapshot({ chat: [], chatHasMore: false });
      socket.emit('moderate', action, ack);
    });
  }

  /** Sends a table command. Resolves to the server's answer, or to a refusal without an answer. */
  sendCommand(command: TableCommand): Promise<Ack> {
    return emitWithAck(this.socket, (socket, ack) => socket.emit('table-command', command, ack));
  }

  /** Returns the estimated server time in epoch ms. */
  readonly serverNow = (): number => Date.now() + (this.snapshot.clockSkew ?? 0);

  /** Fetches older log entries and table events. Resolves when they are in the snapshot or the request failed. */
  async loadEarlier(): Promise<void> {
    const { log, tableLog } = this.snapshot;
    const [before = 0, beforeTableEvent = 0] = [log[0]?.stateId, tableLog[0]?.id];
    if (before + beforeTableEvent === 0) return;
    const query = { before, beforeTableEvent, limit: HISTORY_PAGE_SIZE };
    const answer = await emitWithAck<HistoryPage>(this.socket, (socket, ack) =>
      socket.emit('history', query, ack),
    );
    if (answer.ok) this.prependHistory(answer);
  }

  /** Returns the cached view of an earlier state, or null. Other perspectives are available once the game is over. */
  readonly viewAt = (stateId: number, perspective: Perspective | null = null): HistoricView | null =>
    this.historicViews.get(stateId, perspective);

  /** Returns the view of an earlier state from the cache or the server; null if it is not available. */
  fetchView(stateId: number, perspective: Perspective | null = null): Promise<HistoricView | null> {
    return this.historicViews.fetch(stateId, perspective, this.snapshot.stateId);
  }

  /** Fetches the page of messages before `before`; null: the newest page. */
  private async fetchChat(before: string | null): Promise<void> {
    const query = { ...(before !== null && { before }), limit: CHAT_PAGE_SIZE };
    const answer = await emitWithAck<ChatPage>(this.socket, (socket, ack) =>
      socket.emit('chat-history', query, ack),
    );
    if (!answer.ok) return;
    const page = { chat: answer.lines, chatHasMore: answer.hasMore };
    this.patchSnapshot(before === null ? page : prependChat(this.snapshot, page, before));
  }

  /** Reconnects after a seat was taken or left, so that the server authenticates this browser again. */
  readonly reconnect = (): void => {
    if (this.listeners.size === 0) return;
    this.socket.disconnect();
    this.socket.connect();
  };

  private open(): void {
    this.socket.on('connect', () => this.patchSnapshot({ connection: 'connected', connectError: null }));
    reconnectOnMoving(this.socket);
    this.socket.on('disconnect', (reason) => {
      if (!isClientDisconnect(reason)) this.onDisconnect(reason === 'io server disconnect');
    });
    this.socket.on('connect_error', (error) => this.onConnectError(error));
    this.socket.on('sync', (sync) => this.onSync(sync));
    this.socket.on('update', (update) => this.onUpdate(update));
    this.socket.on('delta', (delta) => this.onDelta(delta));
    this.socket.on('chat', (line) => this.onChat(line));
    this.socket.on('presence', (presence: Presence) => this.patchSnapshot({ presence }));
    this.socket.on('service-status', ({ isUp }) => this.onServiceStatus(isUp));
    this.socket.connect();
  }

  private close(): void {
    if (this.reconnectTimer !== null) clearTimeout(this.reconnectTimer);
    this.outbox.stopTimers();
    this.socket.off();
    this.socket.disconnect();
    this.patchSnapshot({ connection: 'connecting' });
  }

  private onDisconnect(byServer: boolean): void {
    this.patchSnapshot({ connection: 'reconnecting' });
    if (byServer) this.scheduleReconnect();
  }

  private onConnectError(error: Error): void {
    const connectError = parseConnectError(error);
    if (connectError === null) {
      this.patchSnapshot({ connection: this.snapshot.match === null ? 'connecting' : 'reconnecting' });
      return;
    }
    if (connectError.code === 'protocol-mismatch' && reloadOnce()) return;
    // A loaded table survives any refusal: a restarting server may send several.
    if (this.snapshot.match !== null || RETRYABLE_ERRORS.has(connectError.code)) {
      this.patchSnapshot({
        connection: connectError.code === 'unavailable' ? 'suspended' : 'reconnecting',
        connectError,
      });
      this.scheduleReconnect();
      return;
    }
    this.patchSnapshot({ connection: 'refused', connectError });
  }

  private onServiceStatus(isUp: boolean): void {
    this.patchSnapshot({ connection: isUp ? 'connected' : 'suspended' });
    if (isUp) this.outbox.resend();
  }

  private scheduleReconnect(): void {
    if (this.reconnectTimer !== null) clearTimeout(this.reconnectTimer);
    this.reconnectTimer = setTimeout(() => this.socket.connect(), RECONNECT_DELAY_MS);
  }

  private requestSync(): void {
    if (!this.socket.connected) return;
    this.socket.emit('sync', (answer) => {
      if (answer.ok) this.onSync(answer.sync);
    });
  }

  private onSync(sync: Sync): void {
    if (reloadOnRulesMismatch(sync.rulesVersion)) return;
    const { frame, tableState } = sync;
    this.baseline = frame === null || tableState === null ? null : { frame, tableState };
    this.framework.setPlayer(sync.mySeat);
    if (frame !== null) this.framework.sync(frame);
    const { match, mySeat, myOpeningHandAnswer, wasKicked, presence, seedCommitment, rematch } = sync;
    // Another seat sees other messages.
    const isSame = mySeat === this.snapshot.mySeat && match.status === this.snapshot.match?.status;
    const chatState = isSame
      ? mergeChatSync(this.snapshot, sync)
      : { chat: sync.chat, chatHasMore: sync.chatHasMore };
    const fields = {
      match,
      mySeat,
      myOpeningHandAnswer,
      wasKicked: wasKicked,
      ...chatState,
      presence,
      commitment: seedCommitment,
      rematch: rematch,
    };
    const log = mergeLog(this.snapshot.log, sync.log);
    const tableLog = mergeTableLog(this.snapshot.tableLog, sync.tableLog);
    const derived = {
      ...this.toClockFields(sync.serverTime),
      ...this.toTableStateFields(sync.tableState),
      ...this.applyFrame(frame),
    };
    this.patchSnapshot({ connection: 'connected', ...fields, log, tableLog, ...derived });
    this.outbox.resend();
  }

  /** Applies a delta, or requests a full sync if its base is missing. */
  private onDelta(delta: DeltaUpdate): void {
    const update = applyDelta(delta, this.baseline);
    if (update === null) this.requestSync();
    else this.onUpdate(update);
  }

  private onUpdate({ frame, logEntries, tableState, serverTime }: Update): void {
    this.baseline = { frame, tableState };
    const firstStateId = logEntries[0]?.stateId ?? frame.stateId;
    if (this.snapshot.stateId >= 0 && firstStateId > this.snapshot.stateId + 1) {
      this.requestSync();
      return;
    }
    this.framework.update(frame);
    const derived = {
      ...this.toClockFields(serverTime),
      ...this.toTableStateFields(tableState),
      ...this.applyFrame(frame),
    };
    this.patchSnapshot({ log: appendMoves(this.snapshot.log, logEntries), ...derived });
    // After the end, players also see the spectators' messages.
    if (frame.view.result !== null && this.snapshot.mySeat !== null) void this.fetchChat(null);
  }

  private prependHistory(page: HistoryPage): void {
    const { log, tableLog } = this.snapshot;
    this.patchSnapshot({ log: mergeLog(log, page.log), tableLog: mergeTableLog(tableLog, page.tableLog) });
  }

  private toClockFields(now: number): Pick<MatchSnapshot, 'clockSkew'> {
    return { clockSkew: updateClockSkew(this.snapshot.clockSkew, now - Date.now()) };
  }

  /** Ignores a table state that is older than the current one. */
  private toTableStateFields(tableState: TableState | null): Partial<MatchSnapshot> {
    const current = this.snapshot.tableState;
    return tableState === null || (current !== null && tableState.version < current.version)
      ? {}
      : { tableState };
  }

  private applyFrame(frame: Frame | null): Partial<MatchSnapshot> {
    if (frame === null) return {};
    const stateId = this.framework.stateId();
    const due = this.stateWaiters.filter((waiter) => waiter.stateId <= stateId);
    this.stateWaiters = this.stateWaiters.filter((waiter) => waiter.stateId > stateId);
    for (const waiter of due) waiter.resolve();
    const view = this.framework.view();
    if (view !== null) this.historicViews.add(stateId, view);
    return { view, stateId };
  }

  private waitForState(stateId: number): Promise<void> {
    if (this.framework.stateId() >= stateId) return Promise.resolve();
    return new Promise((resolve) => {
      this.stateWaiters = [...this.stateWaiters, { stateId, resolve }];
    });
  }

  private onChat(line: ChatLine): void {
    this.patchSnapshot({ chat: upsertChatLine(this.snapshot.chat, line) });
  }

  private patchSnapshot(patch: Partial<MatchSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...patch };
    for (const listener of this.listeners) listener();
  }
}
