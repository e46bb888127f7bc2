/** The packets that came over the sockets of a world, step by step. */
import type { TableSocket } from '@great-fire/server/testing';
import type { Servers } from './wire-servers';

export class Hearing {
  private readonly ends = new Map<TableSocket, readonly number[]>(); // how many frames there were after each step

  constructor(private readonly servers: Servers) {}

  /** Ends a step: resolves once the servers have worked it off, and every socket has received all that they sent. */
  async quiet(lines: readonly TableSocket[]): Promise<void> {
    await this.servers.settled();
    // A socket receives in order: this answer is the last packet of the step.
    await Promise.all(lines.filter(({ socket }) => socket.connected).map((line) => line.ask('none')));
    if (this.servers.all.length === 1) return;
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
