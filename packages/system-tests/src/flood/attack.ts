/** Runs attackers in processes of their own. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { AttackConfig, AttackReport } from './attacker';
import type { FloodKind } from './floods';

// Each loopback address has its own rate limits. The honest clients use the first one, each attacker two others.
const ADDRESSES = [
  ['127.0.0.2', '127.0.0.3'],
  ['127.0.0.4', '127.0.0.5'],
] as const;
interface Attackers {
  readonly addresses: readonly (readonly string[])[]; // of each attacker
  readonly senders: Readonly<Partial<Record<FloodKind, number>>>; // of each kind and address
}

export const ATTACKERS = {
  hostile: {
    addresses: ADDRESSES,
    senders: { socketMessages: 8, malformedFrames: 4, handshakes: 8, httpRequests: 8, tcpConnections: 4 },
  },
  // One address that sends only what a page could send.
  legal: {
    addresses: [['127.0.0.2']],
    senders: {
      tableLists: 8,
      historyReads: 6,
      legalActions: 4,
      syncs: 4,
      previewImages: 4,
      botTables: 4,
      chat: 2,
    },
  },
} as const satisfies Record<string, Attackers>;

export class Attack {
  private constructor(private readonly attackers: readonly ChildProcess[]) {}

  /** Starts to flood the server. */
  static start(url: string, matchIds: readonly string[], seed: number, kind: keyof typeof ATTACKERS): Attack {
    const { addresses, senders }: Attackers = ATTACKERS[kind];
    const attackers = addresses.map((from, index) => {
      const child = fork(resolve(__dirname, 'attacker.ts'), {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        detached: true, // a session of its own: Linux autogroups share the CPU by session first
      });
      // A child inherits the raised priority of its parent.
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_NORMAL);
      child.send({ url, matchIds, from, kinds: senders, seed: seed + index } satisfies AttackConfig);
      return child;
    });
    return new Attack(attackers);
  }

  /**
   * Ends the attack. Resolves to the totals of all attackers.
   *
   * @throws Error if an attacker has failed
   */
  async stop(): Promise<AttackReport> {
    const all = await Promise.all(
      this.attackers.map(async (child) => {
        if (!child.connected) throw new Error('An attacker has exited');
        const message = once(child, 'message') as Promise<[AttackReport]>;
        child.send('stop');
        const [report] = await withDeadline('the report of an attacker', message);
        return report;
      }),
    );
    const sent: Partial<Record<FloodKind, number>> = {};
    for (const report of all)
      for (const [kind, count] of Object.entries(report.sent) as [FloodKind, number][])
        sent[kind] = (sent[kind] ?? 0) + count;
    return { sent, cpuSeconds: all.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) };
  }
}
