/**
 * The state of the whole game. `PublicState` holds everything that all players and spectators see. `GameState` adds
 * the secrets (SEC). Rules that need no secret take `PublicState`, so that they cannot read a hand.
 */
import type { Action } from './action';
import type { DistrictId, ObjectiveId } from './board/ids';
import type { RuleSet } from './variants/variant-rules';

export const COLOURS = ['red', 'blue', 'green', 'white', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** The directions of fire cards and of links over a border. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type FireCard = Direction;

export const STACK_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type StackLetter = (typeof STACK_LETTERS)[number];
export type StackCard = `#${StackLetter}`;
export type DeckCard = FireCard | StackCard;

export const TOKENS = ['demolition', 'double-move', 'one-vp'] as const;
export type Token = (typeof TOKENS)[number];

/** A seat at the table, 0 to players - 1, in turn order. */
export type Seat = number;

/** The number of each colour. Colours without any are left out. */
export type ColourCount = { readonly [C in Colour]?: number };

export type Districts = { readonly [D in DistrictId]: DistrictState };

export interface DistrictState {
  readonly houses: readonly Colour[]; // ['red', 'blue']: the standing houses
  readonly cones: number; // 3
  readonly bands: number; // 1: pinned and free bands
  readonly demolished: boolean; // false
  readonly token: boolean; // true: a face-down token lies here
}

export interface SeatState {
  readonly colour: Colour | null; // 'red'. Null while hidden (OPT-A)
  readonly pawnColour: Colour; // 'red'. With hidden colours it may differ from the seat's colour
  readonly pawn: DistrictId | null; // 'holborn'. Null before it is placed
  readonly putOut: number; // 2: cones put out and still held
  readonly tokens: number; // 1: tokens held, without used ones
  readonly hand: number; // 5: number of fire cards
}

/** The phases of a match. In each phase but `over`, `Turn.seat` makes the next decision. */
export const TURN_PHASES = ['redeal', 'band', 'pawn', 'spread', 'act', 'intensify', 'over'] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];

export interface Turn {
  readonly number: number; // 23: turns begun since setup. 0 during setup
  readonly seat: Seat; // 2: the seat that decides next, or that played last if the game is over
  readonly step: TurnPhase; // 'act'
  readonly card: FireCard | null; // 'N': the fire card played this turn
  readonly spreads: number; // 1: moves made with that card (DBL-1)
  readonly points: number; // 3: action points left (ACT-1)
  readonly actions: number; // 2: actions taken this turn and not undone
  readonly undos: number; // 1: undos made this turn (UNDO-1)
  readonly intensifyBy: 'stack' | 'discard' | null; // 'stack': the cause of the intensify (DRAW-1, FIRE-8)
}

export interface PublicState {
  readonly rules: RuleSet;
  readonly startSeat: Seat; // 1
  readonly districts: Districts;
  readonly stock: number; // 22: cones beside the board
  readonly lost: { readonly [C in Colour]: number }; // { red: 4, … }: houses burnt or demolished
  readonly seats: readonly SeatState[];
  readonly hero: Seat | null; // 1: the holder of the Hero of London card
  readonly turn: Turn;
  readonly setupDone: number; // 2: decisions made in the current setup phase
  readonly discards: readonly FireCard[]; // ['N', 'E']: face up, oldest first
  readonly stack: { readonly letter: StackLetter; readonly left: number } | null; // { letter: 'F', left: 4 }: fire cards above the next stack card
  readonly lastTurns: number | null; // 3: turns left after the last stack card. Null before it
  readonly undoable: Action | null; // the action that `undo` would undo
  readonly result: Result | null; // set when the game is over
}

export interface GameState extends PublicState {
  readonly secret: Secret;
}

/** The secrets of one seat that its choices depend on. `own` of a view has both, too. */
export interface Holdings {
  readonly hand: readonly FireCard[];
  readonly tokens: readonly Token[];
}

/** All secrets. No view contains this object (SEC-1 to SEC-6). Lists are by seat unless the comment says otherwise. */
export interface Secret {
  readonly seed: string; // '9f86d0…': at least 32 hex digits
  readonly entropies: readonly string[]; // []: contributions of the seats
  readonly redeals: number; // 0: number of redeals so far (SET-3)
  readonly colours: readonly Colour[];
  readonly hands: readonly (readonly FireCard[])[];
  readonly objectives: readonly (readonly ObjectiveId[])[];
  readonly undealt: readonly ObjectiveId[];
  readonly tokens: readonly (readonly Token[])[];
  readonly lying: { readonly [D in DistrictId]?: Token }; // face down on the board
  readonly destroyed: { readonly [D in DistrictId]?: Token }; // lost with a demolished district (DEM-4)
  readonly deck: readonly DeckCard[]; // bottom first: the last card is drawn first
  readonly unused: readonly FireCard[];
  readonly undo: readonly UndoEntry[]; // oldest first
}

/** One action of this turn, with the previous values of everything that it may have changed (UNDO-1, UNDO-2). */
export interface UndoEntry {
  readonly action: Action;
  readonly districts: { readonly [D in DistrictId]?: DistrictState };
  readonly state: Partial<Pick<PublicState, 'stock' | 'lost' | 'seats' | 'hero' | 'turn' | 'discards'>>;
  readonly secret: Partial<Pick<Secret, 'hands' | 'tokens' | 'lying' | 'destroyed'>>;
}

export interface Score {
  readonly seat: Seat;
  readonly houses: number; // 28: 40 less 2 for each own house lost
  readonly cones: number; // 3
  readonly objectives: number; // 6
  readonly oneVp: number; // 1
  readonly hero: number; // 2 or 0
  readonly total: number; // 40
}

export const TIE_BREAKS = ['cones', 'houses', 'objectives', 'shared'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface Result {
  readonly scores: readonly Score[]; // by seat
  readonly winners: readonly Seat[]; // [0]. More than one winner is a draw
  readonly decidedBy: TieBreak | null; // criterion that broke the tie for first place. Null without a tie
  readonly reveal: Reveal;
}

/** The secrets revealed at the end of the game (END-5). Lists are by seat unless the comment says otherwise. */
export interface Reveal {
  readonly colours: readonly Colour[];
  readonly unowned: readonly Colour[]; // colours without a player
  readonly objectives: readonly (readonly ObjectiveId[])[];
  readonly undealt: readonly ObjectiveId[];
  readonly tokens: readonly (readonly Token[])[];
  readonly lying: { readonly [D in DistrictId]?: Token };
  readonly destroyed: { readonly [D in DistrictId]?: Token };
  readonly hands: readonly (readonly FireCard[])[];
  readonly deck: readonly DeckCard[];
  readonly unused: readonly FireCard[];
}

/**
 * A mutable version of a type, for the `apply…` functions. Districts stay read-only: they are replaced, never
 * modified.
 */
export type Draft<T> = T extends ((...args: never) => unknown) | DistrictState
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Draft<T[K]> }
    : T;
