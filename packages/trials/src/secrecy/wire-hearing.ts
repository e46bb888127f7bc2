/** What came over the sockets of a world, and when nothing more comes. */
import { setTimeout as after } from 'node:timers/promises';
import type { TableSocket } from '@great-fire/server/testing';

// Between two servers word travels by itself, and nobody says when it has come.
const QUIET_MS = 100;

export class Hearing {
  private readonly ends = new Map<TableSocket, readonly number[]>(); // how many frames there were after each step

  constructor(private readonly isOneServer: boolean) {}

  /** Resolves when a step has been heard by all. One server tells everybody before it answers. */
  async quiet(lines: readonly TableSocket[]): Promise<void> {
    if (this.isOneServer) return;
    const heard = () => lines.reduce((sum, { frames }) => sum + frames.length, 0);
    for (let before = -1; before !== heard();) {
      before = heard();
      await after(QUIET_MS);
    }
    for (const line of lines) this.ends.set(line, [...(this.ends.get(line) ?? []), line.frames.length]);
  }

  /**
   * What came over a socket. engine.io's pings carry nothing; when they come is the real clock's. Where two servers
   * tell of a step either may be the first: what came within one is put in order.
   */
  framesOf(line: TableSocket): readonly string[] {
    const { frames } = line;
    const ends = this.ends.get(line) ?? [];
    const steps = ends.map((end, step) => frames.slice(ends[step - 1] ?? 0, end).sort());
    return [...steps.flat(), ...frames.slice(ends.at(-1) ?? 0)].filter((frame) => frame !== '');
  }
}
