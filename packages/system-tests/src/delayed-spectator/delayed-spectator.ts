/**
 * Checks that a delayed spectator learns nothing of later events. A game is played to some step. Then it goes on in
 * one world and stands still in the other. Until the delay after that step has passed, a spectator and a lobby client
 * must receive the same bytes in both worlds. The spectator's own requests must not change that.
 */
import { seededRandom } from '@great-fire/game/testing';
import { firstDifference } from '../secret-leaks/compare';
import type { Difference } from '../secret-leaks/compare';
import type { Script, ScriptStep } from '../secret-leaks/script';
import { inProcessTable } from '../secret-leaks/in-process-table';
import type { InProcessTable, InProcessTableOptions } from '../secret-leaks/in-process-table';
import { Clock, sendSideRequest, sendMove, allViewers, sendCommand } from '../secret-leaks/run';
import type { Received } from '../secret-leaks/run';

const DELAY_MINUTES = 1; // about sixty steps of one second
const MINUTE_MS = 60_000;

export interface DelayComparison {
  readonly differences: readonly Difference[]; // at most one for each channel
  readonly packets: number; // received in both worlds
  readonly moves: number; // moves that the spectator received
  readonly bytes: number;
}

/** Draws steps of a script at which the game goes on or stands still. */
export function drawCutPoints({ name, steps }: Script, count: number): readonly number[] {
  const random = seededRandom(`late in ${name}`);
  return Array.from({ length: count }, () => random.int(steps.length));
}

/**
 * Plays a script to step `cut` in two worlds. Then plays it on for the length of the delay, in one of them without the
 * game.
 */
export async function compareDelayed(
  script: Script,
  cut: number,
  options: InProcessTableOptions = {},
): Promise<DelayComparison> {
  const openTable = inProcessTable({ ...options, delayMinutes: DELAY_MINUTES });
  const live = await runDelayed(openTable, script, cut, true);
  const stopped = await runDelayed(openTable, script, cut, false);
  const channels = (['matchSocket', 'lobbySocket'] as const).map((channel) => ({
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

/** The session id of a new connection is random. */
const maskSessionIds = (packets: readonly string[]): readonly string[] =>
  packets.map((packet) => packet.replace(/^0\{"sid":"[^"]*"/, '0{'));

/** Returns what the spectator and the lobby received between step `cut` and the end of the delay. */
async function runDelayed(
  openTable: ReturnType<typeof inProcessTable>,
  script: Script,
  cut: number,
  continues: boolean,
): Promise<Pick<Received, 'matchSocket' | 'lobbySocket'>> {
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
    if (step.type === 'wait') clock.advance(step.ms);
  };
  for (const step of script.steps.slice(0, cut)) {
    advanceClock(step);
    await performNext(step);
  }
  const visibleAt = clock.now() + DELAY_MINUTES * MINUTE_MS;
  const [frameCount, lobbyCount] = [
    table.received(null).matchSocket.length,
    table.received(null).lobbySocket.length,
  ];
  for (const step of script.steps.slice(cut)) {
    advanceClock(step);
    if (clock.now() >= visibleAt) break;
    await performNext(continues || isSpectatorOnly(step) ? step : { type: 'wait', ms: 0 });
  }
  const received = table.received(null);
  const since = {
    matchSocket: received.matchSocket.slice(frameCount),
    lobbySocket: received.lobbySocket.slice(lobbyCount),
  };
  // After the delay the spectator must receive everything; otherwise the wait below fails.
  clock.advance(DELAY_MINUTES * MINUTE_MS);
  await table.flushDelayed();
  await table.connection(null).waitForState(stateId);
  await table.stop();
  return since;
}

/** Returns whether a step is a request of the spectator that no other viewer receives. */
const isSpectatorOnly = (step: ScriptStep): boolean =>
  (step.type === 'emit' && step.viewer === null && step.event !== 'chat') ||
  (step.type === 'reconnect' && step.viewer === null);

/** Performs a step. Resolves to the state id once every seat has received a move or a command. */
async function performStep(
  table: InProcessTable,
  script: Script,
  step: ScriptStep,
  stateId: number,
): Promise<number> {
  const seats = allViewers(script).filter((viewer) => viewer !== null);
  switch (step.type) {
    case 'wait':
      return stateId;
    case 'move': {
      await sendMove(table, step);
      await Promise.all(seats.map((seat) => table.connection(seat).waitForState(step.stateId + 1)));
      return step.stateId + 1;
    }
    case 'command': {
      await sendCommand(table, script, step);
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
      if (!(step.type === 'emit' && step.event === 'chat' && step.viewer === null))
        await sendSideRequest(table, step);
      return stateId;
  }
}
