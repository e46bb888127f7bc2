/** The log of a server under test. A test can wait for a line. */
import { waitFor } from '@great-fire/testkit/wait-for';

export class LogCapture {
  readonly lines: string[] = [];

  write(line: string): void {
    this.lines.push(line);
  }

  linesContaining(text: string): readonly string[] {
    return this.lines.filter((line) => line.includes(text));
  }

  /** Resolves to the number of lines that contain the text, once there is at least one. */
  waitFor(text: string): Promise<number> {
    return waitFor(`a log line with ${text}`, () => this.linesContaining(text).length || null);
  }
}
