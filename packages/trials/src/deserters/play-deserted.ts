/**
 * One game from which up to all but one player vanish or leave at random moments, on the server's own tables,
 * matches, clocks and storage, with a time that is told. What must hold: it ends by the rules.
 */
import { viewFor } from '@great-fire/game';
import type { Players } from '@great-fire/game';
import { TIME_OUTS, VERDICTS } from '@great-fire/protocol';
import type { Conduct, Pace, TableEvent, Wish } from '@great-fire/protocol';
import { arrangeWired, choose, fixChance, seededChance, startWired } from '@great-fire/server/testing';
import type { Wired } from '@great-fire/server/testing';

export interface Deserted {
  readonly pace: Pace;
  readonly players: Players;
  readonly decisions: number;
  readonly gone: number; // who vanished or left, at one time or another
  readonly events: readonly TableEvent['type'][]; // what was decided beside the moves, in order
}

type Chance = () => number;

const START = 1_700_000_000_000;
const STEPS_MAX = 20_000;
const CLOCKS: readonly Pace['clock'][] = [
  { kind: 'none' },
  { kind: 'friendly', seconds: 60 },
  { kind: 'tournament', bank: 300, increment: 5 },
  { kind: 'days', days: 1 },
];
const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];

const pick = <T>(from: readonly T[], chance: Chance): T => {
  const one = from[Math.floor(chance() * from.length)];
  if (one === undefined) throw new Error('There is nothing to pick from');
  return one;
};

/** Plays the game of a seed to its end. @throws Error where it does not come to one */
export async function playDeserted(seed: string): Promise<Deserted> {
  const chance = seededChance(seed);
  let at = START;
  const endChance = fixChance(seed, START);
  const wired = startWired({ now: () => at, storage: (opened) => opened });
  try {
    const table = await openTable(wired, chance);
    for (let step = 0; step < STEPS_MAX; step += 1) {
      at += 1 + Math.floor(chance() * 3000);
      const isOver = await table.step((ms) => void (at += ms));
      if (isOver) return await table.told();
    }
    throw new Error(`${seed}: no end after ${String(STEPS_MAX)} steps: ${JSON.stringify(table.conduct())}`);
  } finally {
    await wired.stop();
    endChance();
  }
}

async function openTable(wired: Wired, chance: Chance) {
  const { tables, matches, conducts, storage, lookAtClocks } = wired;
  const players = pick<Players>([3, 4, 5, 6], chance);
  const pace: Pace = { clock: pick(CLOCKS, chance), timeOut: pick(TIME_OUTS, chance) };
  const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
  const wish = { tableName: 'Deserted', seats: players, options, private: false, name: 'Ann', pace };
  const host = await tables.open(null, wish);
  const { matchId } = host;
  for (const name of NAMES.slice(1, players)) {
    const seated = await tables.join(null, matchId, { name });
    await arrangeWired(wired, seated, { do: 'ready', seat: seated.seat, isReady: true });
  }
  await arrangeWired(wired, host, { do: 'start' });
  const here = new Set(Array.from({ length: players }, (_, seat) => seat));
  const restless = 5 + Math.floor(chance() * 95); // times that somebody comes or goes in a thousand steps
  let decisions = 0;
  let gone = 0;

  const now = () => {
    const match = matches.peek(matchId);
    if (match === null) throw new Error('The game is not in memory');
    return match;
  };
  const ask = (seat: number, wanted: Wish) => conducts.wish(matchId, seat, wanted);
  const isStoodIn = (seat: number): boolean => (now().conduct.away[seat]?.bot ?? 'none') !== 'none';
  const move = async (seat: number, isBots: boolean): Promise<void> => {
    const { game, stateId } = now().state;
    const action = choose(viewFor(game, seat), chance);
    await matches.move({ matchId, seat, action, stateId, moveId: `move-${String(stateId)}`, isBots });
    decisions += 1;
  };
  const comeAndGo = async (): Promise<void> => {
    const seat = Math.floor(chance() * players);
    if (here.has(seat) && here.size > 1) {
      here.delete(seat);
      gone += 1;
      if (chance() < 0.5) await ask(seat, { do: 'leave' }).catch(() => undefined);
    } else if (!here.has(seat) && chance() < 0.6) {
      here.add(seat);
      const away = now().conduct.away[seat] ?? null;
      if (away?.isOpen === true && chance() < 0.5) await tables.join(null, matchId, { name: 'Gus', seat });
      else if (away?.hasLeft === true) await ask(seat, { do: 'return' });
      else await conducts.seen(matchId, seat);
    } else if (here.has(seat) && !isStoodIn(seat)) {
      // Nobody's line is open here, so nobody is asked, and the pause begins.
      await ask(seat, { do: 'ask-pause' }).catch(() => undefined);
    }
  };
  /** Nobody who is there can move: time passes, and the others say what becomes of the seat. */
  const wait = async (pass: (ms: number) => void): Promise<void> => {
    const { vote } = now().conduct;
    const hasVoted = (seat: number): boolean => vote?.cast.some((one) => one.seat === seat) ?? false;
    const voter = vote?.voters.find((seat) => here.has(seat) && !hasVoted(seat)) ?? null;
    if (voter !== null) return ask(voter, { do: 'vote', verdict: pick(VERDICTS, chance) });
    const match = await storage.matches.find(matchId);
    const conduct = match?.conduct ?? now().conduct;
    const { since, deadline } = conduct.clock;
    const until = vote?.until ?? null;
    if (deadline === null) {
      pass(until === null ? 120_000 : Math.max(0, until - since));
      const caller = [...here].find((seat) => seat !== now().state.game.turn.seat && !isStoodIn(seat));
      if (caller !== undefined && vote === null) return ask(caller, { do: 'call-vote' });
    } else pass(Math.max(0, deadline - since));
    await lookAtClocks();
  };

  return {
    conduct: (): Conduct => now().conduct,
    /** Lets one thing happen. Resolves to whether the game is over. */
    step: async (pass: (ms: number) => void): Promise<boolean> => {
      const { conduct, state } = now();
      if (state.game.result !== null) return true;
      if (chance() < restless / 1000) await comeAndGo();
      else if (conduct.pausedAt !== null) await ask(pick([...here], chance), { do: 'resume' });
      else if (isStoodIn(state.game.turn.seat)) await move(state.game.turn.seat, true);
      else if (here.has(state.game.turn.seat) && conduct.away[state.game.turn.seat] === null)
        await move(state.game.turn.seat, false);
      else await wait(pass);
      return false;
    },
    told: async (): Promise<Deserted> => {
      const match = await storage.matches.find(matchId);
      if (match?.status !== 'finished') throw new Error('It ended, and is not stored as finished');
      await matches.record(match); // is written from the log alone
      const entries = await storage.conduct.events(matchId, STEPS_MAX);
      if (entries.some(({ id }, index) => id !== index + 1))
        throw new Error('An event of the table is missing');
      return { pace, players, decisions, gone, events: entries.map(({ event }) => event.type) };
    },
  };
}
