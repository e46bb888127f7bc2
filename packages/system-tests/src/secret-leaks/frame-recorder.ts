/** Records the packets that the sockets of a world receive, step by step. */
import type { TestSocket } from '@great-fire/server/testing';
import type { Servers } from './servers';

export class FrameRecorder {
  private readonly stepEnds = new Map<TestSocket, readonly number[]>(); // number of frames after each step

  constructor(private readonly servers: Servers) {}

  /** Ends a step. Resolves once the servers are idle and every socket has received all of their packets. */
  async waitIdle(sockets: readonly TestSocket[]): Promise<void> {
    await this.servers.waitUntilIdle();
    // Packets arrive in order, so this answer is the last one of the step.
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
   * Returns the frames that a socket received. Leaves out engine.io's pings, which carry no data and depend on the
   * real clock. With two servers, either may be the first to send its frames of a step. The frames of each step are
   * therefore sorted.
   */
  readFrames(socketClient: TestSocket): readonly string[] {
    const { frames } = socketClient;
    const ends = this.stepEnds.get(socketClient) ?? [];
    const steps = ends.map((end, step) => frames.slice(ends[step - 1] ?? 0, end).sort());
    return [...steps.flat(), ...frames.slice(ends.at(-1) ?? 0)].filter((frame) => frame !== '');
  }
}
