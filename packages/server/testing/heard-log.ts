/** The log of a test's server, which can be waited for. */
export class HeardLog {
  readonly lines: string[] = [];
  private readonly waiting = new Set<() => void>();

  write(line: string): void {
    this.lines.push(line);
    for (const look of [...this.waiting]) look();
  }

  /** Resolves with how many lines hold this, once it is at least one. */
  says(text: string): Promise<number> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = this.lines.filter((line) => line.includes(text)).length;
        if (found === 0) return;
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }
}
