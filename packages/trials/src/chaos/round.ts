/** One round: people sit down, play, the world does its worst, and afterwards nothing may be wrong. */
import { inspect } from 'node:util';
import { openStored, seededChance } from '@great-fire/server/testing';
import { stopwatch } from '../stopwatch';
import { wrongsIn } from './check-game';
import { carryOut } from './carry-out';
import { comingBack } from './coming-back';
import type { Back } from './coming-back';
import { comingToRest } from './coming-to-rest';
import { everybody, heardOf, openTable, timesTakenBack, witnesses } from './party';
import type { ChaosTable, TableWish } from './party';
import { planOf, told } from './plan';
import type { Planned } from './plan';
import type { FaultName, World } from './faults';
import { untilAll } from './until';

export interface RoundResult extends Back {
  readonly wrongs: readonly string[];
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
const ON = 5; // states that are played on after everybody is back

/** Plays a round. `name` begins the names of its tables and people, and is the seed of all its chances. @throws Error naming its faults */
export async function playRound(world: World, name: string): Promise<RoundResult> {
  const chance = seededChance(name);
  const plan = planOf(world, chance);
  try {
    return await play(world, name, plan, chance);
  } catch (error) {
    throw new Error(`with ${plan.map(told).join(', ')}: ${inspect(error)}`, { cause: error });
  }
}

async function play(
  world: World,
  name: string,
  plan: readonly Planned[],
  chance: () => number,
): Promise<RoundResult> {
  const { topology } = world;
  const elapsed = stopwatch();
  await topology.ready();
  const wishes = [wishOf(`${name}-t0`, chance, false), wishOf(`${name}-t1`, chance, true)];
  const tables = await Promise.all(wishes.map((wish) => openTable(topology.url, wish)));
  const players = tables.flatMap((table) => table.players);
  const pages = tables.flatMap(everybody);
  try {
    await untilAll('every page to show its table', pages, ({ isLive, stateId }) => isLive && stateId >= 0);
    players.forEach((player) => player.play());
    await carryOut(world, plan, pages);
    const backs = await Promise.all(tables.map(finish));
    const wrongs = await checked(world, tables, chance);
    const deeds = players.flatMap((player) => player.deeds);
    const acknowledged = deeds.filter(({ ledTo }) => ledTo !== null).length;
    return {
      backMs: backs.flatMap(({ backMs }) => backMs),
      botsOnMs: backs.flatMap(({ botsOnMs }) => botsOnMs),
      faults: plan.map(({ fault }) => fault),
      plan: plan.map(told),
      acknowledged,
      refused: deeds.length - acknowledged,
      takenBack: tables.reduce((sum, table) => sum + timesTakenBack(table), 0),
      toldOfLoss: pages.filter(({ wasToldOfLoss }) => wasToldOfLoss).length,
      tookMs: Math.round(elapsed()),
      wrongs,
    };
  } finally {
    pages.forEach((page) => page.close());
  }
}

/** Waits until a table is back, plays on for some states or to the end, and comes to rest. */
async function finish(table: ChaosTable): Promise<Back> {
  const back = await comingBack(table);
  const until = heardOf(table) + ON;
  await untilAll('later states', everybody(table), (page) => page.isOver || page.stateId >= until);
  await comingToRest(table);
  return back;
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
