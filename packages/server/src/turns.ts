/** Whose work is done next: in one turn of the event loop, of each address one piece, however much it asks for. */
export interface Turns {
  /** Resolves when it is this address's turn; at once where nothing of it was done in the present one. */
  readonly take: (address: string) => Promise<void>;
}

/** Everybody at once. */
export const NO_TURNS: Turns = { take: () => Promise.resolve() };

export class FairTurns implements Turns {
  private readonly waiting = new Map<string, (() => void)[]>();

  /** `inNextTurn` runs its work in the next turn of the event loop. */
  constructor(private readonly inNextTurn: (work: () => void) => void = (work) => void setImmediate(work)) {}

  readonly take = (address: string): Promise<void> => {
    const others = this.waiting.get(address);
    if (others !== undefined) return new Promise((resolve) => void others.push(resolve));
    if (this.waiting.size === 0) this.inNextTurn(() => this.turn());
    this.waiting.set(address, []);
    return Promise.resolve();
  };

  private turn(): void {
    for (const [address, mine] of this.waiting) {
      const next = mine.shift();
      if (next === undefined) this.waiting.delete(address);
      else next();
    }
    if (this.waiting.size > 0) this.inNextTurn(() => this.turn());
  }
}
