/** One attacker in a process of its own. The parent sends its configuration. At the end it reports what it sent. */
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { FLOODS, type FloodKind } from './floods';

export interface AttackConfig {
  readonly url: string;
  readonly matchIds: readonly string[];
  readonly from: readonly string[]; // its local addresses
  readonly kinds: Readonly<Partial<Record<FloodKind, number>>>; // number of concurrent floods of each kind and address
  readonly seed: number;
}

export interface AttackReport {
  readonly sent: Readonly<Partial<Record<FloodKind, number>>>;
  readonly cpuSeconds: number;
}

process.once('disconnect', () => process.exit(0));

process.once('message', ({ url, matchIds, from, kinds, seed }: AttackConfig) => {
  const counts: Partial<Record<FloodKind, number>> = {};
  let isStopped = false;
  const floods = from.flatMap((address, place) =>
    (Object.keys(FLOODS) as FloodKind[]).flatMap((kind) =>
      Array.from({ length: kinds[kind] ?? 0 }, (_, index) =>
        FLOODS[kind]({
          url,
          matchIds,
          from: address,
          random: new SeededRandom(seed * 1009 + place * 101 + index),
          isStopped: () => isStopped,
          onSent: (what) => (counts[what] = (counts[what] ?? 0) + 1),
        }),
      ),
    ),
  );
  process.once('message', () => {
    isStopped = true;
    const { user, system } = process.cpuUsage();
    const report: AttackReport = { sent: counts, cpuSeconds: (user + system) / 1e6 };
    process.send?.(report, () => process.exit(0));
  });
  Promise.all(floods).catch((error: unknown) => {
    process.stderr.write(`An attacker failed: ${String(error)}\n`);
    process.exit(1);
  });
});
