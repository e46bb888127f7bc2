/** One match as a store: connects while somebody subscribes, and brings itself back after every cut. */
import type { Action } from '@great-fire/game';
import { updateOf } from '@great-fire/protocol';
import type {
  Answer,
  Changed,
  ChatLine,
  ChatMessage,
  Conduct,
  ErrorCode,
  Frame,
  HistoryPage,
  Muted,
  PastView,
  Presence,
  SaidPage,
  SeenFrom,
  Sync,
  Tend,
  Update,
  Wish,
} from '@great-fire/protocol';
import { asked } from './asked';
import { chatBefore, chatToldAnew, chatWith } from './chat-merge';
import { EarlierViews } from './earlier-views';
import { mergeLog, mergeTableLog, movedOn } from './log-merge';
import { newMoveId } from './move-id';
import { steadied } from './server-time';
import { reloadForRules, reloadOnce } from './old-page';
import type { MoveAnswer } from './outbox';
import { Outbox } from './outbox';
import type { MatchSnapshot } from './snapshot';
import { NOTHING_YET } from './snapshot';
import type { MatchSocket, SocketPlace } from './socket';
import { isOwnLeave, moveWhenTold, openSocket, refusalOf } from './socket';
import type { FrameworkClient } from './transport';
import { frameworkClient } from './transport';

const RETURN_MS = 1000;
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'shutting-down',
  'unavailable',
  'too-many-requests',
  'server-fault',
]);
const HISTORY_PAGE = 100;
const CHAT_PAGE = 50;

interface Awaited {
  readonly stateId: number;
  readonly arrived: () => void;
}

export class MatchLine {
  private readonly socket: MatchSocket;
  private readonly outbox: Outbox;
  private readonly framework: FrameworkClient;
  private readonly hearers = new Set<() => void>();
  private readonly earlierViews: EarlierViews;
  private snapshot: MatchSnapshot = NOTHING_YET;
  private told: Pick<Update, 'frame' | 'conduct'> | null = null; // what changes are of: the last that this socket brought
  private posted: Promise<MoveAnswer> | null = null;
  private awaited: readonly Awaited[] = [];
  private comeBack: ReturnType<typeof setTimeout> | null = null;

  constructor(
    place: SocketPlace & { readonly match: string },
    newId = newMoveId,
    socket: MatchSocket = openSocket(place),
  ) {
    this.socket = socket;
    this.outbox = new Outbox(this.socket);
    this.earlierViews = new EarlierViews(this.socket);
    this.framework = frameworkClient(place.match, {
      open: () => this.open(),
      close: () => this.close(),
      post: (stateId, action) => {
        this.posted = this.outbox.post({ id: newId(), stateId, action });
      },
      askForSync: () => this.askForSync(),
    });
  }

  /** The line is open while it has at least one hearer. */
  readonly subscribe = (hear: () => void): (() => void) => {
    const isFirst = this.hearers.size === 0;
    this.hearers.add(hear);
    if (isFirst) this.framework.start();
    return () => {
      this.hearers.delete(hear);
      if (this.hearers.size === 0) this.framework.stop();
    };
  };

  readonly getSnapshot = (): MatchSnapshot => this.snapshot;

  /**
   * Sends one decision on the state shown now. Resolves when the server has stored it and its state is
   * shown here, or with the reason why it was refused.
   */
  async act(action: Action): Promise<MoveAnswer> {
    this.framework.act(action);
    const answer = this.posted;
    if (answer === null) throw new Error('The move did not reach the wire');
    this.posted = null;
    this.change({ sending: true });
    const heard = await answer;
    if (heard.ok) await this.shown(heard.stateId);
    this.change({ sending: this.outbox.size > 0 });
    return heard;
  }

  /** Says something at the table; resolves with the server's answer, or a refusal where none comes. */
  say(message: ChatMessage): Promise<Answer> {
    return asked(this.socket, (line, answered) => line.emit('chat', message, answered));
  }

  /** Fetches what was said before the first line known; resolves when it is there, or not to be had. */
  loadSaid(): Promise<void> {
    const before = this.snapshot.chat[0]?.id;
    return before === undefined ? Promise.resolve() : this.askForSaid(before);
  }

  /** Tells the server whether somebody sees the page: who does is sent no word that it is their turn. */
  readonly look = (hidden: boolean): void => {
    if (this.socket.connected) this.socket.emit('look', { hidden });
  };

