/** The page's side of one match: the messages of its connection become snapshots, and its actions become requests. */
import type { Action, Seat } from '@great-fire/game';
import type {
  ApiErrorBody,
  ChatMessage,
  ErrorCode,
  HistoricView,
  MapSignal,
  ModerationAction,
  Perspective,
  LedPosition,
  SignalMessage,
  Sync,
  TableCommand,
} from '@great-fire/protocol';
import { findSeatProof, forgetPageSeat, proveSeatByToken } from '../api/page-seats';
import { randomId } from '../lib/random-id';
import {
  type AfterRefusal,
  type SocketAnswer,
  type Connection,
  type ServerMessage,
  ServerConnection,
} from './connection';
import type { StartMonitor } from './connection-monitor.lazy';
import { HistoricViewLoader } from './historic-views';
import { LiveStore } from './live-store';
import { type MatchMessage, type MatchStoreState, EMPTY_MATCH, reduceMatch } from './match-store';
import { type MoveAnswer, Outbox } from './outbox';
import { type PageSocketOptions, createSocket } from './socket';
import { type FrameworkClient, createFrameworkClient } from './transport';
import { reloadOnRulesMismatch } from './version-reload';

const RETRY_DELAY_MS = 1000;
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

interface MatchOptions extends PageSocketOptions {
  readonly match: string;
  readonly monitor?: StartMonitor; // default: nothing watches the connection
}

const connectToServer = ({ monitor, ...options }: MatchOptions): Connection =>
  new ServerConnection({ socket: createSocket(options), retryMs: RETRY_DELAY_MS, monitor });

export class MatchClient extends LiveStore<MatchStoreState, MatchMessage> {
  private readonly match: string;
  private readonly asSpectator: boolean;
  private readonly outbox: Outbox;
  private readonly framework: FrameworkClient;
  private readonly historicViews: HistoricViewLoader;
  private readonly signalListeners = new Set<(signal: SignalMessage) => void>();
  private stateWaiters: readonly StateWaiter[] = [];

  /** `connection`: of a game without a server; default: to the server. */
  constructor(
    options: MatchOptions,
    newId = randomId,
    private readonly connection = connectToServer(options),
  ) {
    super(EMPTY_MATCH, reduceMatch);
    this.match = options.match;
    this.asSpectator = options.asSpectator === true;
    this.serverNow = connection.serverNow;
    this.reconnect = connection.reconnect;
    this.outbox = new Outbox(connection);
    this.historicViews = new HistoricViewLoader(connection);
    this.framework = createFrameworkClient(options.match, (stateId, action) =>
      this.outbox.send({ id: newId(), stateId, action }),
    );
  }

  /** Returns the estimated server time in epoch ms. */
  readonly serverNow: () => number;

  /** Reconnects after a seat was taken or left, so that the server authenticates this browser again. */
  readonly reconnect: () => void;

  /**
   * Sends an action on the current state. Resolves once the snapshot has the resulting state, or with the reason for
   * the refusal.
   */
  async act(action: Action): Promise<MoveAnswer> {
    const sending = this.framework.act(action);
    this.dispatch({ event: 'sending', payload: true });
    const answer = await sending;
    if (answer.ok) await this.waitForState(answer.stateId);
    this.dispatch({ event: 'sending', payload: this.outbox.size > 0 });
    return answer;
  }

  sendChat(message: ChatMessage): Promise<SocketAnswer<'chat'>> {
    return this.connection.request('chat', message);
  }

  moderateChat(action: ModerationAction): Promise<SocketAnswer<'moderate'>> {
    // Muting changes the visible messages, so only those of the next sync are kept.
    if (this.connection.isConnected && /mute$|block/.test(action.type))
      this.dispatch({ event: 'chat-hidden' });
    return this.connection.request('moderate', action);
  }

  sendCommand(command: TableCommand): Promise<SocketAnswer<'table-command'>> {
    return this.connection.request('table-command', command);
  }

  /** Points at the map. */
  sendSignal(signal: MapSignal): Promise<SocketAnswer<'signal'>> {
    return this.connection.request('signal', signal);
  }

  /** Leads the replay of the ended game. */
  leadReplay(position: LedPosition): Promise<SocketAnswer<'lead-replay'>> {
    return this.connection.request('lead-replay', { position });
  }

  /** Hands over the lead. Null: to the first who takes it. */
  handOverReplay(to: Seat | null): Promise<SocketAnswer<'lead-replay'>> {
    return this.connection.request('lead-replay', { position: null, ...(to !== null && { to }) });
  }

  /** Calls back for each signal of a player. Returns a function that unsubscribes. */
  readonly onSignal = (listener: (signal: SignalMessage) => void): (() => void) => {
    this.signalListeners.add(listener);
    return () => this.signalListeners.delete(listener);
  };

  /** Reports whether the page is visible: a viewer of a visible page gets no turn notifications. */
  readonly reportVisibility = (hidden: boolean): void => this.connection.send('visibility', { hidden });

