/** The session of the viewer: session cards and available commands. */
import type { TableState, MatchSummary } from '@great-fire/protocol';

/** A card above the map: a proposal that needs the viewer's answer, or a state to know. */
export type SessionCardKind =
  | 'aborted' // without a result
  | 'paused'
  | 'away' // the viewer does not play their seat
  | 'pause-proposal' // needs the viewer's answer
  | 'pause-pending' // the viewer proposed
  | 'takeback-proposal' // needs the viewer's answer
  | 'takeback-pending' // the viewer proposed or agreed
  | 'abort-proposal' // needs the viewer's answer
  | 'abort-pending' // the viewer proposed or agreed
  | 'vote' // the viewer can vote
  | 'vote-on-me'
  | 'open-seat'; // a spectator can take it

/** Returns the viewer's cards, most urgent first. Returns none after the game, unless it was aborted. */
export function getSessionCards(
  tableState: TableState,
  { status, seats }: Pick<MatchSummary, 'status' | 'seats'>,
  viewer: number | null,
): readonly SessionCardKind[] {
  const { pausedAt, pauseProposal, takebackProposal, abortProposal, isAborted, vote, absences, clock } =
    tableState;
  if (isAborted) return ['aborted'];
  if (clock.activeSeat === null || status !== 'running') return [];
  const paused = pausedAt === null ? [] : (['paused'] as const);
  if (viewer === null)
    return [...paused, ...(seats.some(({ isOpen }) => isOpen) ? (['open-seat'] as const) : [])];
  const isPlaying = absences[viewer] == null;
  const abortKind =
    abortProposal === null || !isPlaying
      ? null
      : abortProposal.pending.includes(viewer)
        ? 'abort-proposal'
        : 'abort-pending';
  const pauseKind = pauseProposal?.pending.includes(viewer) === true ? 'pause-proposal' : null;
  const kinds: readonly (SessionCardKind | null)[] = [
    isPlaying ? null : 'away',
    pauseKind ?? (pauseProposal?.by === viewer ? 'pause-pending' : null),
    abortKind,
    takebackProposal === null || !isPlaying
      ? null
      : takebackProposal.pending.includes(viewer)
        ? 'takeback-proposal'
        : 'takeback-pending',
    vote?.voters.includes(viewer) === true ? 'vote' : vote?.seat === viewer ? 'vote-on-me' : null,
  ];
  if (pausedAt !== null) return abortKind === null ? paused : [...paused, abortKind];
  return kinds.filter((kind) => kind !== null);
}

/** Cards with a question that only the viewer's answer removes. */
const QUESTIONS: ReadonlySet<SessionCardKind> = new Set([
  'pause-proposal',
  'abort-proposal',
  'takeback-proposal',
  'vote',
]);

/** Returns all cards without the questions after the first. They follow, one at a time, when it is answered. */
export function keepFirstQuestion(kinds: readonly SessionCardKind[]): readonly SessionCardKind[] {
  const first = kinds.find((kind) => QUESTIONS.has(kind));
  return kinds.filter((kind) => kind === first || !QUESTIONS.has(kind));
}

/** The commands that a player can send now. */
export interface SessionCommands {
  readonly canPause: boolean;
  readonly voteSeat: number | null; // the seat to vote on
  readonly voteAvailableAt: number | null; // epoch ms
  readonly canLeave: boolean;
  readonly canAbort: boolean;
}

const VOTE_DELAY_MS = 120_000; // since the seat became active

/** Returns the commands that a player can send. Leaves out those that the server would reject. */
export function getSessionCommands(
  { pausedAt, pauseProposal, abortProposal, vote, absences, clock }: TableState,
  { timeControl, seats }: Pick<MatchSummary, 'timeControl' | 'seats'>,
  viewer: number,
): SessionCommands {
  const isPlaying = clock.activeSeat !== null && absences[viewer] === null;
  const { activeSeat } = clock;
  const isAwaitingPerson =
    activeSeat !== null &&
    activeSeat !== viewer &&
    seats[activeSeat]?.hasOwner === true &&
    absences[activeSeat] === null;
  const canCallVote =
    isPlaying && isAwaitingPerson && pausedAt === null && vote === null && timeControl.clock.kind === 'none';
  return {
    canPause: isPlaying && pausedAt === null && pauseProposal === null,
    voteSeat: canCallVote ? activeSeat : null,
    voteAvailableAt: canCallVote ? clock.since + VOTE_DELAY_MS : null,
    canLeave: clock.activeSeat !== null && absences[viewer]?.hasLeft !== true,
    canAbort: isPlaying && abortProposal === null,
  };
}

/** Returns the time (epoch ms) from which the viewer may repeat a refused request. Null: no request was refused. */
export function getRetryTime({ cooldown }: TableState, viewer: number | null): number | null {
  return viewer !== null && cooldown?.seat === viewer ? cooldown.until : null;
}

/** Returns true if a bot plays a seat of the match. */
export const hasBots = ({ seats }: Pick<MatchSummary, 'seats'>): boolean =>
  seats.some(({ botLevel }) => botLevel !== null);

/** Returns the seats whose bot the host may change: bots, and seats of absent owners. */
export function getBotControlledSeats(
  { absences }: TableState,
  { seats }: Pick<MatchSummary, 'seats'>,
): readonly number[] {
  return seats.flatMap(({ hasOwner }, seat) => (hasOwner && absences[seat] == null ? [] : [seat]));
}
