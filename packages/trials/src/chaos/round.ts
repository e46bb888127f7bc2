/** One round: people sit down, play, the world does its worst, and afterwards nothing may be wrong. */
import { setTimeout } from 'node:timers/promises';
import { openStored, seededChance } from '@great-fire/server/testing';
import { wrongsIn } from './check-game';
import { carryOut } from './carry-out';
import { everybody, openTable, witnesses } from './party';
import type { ChaosTable } from './party';
import { planOf, told } from './plan';
import type { FaultName, World } from './faults';
import type { Player } from './player';
import { untilAll, untilEach } from './until';
import { waited, waitedBetween } from './waited';

export interface RoundResult {
  readonly faults: readonly FaultName[];
  readonly plan: readonly string[];
  readonly acknowledged: number; // moves
  readonly refused: number;
  readonly toldOfLoss: number; // pages that said the storage was lost
  readonly backMs: readonly number[]; // of each page, from when all was mended until it showed a later state
  readonly waitedMs: number; // for a processor, by harness and servers meanwhile
  readonly tookMs: number; // the whole round
  readonly isJudged: boolean; // false: late, by no more than what was waited for a processor
  readonly wrongs: readonly string[];
}

const TABLES = 2;
const SEATS = [3, 3, 4, 6] as const; // players cost time that faults could have
const COME_MS = 20_000;
const BACK_MS = 3000; // in which every page must be back by itself
const PATIENCE_MS = 15_000; // how long a round waits before it gives up on a page
const ON_MS = 200; // that is played on after everybody is back

/** Plays one. `name` begins the names of its tables and people, and all its dice come from it. */
export async function playRound(world: World, name: string): Promise<RoundResult> {
  const { topology } = world;
  const began = performance.now();
  const chance = seededChance(name);
  const plan = planOf(world, chance);
  await topology.ready();
  const wishes = Array.from({ length: TABLES }, (_, number) => ({
    name: `${name}-t${String(number)}`,
    seats: SEATS[Math.floor(chance() * SEATS.length)] ?? 3,
    isHidden: chance() < 0.5,
  }));
  const tables = await Promise.all(
    wishes.map(({ name, seats, isHidden }) => openTable(topology.url, name, seats, isHidden)),
  );
  const players = tables.flatMap(({ players }) => players);
  const pages = tables.flatMap(everybody);
  const wrongs: string[] = [];
  try {
    if (!(await untilAll(pages, ({ isLive, stateId }) => isLive && stateId >= 0, COME_MS)))
      wrongs.push('not everybody came to their table');
    players.forEach((player) => player.play());
    wrongs.push(...(await carryOut(world, plan, pages)));

    const back = await comingBack(world, tables);
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
      toldOfLoss: pages.filter(({ wasToldOfLoss }) => wasToldOfLoss).length,
      tookMs: Math.round(performance.now() - began),
      wrongs,
    };
  } finally {
    pages.forEach((page) => page.close());
  }
}

/** How it stands with a page: 'r7-t0-s2 (cut, state 20)'. */
function standingOf({ name, line }: Player): string {
  const { line: is, stateId, refusal } = line.getSnapshot();
  return `${name} (${[is, refusal?.code ?? [], `state ${String(stateId)}`].flat().join(', ')})`;
}

const names = (players: readonly Player[]): string => players.map(({ name }) => name).join(', ');

/** The latest state of a table that anybody was told of. */
function heardOf(table: ChaosTable): number {
  const told = table.players.flatMap(({ deeds }) => deeds.map(({ ledTo }) => ledTo ?? 0));
  return Math.max(0, ...told, ...everybody(table).map(({ stateId }) => stateId));
}

/** Waits until every page shows what came after all was mended: to be live again is not enough. */
async function comingBack({ topology }: World, tables: readonly ChaosTable[]) {
  const pages = tables.flatMap(everybody);
  const stood = new Map(tables.flatMap((table) => everybody(table).map((page) => [page, heardOf(table)])));
  const isBack = (page: Player): boolean => {
    const before = stood.get(page) ?? 0;
    return page.isLive && (page.stateId > before || (page.isOver && page.stateId === before));
  };
  const look = () => waited([[process.pid], ...topology.pids]);
  const before = look();
  const times = await untilEach(pages, isBack, PATIENCE_MS);
  const waitedMs = Math.round(waitedBetween(before, look()));
  const backMs = times.flatMap((time) => time ?? []).map(Math.round);
  const worst = Math.max(0, ...backMs);
  const missing = pages.filter((_, place) => times[place] === null);
  const standing = missing.map(standingOf).join(', ');
  const wrongs: string[] = [];
  if (missing.length > 0) wrongs.push(`not back within ${String(PATIENCE_MS)} ms: ${standing}`);
  if (worst - waitedMs > BACK_MS)
    wrongs.push(`back after ${String(worst)} ms only, of which ${String(waitedMs)} for a processor`);
  return { backMs, waitedMs, isJudged: worst <= BACK_MS || wrongs.length > 0, wrongs };
}

/** Lets nobody decide any more, and waits until all is answered and shown to everybody. */
export async function comingToRest(tables: readonly ChaosTable[]): Promise<readonly string[]> {
  const players = tables.flatMap(({ players }) => players);
  const wrongs: string[] = [];
  players.forEach((player) => player.rest());
  if (!(await untilAll(players, ({ waits }) => !waits, PATIENCE_MS)))
    wrongs.push(`unanswered: ${names(players.filter(({ waits }) => waits))}`);
  const last = new Map(tables.flatMap((table) => everybody(table).map((page) => [page, heardOf(table)])));
  const pages = [...last.keys()];
  const isBehind = (page: Player): boolean => page.stateId < (last.get(page) ?? 0);
  if (!(await untilAll(pages, (page) => !isBehind(page), PATIENCE_MS)))
    wrongs.push(`the last state is not shown to ${names(pages.filter(isBehind))}`);
  return wrongs;
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
