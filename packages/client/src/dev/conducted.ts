/** What goes on at a table of the gallery beside its moves: clocks, votes, pauses, people who are away. */
import type { Seat } from '@great-fire/game';
import type { Away, Conduct, Pace, TableEvent, Vote } from '@great-fire/protocol';
import { MINUTE } from '../local/local-game';

/** Changes to a table where everybody plays for themselves, `now` being the moment that is shown. Times in ms. */
export interface Conducted {
  readonly pace?: Pace;
  readonly rest?: number; // of the turn
  readonly banks?: readonly number[]; // by seat
  readonly paused?: boolean;
  readonly events?: readonly TableEvent[];
  readonly away?: (awaited: Seat, viewer: Seat | null) => readonly (readonly [Seat, Away])[];
  readonly asks?: (
    now: number,
    awaited: Seat,
    viewer: Seat,
  ) => Partial<Pick<Conduct, 'pauseAsked' | 'takeBackAsked' | 'abortAsked' | 'vote'>>;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const STOOD_IN: Away = { bot: 'seat', isOpen: false, hasLeft: false };
const LEFT: Away = { bot: 'seat', isOpen: true, hasLeft: true };

const threeMinutes: Pace = { clock: { kind: 'friendly', seconds: 180 }, timeOut: 'vote' };
const banked: Pace = { clock: { kind: 'tournament', bank: 1200, increment: 20 }, timeOut: 'bot-turn' };
const days: Pace = { clock: { kind: 'days', days: 3 }, timeOut: 'open-seat' };

const about = (seat: Seat, voters: readonly Seat[], cast: Vote['cast'], until: number): Vote => ({
  seat,
  voters,
  cast,
  until: cast.length === 0 ? null : until,
});

/** How many moves the gallery's game has come to at a moment. */
const movesBy = (now: number): number => now / MINUTE - 1;

/** By the name of the gallery's page; `on` is the position that it lies on. */
export const CONDUCTED: Readonly<Record<string, Conducted & { readonly on: string }>> = {
  clock: { on: 'mock-act', pace: threeMinutes, rest: 91 * SECOND },
  'clock-last': { on: 'mock-spread', pace: threeMinutes, rest: 14 * SECOND },
  'clock-banks': {
    on: 'six',
    pace: banked,
    rest: 754 * SECOND,
    banks: [754, 1020, 611, 3, 1199, 480].map((seconds) => seconds * SECOND),
  },
  'clock-days': { on: 'waiting', pace: days, rest: 53 * HOUR },
  paused: { on: 'mock-act', pace: threeMinutes, rest: 91 * SECOND, paused: true },
  'pause-asked': {
    on: 'mock-act',
    pace: threeMinutes,
    rest: 91 * SECOND,
    asks: (now, _, viewer) => ({
      pauseAsked: { by: (viewer + 1) % 4, asked: [viewer, (viewer + 2) % 4], until: now + 48 * SECOND },
    }),
  },
  'pause-awaited': {
    on: 'mock-act',
    pace: threeMinutes,
    rest: 91 * SECOND,
    asks: (now, _, viewer) => ({
      pauseAsked: { by: viewer, asked: [(viewer + 1) % 4, (viewer + 2) % 4], until: now + 48 * SECOND },
    }),
  },
  'back-asked': {
    on: 'act',
    asks: (now, _, viewer) => ({
      takeBackAsked: {
        ...{ id: 1, by: (viewer + 1) % 4, to: movesBy(now) - 9 },
        ...{ asked: [viewer, (viewer + 2) % 4], agreed: [], until: now + 48 * SECOND },
      },
    }),
  },
  'back-awaited': {
    on: 'act',
    asks: (now, _, viewer) => ({
      takeBackAsked: {
        ...{ id: 1, by: viewer, to: movesBy(now) - 9 },
        ...{ asked: [(viewer + 1) % 4], agreed: [(viewer + 2) % 4], until: now + 48 * SECOND },
      },
    }),
  },
  'abort-asked': {
    on: 'act',
    asks: (now, _, viewer) => ({
      abortAsked: {
        id: 1,
        by: (viewer + 1) % 4,
        asked: [viewer, (viewer + 2) % 4],
        until: now + 48 * SECOND,
      },
    }),
  },
  vote: {
    on: 'waiting',
    pace: threeMinutes,
    asks: (now, seat, viewer) => {
      const voters = [0, 1, 2, 3].filter((one) => one !== seat);
      const other = voters.find((one) => one !== viewer) ?? 0;
      return { vote: about(seat, voters, [{ seat: other, verdict: 'bot-turn' }], now + 26 * SECOND) };
    },
  },
  voted: {
    on: 'waiting',
    pace: threeMinutes,
    asks: (now, seat, viewer) => {
      const voters = [0, 1, 2, 3].filter((one) => one !== seat);
      return { vote: about(seat, voters, [{ seat: viewer, verdict: 'wait' }], now + 26 * SECOND) };
    },
  },
  'vote-on-me': {
    on: 'mock-act',
    pace: threeMinutes,
    asks: (now, seat) => ({
      vote: about(
        seat,
        [0, 1, 2, 3].filter((one) => one !== seat),
        [],
        now,
      ),
    }),
  },
  'stood-in': {
    on: 'mock-act',
    pace: threeMinutes,
    away: (seat) => [[seat, STOOD_IN]],
    events: [
      { type: 'time-out', seat: 0, then: 'vote' },
      { type: 'voted', by: 1, seat: 0, decided: null },
      { type: 'voted', by: 3, seat: 0, decided: 'bot-seat' },
    ],
  },
  left: {
    on: 'mock-act',
    away: (seat) => [[seat, LEFT]],
    events: [{ type: 'left', seat: 0, then: 'bot-seat' }],
  },
  'seat-open': {
    on: 'watching',
    pace: threeMinutes,
    away: () => [
      [1, LEFT],
      [2, STOOD_IN],
    ],
    events: [
      { type: 'pause-asked', by: 0, isPaused: false },
      { type: 'pause-answered', by: 1, agrees: true, isPaused: true },
      { type: 'resumed', by: 1 },
      { type: 'left', seat: 1, then: 'bot-seat' },
    ],
  },
};
