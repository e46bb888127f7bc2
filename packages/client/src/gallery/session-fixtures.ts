/** Session states of gallery tables: clocks, votes, pauses and absences. */
import type { Seat } from '@great-fire/game';
import type { Absence, TableState, TimeControl, TableEvent, Vote } from '@great-fire/protocol';
import { LOG_STEP_MS } from '../practice/local-game';

/** Changes to a session without clocks and absences. `now` is the displayed time. All times in ms. */
export interface SessionFixture {
  readonly timeControl?: TimeControl;
  readonly remainingMs?: number; // of the turn
  readonly banksMs?: readonly number[]; // by seat
  readonly isPaused?: boolean;
  readonly events?: readonly TableEvent[];
  readonly absences?: (awaited: Seat, viewer: Seat | null) => readonly (readonly [Seat, Absence])[];
  readonly requests?: (
    now: number,
    awaited: Seat,
    viewer: Seat,
  ) => Partial<Pick<TableState, 'proposals' | 'vote'>>;
}

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const SUBSTITUTED: Absence = { standIn: 'seat', isOpen: false, hasLeft: false };
const LEFT_SEAT: Absence = { standIn: 'seat', isOpen: true, hasLeft: true };

const threeMinutes: TimeControl = { clock: { kind: 'per-turn', seconds: 180 }, timeoutAction: 'vote' };
const banked: TimeControl = {
  clock: { kind: 'fischer', bank: 1200, increment: 20 },
  timeoutAction: 'bot-turn',
};
const days: TimeControl = { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'open-seat' };

const voteOn = (seat: Seat, voters: readonly Seat[], cast: Vote['ballots'], until: number): Vote => ({
  seat,
  voters,
  ballots: cast,
  deadline: cast.length === 0 ? null : until,
});

/** Returns the fields of a proposal of the next seat, which asks the viewer and one more. */
const proposalTo = (viewer: Seat, now: number) => ({
  id: 1,
  by: (viewer + 1) % 4,
  pending: [viewer, (viewer + 2) % 4],
  agreed: [],
  expiresAt: now + 48 * SECOND_MS,
});

/** Returns the move number of the gallery's game at a time: one move per minute. */
const moveCountAt = (now: number): number => now / LOG_STEP_MS - 1;

/** Session states by gallery name. `basePosition`: the position under the session. */
export const SESSION_FIXTURES: Readonly<Record<string, SessionFixture & { readonly basePosition: string }>> =
  {
    clock: { basePosition: 'act', timeControl: threeMinutes, remainingMs: 91 * SECOND_MS },
    'clock-low': { basePosition: 'spread', timeControl: threeMinutes, remainingMs: 14 * SECOND_MS },
    'clock-fischer': {
      basePosition: 'six-players',
      timeControl: banked,
      remainingMs: 754 * SECOND_MS,
      banksMs: [754, 1020, 611, 3, 1199, 480].map((seconds) => seconds * SECOND_MS),
    },
    'clock-correspondence': {
      basePosition: 'other-player-acts',
      timeControl: days,
      remainingMs: 53 * HOUR_MS,
    },
    paused: {
      basePosition: 'act',
      timeControl: threeMinutes,
      remainingMs: 91 * SECOND_MS,
      isPaused: true,
    },
    'pause-proposed': {
      basePosition: 'act',
      timeControl: threeMinutes,
      remainingMs: 91 * SECOND_MS,
      requests: (now, _, viewer) => ({
        proposals: [{ kind: 'pause', ...proposalTo(viewer, now) }],
      }),
    },
    'pause-pending': {
      basePosition: 'act',
      timeControl: threeMinutes,
      remainingMs: 91 * SECOND_MS,
      requests: (now, _, viewer) => ({
        proposals: [
          {
            kind: 'pause',
            ...proposalTo(viewer, now),
            by: viewer,
            pending: [(viewer + 1) % 4, (viewer + 2) % 4],
          },
        ],
      }),
    },
    'takeback-proposed': {
      basePosition: 'random-act',
      requests: (now, _, viewer) => ({
        proposals: [{ kind: 'takeback', ...proposalTo(viewer, now), toStateId: moveCountAt(now) - 9 }],
      }),
    },
    'takeback-pending': {
      basePosition: 'random-act',
      requests: (now, _, viewer) => ({
        proposals: [
          {
            kind: 'takeback',
            ...proposalTo(viewer, now),
            by: viewer,
            pending: [(viewer + 1) % 4],
            agreed: [(viewer + 2) % 4],
            toStateId: moveCountAt(now) - 9,
          },
        ],
      }),
    },
    'abort-proposed': {
      basePosition: 'random-act',
      requests: (now, _, viewer) => ({
        proposals: [{ kind: 'abort', ...proposalTo(viewer, now) }],
      }),
    },
    vote: {
      basePosition: 'other-player-acts',
      timeControl: threeMinutes,
      requests: (now, seat, viewer) => {
        const voters = [0, 1, 2, 3].filter((voter) => voter !== seat);
        const other = voters.find((voter) => voter !== viewer) ?? 0;
        return { vote: voteOn(seat, voters, [{ seat: other, verdict: 'bot-turn' }], now + 26 * SECOND_MS) };
      },
    },
    'vote-cast': {
      basePosition: 'other-player-acts',
      timeControl: threeMinutes,
      requests: (now, seat, viewer) => {
        const voters = [0, 1, 2, 3].filter((voter) => voter !== seat);
        return { vote: voteOn(seat, voters, [{ seat: viewer, verdict: 'wait' }], now + 26 * SECOND_MS) };
      },
    },
    'vote-on-me': {
      basePosition: 'act',
      timeControl: threeMinutes,
      requests: (now, seat) => ({
        vote: voteOn(
          seat,
          [0, 1, 2, 3].filter((voter) => voter !== seat),
          [],
          now,
        ),
      }),
    },
    'bot-controlled': {
      basePosition: 'act',
      timeControl: threeMinutes,
      absences: (seat) => [[seat, SUBSTITUTED]],
      events: [
        { type: 'time-out', seat: 0, action: 'vote' },
        { type: 'voted', by: 1, seat: 0, verdict: null },
        { type: 'voted', by: 3, seat: 0, verdict: 'bot-seat' },
      ],
    },
    'seat-left': {
      basePosition: 'act',
      absences: (seat) => [[seat, LEFT_SEAT]],
      events: [{ type: 'left', seat: 0, action: 'bot-seat' }],
    },
    'open-seat': {
      basePosition: 'spectator',
      timeControl: threeMinutes,
      absences: () => [
        [1, LEFT_SEAT],
        [2, SUBSTITUTED],
      ],
      events: [
        { type: 'proposed', kind: 'pause', by: 0, isAccepted: false },
        { type: 'responded', kind: 'pause', by: 1, agrees: true, isAccepted: true },
        { type: 'resumed', by: 1 },
        { type: 'left', seat: 1, action: 'bot-seat' },
      ],
    },
  };
