/**
 * Whether who watches with a delay is told anything of what happened since: a game is played to some step, and goes on in one
 * world and stands still in the other. Until what follows that step is as old as the delay, a spectator and a follower of
 * the lobby must receive the same in both, byte by byte, whatever the spectator asks meanwhile.
 */
import { randomOf } from '@great-fire/game/testing';
import { partOf } from './compare';
import type { Difference } from './compare';
import type { Script, Step } from './script';
import { wiredTable } from './wired-table';
import type { WiredTable, WiredWish } from './wired-table';
import { Clock, beside, move, viewersOf, wish } from './world';
import type { Heard } from './world';

const DELAY_MINUTES = 1; // some sixty steps, for a step takes a second
const MINUTE = 60_000;

export interface LateCompared {
  readonly differences: readonly Difference[]; // at most one for each channel
  readonly packets: number; // that both received meanwhile
  readonly told: number; // moves that the spectator was shown meanwhile
  readonly bytes: number;
}

/** So many steps of a script by chance, from which it goes on or stands still. */
export function cutsOf({ name, steps }: Script, count: number): readonly number[] {
  const random = randomOf(`late in ${name}`);
  return Array.from({ length: count }, () => random.below(steps.length));
}

/** Plays a script twice as far as to step `cut` and on for as long as the delay. */
export async function compareLate(script: Script, cut: number, plant: WiredWish = {}): Promise<LateCompared> {
  const open = wiredTable({ ...plant, delayMinutes: DELAY_MINUTES });
  const live = await playLate(open, script, cut, true);
  const still = await playLate(open, script, cut, false);
  const channels = (['line', 'lobby'] as const).map((channel) => ({
    ...{ channel, first: masked(live[channel]), second: masked(still[channel]) },
  }));
  const all = channels.flatMap(({ first }) => first);
  return {
    differences: channels.flatMap(({ channel, first, second }) => {
      const parted = partOf(first, second);
      return parted === null ? [] : [{ game: script.name, viewer: null, channel, ...parted }];
    }),
    packets: all.length,
    told: channels.flatMap(({ first }) => first).filter((packet) => packet.startsWith('2["changed"')).length,
    bytes: all.reduce((sum, packet) => sum + packet.length, 0),
  };
}

/** A line that is taken up again has an id by chance. */
const masked = (packets: readonly string[]): readonly string[] =>
  packets.map((packet) => packet.replace(/^0\{"sid":"[^"]*"/, '0{'));

/** What the spectator and the lobby received since step `cut`, until what followed it is due. */
async function playLate(
  open: ReturnType<typeof wiredTable>,
  script: Script,
  cut: number,
  goesOn: boolean,
): Promise<Pick<Heard, 'line' | 'lobby'>> {
  const clock = new Clock();
  const table = await open(script.setup, clock, 'all');
  let stateId = 0;
  const play = async (step: Step): Promise<void> => {
    stateId = await done(table, script, step, stateId);
    await table.tellLatecomers();
    await table.settled();
  };
  const pass = (step: Step): void => {
    clock.tick();
    if (step.do === 'wait') clock.pass(step.ms);
  };
  for (const step of script.steps.slice(0, cut)) {
    pass(step);
    await play(step);
  }
  const due = clock.now() + DELAY_MINUTES * MINUTE;
  const [line, lobby] = [table.heard(null).line.length, table.heard(null).lobby.length];
  for (const step of script.steps.slice(cut)) {
    pass(step);
    if (clock.now() >= due) break;
    await play(goesOn || isTheirs(step) ? step : { do: 'wait', ms: 0 });
  }
  const heard = table.heard(null);
  const since = { line: heard.line.slice(line), lobby: heard.lobby.slice(lobby) };
  // Then all of it is told: where it were not, this would never come.
  clock.pass(DELAY_MINUTES * MINUTE);
  await table.tellLatecomers();
  await table.line(null).shows(stateId);
  await table.stop();
  return since;
}

/** What the spectator does that nobody else hears of. */
const isTheirs = (step: Step): boolean =>
  (step.do === 'ask' && step.viewer === null && step.event !== 'chat') ||
  (step.do === 'come-back' && step.viewer === null);

/** Makes a step; resolves, once all who play have heard of it, to the state of the game. */
async function done(table: WiredTable, script: Script, step: Step, stateId: number): Promise<number> {
  const seats = viewersOf(script).filter((viewer) => viewer !== null);
  switch (step.do) {
    case 'wait':
      return stateId;
    case 'move': {
      await move(table, step);
      await Promise.all(seats.map((seat) => table.line(seat).shows(step.stateId + 1)));
      return step.stateId + 1;
    }
    case 'wish': {
      await wish(table, step);
      const { version, goesBack } = step;
      const heard = seats.map((seat) =>
        goesBack === null ? table.line(seat).told(version) : table.line(seat).shows(goesBack.stateId),
      );
      await Promise.all(heard);
      return goesBack?.stateId ?? stateId;
    }
    default:
      if (!(step.do === 'ask' && step.event === 'chat' && step.viewer === null)) await beside(table, step);
      return stateId;
  }
}
