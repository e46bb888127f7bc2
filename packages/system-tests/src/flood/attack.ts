/** Attackers, in processes of their own. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { AttackConfig, AttackReport } from './attacker';
import type { FloodKind } from './floods';

// Loopback has as many addresses as one likes: the honest come from the first, each attacker from two others.
const ADDRESSES = [
  ['127.0.0.2', '127.0.0.3'],
  ['127.0.0.4', '127.0.0.5'],
] as const;
const SENDERS_PER_KIND: Readonly<Record<FloodKind, number>> = {
  messages: 8,
  frames: 4,
  handshakes: 8,
  requests: 8,
  connections: 4,
};

export class Attack {
  private constructor(private readonly attackers: readonly ChildProcess[]) {}

  /** Floods the server from now on. */
  static start(url: string, matchIds: readonly string[], seed: number): Attack {
    const attackers = ADDRESSES.map((from, index) => {
      const child = fork(resolve(__dirname, 'attacker.ts'), {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        detached: true, // a session of its own, for the system shares out time by sessions first
      });
      // Who runs before others has children that do too.
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_NORMAL);
      child.send({ url, matchIds, from, kinds: SENDERS_PER_KIND, seed: seed + index } satisfies AttackConfig);
      return child;
    });
    return new Attack(attackers);
  }

  /** Ends the attack. Resolves to what all attackers sent. @throws Error if one had given up */
  async stop(): Promise<AttackReport> {
    const all = await Promise.all(
      this.attackers.map(async (child) => {
        if (!child.connected) throw new Error('An attacker gave up');
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
