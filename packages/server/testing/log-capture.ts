/** The log of a test's server, which can be waited for. */
import { waitFor } from '@great-fire/testkit/wait-for';

export class LogCapture {
  readonly lines: string[] = [];

  write(line: string): void {
    this.lines.push(line);
  }

  /** The lines that hold this. */
  linesContaining(text: string): readonly string[] {
    return this.lines.filter((line) => line.includes(text));
  }

  /** Resolves with how many lines hold this, once it is at least one. */
  waitFor(text: string): Promise<number> {
    return waitFor(`a log line with ${text}`, () => this.linesContaining(text).length || null);
  }
}
