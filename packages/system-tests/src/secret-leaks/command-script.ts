/** The script of a game in which people also take back moves, pause, vote, leave and return. */
import {
  applyAction,
  createGame,
  holdingsOf,
  type Action,
  type Draft,
  type GameOptions,
  type GameState,
  type MatchSetup,
  type PlayerCount,
  type Seat,
} from '@great-fire/game';
import { replayLog } from '@great-fire/game/record';
import {
  type Random,
  PERSONAS,
  choosePersonaAction,
  randomOptions,
  seededRandom,
  seedFromName,
} from '@great-fire/game/testing';
import type { TableCommand } from '@great-fire/protocol';
import { buildTrace } from './trace';
import { moveStep, sideRequest, scriptLog, truncate, type Script, type ScriptStep } from './script';

const SIDE_REQUEST_RATE = 0.12;
const PROPOSAL_RATE = 0.04; // probability of a proposal before each move
const MAX_TAKEBACK_DISTANCE = 40; // moves; sometimes more
const MAX_TAKEBACKS = 8; // in one game, so that the game ends
const VOTE_DELAY_MS = 121_000;
const REJECTION_COOLDOWN_MS = 61_000; // before the proposer of a rejected proposal may propose again

class ScriptBuilder {
  readonly steps: ScriptStep[] = [];
  stateId = 0;
  private version = 0;
  private timeline: number[] = []; // state ids of the moves that are still in effect
  private openingHands = 0; // number of the first moves, which no takeback reaches
  private takebackCount = 0;

  constructor(
    private readonly seats: readonly Seat[],
    private readonly random: Random,
  ) {}

  addMove(state: GameState, seat: Seat, action: Action): void {
    this.steps.push(moveStep(state, this.stateId, seat, action));
    this.stateId += 1;
    this.timeline.push(this.stateId);
    if (state.turn.step === 'redeal') this.openingHands += 1;
  }

  /**
   * Adds a pause, an absence, a vote or a takeback. `activeSeat` is the seat to move. Returns whether moves were taken
   * back.
   */
  addProposal(activeSeat: Seat): boolean {
    const { random } = this;
    switch (random.int(6)) {
      case 0:
        this.addPause();
        return false;
      case 1:
        this.addLeaveAndReturn(random.pick(this.seats.filter((seat) => seat !== activeSeat)));
        return false;
      case 2:
        this.addWaitVote(activeSeat);
        return false;
      default:
        return this.addTakeback();
    }
  }

  private addCommand(viewer: Seat, command: TableCommand): number {
    this.version += 1;
    this.steps.push({ type: 'command', viewer, command, version: this.version, takeback: null });
    return this.version;
  }

  private others(seat: Seat): readonly Seat[] {
    const others = this.seats.filter((other) => other !== seat);
    const from = this.random.int(others.length);
    return [...others.slice(from), ...others.slice(0, from)];
  }

  private addPause(): void {
    const proposer = this.random.pick(this.seats);
    const id = this.addCommand(proposer, { type: 'propose', kind: 'pause' });
    const agrees = this.random.chance(0.7);
    const others = this.others(proposer);
    for (const [index, other] of others.entries()) {
      if (!agrees && index === others.length - 1) {
        this.addCommand(other, { type: 'respond', id, agrees });
        this.steps.push({ type: 'wait', ms: REJECTION_COOLDOWN_MS });
        return;
      }
      this.addCommand(other, { type: 'respond', id, agrees: true });
    }
    this.addCommand(this.random.pick(this.seats), { type: 'resume' });
  }

  private addLeaveAndReturn(seat: Seat): void {
    this.addCommand(seat, { type: 'leave' });
    this.addCommand(seat, { type: 'return' });
  }

