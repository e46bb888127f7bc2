/**
 * Whether who watches with a delay is told anything of what happened since: a game is played to some step, and goes on in one
 * world and stands still in the other. Until what follows that step is as old as the delay, a spectator and a follower of
 * the lobby must receive the same in both, byte by byte, whatever the spectator asks meanwhile.
 */
import { seededRandom } from '@great-fire/game/testing';
import { firstDifference } from '../leaks/compare';
import type { Difference } from '../leaks/compare';
import type { Script, ScriptStep } from '../leaks/script';
import { inProcessTable } from '../leaks/in-process-table';
import type { InProcessTable, InProcessTableOptions } from '../leaks/in-process-table';
import { Clock, sendSideRequest, sendMove, allViewers, sendCommand } from '../leaks/run';
import type { Received } from '../leaks/run';

const DELAY_MINUTES = 1; // some sixty steps, for a step takes a second
const MINUTE_MS = 60_000;

export interface DelayComparison {
  readonly differences: readonly Difference[]; // at most one for each channel
  readonly packets: number; // that both received meanwhile
  readonly moves: number; // moves that the spectator was shown meanwhile
  readonly bytes: number;
}

/** So many steps of a script by chance, from which it goes on or stands still. */
export function drawCutPoints({ name, steps }: Script, count: number): readonly number[] {
  const random = seededRandom(`late in ${name}`);
  return Array.from({ length: count }, () => random.int(steps.length));
}

/** Plays a script twice as far as to step `cut` and on for as long as the delay. */
export async function compareDelayed(
  script: Script,
  cut: number,
  options: InProcessTableOptions = {},
): Promise<DelayComparison> {
  const openTable = inProcessTable({ ...options, delayMinutes: DELAY_MINUTES });
  const live = await runDelayed(openTable, script, cut, true);
  const stopped = await runDelayed(openTable, script, cut, false);
  const channels = (['line', 'lobby'] as const).map((channel) => ({
    ...{ channel, first: maskSessionIds(live[channel]), second: maskSessionIds(stopped[channel]) },
  }));
  const all = channels.flatMap(({ first }) => first);
  return {
    differences: channels.flatMap(({ channel, first, second }) => {
      const difference = firstDifference(first, second);
      return difference === null ? [] : [{ game: script.name, viewer: null, channel, ...difference }];
    }),
    packets: all.length,
    moves: channels.flatMap(({ first }) => first).filter((packet) => packet.startsWith('2["delta"')).length,
    bytes: all.reduce((sum, packet) => sum + packet.length, 0),
  };
}

/** A line that is taken up again has an id by chance. */
const maskSessionIds = (packets: readonly string[]): readonly string[] =>
  packets.map((packet) => packet.replace(/^0\{"sid":"[^"]*"/, '0{'));

/** What the spectator and the lobby received since step `cut`, until what followed it is due. */
async function runDelayed(
  openTable: ReturnType<typeof inProcessTable>,
  script: Script,
  cut: number,
  continues: boolean,
): Promise<Pick<Received, 'line' | 'lobby'>> {
  const clock = new Clock();
  const table = await openTable(script.setup, clock, 'all');
  let stateId = 0;
  const performNext = async (step: ScriptStep): Promise<void> => {
    stateId = await performStep(table, script, step, stateId);
    await table.flushDelayed();
    await table.drain();
  };
  const advanceClock = (step: ScriptStep): void => {
    clock.tick();
    if (step.do === 'wait') clock.advance(step.ms);
  };
  for (const step of script.steps.slice(0, cut)) {
    advanceClock(step);
    await performNext(step);
  }
  const visibleAt = clock.now() + DELAY_MINUTES * MINUTE_MS;
  const [frameCount, lobbyCount] = [table.received(null).line.length, table.received(null).lobby.length];
  for (const step of script.steps.slice(cut)) {
    advanceClock(step);
    if (clock.now() >= visibleAt) break;
    await performNext(continues || isSpectatorOnly(step) ? step : { do: 'wait', ms: 0 });
  }
  const received = table.received(null);
  const since = { line: received.line.slice(frameCount), lobby: received.lobby.slice(lobbyCount) };
  // Then all of it is told: where it were not, this would never come.
  clock.advance(DELAY_MINUTES * MINUTE_MS);
  await table.flushDelayed();
  await table.connection(null).waitForState(stateId);
  await table.stop();
  return since;
}

/** What the spectator does that nobody else hears of. */
const isSpectatorOnly = (step: ScriptStep): boolean =>
  (step.do === 'ask' && step.viewer === null && step.event !== 'chat') ||
  (step.do === 'come-back' && step.viewer === null);

/** Makes a step; resolves, once all who play have heard of it, to the state of the game. */
async function performStep(
  table: InProcessTable,
  script: Script,
  step: ScriptStep,
  stateId: number,
): Promise<number> {
  const seats = allViewers(script).filter((viewer) => viewer !== null);
  switch (step.do) {
    case 'wait':
      return stateId;
    case 'move': {
      await sendMove(table, step);
      await Promise.all(seats.map((seat) => table.connection(seat).waitForState(step.stateId + 1)));
      return step.stateId + 1;
    }
    case 'wish': {
      await sendCommand(table, step);
      const { version, takeback } = step;
      const waits = seats.map((seat) =>
        takeback === null
          ? table.connection(seat).waitForTableState(version)
          : table.connection(seat).waitForState(takeback.stateId),
      );
      await Promise.all(waits);
      return takeback?.stateId ?? stateId;
    }
    default:
      if (!(step.do === 'ask' && step.event === 'chat' && step.viewer === null))
        await sendSideRequest(table, step);
      return stateId;
  }
}
