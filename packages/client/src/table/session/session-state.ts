/** What stands between a viewer and the game, and what the viewer is asked beside it. */
import type { TableState, MatchSummary } from '@great-fire/protocol';

/** Why a seat may not decide: the game was ended, all is paused, or a bot plays for its owner. */
export type InputBlock = 'aborted' | 'paused' | 'bot-controlled';

/** Why this viewer may not decide, or null. */
export function getInputBlock(
  { isAborted, pausedAt, absences }: TableState,
  viewer: number | null,
): InputBlock | null {
  if (isAborted) return 'aborted';
  if (pausedAt !== null) return 'paused';
  return viewer !== null && (absences[viewer]?.standIn ?? 'none') !== 'none' ? 'bot-controlled' : null;
}

/** A slip that lies over the map: what is asked of this viewer, or must be known. */
export type SessionCardKind =
  | 'aborted' // the game was ended
  | 'paused'
  | 'away' // I do not play my seat
  | 'pause-proposal' // of me
  | 'pause-pending' // I asked
  | 'takeback-proposal' // of me
  | 'takeback-pending' // I asked, or have agreed
  | 'abort-proposal' // of me
  | 'abort-pending' // I asked, or have agreed
  | 'vote' // I may vote
  | 'vote-on-me'
  | 'open-seat'; // I may take one

/** The slips for a viewer, the most urgent first; none where the game is over. */
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

/** What a seated viewer may ask of the table just now. */
export interface SessionActions {
  readonly canPause: boolean;
  readonly voteSeat: number | null; // about which seat
  readonly voteAvailableAt: number | null; // ms since 1970, UTC: then it may be called
  readonly canLeave: boolean;
  readonly canAbort: boolean;
}

const VOTE_DELAY_MS = 120_000; // that somebody is waited for

/** What a seated viewer may ask of the table; what the server would refuse is not offered. */
export function getAvailableActions(
  { pausedAt, pauseProposal, abortProposal, vote, absences, clock }: TableState,
  { timeControl, seats }: Pick<MatchSummary, 'timeControl' | 'seats'>,
  viewer: number,
): SessionActions {
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

/** From when on a viewer who was told no may ask again, ms since 1970, UTC; null: was not told. */
export function getRetryTime({ cooldown }: TableState, viewer: number | null): number | null {
  return viewer !== null && cooldown?.seat === viewer ? cooldown.until : null;
}

/** The seats that a host may send a bot to: those of bots, and those whose owners are away. */
export function getBotControlledSeats(
  { absences }: TableState,
  { seats }: Pick<MatchSummary, 'seats'>,
): readonly number[] {
  return seats.flatMap(({ hasOwner }, seat) => (hasOwner && absences[seat] == null ? [] : [seat]));
}
