/** One round: people sit down, play, the world does its worst, and afterwards nothing may be wrong. */
import { setTimeout } from 'node:timers/promises';
import { openStored, seededChance } from '@great-fire/server/testing';
import { wrongsOf } from './check-game';
import { faultOf } from './faults';
import type { World } from './faults';
import { everybody, openTable } from './party';
import type { ChaosTable } from './party';
import { planOf, told } from './plan';
import type { Planned } from './plan';
import type { Player } from './player';
import { untilAll } from './until';

export interface RoundResult {
  readonly plan: string;
  readonly acknowledged: number; // moves
  readonly refused: number;
  readonly backMs: number | null; // until the last page was back, from when all was mended; null: it was not
  readonly wrongs: readonly string[];
}

const TABLES = 3;
const SEATS = [3, 4, 5, 6] as const;
const COME_MS = 20_000;
const BACK_MS = 3000; // in which every page must be back by itself
const PATIENCE_MS = 30_000; // how long a round waits before it gives up on a page
const ON_MS = 300; // that is played on after everybody is back

/** Plays one. `name` begins the names of its tables and people, and all its dice come from it. */
export async function playRound(world: World, name: string): Promise<RoundResult> {
  const { topology } = world;
  const chance = seededChance(name);
  const plan = planOf(world, chance);
  const wrongs: string[] = [];
  await topology.ready();
  const tables: ChaosTable[] = [];
  for (let number = 0; number < TABLES; number += 1) {
    const seats = SEATS[Math.floor(chance() * SEATS.length)] ?? 3;
    tables.push(await openTable(topology.url, `${name}-t${String(number)}`, seats, chance() < 0.5));
  }
  const players = tables.flatMap(({ players }) => players);
  const pages = tables.flatMap(everybody);
  try {
    if ((await untilAll(pages, ({ isLive, stateId }) => isLive && stateId >= 0, COME_MS)) === null)
      wrongs.push('not everybody came to their table');
    players.forEach((player) => player.play());
    await carryOut(world, plan);

    const due = new Map(tables.flatMap((table) => everybody(table).map((page) => [page, heardOf(table)])));
    const isBack = (page: Player) => page.isLive && page.stateId >= (due.get(page) ?? 0);
    const backMs = await untilAll(pages, isBack, PATIENCE_MS);
    if (backMs === null) wrongs.push(`not back: ${names(pages.filter((page) => !isBack(page)))}`);
    else if (backMs > BACK_MS) wrongs.push(`back after ${backMs.toFixed(0)} ms only`);
    for (const table of tables) {
      const stood = heardOf(table);
      const isOn = () => heardOf(table) > stood || table.watcher.isOver;
      if ((await untilAll(everybody(table), isOn, PATIENCE_MS)) === null)
        wrongs.push(`${table.watcher.name} does not go on after state ${String(stood)}`);
    }
    await setTimeout(ON_MS);

    players.forEach((player) => player.rest());
    if ((await untilAll(players, ({ waits }) => !waits, PATIENCE_MS)) === null)
      wrongs.push(`unanswered: ${names(players.filter(({ waits }) => waits))}`);
    for (const table of tables) {
      const last = Math.max(...everybody(table).map(({ stateId }) => stateId));
      if ((await untilAll(everybody(table), ({ stateId }) => stateId >= last, PATIENCE_MS)) === null)
        wrongs.push(`${table.watcher.name} is not shown to everybody`);
    }
    wrongs.push(...(await checked(world, tables, chance)));
    const deeds = players.flatMap(({ deeds }) => deeds);
    const acknowledged = deeds.filter(({ ledTo }) => ledTo !== null).length;
    return { plan: told(plan), acknowledged, refused: deeds.length - acknowledged, backMs, wrongs };
  } finally {
    pages.forEach((page) => page.close());
  }
}

const names = (players: readonly Player[]): string => players.map(({ name }) => name).join(', ');

/** The latest state of a table that anybody was told of. */
function heardOf(table: ChaosTable): number {
  const told = table.players.flatMap(({ deeds }) => deeds.map(({ ledTo }) => ledTo ?? 0));
  return Math.max(0, ...told, ...everybody(table).map(({ stateId }) => stateId));
}

/** Lets the planned things happen; resolves when all is mended and every server takes requests. */
async function carryOut(world: World, plan: readonly Planned[]): Promise<void> {
  await Promise.all(
    plan.map(async ({ fault, which, at, until }) => {
      const { begin, mend } = faultOf(fault);
      await setTimeout(at);
      const begun = begin(world, which);
      if (mend === undefined) return begun;
      await setTimeout(until - at);
      await mend(world, which);
      await begun;
    }),
  );
  await world.topology.databaseReady();
  await world.topology.ready();
}

/** Looks at what is stored. A file is held by its server: that is ended for it, in order or not. */
async function checked(
  { topology }: World,
  tables: readonly ChaosTable[],
  chance: () => number,
): Promise<readonly string[]> {
  const [server] = topology.servers;
  const isFile = topology.postgres === null;
  const restart = isFile ? await server?.pause(chance() < 0.5 ? 'SIGTERM' : 'SIGKILL') : undefined;
  try {
    const stored = await openStored(topology.place);
    const wrongs: string[] = [];
    for (const table of tables) wrongs.push(...(await wrongsOf(table, stored)));
    await stored.close();
    const faults = topology.servers.flatMap((one) => one.faults.splice(0));
    return [...wrongs, ...faults];
  } finally {
    restart?.();
  }
}
