/** A page without a screen: the client's own line to a match, and somebody who decides at once and at random. */
import { MatchLine } from '@great-fire/client/match-line';
import type { Action, Seat } from '@great-fire/game';
import { choose, seededChance } from '@great-fire/server/testing';
import { TakeBacks } from './take-backs';

/** A decision, and what the server said to it in the end. */
export interface Deed {
  readonly moveId: string;
  readonly action: Action;
  readonly ledTo: number | null; // the state it was acknowledged with; null: it was refused
  readonly code: string | null; // of the refusal
}

export interface PlayerWish {
  readonly url: string;
  readonly match: string;
  readonly given: { readonly seat: Seat; readonly token: string } | null; // null: a spectator
  readonly name: string; // 'r7-t0-s2': unlike any other of the run, for move ids are made of it
  readonly regrets: number; // the share of decisions after which it asks to go back
}

export class Player {
  readonly line: MatchLine;
  readonly deeds: Deed[] = [];
  readonly takeBacks: TakeBacks;
  private readonly leave: () => void;
  private readonly chance: () => number;
  private readonly whim: () => number; // what it regrets
  private decided = 0;
  private isPlaying = false;
  private isBusy = false;
  private wasHeld = false;
  private readonly hearers = new Set<() => void>();

  constructor(private readonly wish: PlayerWish) {
    const { url, match, given, name } = wish;
    this.chance = seededChance(name);
    this.whim = seededChance(`${name} regrets`);
    const place = { url, match, ...(given !== null && { token: given.token }) };
    this.line = new MatchLine(place, () => this.moveId());
    this.takeBacks = new TakeBacks(this.line, this.seat, () => this.look());
    this.leave = this.line.subscribe(() => this.look());
  }

  /** Hears of everything that changes here. Returns how to stop. */
  hear(hearer: () => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  get name(): string {
    return this.wish.name;
  }

  get seat(): Seat | null {
    return this.wish.given?.seat ?? null;
  }

  /** Whether a decision or a question is under way that has not been answered. */
  get waits(): boolean {
    return this.isBusy || this.takeBacks.waits;
  }

  get stateId(): number {
    return this.line.getSnapshot().stateId;
  }

  get isLive(): boolean {
    return this.line.getSnapshot().line === 'live';
  }

  /** Whether it has ever said that the server has lost its storage. */
  get wasToldOfLoss(): boolean {
    return this.wasHeld;
  }

  /** The seat whose decision is awaited, as far as it knows; null where none is. */
  get awaited(): Seat | null {
    const { view } = this.line.getSnapshot();
    return view === null || view.result !== null ? null : view.turn.seat;
  }

  get isOver(): boolean {
    return (this.line.getSnapshot().view?.result ?? null) !== null;
  }

  /** From now on decides whenever it is asked. */
  play(): void {
    this.isPlaying = true;
    this.look();
  }

  /** Decides no more; what is under way goes on. */
  rest(): void {
    this.isPlaying = false;
  }

  close(): void {
    this.rest();
    this.leave();
  }

  private moveId(): string {
    return `${this.name}-${String(this.decided).padStart(5, '0')}`;
  }

  private look(): void {
    this.wasHeld ||= this.line.getSnapshot().line === 'held';
    this.takeBacks.agreeIfAsked();
    this.decideIfAsked();
    for (const hear of this.hearers) hear();
  }

  private decideIfAsked(): void {
    const { view } = this.line.getSnapshot();
    if (!this.isPlaying || this.isBusy || view === null || view.result !== null) return;
    // A move would end the question.
    if (this.takeBacks.isOpen) return;
    // As on the page, what is decided while the line is cut or held waits until it is taken.
    if (view.viewer === null || view.turn.seat !== view.viewer) return;
    this.isBusy = true;
    void this.decide(choose(view, this.chance)).finally(() => {
      this.isBusy = false;
      this.look();
    });
  }

  private async decide(action: Action): Promise<void> {
    this.decided += 1;
    const moveId = this.moveId();
    const answer = await this.line.act(action);
    this.deeds.push({
      moveId,
      action,
      ledTo: answer.ok ? answer.stateId : null,
      code: answer.ok ? null : answer.code,
    });
    if (answer.ok && this.isPlaying && this.whim() < this.wish.regrets) await this.takeBacks.ask(this.whim());
  }
}
