/** Waits for what a line receives after a decision beside the moves: the table again, and last its presence. */
import type { Sync } from '@great-fire/protocol';
import type { TableSocket, WireLine } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';

const SYNC = '2["sync"';
const PRESENCE = '2["presence"';

export class Told {
  private conducted = -1; // the version of the conduct that was heard last
  private toldOf = -1; // and the one when the presence was told after it
  private waiting: readonly (() => void)[] = [];

  /** Hears what comes over a line from now on. */
  static byLine(line: WireLine): Told {
    const told = new Told();
    line.on('heard', (packet: string) => {
      if (packet.startsWith(PRESENCE)) told.settled();
      else if (packet.startsWith(SYNC)) told.heard(versionIn(packet));
    });
    return told;
  }

  static bySocket({ socket }: TableSocket): Told {
    const told = new Told();
    socket.on('sync', ({ conduct }: Sync) => told.heard(conduct?.version ?? -1));
    socket.on('presence', () => told.settled());
    return told;
  }

  /** Resolves when the table of this version or a later one was received, and its presence after it. */
  of(version: number): Promise<void> {
    return withDeadline(`the table of version ${String(version)}`, this.settledAt(version));
  }

  private async settledAt(version: number): Promise<void> {
    while (this.toldOf < version)
      await new Promise<void>((resolve) => (this.waiting = [...this.waiting, () => resolve()]));
  }

  private heard(version: number): void {
    this.conducted = version;
  }

  private settled(): void {
    this.toldOf = this.conducted;
    for (const resolve of this.waiting) resolve();
    this.waiting = [];
  }
}

/** The version of the conduct that a sync tells; -1 before the game begins. */
function versionIn(packet: string): number {
  return Number(/"conduct":\{"version":(\d+),/.exec(packet)?.[1] ?? -1);
}
