/** After all is mended: whether everybody is back by themselves, and whether the bots go on. */
import { LEASE_MS, SCAN_MS } from '@great-fire/server/testing';
import type { Topology } from '../topology/topology';
import { BOT_PAUSE_MS } from './configs';
import { awaitsBot, everybody, heardOf } from './party';
import type { ChaosTable } from './party';
import type { Player } from './player';
import { untilAny, untilEach } from './until';
import { waited, waitedBetween } from './waited';

export interface Back {
  readonly backMs: readonly number[]; // of each page, from when all was mended until it was back
  readonly botsOnMs: readonly number[]; // of each table that awaited a bot then, until it had come to a later state
  readonly waitedMs: number; // for a processor, by harness and servers meanwhile
  readonly isJudged: boolean; // false: late, by no more than what was waited for a processor
  readonly wrongs: readonly string[];
}

export const PATIENCE_MS = 15_000; // how long a round waits before it gives up on a page or a table
const BACK_MS = 3000; // in which every page must be back by itself

// A server that ended while its bot decided has left a lease on that decision, which nobody takes before it runs out.
// The look of the servers that finds the table then comes no more than one interval later. What is left is to decide,
// to pause and to show the move: for that there is as long as a page has to be back.
const BOTS_ON_MS = BOT_PAUSE_MS + LEASE_MS + SCAN_MS + BACK_MS;

interface Timed {
  readonly times: readonly number[];
  readonly waitedMs: number;
  readonly isInTime: boolean;
  readonly wrongs: readonly string[];
}

/**
 * Waits until every page is back: to be live again is not enough. It has to show what came after all was mended, or,
 * where bots play, all that was known before; beyond that such a table has to come to a later state.
 */
export async function comingBack(topology: Topology, tables: readonly ChaosTable[]): Promise<Back> {
  const heard = new Map(tables.map((table) => [table, heardOf(table)]));
  const look = () => waited([[process.pid], ...topology.pids]);
  const before = look();
  const waitedNow = () => Math.round(waitedBetween(before, look()));
  const [back, on] = await Promise.all([pagesBack(heard, waitedNow), botsOn(heard, waitedNow)]);
  const wrongs = [...back.wrongs, ...on.wrongs];
  return {
    backMs: back.times,
    botsOnMs: on.times,
    waitedMs: Math.max(back.waitedMs, on.waitedMs),
    isJudged: (back.isInTime && on.isInTime) || wrongs.length > 0,
    wrongs,
  };
}

type Heard = ReadonlyMap<ChaosTable, number>;

async function pagesBack(heard: Heard, waitedNow: () => number): Promise<Timed> {
  const least = new Map(
    [...heard].flatMap(([table, before]) =>
      everybody(table).map((page) => [page, { before, isEnough: table.hasBots }] as const),
    ),
  );
  const isBack = (page: Player): boolean => {
    const { before, isEnough } = least.get(page) ?? { before: 0, isEnough: false };
    return page.isLive && (page.stateId > before || ((isEnough || page.isOver) && page.stateId === before));
  };
  const pages = [...least.keys()];
  const times = await untilEach(pages, isBack, PATIENCE_MS);
  const missing = pages.filter((_, place) => times[place] === null);
  return judged(times, waitedNow(), BACK_MS, {
    missing:
      missing.length === 0 ? null : `not back within ${String(PATIENCE_MS)} ms: ${standingOf(missing)}`,
    late: 'back after',
  });
}

async function botsOn(heard: Heard, waitedNow: () => number): Promise<Timed> {
  const found = await Promise.all(
    [...heard]
      .filter(([{ hasBots }]) => hasBots)
      .map(async ([table, before]) => {
        const isAwaited = awaitsBot(table);
        const pages = everybody(table);
        const isOn = (page: Player) => page.stateId > before || (page.isOver && page.stateId === before);
        const time = await untilAny(pages, isOn, PATIENCE_MS);
        return { table, time, isAwaited };
      }),
  );
  const stuck = found.filter(({ time }) => time === null).flatMap(({ table }) => everybody(table));
  // Where a person was awaited it tells nothing of the bots how soon that person was back.
  const times = found.filter(({ isAwaited }) => isAwaited).map(({ time }) => time);
  return judged(times, waitedNow(), BOTS_ON_MS, {
    missing: stuck.length === 0 ? null : `no move within ${String(PATIENCE_MS)} ms: ${standingOf(stuck)}`,
    late: 'a bot went on after',
  });
}

function judged(
  found: readonly (number | null)[],
  waitedMs: number,
  limit: number,
  { missing, late }: { readonly missing: string | null; readonly late: string },
): Timed {
  const times = found.flatMap((time) => time ?? []).map(Math.round);
  const worst = Math.max(0, ...times);
  const wrongs = missing === null ? [] : [missing];
  if (worst - waitedMs > limit)
    wrongs.push(`${late} ${String(worst)} ms only, of which ${String(waitedMs)} for a processor`);
  return { times, waitedMs, isInTime: worst <= limit, wrongs };
}

/** How it stands with pages: 'r7-t0-s2 (cut, state 20)'. */
function standingOf(pages: readonly Player[]): string {
  return pages
    .map(({ name, line }) => {
      const { line: is, stateId, refusal } = line.getSnapshot();
      return `${name} (${[is, refusal?.code ?? [], `state ${String(stateId)}`].flat().join(', ')})`;
    })
    .join(', ');
}
