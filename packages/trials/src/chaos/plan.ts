/** What happens in a round, and when: out of its seed alone. */
import { FAULT_NAMES, faultOf } from './faults';
import type { FaultName, World } from './faults';

export interface Planned {
  readonly fault: FaultName;
  readonly which: number; // server
  readonly at: number; // ms after everybody plays
  readonly until: number; // when it is mended
}

const FIRST_MS = 150;
const SPREAD_MS = 800;
const SHORT_MS = 800;
const LONG_MS = 3500;

/** One to three faults, which may overlap. */
export function planOf(world: World, chance: () => number): readonly Planned[] {
  const possible = FAULT_NAMES.filter(
    (name) => faultOf(name).isOf(world) && (world.only === null || name === world.only),
  );
  const count = 1 + Math.floor(chance() * 3);
  const plan: Planned[] = [];
  for (let number = 0; number < count; number += 1) {
    const fault = possible[Math.floor(chance() * possible.length)];
    const which = Math.floor(chance() * world.topology.servers.length);
    const at = FIRST_MS + chance() * SPREAD_MS;
    const lasts = 100 + chance() * (chance() < 0.15 ? LONG_MS : SHORT_MS);
    if (fault !== undefined && !plan.some((other) => other.fault === fault && other.which === which))
      plan.push({ fault, which, at, until: at + lasts });
  }
  return plan.sort((one, other) => one.at - other.at);
}

/** What is recorded of it: 'cut the pages at 412', 'pause the database at 903-1411'. */
export const told = ({ fault, at, until }: Planned): string =>
  `${fault} at ${at.toFixed(0)}${faultOf(fault).mend ? `-${until.toFixed(0)}` : ''}`;
