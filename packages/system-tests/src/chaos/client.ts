/** A page without a screen: the client's own line to a match, and somebody who decides at once and at random. */
import { MatchClient } from '@great-fire/client/match-client';
import type { Action, Seat } from '@great-fire/game';
import { randomAction, seededRandom } from '@great-fire/server/testing';
import { TakebackClient } from './takebacks';

/** A decision, and what the server said to it in the end. */
export interface MoveResult {
  readonly moveId: string;
  readonly action: Action;
  readonly ackedStateId: number | null; // the state it was acknowledged with; null: it was refused
  readonly code: string | null; // of the refusal
}

export interface ChaosClientOptions {
  readonly url: string;
  readonly match: string;
  readonly claim: { readonly seat: Seat; readonly token: string } | null; // null: a spectator
  readonly name: string; // 'r7-t0-s2': unlike any other of the run, for move ids are made of it
  readonly takebackRate: number; // the share of decisions after which it asks to go back
}

export class ChaosClient {
  readonly matchClient: MatchClient;
  readonly moves: MoveResult[] = [];
  readonly takebacks: TakebackClient;
  private readonly unsubscribe: () => void;
  private readonly random: () => number;
  private readonly takebackRandom: () => number; // what it regrets
  private moveCount = 0;
  private isPlaying = false;
  private isMovePending = false;
  private hasSeenStorageLoss = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: ChaosClientOptions) {
    const { url, match, claim, name } = options;
    this.random = seededRandom(name);
    this.takebackRandom = seededRandom(`${name} regrets`);
    const connection = { url, match, ...(claim !== null && { token: claim.token }) };
    this.matchClient = new MatchClient(connection, () => this.moveId());
    this.takebacks = new TakebackClient(this.matchClient, this.seat, () => this.update());
    this.unsubscribe = this.matchClient.subscribe(() => this.update());
  }

  /** Hears of everything that changes here. Returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get name(): string {
    return this.options.name;
  }

  get seat(): Seat | null {
    return this.options.claim?.seat ?? null;
  }

  /** Whether a decision or a question is under way that has not been answered. */
  get isPending(): boolean {
    return this.isMovePending || this.takebacks.isPending;
  }

  get stateId(): number {
    return this.matchClient.getSnapshot().stateId;
  }

  get isLive(): boolean {
    return this.matchClient.getSnapshot().connection === 'live';
  }

  /** Whether it has ever said that the server has lost its storage. */
  get sawStorageLoss(): boolean {
    return this.hasSeenStorageLoss;
  }

  /** The seat whose decision is awaited, as far as it knows; null where none is. */
  get activeSeat(): Seat | null {
    const { view } = this.matchClient.getSnapshot();
    return view === null || view.result !== null ? null : view.turn.seat;
  }

  get isOver(): boolean {
    return (this.matchClient.getSnapshot().view?.result ?? null) !== null;
  }

  /** From now on decides whenever it is asked. */
  play(): void {
    this.isPlaying = true;
    this.update();
  }

  /** Decides no more; what is under way goes on. */
  stop(): void {
    this.isPlaying = false;
  }

  close(): void {
    this.stop();
    this.unsubscribe();
  }

  private moveId(): string {
    return `${this.name}-${String(this.moveCount).padStart(5, '0')}`;
  }

  private update(): void {
    this.hasSeenStorageLoss ||= this.matchClient.getSnapshot().connection === 'held';
    this.takebacks.agreeIfProposed();
    this.moveIfOnTurn();
    for (const listener of this.listeners) listener();
  }

  private moveIfOnTurn(): void {
    const { view } = this.matchClient.getSnapshot();
    if (!this.isPlaying || this.isMovePending || view === null || view.result !== null) return;
    // A move would end the question.
    if (this.takebacks.hasOpenProposal) return;
    // As on the page, what is decided while the line is cut or held waits until it is taken.
    if (view.viewer === null || view.turn.seat !== view.viewer) return;
    this.isMovePending = true;
    void this.sendMove(randomAction(view, this.random)).finally(() => {
      this.isMovePending = false;
      this.update();
    });
  }

  private async sendMove(action: Action): Promise<void> {
    this.moveCount += 1;
    const moveId = this.moveId();
    const answer = await this.matchClient.act(action);
    this.moves.push({
      moveId,
      action,
      ackedStateId: answer.ok ? answer.stateId : null,
      code: answer.ok ? null : answer.code,
    });
    if (answer.ok && this.isPlaying && this.takebackRandom() < this.options.takebackRate)
      await this.takebacks.propose(this.takebackRandom());
  }
}