  /** Does something about what others say; resolves with the server's answer, or a refusal where none comes. */
  tend(tend: Tend): Promise<Answer<Partial<Muted>>> {
    return asked(this.socket, (line, answered) => {
      // Other lines are heard from then on: what is told next is all that is known.
      if (/mute$|block/.test(tend.do)) this.change({ chat: [], chatIsWhole: true });
      line.emit('tend', tend, answered);
    });
  }

  /** Asks for something beside the moves; resolves with the server's answer, or a refusal where none comes. */
  wish(wish: Wish): Promise<Answer> {
    return asked(this.socket, (line, answered) => line.emit('conduct', wish, answered));
  }

  /** The server's clock now, as well as it is known here: ms since 1970, UTC. */
  readonly serverNow = (): number => Date.now() + (this.snapshot.ahead ?? 0);

  /** Fetches what was before the first move and the first event known; resolves when it is there, or not to be had. */
  async loadEarlier(): Promise<void> {
    const { log, tableLog } = this.snapshot;
    const [before = 0, tableBefore = 0] = [log[0]?.stateId, tableLog[0]?.id];
    if (before + tableBefore === 0) return;
    const wanted = { before, tableBefore, limit: HISTORY_PAGE };
    const answer = await asked<HistoryPage>(this.socket, (line, answered) =>
      line.emit('history', wanted, answered),
    );
    if (answer.ok) this.earlier(answer);
  }

  /** The view of an earlier state, where it is known here; from elsewhere than the viewer's place once the game is over. */
  readonly viewAt = (stateId: number, seenFrom: SeenFrom | null = null): PastView | null =>
    this.earlierViews.at(stateId, seenFrom);

  /** The view of an earlier state, fetched where it is not known; null where it cannot be had now. */
  fetchView(stateId: number, seenFrom: SeenFrom | null = null): Promise<PastView | null> {
    return this.earlierViews.fetch(stateId, seenFrom, this.snapshot.stateId);
  }

  /** Asks for a page of what was said before a line, or for the last one. */
  private async askForSaid(before: string | null): Promise<void> {
    const wanted = { ...(before !== null && { before }), limit: CHAT_PAGE };
    const answer = await asked<SaidPage>(this.socket, (line, answered) =>
      line.emit('said', wanted, answered),
    );
    if (!answer.ok) return;
    const page = { chat: answer.lines, chatIsWhole: answer.isWhole };
    this.change(before === null ? page : chatBefore(this.snapshot, page, before));
  }

  /** Shakes hands anew: after a seat was taken or left, the server must look at who we are again. */
  readonly introduce = (): void => {
    if (this.hearers.size === 0) return;
    this.socket.disconnect();
    this.socket.connect();
  };

  private open(): void {
    this.socket.on('connect', () => this.change({ line: 'live', refusal: null }));
    moveWhenTold(this.socket);
    this.socket.on('disconnect', (reason) => {
      if (!isOwnLeave(reason)) this.cut(reason === 'io server disconnect');
    });
    this.socket.on('connect_error', (error) => this.turnedAway(error));
    this.socket.on('sync', (sync) => this.synced(sync));
    this.socket.on('update', (update) => this.updated(update));
    this.socket.on('changed', (news) => this.changedBy(news));
    this.socket.on('chat', (line) => this.heard(line));
    this.socket.on('presence', (presence: Presence) => this.change({ presence }));
    this.socket.on('service', ({ isUp }) => this.served(isUp));
    this.socket.connect();
  }

  private close(): void {
    if (this.comeBack !== null) clearTimeout(this.comeBack);
    this.outbox.rest();
    this.socket.off();
    this.socket.disconnect();
    this.change({ line: 'connecting' });
  }

  private cut(byServer: boolean): void {
    this.framework.showConnected(false);
    this.change({ line: 'cut' });
    if (byServer) this.returnLater();
  }

  private turnedAway(error: Error): void {
    const refusal = refusalOf(error);
    if (refusal === null) {
      this.change({ line: this.snapshot.match === null ? 'connecting' : 'cut' });
      return;
    }
    if (refusal.code === 'old-protocol' && reloadOnce()) return;
    // A table that was here is not given up for one refusal: a server that restarts may give several.
    if (this.snapshot.match !== null || PASSING.has(refusal.code)) {
      this.change({ line: refusal.code === 'unavailable' ? 'held' : 'cut', refusal });
      this.returnLater();
      return;
    }
    this.change({ line: 'closed', refusal });
  }

