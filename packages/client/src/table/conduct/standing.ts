/** What stands between a viewer and the game, and what the viewer is asked beside it. */
import type { Conduct, MatchSummary } from '@great-fire/protocol';

/** Why a seat may not decide: the game was ended, all is paused, or a bot plays for its owner. */
export type Hold = 'aborted' | 'paused' | 'stood-in';

/** Why this viewer may not decide, or null. */
export function holdOf({ isAborted, pausedAt, away }: Conduct, viewer: number | null): Hold | null {
  if (isAborted) return 'aborted';
  if (pausedAt !== null) return 'paused';
  return viewer !== null && (away[viewer]?.bot ?? 'none') !== 'none' ? 'stood-in' : null;
}

/** A slip that lies over the map: what is asked of this viewer, or must be known. */
export type SlipKind =
  | 'aborted' // the game was ended
  | 'paused'
  | 'away' // I do not play my seat
  | 'pause-asked' // of me
  | 'pause-awaited' // I asked
  | 'take-back-asked' // of me
  | 'take-back-awaited' // I asked, or have agreed
  | 'abort-asked' // of me
  | 'abort-awaited' // I asked, or have agreed
  | 'vote' // I may vote
  | 'vote-on-me'
  | 'open-seat'; // I may take one

/** The slips for a viewer, the most urgent first; none where the game is over. */
export function slipsFor(
  conduct: Conduct,
  { status, seats }: Pick<MatchSummary, 'status' | 'seats'>,
  viewer: number | null,
): readonly SlipKind[] {
  const { pausedAt, pauseAsked, takeBackAsked, abortAsked, isAborted, vote, away, clock } = conduct;
  if (isAborted) return ['aborted'];
  if (clock.seat === null || status !== 'running') return [];
  const paused = pausedAt === null ? [] : (['paused'] as const);
  if (viewer === null)
    return [...paused, ...(seats.some(({ isOpen }) => isOpen) ? (['open-seat'] as const) : [])];
  const plays = away[viewer] == null;
  const abort =
    abortAsked === null || !plays
      ? null
      : abortAsked.asked.includes(viewer)
        ? 'abort-asked'
        : 'abort-awaited';
  const asked = pauseAsked?.asked.includes(viewer) === true ? 'pause-asked' : null;
  const all: readonly (SlipKind | null)[] = [
    plays ? null : 'away',
    asked ?? (pauseAsked?.by === viewer ? 'pause-awaited' : null),
    abort,
    takeBackAsked === null || !plays
      ? null
      : takeBackAsked.asked.includes(viewer)
        ? 'take-back-asked'
        : 'take-back-awaited',
    vote?.voters.includes(viewer) === true ? 'vote' : vote?.seat === viewer ? 'vote-on-me' : null,
  ];
  if (pausedAt !== null) return abort === null ? paused : [...paused, abort];
  return all.filter((slip) => slip !== null);
}

/** What a seated viewer may ask of the table just now. */
export interface Ways {
  readonly pause: boolean;
  readonly vote: number | null; // about which seat
  readonly voteFrom: number | null; // ms since 1970, UTC: then it may be called
  readonly leave: boolean;
  readonly abort: boolean;
}

const CALL_AFTER_MS = 120_000; // that somebody is waited for

/** What a seated viewer may ask of the table; what the server would refuse is not offered. */
export function waysOf(
  { pausedAt, pauseAsked, abortAsked, vote, away, clock }: Conduct,
  { pace, seats }: Pick<MatchSummary, 'pace' | 'seats'>,
  viewer: number,
): Ways {
  const plays = clock.seat !== null && away[viewer] === null;
  const { seat } = clock;
  const isPerson = seat !== null && seat !== viewer && seats[seat]?.hasOwner === true && away[seat] === null;
  const mayCall = plays && isPerson && pausedAt === null && vote === null && pace.clock.kind === 'none';
  return {
    pause: plays && pausedAt === null && pauseAsked === null,
    vote: mayCall ? seat : null,
    voteFrom: mayCall ? clock.since + CALL_AFTER_MS : null,
    leave: clock.seat !== null && away[viewer]?.hasLeft !== true,
    abort: plays && abortAsked === null,
  };
}

/** From when on a viewer who was told no may ask again, ms since 1970, UTC; null: was not told. */
export function askFromOf({ refused }: Conduct, viewer: number | null): number | null {
  return viewer !== null && refused?.by === viewer ? refused.until : null;
}

/** The seats that a host may send a bot to: those of bots, and those whose owners are away. */
export function botSeatsOf({ away }: Conduct, { seats }: Pick<MatchSummary, 'seats'>): readonly number[] {
  return seats.flatMap(({ hasOwner }, seat) => (hasOwner && away[seat] == null ? [] : [seat]));
}
