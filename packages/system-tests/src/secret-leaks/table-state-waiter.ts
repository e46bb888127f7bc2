/**
 * Waits until a connection has received the effects of a table command: the table state, and after it the presence.
 */
import type { Sync } from '@great-fire/protocol';
import type { TestSocket, MemoryConnection } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';

const SYNC = '2["sync"';
const PRESENCE = '2["presence"';

export class TableStateWaiter {
  private receivedVersion = -1; // version of the table state received last
  private confirmedVersion = -1; // that version at the last presence
  private waiters: readonly (() => void)[] = [];

  /** Starts to watch the packets of a connection. */
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

  /** Resolves once this version of the table state or a later one, and the presence after it, were received. */
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

/** Returns the version of the table state in a sync packet, or -1 before the game begins. */
function parseVersion(packet: string): number {
  return Number(/"tableState":\{"version":(\d+),/.exec(packet)?.[1] ?? -1);
}
