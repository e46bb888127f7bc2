/** One world: a table of the product's own server, with somebody at each seat, a spectator, and the lobby. */
import type { MatchSetup } from '@great-fire/game';
import type { Script, ScriptStep, Viewer, CommandStep } from './script';

/** What is heard of an answer. */
export interface Answer {
  readonly ok: boolean;
  readonly code?: string;
}

export interface Connection {
  /** Sends a message and resolves with the answer. */
  readonly send: (event: string, payload?: unknown) => Promise<Answer>;
  /** Resolves when a state is shown that is at least this far. */
  readonly waitForState: (stateId: number) => Promise<void>;
  /** Resolves when all is told of a table that is conducted by this version at least. */
  readonly waitForTableState: (version: number) => Promise<void>;
}

/** A table that is full, its game begun. */
export interface RunTable {
  readonly connection: (viewer: Viewer) => Connection;
  /** Breaks the viewer's line and takes it up again; resolves when all have been told of both. */
  readonly reconnect: (viewer: Viewer) => Promise<void>;
  readonly request: (viewer: Viewer, method: string, path: string) => Promise<void>;
  /** All that a viewer received, in order, and what the lobby was told meanwhile. */
  readonly received: (viewer: Viewer) => Received;
  /** Resolves when nobody hears anything more of the last step. */
  readonly waitIdle: () => Promise<void>;
  /** Resolves when all that was sent so far has been heard. */
  readonly drain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface Received {
  readonly line: readonly string[];
  readonly answers: readonly string[]; // over HTTP: head and body
  readonly lobby: readonly string[];
}

/** The clock of a world: only the script moves it on. */
export class Clock {
  private time = 1_700_000_000_000;
  readonly now = (): number => this.time;
  tick(): void {
    this.advance(1000);
  }
  advance(ms: number): void {
    this.time += ms;
  }
}

/**
 * Opens a table. Where one viewer listens, what the others would hear need not be made; `firstRun` is what that one
 * heard in the first world: what is the same again need not be kept twice.
 */
export type OpenTable = (
  setup: MatchSetup,
  clock: Clock,
  listener: Viewer | 'all',
  firstRun?: Received,
) => Promise<RunTable>;

export const allViewers = ({ setup }: Script): readonly Viewer[] => [...Array(setup.players).keys(), null];

/**
 * Plays a script in a world that was dealt by `setup`. In a second world, `viewer` is whom it was made for; there
 * the others only do what everybody hears of: what the rules refused to them may be legal in it, and what they
 * read must not matter. @throws Error where a decision is refused
 */
export async function runScript(
  openTable: OpenTable,
  script: Script,
  setup: MatchSetup,
  viewer: Viewer | 'all',
  firstRun?: Received,
): Promise<RunTable> {
  const clock = new Clock();
  const table = await openTable(setup, clock, viewer, firstRun);
  try {
    for (const step of script.steps) {
      clock.tick();
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
  switch (step.do) {
    case 'wait':
      clock.advance(step.ms);
      return;
    case 'move':
      await sendMove(table, step);
      await Promise.all(connections.map((connection) => connection().waitForState(step.stateId + 1)));
      return;
    case 'wish': {
      await sendCommand(table, step);
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

/** A request is so by its id alone, of which the next request gets the next. */
function isSeenByAll(step: SideStep): boolean {
  return step.do === 'come-back' || step.do === 'request' || (step.do === 'ask' && step.event === 'chat');
}

export async function sendMove(
  table: RunTable,
  { stateId, seat, action }: Extract<ScriptStep, { do: 'move' }>,
): Promise<void> {
  const id = `move-${String(stateId).padStart(6, '0')}`;
  const answer = await table.connection(seat).send('move', { id, stateId, action });
  if (!answer.ok) throw new Error(`The move on ${String(stateId)} was refused: ${JSON.stringify(answer)}`);
}

export async function sendCommand(table: RunTable, step: CommandStep): Promise<void> {
  const answer = await table.connection(step.viewer).send('table-command', step.command);
  if (!answer.ok) throw new Error(`${JSON.stringify(step)} was refused: ${JSON.stringify(answer)}`);
}

type SideStep = Exclude<ScriptStep, { do: 'move' | 'wish' | 'wait' }>;

export async function sendSideRequest(table: RunTable, step: SideStep): Promise<void> {
  switch (step.do) {
    case 'ask':
      await table.connection(step.viewer).send(step.event, step.payload);
      return;
    case 'try': {
      const { viewer, stateId, action } = step;
      const answer = await table
        .connection(viewer)
        .send('move', { id: `try-${String(stateId).padStart(6, '0')}`, stateId, action });
      if (answer.ok) throw new Error(`What is not legal was done: ${JSON.stringify(step)}`);
      return;
    }
    case 'come-back':
      return table.reconnect(step.viewer);
    case 'request':
      return table.request(step.viewer, step.method, step.path);
  }
}
