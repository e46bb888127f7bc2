/** Waits for what a line receives after a decision beside the moves: the table again, and last its presence. */
import type { Sync } from '@great-fire/protocol';
import type { TestSocket, MemoryConnection } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';

const SYNC = '2["sync"';
const PRESENCE = '2["presence"';

export class TableStateWaiter {
  private receivedVersion = -1; // the version of the conduct that was heard last
  private confirmedVersion = -1; // and the one when the presence was told after it
  private waiters: readonly (() => void)[] = [];

  /** Hears what comes over a line from now on. */
  static forConnection(connection: MemoryConnection): TableStateWaiter {
    const waiter = new TableStateWaiter();
    connection.on('received', (packet: string) => {
      if (packet.startsWith(PRESENCE)) waiter.onPresence();
      else if (packet.startsWith(SYNC)) waiter.onTableState(parseVersion(packet));
    });
    return waiter;
  }

  static forSocket({ socket }: TestSocket): TableStateWaiter {
    const waiter = new TableStateWaiter();
    socket.on('sync', ({ tableState }: Sync) => waiter.onTableState(tableState?.version ?? -1));
    socket.on('presence', () => waiter.onPresence());
    return waiter;
  }

  /** Resolves when the table of this version or a later one was received, and its presence after it. */
  until(version: number): Promise<void> {
    return withDeadline(`the table of version ${String(version)}`, this.waitForVersion(version));
  }

  private async waitForVersion(version: number): Promise<void> {
    while (this.confirmedVersion < version)
      await new Promise<void>((resolve) => (this.waiters = [...this.waiters, () => resolve()]));
  }

  private onTableState(version: number): void {
    this.receivedVersion = version;
  }

  private onPresence(): void {
    this.confirmedVersion = this.receivedVersion;
    for (const resolve of this.waiters) resolve();
    this.waiters = [];
  }
}

/** The version of the conduct that a sync tells; -1 before the game begins. */
function parseVersion(packet: string): number {
  return Number(/"tableState":\{"version":(\d+),/.exec(packet)?.[1] ?? -1);
}
