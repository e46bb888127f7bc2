/** The faults of servers, connections, database and disk. Each fault starts and is repaired. */
import type { FillableDisk } from '@great-fire/server/testing';
import { sendSignal, signalAll, type Cluster } from './cluster';

export interface ChaosEnv {
  readonly cluster: Cluster;
  readonly disk: FillableDisk;
  readonly onlyFault: FaultName | null; // the only fault to inject; null: any
}

export interface Fault {
  readonly appliesTo: (env: ChaosEnv) => boolean;
  readonly start: (env: ChaosEnv, serverIndex: number) => unknown; // `serverIndex`: the server that fails
  readonly repair?: (env: ChaosEnv, serverIndex: number) => unknown; // left out: nothing to repair
  /** Whether no server reaches its storage while the fault lasts. Every page must then be notified. */
  readonly causesStorageOutage?: (cluster: Cluster) => boolean;
}

const always = () => true;
const usesPostgres = ({ cluster }: ChaosEnv) => cluster.postgres !== null;

const requirePostgres = (cluster: Cluster) => {
  if (cluster.postgres === null) throw new Error('There is no database server');
  return cluster.postgres;
};

const FAULTS = {
  'kill-server': {
    appliesTo: always,
    start: ({ cluster }, serverIndex) => cluster.servers[serverIndex]?.end('SIGKILL'),
  },
  'kill-all-servers': {
    appliesTo: always,
    start: ({ cluster }) => Promise.all(cluster.servers.map((server) => server.end('SIGKILL'))),
  },
  'restart-server': {
    appliesTo: always,
    start: ({ cluster }, serverIndex) => cluster.servers[serverIndex]?.end('SIGTERM'),
  },
  'suspend-server': {
    appliesTo: always,
    start: ({ cluster }, serverIndex) => cluster.servers[serverIndex]?.signal('SIGSTOP'),
    repair: ({ cluster }) => cluster.servers.forEach((server) => server.signal('SIGCONT')),
  },
  'reset-client-connections': {
    appliesTo: always,
    start: ({ cluster }) => cluster.ingress.resetConnections(),
  },
  'refuse-client-connections': {
    appliesTo: always,
    start: ({ cluster }) => cluster.ingress.refuseConnections(),
    repair: ({ cluster }) => cluster.ingress.resume(),
  },
  'pause-client-connections': {
    appliesTo: always,
    start: ({ cluster }) => cluster.ingress.pause(),
    repair: ({ cluster }) => cluster.ingress.resume(),
  },
  'fill-disk': {
    appliesTo: ({ cluster, disk }) =>
      cluster.postgres === null ? disk.kind !== 'none' : disk.kind === 'tmpfs',
    start: ({ cluster, disk }) => disk.fill(cluster.servers[0]?.pid ?? null),
    repair: async ({ cluster, disk }) => {
      disk.clear(cluster.servers[0]?.pid ?? null);
      await cluster.databaseReady();
    },
  },
  'reset-database-connections': {
    appliesTo: usesPostgres,
    start: ({ cluster }, serverIndex) => cluster.databaseProxies[serverIndex]?.resetConnections(),
  },
  'refuse-database-connections': {
    appliesTo: usesPostgres,
    start: ({ cluster }, serverIndex) => cluster.databaseProxies[serverIndex]?.refuseConnections(),
    repair: ({ cluster }) => cluster.databaseProxies.forEach((proxy) => proxy.resume()),
    causesStorageOutage: ({ servers }) => servers.length === 1,
  },
  'pause-database-connections': {
    appliesTo: usesPostgres,
    start: ({ cluster }, serverIndex) => cluster.databaseProxies[serverIndex]?.pause(),
    repair: ({ cluster }) => cluster.databaseProxies.forEach((proxy) => proxy.resume()),
  },
  'blackhole-database-connections': {
    appliesTo: usesPostgres,
    start: ({ cluster }, serverIndex) => cluster.databaseProxies[serverIndex]?.blackhole(),
  },
  'suspend-database': {
    appliesTo: usesPostgres,
    start: ({ cluster }) => signalAll(requirePostgres(cluster).pid, 'SIGSTOP'),
    repair: ({ cluster }) => signalAll(requirePostgres(cluster).pid, 'SIGCONT'),
  },
  'crash-database': {
    appliesTo: usesPostgres,
    start: ({ cluster }) => sendSignal(requirePostgres(cluster).pid, 'SIGQUIT'), // immediate shutdown, no checkpoint
    repair: ({ cluster }) => cluster.databaseReady(),
    causesStorageOutage: always,
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];

export const getFault = (name: FaultName): Fault => FAULTS[name];
