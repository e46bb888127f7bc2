/**
 * A page without a user interface: the client's own connection to a match, and a player who moves at once and at
 * random.
 */
import { MatchClient } from '@great-fire/client/match-client';
import type { Action, Seat } from '@great-fire/game';
import { randomAction, seededRandom } from '@great-fire/server/testing';
import { TakebackClient } from './takebacks';

/** A move and the server's final answer. */
export interface SentMove {
  readonly moveId: string;
  readonly action: Action;
  readonly ackedStateId: number | null; // state id of the acknowledgement; null: rejected
  readonly code: string | null; // error code of the rejection
}

export interface ChaosClientOptions {
  readonly url: string;
  readonly match: string;
  readonly claim: { readonly seat: Seat; readonly token: string } | null; // null: a spectator
  readonly name: string; // 'r7-t0-s2'; unique in the run, because move ids start with it
  readonly takebackRate: number; // share of the moves after which the player proposes a takeback
}

export class ChaosClient {
  readonly name: string;
  readonly seat: Seat | null; // null: a spectator
  readonly matchClient: MatchClient;
  readonly moves: SentMove[] = [];
  readonly takebacks: TakebackClient;
  private readonly unsubscribe: () => void;
  private readonly random: () => number;
  private readonly takebackRandom: () => number; // draws the takebacks
  private moveCount = 0;
  private isPlaying = false;
  private isMovePending = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: ChaosClientOptions) {
    const { url, match, claim, name } = options;
    this.name = name;
    this.seat = claim?.seat ?? null;
    this.random = seededRandom(name);
    this.takebackRandom = seededRandom(`${name} regrets`);
    const connection = { url, match, ...(claim !== null && { token: claim.token }) };
    this.matchClient = new MatchClient(connection, () => this.moveId());
    this.takebacks = new TakebackClient(this.matchClient, this.seat, () => this.update());
    this.unsubscribe = this.matchClient.subscribe(() => this.update());
  }

  /** Calls the listener after each change. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Whether a move or a takeback proposal awaits its answer. */
  get isPending(): boolean {
    return this.isMovePending || this.takebacks.isPending;
  }

  get stateId(): number {
    return this.matchClient.getSnapshot().stateId;
  }

  get isConnected(): boolean {
    return this.matchClient.getSnapshot().connection === 'connected';
  }

  /** The seat to move as far as this client knows, or null after the end of the game. */
  get activeSeat(): Seat | null {
    const { view } = this.matchClient.getSnapshot();
    return view === null || view.result !== null ? null : view.turn.seat;
  }

  get isOver(): boolean {
    return (this.matchClient.getSnapshot().view?.result ?? null) !== null;
  }

  /** Starts to move whenever it is this player's turn. */
  play(): void {
    this.isPlaying = true;
    this.update();
  }

  /** Sends no further moves. Pending moves continue. */
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
    this.takebacks.agreeIfProposed();
    this.moveIfOnTurn();
    for (const listener of this.listeners) listener();
  }

  private moveIfOnTurn(): void {
    const { view } = this.matchClient.getSnapshot();
    if (!this.isPlaying || this.isMovePending || view === null || view.result !== null) return;
    // A move would end the open proposal.
    if (this.takebacks.hasOpenProposal) return;
    // As on the page, a move that is made while the connection is cut or held is sent later.
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
