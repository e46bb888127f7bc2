/** The faults of servers, connections, database and disk. Each fault starts and is repaired. */
import type { FillableDisk } from '@great-fire/server/testing';
import { sendSignal, signalAll } from '../lib/signals';
import type { Cluster } from '../lib/cluster/cluster';

export interface ChaosEnv {
  readonly cluster: Cluster;
  readonly disk: FillableDisk;
  readonly onlyFault: FaultName | null; // the only fault to inject; null: any
}

export interface Fault {
  readonly appliesTo: (env: ChaosEnv) => boolean;
  readonly start: (env: ChaosEnv, serverIndex: number) => unknown; // `serverIndex`: the server that fails
  readonly repair?: (env: ChaosEnv, serverIndex: number) => unknown; // left out: nothing to repair
  /** Whether all servers lose their storage while the fault lasts. Every page must then be notified. */
  readonly losesStorage?: (cluster: Cluster) => boolean;
}

const always = () => true;
const usesPostgres = ({ cluster }: ChaosEnv) => cluster.postgres !== null;

const requirePostgres = (cluster: Cluster) => {
  if (cluster.postgres === null) throw new Error('There is no database server');
  return cluster.postgres;
};

const FAULTS = {
  'kill a server': {
    appliesTo: always,
    start: ({ cluster }, serverIndex) => cluster.servers[serverIndex]?.kill(),
  },
  'kill all servers': {
    appliesTo: always,
    start: ({ cluster }) => Promise.all(cluster.servers.map((server) => server.kill())),
  },
  'restart a server': {
    appliesTo: always,
    start: ({ cluster }, serverIndex) => cluster.servers[serverIndex]?.restart(),
  },
  'freeze a server': {
    appliesTo: always,
    start: ({ cluster }, serverIndex) => cluster.servers[serverIndex]?.suspend(),
    repair: ({ cluster }) => cluster.servers.forEach((server) => server.resume()),
  },
  'cut the pages': { appliesTo: always, start: ({ cluster }) => cluster.ingress.resetConnections() },
  'shut the pages out': {
    appliesTo: always,
    start: ({ cluster }) => cluster.ingress.refuseConnections(),
    repair: ({ cluster }) => cluster.ingress.resume(),
  },
  'hold up the pages': {
    appliesTo: always,
    start: ({ cluster }) => cluster.ingress.pause(),
    repair: ({ cluster }) => cluster.ingress.resume(),
  },
  'fill the disk': {
    appliesTo: ({ cluster, disk }) =>
      cluster.postgres === null ? disk.kind !== 'none' : disk.kind === 'tmpfs',
    start: ({ cluster, disk }) => disk.fill(cluster.servers[0]?.pid ?? null),
    repair: async ({ cluster, disk }) => {
      disk.clear(cluster.servers[0]?.pid ?? null);
      await cluster.databaseReady();
    },
  },
  'cut the database': {
    appliesTo: usesPostgres,
    start: ({ cluster }, serverIndex) => cluster.databaseProxies[serverIndex]?.resetConnections(),
  },
  'shut the database': {
    appliesTo: usesPostgres,
    start: ({ cluster }, serverIndex) => cluster.databaseProxies[serverIndex]?.refuseConnections(),
    repair: ({ cluster }) => cluster.databaseProxies.forEach((proxy) => proxy.resume()),
    losesStorage: ({ servers }) => servers.length === 1,
  },
  'hold up the database': {
    appliesTo: usesPostgres,
    start: ({ cluster }, serverIndex) => cluster.databaseProxies[serverIndex]?.pause(),
    repair: ({ cluster }) => cluster.databaseProxies.forEach((proxy) => proxy.resume()),
  },
  'silence the database': {
    appliesTo: usesPostgres,
    start: ({ cluster }, serverIndex) => cluster.databaseProxies[serverIndex]?.blackhole(),
  },
  'pause the database': {
    appliesTo: usesPostgres,
    start: ({ cluster }) => signalAll(requirePostgres(cluster).pid, 'SIGSTOP'),
    repair: ({ cluster }) => signalAll(requirePostgres(cluster).pid, 'SIGCONT'),
  },
  'crash the database': {
    appliesTo: usesPostgres,
    start: ({ cluster }) => sendSignal(requirePostgres(cluster).pid, 'SIGQUIT'), // immediate shutdown, no checkpoint
    repair: ({ cluster }) => cluster.databaseReady(),
    losesStorage: always,
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];

export const getFault = (name: FaultName): Fault => FAULTS[name];
