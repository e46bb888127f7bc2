/** The positions of the gallery by name. */
import { readPosition } from '@great-fire/game';
import type { Conducted } from './conducted';
import { CONDUCTED } from './conducted';
import type { GameState, Seat } from '@great-fire/game';
import type { StartOfChoice } from '../table/choice/store';
import { MOCK_POSITIONS } from './mock-positions';
import { MOMENTS } from './moments';
import type { Played } from './play';
import { dealt, playUntil } from './play';
import { backTo } from '../local/local-game';
import { SCORINGS } from './scorings';

export interface Position {
  readonly played: () => Played;
  readonly viewer: (state: GameState) => Seat | null;
  readonly start?: StartOfChoice; // what is picked and pointed at
  readonly chat?: readonly { readonly after: number; readonly seat: Seat; readonly text: string }[]; // after so many moves
  readonly away?: readonly Seat[]; // left out: the third
  readonly conducted?: Conducted; // what goes on beside the moves; left out: nothing
}

const onTurn = (state: GameState): Seat => state.turn.seat;
const late = (state: GameState, turn: number) => state.turn.number >= turn;

/** A position as text, seen by whose turn it is. @throws NotationError when it is played */
export const fromNotation = (text: string): Position => ({
  played: () => ({ state: readPosition(text), before: [], moves: [] }),
  viewer: onTurn,
});

const PLAIN: Readonly<Record<string, Position>> = {
  ...MOCK_POSITIONS,
  ...MOMENTS,
  ...SCORINGS,
  opening: { played: () => dealt(4, 'opening'), viewer: onTurn },
  'opening-hidden': { played: () => dealt(4, 'opening', { hiddenColours: true }), viewer: onTurn },
  'opening-waits': {
    played: () => dealt(4, 'opening'),
    viewer: (state) => (state.turn.seat + 1) % state.seats.length,
    start: { choice: { handAnswer: 'keep-hand' } },
  },
  bands: { played: () => dealtUntil(3, 'bands', (s) => s.turn.step === 'band'), viewer: onTurn },
  pawns: { played: () => dealtUntil(4, 'pawns', (s) => s.turn.step === 'pawn'), viewer: onTurn },
  first: { played: () => dealtUntil(4, 'first', (s) => s.turn.step === 'spread'), viewer: onTurn },
  spread: {
    played: () => dealtUntil(4, 'spread', (s) => late(s, 22) && s.turn.step === 'spread'),
    viewer: onTurn,
  },
  act: { played: () => dealtUntil(4, 'act', (s) => late(s, 24) && s.turn.step === 'act'), viewer: onTurn },
  'taken-back': {
    played: () => {
      const played = dealtUntil(4, 'act', (s) => late(s, 24) && s.turn.step === 'act');
      const back = backTo(played, 1, { to: played.moves.length - 9, consent: [0, 1, 2, 3] });
      return playUntil(back, 7, (s) => s.turn.step === 'act');
    },
    viewer: onTurn,
  },
  intensify: {
    played: () => dealtUntil(4, 'grow', (s) => late(s, 8) && s.turn.step === 'intensify'),
    viewer: onTurn,
  },
  hidden: {
    played: () =>
      playUntil(
        dealt(6, 'hidden', { hiddenColours: true }),
        7,
        (s) => late(s, 20) && s.turn.step === 'spread',
      ),
    viewer: onTurn,
  },
  six: { played: () => dealtUntil(6, 'six', (s) => late(s, 20) && s.turn.step === 'spread'), viewer: onTurn },
  waiting: {
    played: () => dealtUntil(4, 'wait', (s) => late(s, 14) && s.turn.step === 'act'),
    viewer: (state) => (state.turn.seat + 1) % state.seats.length,
  },
  watching: { played: () => dealtUntil(4, 'watch', (s) => late(s, 18)), viewer: () => null },
  scoring: { played: () => dealtUntil(4, 'end', (s) => s.turn.step === 'over'), viewer: () => 0 },
  'scoring-hidden': {
    played: () => playUntil(dealt(5, 'veil', { hiddenColours: true }), 3, (s) => s.turn.step === 'over'),
    viewer: () => null,
  },
  'scoring-tie': {
    played: () => playUntil(dealt(4, 'tie37', { hiddenColours: true }), 4, (s) => s.turn.step === 'over'),
    viewer: () => 1,
  },
  'scoring-six': { played: () => dealtUntil(6, 'six', (s) => s.turn.step === 'over'), viewer: () => 2 },
};

/** Every position that the gallery knows by name. */
export const POSITIONS: Readonly<Record<string, Position>> = {
  ...PLAIN,
  ...Object.fromEntries(
    Object.entries(CONDUCTED).flatMap(([name, { on, ...conducted }]) => {
      const position = PLAIN[on];
      return position === undefined ? [] : [[name, { ...position, conducted }]];
    }),
  ),
};

function dealtUntil(players: 3 | 4 | 5 | 6, seed: string, isFound: (state: GameState) => boolean): Played {
  return playUntil(dealt(players, seed), players, isFound);
}
