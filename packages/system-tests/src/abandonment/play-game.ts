/**
 * Plays one game from which up to all but one player vanish or leave at random moments. It uses the server's own
 * tables, matches, clocks and storage with a simulated clock. The game must end by the rules.
 */
import { viewFor, type PlayerCount } from '@great-fire/game';
import {
  TIMEOUT_ACTIONS,
  VERDICTS,
  type TableState,
  type TimeControl,
  type TableEvent,
  type TableCommand,
} from '@great-fire/protocol';
import {
  PLAYER_NAMES,
  updateSetupInProcess,
  randomAction,
  useDeterministicRandomness,
  seededRandom,
  startInProcessServer,
  type InProcessServer,
} from '@great-fire/server/testing';

export interface AbandonedGame {
  readonly decisions: number;
  readonly departures: number; // how often a player vanished or left
  readonly events: readonly TableEvent['type'][]; // in order
}

type RandomSource = () => number;

const START_TIME = 1_700_000_000_000;
const MAX_STEPS = 20_000;
const CLOCKS: readonly TimeControl['clock'][] = [
  { kind: 'none' },
  { kind: 'per-turn', seconds: 60 },
  { kind: 'fischer', bank: 300, increment: 5 },
  { kind: 'correspondence', days: 1 },
];

const pick = <T>(items: readonly T[], random: RandomSource): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
};

/**
 * Plays the game of a seed to its end.
 *
 * @throws Error if the game does not end within MAX_STEPS
 */
export async function playAbandonedGame(seed: string): Promise<AbandonedGame> {
  const random = seededRandom(seed);
  let time = START_TIME;
  const restoreRandomness = useDeterministicRandomness(seed, START_TIME);
  const server = startInProcessServer({ now: () => time, wrapStorage: (opened) => opened });
  try {
    const table = await openTable(server, random);
    for (let step = 0; step < MAX_STEPS; step += 1) {
      time += 1 + Math.floor(random() * 3000);
      const isOver = await table.step((ms) => void (time += ms));
      if (isOver) return await table.result();
    }
    throw new Error(
      `${seed}: no end after ${String(MAX_STEPS)} steps: ${JSON.stringify(table.tableState())}`,
    );
  } finally {
    await server.stop();
    restoreRandomness();
  }
}

async function openTable(server: InProcessServer, random: RandomSource) {
  const { tables, matches, tableCommands, storage, applyDeadlines } = server;
  const players = pick<PlayerCount>([3, 4, 5, 6], random);
  const timeControl: TimeControl = {
    clock: pick(CLOCKS, random),
    timeoutAction: pick(TIMEOUT_ACTIONS, random),
  };
  const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
  const openRequest = { tableName: 'Deserted', players, options, private: false, name: 'Ann', timeControl };
  const host = await tables.open(null, openRequest);
  const { matchId } = host;
  for (const name of PLAYER_NAMES.slice(1, players)) {
    const claim = await tables.join(null, matchId, { name });
    await updateSetupInProcess(server, claim, { type: 'set-ready', seat: claim.seat, isReady: true });
  }
  await updateSetupInProcess(server, host, { type: 'start' });
  const presentSeats = new Set(Array.from({ length: players }, (_, seat) => seat));
  const churnPerMille = 5 + Math.floor(random() * 95); // departures and returns in 1000 steps
  let decisions = 0;
  let departures = 0;

  const currentMatch = () => {
    const match = matches.peek(matchId);
    if (match === null) throw new Error('The game is not in memory');
    return match;
  };
  const sendCommand = (seat: number, command: TableCommand) => tableCommands.execute(matchId, seat, command);
  const isBotControlled = (seat: number): boolean =>
    (currentMatch().tableState.absences[seat]?.standIn ?? 'none') !== 'none';
  const move = async (seat: number, isBotMove: boolean): Promise<void> => {
    const { game, stateId } = currentMatch().state;
    const action = randomAction(viewFor(game, seat), random);
    await matches.move({
      matchId,
      seat,
      action,
      stateId,
      moveId: `move-${String(stateId)}`,
      isByBot: isBotMove,
    });
    decisions += 1;
  };
  const leaveOrReturn = async (): Promise<void> => {
    const seat = Math.floor(random() * players);
    if (presentSeats.has(seat) && presentSeats.size > 1) {
      presentSeats.delete(seat);
      departures += 1;
      if (random() < 0.5) await sendCommand(seat, { type: 'leave' }).catch(() => undefined);
    } else if (!presentSeats.has(seat) && random() < 0.6) {
      presentSeats.add(seat);
      const absence = currentMatch().tableState.absences[seat] ?? null;
      if (absence?.isOpen === true && random() < 0.5) await tables.join(null, matchId, { name: 'Gus', seat });
      else if (absence?.hasLeft === true) await sendCommand(seat, { type: 'return' });
      else await tableCommands.onOwnerReturned(matchId, seat);
    } else if (presentSeats.has(seat) && !isBotControlled(seat)) {
      // If all other players are absent for good, the pause needs no consent and begins at once.
      await sendCommand(seat, { type: 'propose', kind: 'pause' }).catch(() => undefined);
    }
  };
  /** Advances the time when no present player can move. Present players call a vote on the absent seat and vote. */
  const waitForDeadline = async (advanceTime: (ms: number) => void): Promise<void> => {
    const { vote } = currentMatch().tableState;
    const hasVoted = (seat: number): boolean => vote?.ballots.some((ballot) => ballot.seat === seat) ?? false;
    const voter = vote?.voters.find((seat) => presentSeats.has(seat) && !hasVoted(seat)) ?? null;
    if (voter !== null) return sendCommand(voter, { type: 'vote', verdict: pick(VERDICTS, random) });
    const match = await storage.matches.find(matchId);
    const tableState = match?.tableState ?? currentMatch().tableState;
    const { since, deadline } = tableState.clock;
    const until = vote?.deadline ?? null;
    if (deadline === null) {
      advanceTime(until === null ? 120_000 : Math.max(0, until - since));
      const caller = [...presentSeats].find(
        (seat) => seat !== currentMatch().state.game.turn.seat && !isBotControlled(seat),
      );
      if (caller !== undefined && vote === null) return sendCommand(caller, { type: 'call-vote' });
    } else advanceTime(Math.max(0, deadline - since));
    await applyDeadlines();
  };

  return {
    tableState: (): TableState => currentMatch().tableState,
    /** Performs one step. Resolves to true once the game is over. */
    step: async (advanceTime: (ms: number) => void): Promise<boolean> => {
      const { tableState, state } = currentMatch();
      if (state.game.result !== null) return true;
      if (random() < churnPerMille / 1000) await leaveOrReturn();
      else if (tableState.pausedAt !== null)
        await sendCommand(pick([...presentSeats], random), { type: 'resume' });
      else if (isBotControlled(state.game.turn.seat)) await move(state.game.turn.seat, true);
      else if (presentSeats.has(state.game.turn.seat) && tableState.absences[state.game.turn.seat] === null)
        await move(state.game.turn.seat, false);
      else await waitForDeadline(advanceTime);
      return false;
    },
    result: async (): Promise<AbandonedGame> => {
      const match = await storage.matches.find(matchId);
      if (match?.status !== 'finished') throw new Error('It ended, and is not stored as finished');
      await matches.buildRecord(match); // throws if the log does not yield a record
      const entries = await storage.tableState.events(matchId, MAX_STEPS);
      if (entries.some(({ id }, index) => id !== index + 1))
        throw new Error('An event of the table is missing');
      return { decisions, departures, events: entries.map(({ event }) => event.type) };
    },
  };
}
