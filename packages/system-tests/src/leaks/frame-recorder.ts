/** The packets that came over the sockets of a world, step by step. */
import type { TestSocket } from '@great-fire/server/testing';
import type { Servers } from './servers';

export class FrameRecorder {
  private readonly stepEnds = new Map<TestSocket, readonly number[]>(); // how many frames there were after each step

  constructor(private readonly servers: Servers) {}

  /** Ends a step: resolves once the servers have worked it off, and every socket has received all that they sent. */
  async waitIdle(sockets: readonly TestSocket[]): Promise<void> {
    await this.servers.waitUntilIdle();
    // A socket receives in order: this answer is the last packet of the step.
    await Promise.all(
      sockets
        .filter(({ socket }) => socket.connected)
        .map((socketClient) => socketClient.emitWithAck('none')),
    );
    if (this.servers.all.length === 1) return;
    for (const socketClient of sockets)
      this.stepEnds.set(socketClient, [
        ...(this.stepEnds.get(socketClient) ?? []),
        socketClient.frames.length,
      ]);
  }

  /**
   * What came over a socket. engine.io's pings carry nothing; when they come is the real clock's. Where two servers
   * tell of a step either may be the first: what came within one is put in order.
   */
  readFrames(socketClient: TestSocket): readonly string[] {
    const { frames } = socketClient;
    const ends = this.stepEnds.get(socketClient) ?? [];
    const steps = ends.map((end, step) => frames.slice(ends[step - 1] ?? 0, end).sort());
    return [...steps.flat(), ...frames.slice(ends.at(-1) ?? 0)].filter((frame) => frame !== '');
  }
}
