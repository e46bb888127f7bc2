/**
 * Runs a script in one world: a table of the product's own server with a client at each seat, a spectator and a lobby
 * client.
 */
import type { MatchSetup, OpeningHandAnswer } from '@great-fire/game';
import { chooseAnswers } from './opening-answers';
import type { Script, ScriptStep, Viewer, CommandStep } from './script';

/** The checked part of an answer. */
interface Answer {
  readonly ok: boolean;
  readonly code?: string;
}

interface Connection {
  /** Sends a message and resolves to the answer. */
  readonly send: (event: string, payload?: unknown) => Promise<Answer>;
  /** Resolves once the client has received this state or a later one. */
  readonly waitForState: (stateId: number) => Promise<void>;
  /**
   * Resolves once the client has received this version of the table state or a later one, and the presence after it.
   */
  readonly waitForTableState: (version: number) => Promise<void>;
}

/** A full table whose game has begun. */
export interface RunTable {
  readonly connection: (viewer: Viewer) => Connection;
  /** Disconnects and reconnects the viewer. Resolves once all clients have been notified of both. */
  readonly reconnect: (viewer: Viewer) => Promise<void>;
  readonly request: (viewer: Viewer, method: string, path: string) => Promise<void>;
  /** Returns all that the viewer and the lobby client received, in order. */
  readonly received: (viewer: Viewer) => Received;
  /** Resolves once all packets of the last step have been received. */
  readonly waitIdle: () => Promise<void>;
  /** Resolves once everything sent so far has been received. */
  readonly drain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface Received {
  readonly matchSocket: readonly string[]; // packets at the match
  readonly http: readonly string[]; // responses: status, headers and body
  readonly lobbySocket: readonly string[];
}

/** The clock of a world. Only the script advances it. */
export class Clock {
  private time = 1_700_000_000_000;
  readonly now = (): number => this.time;
  advance(ms: number): void {
    this.time += ms;
  }
}

/** The deal of a world, and the answers about the opening hands by seat. */
export interface World extends Pick<Script, 'days'> {
  readonly setup: MatchSetup;
  readonly answers: readonly OpeningHandAnswer[];
}

/** Opens a table. If `listener` is one viewer, the table may drop the packets of the others. */
export type OpenTable = (world: World, clock: Clock, listener: Viewer | 'all') => Promise<RunTable>;

export const allViewers = ({ setup }: Script): readonly Viewer[] => [...Array(setup.players).keys(), null];

/**
 * Plays a script in a world that was dealt from `setup`. In a second world, `viewer` is the viewer for whom it was
 * made. There the other viewers only take the steps that all clients notice. Their illegal moves may be legal in that
 * world, and their read requests must not matter.
 *
 * @throws Error if the server rejects a move
 */
export async function playScript(
  openTable: OpenTable,
  script: Script,
  setup: MatchSetup,
  viewer: Viewer | 'all',
): Promise<RunTable> {
  const clock = new Clock();
  const { days } = script;
  const world = { setup, answers: chooseAnswers(script, setup, viewer), ...(days !== undefined && { days }) };
  const table = await openTable(world, clock, viewer);
  try {
    for (const step of script.steps) {
      clock.advance(1000);
      await runStep(table, script, step, clock, viewer);
      await table.waitIdle();
    }
    await table.drain();
    return table;
  } catch (error) {
    await table.stop();
    throw error;
  }
}

async function runStep(
  table: RunTable,
  script: Script,
  step: ScriptStep,
  clock: Clock,
  viewer: Viewer | 'all',
): Promise<void> {
  const connections = allViewers(script).map((other) => () => table.connection(other));
  switch (step.type) {
    case 'opening-hand':
      return;
    case 'wait':
      clock.advance(step.ms);
      return;
    case 'move':
      await sendMove(table, step);
      await Promise.all(connections.map((connection) => connection().waitForState(step.stateId + 1)));
      return;
    case 'forced-move':
      await Promise.all(connections.map((connection) => connection().waitForState(step.stateId + 1)));
      return;
    case 'command': {
      await sendCommand(table, script, step);
      const { version, takeback } = step;
      await Promise.all(
        connections.map((connection) =>
          takeback === null
            ? connection().waitForTableState(version)
            : connection().waitForState(takeback.stateId),
        ),
      );
      return;
    }
    default:
      if (viewer === 'all' || viewer === step.viewer || isSeenByAll(step)) await sendSideRequest(table, step);
  }
}

/**
 * Returns whether the step affects other viewers. A request does so by its id, because the next request gets the next
 * id.
 */
function isSeenByAll(step: SideStep): boolean {
  return (
    step.type === 'reconnect' ||
    step.type === 'http-request' ||
    (step.type === 'emit' && step.event === 'chat')
  );
}

async function sendMove(
  table: RunTable,
  { stateId, seat, action }: Extract<ScriptStep, { type: 'move' }>,
): Promise<void> {
  const id = `move-${String(stateId).padStart(6, '0')}`;
  const answer = await table.connection(seat).send('move', { id, stateId, action });
  if (!answer.ok) throw new Error(`The move on ${String(stateId)} was rejected: ${JSON.stringify(answer)}`);
}

/** Sends a table command. A vote is only allowed on a player who does not look at the table, so the others hide it. */
async function sendCommand(table: RunTable, script: Script, step: CommandStep): Promise<void> {
  if (step.command.type === 'call-vote')
    for (const other of allViewers(script))
      if (typeof other === 'number' && other !== step.viewer)
        await table.connection(other).send('visibility', { hidden: true });
  const answer = await table.connection(step.viewer).send('table-command', step.command);
  if (!answer.ok) throw new Error(`${JSON.stringify(step)} was rejected: ${JSON.stringify(answer)}`);
}

type SideStep = Exclude<ScriptStep, { type: 'move' | 'opening-hand' | 'forced-move' | 'command' | 'wait' }>;

async function sendSideRequest(table: RunTable, step: SideStep): Promise<void> {
  switch (step.type) {
    case 'emit':
      await table.connection(step.viewer).send(step.event, step.payload);
      return;
    case 'illegal-move': {
      const { viewer, stateId, action } = step;
      const answer = await table
        .connection(viewer)
        .send('move', { id: `try-${String(stateId).padStart(6, '0')}`, stateId, action });
      if (answer.ok) throw new Error(`An illegal move was accepted: ${JSON.stringify(step)}`);
      return;
    }
    case 'reconnect':
      return table.reconnect(step.viewer);
    case 'http-request':
      return table.request(step.viewer, step.method, step.path);
  }
}
