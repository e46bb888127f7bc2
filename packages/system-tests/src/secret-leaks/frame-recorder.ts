/** Records the packets that the sockets of a world receive, step by step. */
import type { TestSocket } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { Servers } from './servers';

export class FrameRecorder {
  private readonly stepEnds = new Map<TestSocket, readonly number[]>(); // number of frames after each step

  constructor(private readonly servers: Servers) {}

  /** Ends a step. Resolves once the servers are idle and every socket has received all of their packets. */
  async waitIdle(sockets: readonly TestSocket[]): Promise<void> {
    await this.servers.waitUntilIdle();
    // Packets arrive in order, so this answer is the last one of the step.
    const answers = sockets
      .filter(({ socket }) => socket.connected)
      .map(({ socket }): Promise<unknown> => socket.emitWithAck('none'));
    await withDeadline('the answers of all sockets', Promise.all(answers));
    for (const socketClient of sockets)
      this.stepEnds.set(socketClient, [
        ...(this.stepEnds.get(socketClient) ?? []),
        socketClient.frames.length,
      ]);
  }

  /**
   * Returns the frames that a socket received. Leaves out engine.io's pings, which carry no data and depend on the
   * real clock. With two servers, a command and the change that another server publishes run concurrently. Their
   * frames have no causal order within a step, and are grouped by kind.
   */
  readFrames(socketClient: TestSocket): readonly string[] {
    const { frames } = socketClient;
    const ends = this.servers.all.length === 1 ? [] : (this.stepEnds.get(socketClient) ?? []);
    const steps = [...ends, frames.length].map((end, step) => frames.slice(ends[step - 1] ?? 0, end));
    return (ends.length === 0 ? frames : steps.flatMap(groupByKind)).filter((frame) => frame !== '');
  }
}

/** Orders packets by their kind. Packets of one kind keep their order. */
export function groupByKind(packets: readonly string[]): readonly string[] {
  const kinds = [...new Set(packets.map(kindOf))].sort();
  return kinds.flatMap((kind) => packets.filter((packet) => kindOf(packet) === kind));
}

/** Returns the type of a packet: '2["sync"' for an event, '3' for an answer. */
const kindOf = (packet: string): string => /^\d(?:\["[^"]*")?/.exec(packet)?.[0] ?? packet;