  /** Adds a vote in which the others decide to wait on, after the delay that a vote requires. */
  private addWaitVote(activeSeat: Seat): void {
    this.steps.push({ type: 'wait', ms: VOTE_DELAY_MS });
    const [caller, ...others] = this.others(activeSeat);
    if (caller === undefined) return;
    this.addCommand(caller, { type: 'call-vote' });
    const voters = [caller, ...others];
    for (const voter of voters.slice(0, Math.floor(voters.length / 2) + 1))
      this.addCommand(voter, { type: 'vote', verdict: 'wait' });
  }

  private addTakeback(): boolean {
    const { random, timeline } = this;
    const moveCount = timeline.length - this.openingHands;
    if (moveCount === 0 || this.takebackCount === MAX_TAKEBACKS) return false;
    const maxDistance = random.chance(0.1) ? moveCount : Math.min(moveCount, MAX_TAKEBACK_DISTANCE);
    const keep = timeline.length - 1 - random.int(maxDistance);
    const proposer = random.pick(this.seats);
    const to = timeline[keep - 1] ?? 0;
    const id = this.addCommand(proposer, { type: 'propose', kind: 'takeback', toStateId: to });
    const outcome = random.int(4);
    if (outcome === 0) return false; // without an answer, the next move ends the proposal
    const agrees = outcome > 1;
    const others = this.others(proposer);
    const answer = { type: 'respond', id } as const;
    for (const other of others.slice(0, -1)) this.addCommand(other, { ...answer, agrees: true });
    const last = others.at(-1) ?? proposer;
    if (!agrees) {
      this.addCommand(last, { ...answer, agrees: false });
      this.steps.push({ type: 'wait', ms: REJECTION_COOLDOWN_MS });
      return false;
    }
    this.stateId += 1;
    this.takebackCount += 1;
    timeline.length = keep;
    const takeback = { stateId: this.stateId, keep };
    const { version } = this;
    this.steps.push({
      type: 'command',
      viewer: last,
      command: { ...answer, agrees: true },
      version,
      takeback,
    });
    return true;
  }
}

/** Builds the script of the game of this name, up to but not including the last move. */
export function makeCommandScript(
  name: string,
  players: PlayerCount,
  options: GameOptions = randomOptions(name),
): Script {
  const random = seededRandom(`conducted in ${name}`);
  const setup: MatchSetup = { players, options, seed: seedFromName(name) };
  let draft = createGame(setup) as Draft<GameState>;
  const seats = draft.seats.map((_, seat) => seat);
  const personas = seats.map(() => random.pick(PERSONAS));
  const builder = new ScriptBuilder(seats, random);
  while (draft.result === null) {
    if (random.chance(SIDE_REQUEST_RATE)) builder.steps.push(sideRequest(draft, builder.stateId, random));
    const hasBegun = draft.turn.step !== 'redeal';
    if (hasBegun && random.chance(PROPOSAL_RATE) && builder.addProposal(draft.turn.seat)) {
      draft = replayLog(setup, scriptLog(builder.steps)) as Draft<GameState>;
      continue;
    }
    const { seat } = draft.turn;
    const action = choosePersonaAction(
      draft,
      seat,
      holdingsOf(draft, seat),
      personas[seat] ?? 'wanderer',
      random,
    );
    builder.addMove(draft, seat, action);
    applyAction(draft, seat, action);
  }
  const trace = buildTrace(setup, scriptLog(builder.steps));
  return { name, setup, trace, steps: builder.steps.slice(0, -1) };
}

/** Returns the beginning of a game that contains takebacks, a pause, a return and a vote, for tests. */
export function findCommandScript(): Script {
  const options = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
  // The search begins with the first one by the present rules.
  for (let number = 49; number < 300; number += 1) {
    const script = truncate(makeCommandScript(`conducted-${String(number)}`, 3, options), 60);
    const commands = script.steps.filter((step) => step.type === 'command');
    const takebackCount = commands.filter(({ takeback }) => takeback !== null).length;
    const kinds = new Set(commands.map(({ command }) => command.type));
    if (takebackCount > 1 && (['resume', 'return', 'vote'] as const).every((kind) => kinds.has(kind)))
      return script;
  }
  throw new Error('There is no such game');
}
