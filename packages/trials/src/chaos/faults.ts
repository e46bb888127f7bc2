/** What the world does to servers, lines, database and disk: each a fault that begins and is mended. */
import type { Disk } from '@great-fire/server/testing';
import { sendTo, signalAll } from '../topology/processes';
import type { Topology } from '../topology/topology';

export interface World {
  readonly topology: Topology;
  readonly disk: Disk;
  readonly only: FaultName | null; // the one thing that is to happen; null: anything
}

export interface Fault {
  readonly isOf: (world: World) => boolean;
  readonly begin: (world: World, which: number) => unknown; // `which` server, of the fault's choice
  readonly mend?: (world: World, which: number) => unknown; // left out: it is over when it began
  /** Whether every server has lost its storage for as long as it lasts, which every page is to be told. */
  readonly isLossForAll?: (topology: Topology) => boolean;
}

const always = () => true;
const hasDatabase = ({ topology }: World) => topology.postgres !== null;

const database = (topology: Topology) => {
  if (topology.postgres === null) throw new Error('There is no database server');
  return topology.postgres;
};

export const FAULTS = {
  'kill a server': { isOf: always, begin: ({ topology }, which) => topology.servers[which]?.kill() },
  'kill all servers': {
    isOf: always,
    begin: ({ topology }) => Promise.all(topology.servers.map((server) => server.kill())),
  },
  'restart a server': { isOf: always, begin: ({ topology }, which) => topology.servers[which]?.restart() },
  'freeze a server': {
    isOf: always,
    begin: ({ topology }, which) => topology.servers[which]?.freeze(),
    mend: ({ topology }) => topology.servers.forEach((server) => server.thaw()),
  },
  'cut the pages': { isOf: always, begin: ({ topology }) => topology.way.cut() },
  'shut the pages out': {
    isOf: always,
    begin: ({ topology }) => topology.way.shut(),
    mend: ({ topology }) => topology.way.open(),
  },
  'hold up the pages': {
    isOf: always,
    begin: ({ topology }) => topology.way.hold(),
    mend: ({ topology }) => topology.way.open(),
  },
  'fill the disk': {
    isOf: ({ topology, disk }) => (topology.postgres === null ? disk.kind !== 'none' : disk.kind === 'tmpfs'),
    begin: ({ topology, disk }) => disk.fill(topology.servers[0]?.pid ?? null),
    mend: async ({ topology, disk }) => {
      disk.free(topology.servers[0]?.pid ?? null);
      await topology.databaseReady();
    },
  },
  'cut the database': { isOf: hasDatabase, begin: ({ topology }, which) => topology.lines[which]?.cut() },
  'shut the database': {
    isOf: hasDatabase,
    begin: ({ topology }, which) => topology.lines[which]?.shut(),
    mend: ({ topology }) => topology.lines.forEach((line) => line.open()),
    isLossForAll: ({ servers }) => servers.length === 1,
  },
  'hold up the database': {
    isOf: hasDatabase,
    begin: ({ topology }, which) => topology.lines[which]?.hold(),
    mend: ({ topology }) => topology.lines.forEach((line) => line.open()),
  },
  'silence the database': {
    isOf: hasDatabase,
    begin: ({ topology }, which) => topology.lines[which]?.silence(),
  },
  'pause the database': {
    isOf: hasDatabase,
    begin: ({ topology }) => signalAll(database(topology).pid, 'SIGSTOP'),
    mend: ({ topology }) => signalAll(database(topology).pid, 'SIGCONT'),
  },
  'crash the database': {
    isOf: hasDatabase,
    begin: ({ topology }) => sendTo(database(topology).pid, 'SIGQUIT'), // at once, without a checkpoint
    mend: ({ topology }) => topology.databaseReady(),
    isLossForAll: always,
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];

export const faultOf = (name: FaultName): Fault => FAULTS[name];
