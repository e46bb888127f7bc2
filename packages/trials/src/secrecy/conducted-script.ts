/** The script of a game in which people also ask each other to take moves back, to pause, to wait, and come and go. */
import { applyAction, createGame, holdingsOf, rebuild } from '@great-fire/game';
import type { Draft, GameOptions, GameState, MatchSetup, Players, Seat } from '@great-fire/game';
import type { Random } from '@great-fire/game/testing';
import { HABITS, decide, drawOptions, randomOf, seedOf } from '@great-fire/game/testing';
import type { Wish } from '@great-fire/protocol';
import { courseOf } from './course';
import { beside, logOf } from './script';
import type { Script, Step } from './script';

const OFTEN = 0.12;
const TOGETHER = 0.04; // how often something is asked of all
const BACK_AT_MOST = 40; // decisions; further now and then
const TAKE_BACKS = 8; // of a game, so that it comes to its end
const CALL_AFTER_MS = 121_000;
const TOLD_NO_MS = 61_000; // before who was told no asks again

class Asking {
  readonly steps: Step[] = [];
  stateId = 0;
  private version = 0;
  private line: number[] = []; // the states that the decisions led to which count
  private backs = 0;

  constructor(
    private readonly seats: readonly Seat[],
    private readonly random: Random,
  ) {}

  move(seat: Seat, action: Extract<Step, { do: 'move' }>['action']): void {
    this.steps.push({ do: 'move', stateId: this.stateId, seat, action: structuredClone(action) });
    this.stateId += 1;
    this.line.push(this.stateId);
  }

  /** Asks something of all; `awaited` is whose turn it is. Returns whether the game has gone back. */
  together(awaited: Seat): boolean {
    const { random } = this;
    switch (random.below(6)) {
      case 0:
        this.pause();
        return false;
      case 1:
        this.comeAndGo(random.pick(this.seats.filter((seat) => seat !== awaited)));
        return false;
      case 2:
        this.wait(awaited);
        return false;
      default:
        return this.takeBack();
    }
  }

  private wish(viewer: Seat, wish: Wish): number {
    this.version += 1;
    this.steps.push({ do: 'wish', viewer, wish, version: this.version, goesBack: null });
    return this.version;
  }

  private others(seat: Seat): readonly Seat[] {
    const others = this.seats.filter((other) => other !== seat);
    const from = this.random.below(others.length);
    return [...others.slice(from), ...others.slice(0, from)];
  }

  private pause(): void {
    const by = this.random.pick(this.seats);
    this.wish(by, { do: 'ask-pause' });
    const agrees = this.random.chance(0.7);
    const others = this.others(by);
    for (const [index, other] of others.entries()) {
      if (!agrees && index === others.length - 1) {
        this.wish(other, { do: 'answer-pause', agrees });
        this.steps.push({ do: 'wait', ms: TOLD_NO_MS });
        return;
      }
      this.wish(other, { do: 'answer-pause', agrees: true });
    }
    this.wish(this.random.pick(this.seats), { do: 'resume' });
  }

  private comeAndGo(seat: Seat): void {
    this.wish(seat, { do: 'leave' });
    this.wish(seat, { do: 'return' });
  }

  /** The others vote to wait on, once they have waited for long. */
  private wait(awaited: Seat): void {
    this.steps.push({ do: 'wait', ms: CALL_AFTER_MS });
    const [caller, ...others] = this.others(awaited);
    if (caller === undefined) return;
    this.wish(caller, { do: 'call-vote' });
    const voters = [caller, ...others];
    for (const voter of voters.slice(0, Math.floor(voters.length / 2) + 1))
      this.wish(voter, { do: 'vote', verdict: 'wait' });
  }

  private takeBack(): boolean {
    const { random, line } = this;
    if (line.length === 0 || this.backs === TAKE_BACKS) return false;
    const furthest = random.chance(0.1) ? line.length : Math.min(line.length, BACK_AT_MOST);
    const keep = line.length - 1 - random.below(furthest);
    const by = random.pick(this.seats);
    const to = keep === 0 ? 0 : (line[keep - 1] ?? 0);
    const id = this.wish(by, { do: 'ask-take-back', to });
    const ends = random.below(4);
    if (ends === 0) return false; // nobody answers, and the next move ends it
    const agrees = ends > 1;
    const others = this.others(by);
    const answer = { do: 'answer-take-back', id } as const;
    for (const other of others.slice(0, -1)) this.wish(other, { ...answer, agrees: true });
    const last = others.at(-1) ?? by;
    if (!agrees) {
      this.wish(last, { ...answer, agrees: false });
      this.steps.push({ do: 'wait', ms: TOLD_NO_MS });
      return false;
    }
    this.stateId += 1;
    this.backs += 1;
    line.length = keep;
    const goesBack = { stateId: this.stateId, keep };
    const { version } = this;
    this.steps.push({ do: 'wish', viewer: last, wish: { ...answer, agrees: true }, version, goesBack });
    return true;
  }
}

/** The script of a game by its name, up to the last decision, without it. */
export function conductedScriptOf(
  name: string,
  players: Players,
  options: GameOptions = drawOptions(name),
): Script {
  const random = randomOf(`conducted in ${name}`);
  const setup: MatchSetup = { players, options, seed: seedOf(name) };
  let draft = createGame(setup) as Draft<GameState>;
  const seats = draft.seats.map((_, seat) => seat);
  const habits = seats.map(() => random.pick(HABITS));
  const asking = new Asking(seats, random);
  while (draft.result === null) {
    if (random.chance(OFTEN)) asking.steps.push(beside(draft, asking.stateId, random));
    if (random.chance(TOGETHER) && asking.together(draft.turn.seat)) {
      draft = rebuild(setup, logOf(asking.steps)) as Draft<GameState>;
      continue;
    }
    const { seat } = draft.turn;
    const action = decide(draft, seat, holdingsOf(draft, seat), habits[seat] ?? 'wanderer', random);
    asking.move(seat, action);
    applyAction(draft, seat, action);
  }
  const course = courseOf(setup, logOf(asking.steps));
  return { name, setup, course, steps: asking.steps.slice(0, -1) };
}