  /** Fetches older chat messages. Resolves when they are in the snapshot or the request failed. */
  async loadEarlierChat(): Promise<void> {
    const before = this.snapshot.chat[0]?.id;
    if (before !== undefined) await this.fetchChat(before);
  }

  /** Fetches older log entries and table events. Resolves when they are in the snapshot or the request failed. */
  async loadEarlier(): Promise<void> {
    const { log, tableLog } = this.snapshot;
    const [before = 0, beforeTableEvent = 0] = [log[0]?.stateId, tableLog[0]?.id];
    if (before + beforeTableEvent === 0) return;
    const query = { before, beforeTableEvent, limit: HISTORY_PAGE_SIZE };
    const answer = await this.connection.request('history', query);
    if (answer.ok) this.dispatch({ event: 'history', payload: answer });
  }

  /** Returns the cached view of an earlier state, or null. Other perspectives are available once the game is over. */
  readonly viewAt = (stateId: number, perspective: Perspective | null = null): HistoricView | null =>
    this.historicViews.get(stateId, perspective);

  /** Returns the view of an earlier state from the cache or the server; null if it is not available. */
  fetchView(stateId: number, perspective: Perspective | null = null): Promise<HistoricView | null> {
    return this.historicViews.fetch(stateId, perspective, this.snapshot.stateId);
  }

  protected open(): void {
    this.connection.open({
      onMessage: (message) => this.onMessage(message),
      onState: (state) => this.dispatch({ event: 'connection', payload: state }),
      onRefusal: (error) => this.onRefusal(error),
    });
  }

  protected close(): void {
    this.outbox.stopTimers();
    this.connection.close();
  }

  /** Passes each new state to all that hold states. */
  protected override onChange(before: MatchStoreState): void {
    const { base, view, stateId } = this.snapshot;
    if (base === null || view === null || (view === before.view && stateId === before.stateId)) return;
    this.framework.setFrame(base.frame);
    this.historicViews.add(stateId, view);
    const due = this.stateWaiters.filter((waiter) => waiter.stateId <= stateId);
    this.stateWaiters = this.stateWaiters.filter((waiter) => waiter.stateId > stateId);
    for (const waiter of due) waiter.resolve();
  }

  private onMessage(message: ServerMessage): void {
    switch (message.event) {
      case 'sync':
        this.onSync(message.payload);
        return;
      case 'update':
      case 'delta':
        this.dispatch(message);
        if (this.snapshot.isIncomplete) void this.requestSync();
        // After the end, players also see the spectators' messages.
        else if (this.snapshot.view?.result !== null && this.snapshot.mySeat !== null)
          void this.fetchChat(null);
        return;
      case 'signal':
        for (const listener of this.signalListeners) listener(message.payload);
        return;
      case 'service-status':
        if (message.payload.isUp) this.outbox.resend();
        return;
      default:
        this.dispatch(message);
    }
  }

  private onSync(sync: Sync): void {
    if (reloadOnRulesMismatch(sync.rulesVersion)) return;
    if (sync.wasKicked) forgetPageSeat(this.match);
    if (sync.mySeat === null && this.proveSeat()) {
      this.reconnect();
      return;
    }
    this.framework.setPlayer(sync.mySeat);
    const isSeatOfPage = sync.mySeat !== null && findSeatProof(this.match) !== null;
    this.dispatch({ event: 'sync', payload: sync, isSeatOfPage });
    this.outbox.resend();
  }

  private onRefusal({ code }: ApiErrorBody): AfterRefusal {
    if (code === 'not-signed-in' && findSeatProof(this.match) !== null) {
      forgetPageSeat(this.match); // the seat is lost
      return 'connect';
    }
    // A loaded table survives any refusal: a restarting server may send several.
    if (this.snapshot.match !== null || RETRYABLE_ERRORS.has(code)) return 'retry';
    return this.proveSeat() ? 'connect' : 'stop'; // only players may see the table
  }

  /** Returns whether the page has a token that can prove a seat, and did not send it before. */
  private proveSeat(): boolean {
    return !this.asSpectator && proveSeatByToken(this.match);
  }

  private async requestSync(): Promise<void> {
    const answer = await this.connection.request('sync');
    if (answer.ok) this.onSync(answer.sync);
  }

  /** Fetches the page of messages before `before`; null: the newest page. */
  private async fetchChat(before: string | null): Promise<void> {
    const query = { ...(before !== null && { before }), limit: CHAT_PAGE_SIZE };
    const answer = await this.connection.request('chat-history', query);
    if (answer.ok) this.dispatch({ event: 'chat-page', payload: answer, before });
  }

  private waitForState(stateId: number): Promise<void> {
    if (this.snapshot.stateId >= stateId) return Promise.resolve();
    return new Promise((resolve) => {
      this.stateWaiters = [...this.stateWaiters, { stateId, resolve }];
    });
  }
}