  private served(isUp: boolean): void {
    this.change({ line: isUp ? 'live' : 'held' });
    if (isUp) this.outbox.resend();
  }

  private returnLater(): void {
    if (this.comeBack !== null) clearTimeout(this.comeBack);
    this.comeBack = setTimeout(() => this.socket.connect(), RETURN_MS);
  }

  private askForSync(): void {
    if (!this.socket.connected) return;
    this.socket.emit('sync', (answer) => {
      if (answer.ok) this.synced(answer.sync);
    });
  }

  private synced(sync: Sync): void {
    if (reloadForRules(sync.rules)) return;
    const { frame, conduct } = sync;
    this.told = frame === null || conduct === null ? null : { frame, conduct };
    this.framework.sit(sync.mySeat);
    this.framework.showConnected(true);
    if (sync.frame !== null) this.framework.receive(sync.frame, true);
    const { match, mySeat, wasRemoved, presence, commitment, next } = sync;
    // In another seat other lines are heard.
    const isSame = mySeat === this.snapshot.mySeat && match.status === this.snapshot.match?.status;
    const said = isSame
      ? chatToldAnew(this.snapshot, sync)
      : { chat: sync.chat, chatIsWhole: sync.chatIsWhole };
    const told = { match, mySeat, wasRemoved, ...said, presence, commitment, next };
    const log = mergeLog(this.snapshot.log, sync.log);
    const tableLog = mergeTableLog(this.snapshot.tableLog, sync.tableLog);
    const heard = { ...this.timed(sync.now), ...this.conducted(sync.conduct), ...this.seen(sync.frame) };
    this.change({ line: 'live', ...told, log, tableLog, ...heard });
    this.outbox.resend();
  }

  /** A move, told by what it changed. */
  private changedBy(news: Changed): void {
    const update = updateOf(news, this.told);
    if (update === null) this.askForSync();
    else this.updated(update);
  }

  private updated({ frame, entries, conduct, now }: Update): void {
    this.told = { frame, conduct };
    const first = entries[0]?.stateId ?? frame.stateId;
    if (this.snapshot.stateId >= 0 && first > this.snapshot.stateId + 1) {
      this.askForSync();
      return;
    }
    this.framework.receive(frame, this.snapshot.stateId < 0);
    const heard = { ...this.timed(now), ...this.conducted(conduct), ...this.seen(frame) };
    this.change({ log: movedOn(this.snapshot.log, entries), ...heard });
    // From the end on players hear what the spectators said.
    if (frame.view.result !== null && this.snapshot.mySeat !== null) void this.askForSaid(null);
  }

  private earlier(page: HistoryPage): void {
    const { log, tableLog } = this.snapshot;
    this.change({ log: mergeLog(log, page.log), tableLog: mergeTableLog(tableLog, page.tableLog) });
  }

  private timed(now: number): Pick<MatchSnapshot, 'ahead'> {
    return { ahead: steadied(this.snapshot.ahead, now - Date.now()) };
  }

  /** What was decided later is not undone by news that was on its way meanwhile. */
  private conducted(conduct: Conduct | null): Partial<MatchSnapshot> {
    const known = this.snapshot.conduct;
    return conduct === null || (known !== null && conduct.version < known.version) ? {} : { conduct };
  }

  private seen(frame: Frame | null): Partial<MatchSnapshot> {
    if (frame === null) return {};
    const stateId = this.framework.stateId();
    const due = this.awaited.filter((one) => one.stateId <= stateId);
    this.awaited = this.awaited.filter((one) => one.stateId > stateId);
    for (const one of due) one.arrived();
    const view = this.framework.view();
    if (view !== null) this.earlierViews.keep(stateId, view);
    return { view, stateId };
  }

  private shown(stateId: number): Promise<void> {
    if (this.framework.stateId() >= stateId) return Promise.resolve();
    return new Promise((arrived) => {
      this.awaited = [...this.awaited, { stateId, arrived }];
    });
  }

  private heard(line: ChatLine): void {
    this.change({ chat: chatWith(this.snapshot.chat, line) });
  }

  private change(news: Partial<MatchSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...news };
    for (const hear of this.hearers) hear();
  }
}
