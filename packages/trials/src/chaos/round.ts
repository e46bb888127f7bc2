/** One round: people sit down, play, the world does its worst, and afterwards nothing may be wrong. */
import { setTimeout } from 'node:timers/promises';
import { openStored, seededChance } from '@great-fire/server/testing';
import { wrongsIn } from './check-game';
import { carryOut } from './carry-out';
import { comingBack } from './coming-back';
import type { Back } from './coming-back';
import { comingToRest } from './coming-to-rest';
import { everybody, openTable, timesTakenBack, witnesses } from './party';
import type { ChaosTable, TableWish } from './party';
import { planOf, told } from './plan';
import type { FaultName, World } from './faults';
import { untilAll } from './until';

export interface RoundResult extends Back {
  readonly faults: readonly FaultName[];
  readonly plan: readonly string[];
  readonly acknowledged: number; // moves
  readonly refused: number;
  readonly takenBack: number; // how many times moves were
  readonly toldOfLoss: number; // pages that said the storage was lost
  readonly tookMs: number; // the whole round
}

const SEATS = [3, 3, 4, 6] as const; // players cost time that faults could have
const LEVELS = ['apprentice', 'merchant'] as const; // the third thinks for as long as it may
const REGRETS = 0.03; // so that games get on
const COME_MS = 20_000;
const ON_MS = 200; // that is played on after everybody is back

/** Plays one. `name` begins the names of its tables and people, and all its dice come from it. */
export async function playRound(world: World, name: string): Promise<RoundResult> {
  const { topology } = world;
  const began = performance.now();
  const chance = seededChance(name);
  const plan = planOf(world, chance);
  await topology.ready();
  const wishes = [wishOf(`${name}-t0`, chance, false), wishOf(`${name}-t1`, chance, true)];
  const tables = await Promise.all(wishes.map((wish) => openTable(topology.url, wish)));
  const players = tables.flatMap(({ players }) => players);
  const pages = tables.flatMap(everybody);
  const wrongs: string[] = [];
  try {
    if (!(await untilAll(pages, ({ isLive, stateId }) => isLive && stateId >= 0, COME_MS)))
      wrongs.push('not everybody came to their table');
    players.forEach((player) => player.play());
    wrongs.push(...(await carryOut(world, plan, pages)));

    const back = await comingBack(topology, tables);
    wrongs.push(...back.wrongs);
    await setTimeout(ON_MS);
    wrongs.push(...(await comingToRest(tables)));
    wrongs.push(...(await checked(world, tables, chance)));
    const deeds = players.flatMap(({ deeds }) => deeds);
    const acknowledged = deeds.filter(({ ledTo }) => ledTo !== null).length;
    return {
      ...back,
      faults: plan.map(({ fault }) => fault),
      plan: plan.map(told),
      acknowledged,
      refused: deeds.length - acknowledged,
      takenBack: tables.reduce((sum, table) => sum + timesTakenBack(table), 0),
      toldOfLoss: pages.filter(({ wasToldOfLoss }) => wasToldOfLoss).length,
      tookMs: Math.round(performance.now() - began),
      wrongs,
    };
  } finally {
    pages.forEach((page) => page.close());
  }
}

function wishOf(name: string, chance: () => number, hasBots: boolean): TableWish {
  const one = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)];
  const seats = one(SEATS) ?? 3;
  const isHidden = chance() < 0.5;
  const bots = Array.from({ length: hasBots ? (one([1, 2]) ?? 1) : 0 }, () => one(LEVELS) ?? 'merchant');
  return { name, seats, isHidden, bots, regrets: REGRETS };
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
    for (const table of tables) {
      const found = await stored.game(table.matchId).then(
        (game) => wrongsIn(witnesses(table), game),
        (error: unknown) => [`the game cannot be played from its log: ${String(error)}`],
      );
      wrongs.push(...found.map((wrong) => `${table.watcher.name}: ${wrong}`));
    }
    await stored.close();
    return wrongs;
  } finally {
    restart?.();
  }
}
