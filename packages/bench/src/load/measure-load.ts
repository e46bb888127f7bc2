/** Measures what a load costs the servers of a target, and its generator. */
import { cpuMicros, cpuWaitMicros } from '@great-fire/testkit/proc';
import { sumOverServers, type Target } from '../targets/target';

export interface LoadCost {
  readonly seconds: number;
  readonly serverUs: number; // CPU time per move, of all servers
  readonly otherUs: number | null; // CPU time per move of other processes of the server
  readonly generatorUs: number; // CPU time per move of this process
  readonly busy: number; // share of one core used by the servers
  readonly generatorBusy: number;
  readonly cpuWait: number; // share of the time in which the server was ready to run but waited for a core
}

/** Runs `play`, which resolves to the number of moves. */
export async function measureLoad(target: Target, play: () => Promise<number>): Promise<LoadCost> {
  const sample = () => {
    const { user, system } = process.cpuUsage();
    return {
      at: performance.now() * 1000,
      server: sumOverServers(target, cpuMicros),
      other: target.otherCpuMicros?.() ?? 0,
      generator: user + system,
      waited: sumOverServers(target, cpuWaitMicros),
    };
  };
  const before = sample();
  const moves = await play();
  const after = sample();
  const spent = (figure: keyof typeof before): number => after[figure] - before[figure];
  return {
    seconds: spent('at') / 1e6,
    serverUs: spent('server') / moves,
    otherUs: target.otherCpuMicros === null ? null : spent('other') / moves,
    generatorUs: spent('generator') / moves,
    busy: spent('server') / spent('at'),
    generatorBusy: spent('generator') / spent('at'),
    cpuWait: spent('waited') / spent('at'),
  };
}
