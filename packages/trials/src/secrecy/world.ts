/** One world: a table of the product's own server, with somebody at each seat, a spectator, and the lobby. */
import type { MatchSetup } from '@great-fire/game';
import type { Script, Step, Viewer, Wished } from './script';

/** What is heard of an answer. */
export interface Answer {
  readonly ok: boolean;
  readonly code?: string;
}

export interface Line {
  /** Sends a message and resolves with the answer. */
  readonly ask: (event: string, payload?: unknown) => Promise<Answer>;
  /** Resolves when a state is shown that is at least this far. */
  readonly shows: (stateId: number) => Promise<void>;
  /** Resolves when all is told of a table that is conducted by this version at least. */
  readonly told: (version: number) => Promise<void>;
}

/** A table that is full, its game begun. */
export interface Table {
  readonly line: (viewer: Viewer) => Line;
  /** Breaks the viewer's line and takes it up again; resolves when all have been told of both. */
  readonly comeBack: (viewer: Viewer) => Promise<void>;
  readonly request: (viewer: Viewer, method: string, path: string) => Promise<void>;
  /** All that a viewer received, in order, and what the lobby was told meanwhile. */
  readonly heard: (viewer: Viewer) => Heard;
  /** Resolves when nobody hears anything more of the last step. */
  readonly quiet: () => Promise<void>;
  /** Resolves when all that was sent so far has been heard. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface Heard {
  readonly line: readonly string[];
  readonly answers: readonly string[]; // over HTTP: head and body
  readonly lobby: readonly string[];
}

/** The clock of a world: only the script moves it on. */
export class Clock {
  private at = 1_700_000_000_000;
  readonly now = (): number => this.at;
  tick(): void {
    this.pass(1000);
  }
  pass(ms: number): void {
    this.at += ms;
  }
}

/**
 * Opens a table. Where one viewer listens, what the others would hear need not be made; `before` is what that one
 * heard in the first world: what is the same again need not be kept twice.
 */
export type OpenTable = (
  setup: MatchSetup,
  clock: Clock,
  listener: Viewer | 'all',
  before?: Heard,
) => Promise<Table>;

export const viewersOf = ({ setup }: Script): readonly Viewer[] => [...Array(setup.players).keys(), null];

/**
 * Plays a script in a world that was dealt by `setup`. In a second world, `viewer` is whom it was made for; there
 * the others only do what everybody hears of: what the rules refused to them may be legal in it, and what they
 * read must not matter. @throws Error where a decision is refused
 */
export async function playScript(
  open: OpenTable,
  script: Script,
  setup: MatchSetup,
  viewer: Viewer | 'all',
  before?: Heard,
): Promise<Table> {
  const clock = new Clock();
  const table = await open(setup, clock, viewer, before);
  try {
    for (const step of script.steps) {
      clock.tick();
      await play(table, script, step, clock, viewer);
      await table.quiet();
    }
    await table.settled();
    return table;
  } catch (error) {
    await table.stop();
    throw error;
  }
}

async function play(
  table: Table,
  script: Script,
  step: Step,
  clock: Clock,
  viewer: Viewer | 'all',
): Promise<void> {
  const all = viewersOf(script).map((one) => () => table.line(one));
  switch (step.do) {
    case 'wait':
      clock.pass(step.ms);
      return;
    case 'move':
      await move(table, step);
      await Promise.all(all.map((line) => line().shows(step.stateId + 1)));
      return;
    case 'wish': {
      await wish(table, step);
      const { version, goesBack } = step;
      await Promise.all(
        all.map((line) => (goesBack === null ? line().told(version) : line().shows(goesBack.stateId))),
      );
      return;
    }
    default:
      if (viewer === 'all' || viewer === step.viewer || isHeardByAll(step)) await beside(table, step);
  }
}

/** A request is so by its id alone, of which the next request gets the next. */
function isHeardByAll(step: Beside): boolean {
  return step.do === 'come-back' || step.do === 'request' || (step.do === 'ask' && step.event === 'chat');
}

export async function move(
  table: Table,
  { stateId, seat, action }: Extract<Step, { do: 'move' }>,
): Promise<void> {
  const id = `move-${String(stateId).padStart(6, '0')}`;
  const answer = await table.line(seat).ask('move', { id, stateId, action });
  if (!answer.ok) throw new Error(`The move on ${String(stateId)} was refused: ${JSON.stringify(answer)}`);
}

export async function wish(table: Table, step: Wished): Promise<void> {
  const answer = await table.line(step.viewer).ask('conduct', step.wish);
  if (!answer.ok) throw new Error(`${JSON.stringify(step)} was refused: ${JSON.stringify(answer)}`);
}

type Beside = Exclude<Step, { do: 'move' | 'wish' | 'wait' }>;

export async function beside(table: Table, step: Beside): Promise<void> {
  switch (step.do) {
    case 'ask':
      await table.line(step.viewer).ask(step.event, step.payload);
      return;
    case 'try': {
      const { viewer, stateId, action } = step;
      const answer = await table
        .line(viewer)
        .ask('move', { id: `try-${String(stateId).padStart(6, '0')}`, stateId, action });
      if (answer.ok) throw new Error(`What is not legal was done: ${JSON.stringify(step)}`);
      return;
    }
    case 'come-back':
      return table.comeBack(step.viewer);
    case 'request':
      return table.request(step.viewer, step.method, step.path);
  }
}
