/** The positions of the gallery by name. */
import { readPosition } from '@great-fire/game/notation';
import type { GameState, Seat } from '@great-fire/game';
import type { InitialDraft } from '../table/move-input/draft-store';
import { rewindTo } from '../practice/local-game';
import { type SessionFixture, SESSION_FIXTURES } from './session-fixtures';
import { MIDGAME_POSITIONS } from './midgame-positions';
import { RARE_POSITIONS, END_POSITIONS } from './rare-positions';
import { type Played, dealGame, keepHands, playUntil } from './random-play';

export interface GalleryPosition {
  readonly createGame: () => Played;
  readonly viewer: (state: GameState) => Seat | null;
  readonly start?: InitialDraft; // initial draft and hover
  readonly chat?: readonly { readonly after: number; readonly seat: Seat; readonly text: string }[]; // in moves
  readonly away?: readonly Seat[]; // default: the third
  readonly session?: SessionFixture; // clocks, votes and absences
}

const activeSeat = (state: GameState): Seat => state.turn.seat;
const isTurnAtLeast = (state: GameState, turn: number) => state.turn.number >= turn;

/**
 * Returns a position from board notation, seen by the seat on turn.
 *
 * @throws NotationError when the game is created
 */
export const positionFromNotation = (text: string): GalleryPosition => ({
  createGame: () => ({ state: readPosition(text), previousStates: [], moves: [] }),
  viewer: activeSeat,
});

const BASE_POSITIONS: Readonly<Record<string, GalleryPosition>> = {
  ...MIDGAME_POSITIONS,
  ...RARE_POSITIONS,
  ...END_POSITIONS,
  'first-decision': { createGame: () => keepHands(dealGame(4, 'opening')), viewer: activeSeat },
  'first-decision-hidden-colours': {
    createGame: () => keepHands(dealGame(4, 'opening', { hiddenColours: true })),
    viewer: activeSeat,
  },
  'band-placement': {
    createGame: () => dealAndPlayUntil(3, 'bands', (s) => s.turn.step === 'band'),
    viewer: activeSeat,
  },
  'pawn-placement': {
    createGame: () => dealAndPlayUntil(4, 'pawns', (s) => s.turn.step === 'pawn'),
    viewer: activeSeat,
  },
  'first-spread': {
    createGame: () => dealAndPlayUntil(4, 'first', (s) => s.turn.step === 'spread'),
    viewer: activeSeat,
  },
  'random-spread': {
    createGame: () => dealAndPlayUntil(4, 'spread', (s) => isTurnAtLeast(s, 22) && s.turn.step === 'spread'),
    viewer: activeSeat,
  },
  'random-act': {
    createGame: () => dealAndPlayUntil(4, 'act', (s) => isTurnAtLeast(s, 24) && s.turn.step === 'act'),
    viewer: activeSeat,
  },
  takeback: {
    createGame: () => {
      const played = dealAndPlayUntil(4, 'act', (s) => isTurnAtLeast(s, 24) && s.turn.step === 'act');
      const back = rewindTo(played, 1, { to: played.moves.length - 9, consent: [0, 1, 2, 3] });
      return playUntil(back, 7, (s) => s.turn.step === 'act');
    },
    viewer: activeSeat,
  },
  'random-intensify': {
    createGame: () => dealAndPlayUntil(4, 'grow', (s) => isTurnAtLeast(s, 8) && s.turn.step === 'intensify'),
    viewer: activeSeat,
  },
  'hidden-colours': {
    createGame: () =>
      playUntil(
        dealGame(6, 'hidden', { hiddenColours: true }),
        7,
        (s) => isTurnAtLeast(s, 20) && s.turn.step === 'spread',
      ),
    viewer: activeSeat,
  },
  'six-players': {
    createGame: () => dealAndPlayUntil(6, 'six', (s) => isTurnAtLeast(s, 20) && s.turn.step === 'spread'),
    viewer: activeSeat,
  },
  'other-player-acts': {
    createGame: () => dealAndPlayUntil(4, 'wait', (s) => isTurnAtLeast(s, 14) && s.turn.step === 'act'),
    viewer: (state) => (state.turn.seat + 1) % state.seats.length,
  },
  spectator: {
    createGame: () => dealAndPlayUntil(4, 'watch', (s) => isTurnAtLeast(s, 18)),
    viewer: () => null,
  },
  'random-scoring': {
    createGame: () => dealAndPlayUntil(4, 'end', (s) => s.turn.step === 'over'),
    viewer: () => 0,
  },
  'random-scoring-hidden-colours': {
    createGame: () =>
      playUntil(dealGame(5, 'veil', { hiddenColours: true }), 3, (s) => s.turn.step === 'over'),
    viewer: () => null,
  },
  'random-scoring-tie': {
    createGame: () =>
      playUntil(dealGame(4, 'tie37', { hiddenColours: true }), 4, (s) => s.turn.step === 'over'),
    viewer: () => 1,
  },
  'random-scoring-six-players': {
    createGame: () => dealAndPlayUntil(6, 'six', (s) => s.turn.step === 'over'),
    viewer: () => 2,
  },
};

export const POSITIONS: Readonly<Record<string, GalleryPosition>> = {
  ...BASE_POSITIONS,
  ...Object.fromEntries(
    Object.entries(SESSION_FIXTURES).flatMap(([name, { basePosition, ...session }]) => {
      const position = BASE_POSITIONS[basePosition];
      return position === undefined ? [] : [[name, { ...position, session }]];
    }),
  ),
};

function dealAndPlayUntil(
  players: 3 | 4 | 5 | 6,
  seed: string,
  isReached: (state: GameState) => boolean,
): Played {
  return playUntil(dealGame(players, seed), players, isReached);
}
