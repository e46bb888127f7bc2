/**
 * The whole game as one annotated record. `PublicState` is what everybody at the table sees;
 * `GameState` adds what nobody, or one seat only, may know (SEC). Rules that need no secret take
 * `PublicState`, so by type they cannot see a hand.
 */
import type { Action } from './action';
import type { DistrictId, ObjectiveId } from './board/ids';
import type { RuleSet } from './variants/rule-set';

export const COLOURS = ['red', 'blue', 'green', 'white', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a fire card shows, and the four ways over a border. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type FireCard = Direction;

export const STACK_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type StackLetter = (typeof STACK_LETTERS)[number];
export type StackCard = `#${StackLetter}`;
export type DeckCard = FireCard | StackCard;

export const TOKENS = ['demolition', 'double-move', 'one-vp'] as const;
export type Token = (typeof TOKENS)[number];

/** A place at the table, 0 to players - 1, in turn order. */
export type Seat = number;

/** How many of each colour; colours with none are left out. */
export type ColourCount = { readonly [C in Colour]?: number };

export type Districts = { readonly [D in DistrictId]: DistrictState };

export interface DistrictState {
  readonly houses: readonly Colour[]; // ['red', 'blue']: those still standing
  readonly cones: number; // 3
  readonly bands: number; // 1: pinned and free together
  readonly demolished: boolean; // false
  readonly token: boolean; // true: one lies here, face down
}

export interface SeatState {
  readonly colour: Colour | null; // 'red'; null while hidden (OPT-A)
  readonly pawnColour: Colour; // 'red': with hidden colours it need not be the seat's own
  readonly pawn: DistrictId | null; // 'holborn'; null before it is placed
  readonly putOut: number; // 2: cones put out and still held
  readonly tokens: number; // 1: how many are held, used ones not counted
  readonly hand: number; // 5: how many fire cards
}

/** The steps of setup and of a turn; each waits for one decision of one seat. */
export const TURN_PHASES = ['redeal', 'band', 'pawn', 'spread', 'act', 'intensify', 'over'] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];

export interface Turn {
  readonly number: number; // 23: the turns begun since setup; 0 during setup
  readonly seat: Seat; // 2: whose decision is awaited; once over, who played last
  readonly step: TurnPhase; // 'act'
  readonly card: FireCard | null; // 'N': the fire card played this turn
  readonly spreads: number; // 1: fire moves made with it (DBL-1)
  readonly points: number; // 3: action points left (ACT-1)
  readonly actions: number; // 2: actions taken this turn and not taken back
  readonly intensifyBy: 'stack' | 'discard' | null; // 'stack': what calls for the cones (DRAW-1, FIRE-8)
}

export interface PublicState {
  readonly rules: RuleSet;
  readonly startSeat: Seat; // 1
  readonly districts: Districts;
  readonly stock: number; // 22: cones beside the board
  readonly lost: { readonly [C in Colour]: number }; // { red: 4, … }: houses burnt or demolished
  readonly seats: readonly SeatState[];
  readonly hero: Seat | null; // 1: who holds the Hero of London card
  readonly turn: Turn;
  readonly setupDone: number; // 2: answers or placements made in the present step of setup
  readonly discards: readonly FireCard[]; // ['N', 'E']: face up, oldest first
  readonly stack: { readonly letter: StackLetter; readonly left: number } | null; // { letter: 'F', left: 4 }: fire cards above the next stack card
  readonly lastTurns: number | null; // 3: turns left after the last stack card; null before it
  readonly undoable: Action | null; // the action that `undo` would take back
  readonly result: Result | null; // set when the game is over
}

export interface GameState extends PublicState {
  readonly secret: Secret;
}

/** What no view contains as it stands (SEC-1 to SEC-6). Lists by seat unless said otherwise. */
export interface Secret {
  readonly seed: string; // '9f86d0…': 32 hex digits or more
  readonly entropies: readonly string[]; // []: what the seats added to the seed
  readonly redeals: number; // 0: how many hands were redealt (SET-3)
  readonly colours: readonly Colour[];
  readonly hands: readonly (readonly FireCard[])[];
  readonly objectives: readonly (readonly ObjectiveId[])[];
  readonly undealt: readonly ObjectiveId[];
  readonly tokens: readonly (readonly Token[])[];
  readonly lying: { readonly [D in DistrictId]?: Token }; // face down on the board
  readonly destroyed: { readonly [D in DistrictId]?: Token }; // lost with a demolished district (DEM-4)
  readonly deck: readonly DeckCard[]; // bottom first: the last is drawn first
  readonly unused: readonly FireCard[];
  readonly undo: readonly UndoEntry[]; // oldest first
}

/** One action of this turn with all that it may have changed, as it was before (UNDO-1, UNDO-2). */
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
  readonly winners: readonly Seat[]; // [0]; more than one is a draw
  readonly decidedBy: TieBreak | null; // what broke a tie for the first place; null: no tie
  readonly reveal: Reveal;
}

/** What lies open once the game is over (END-5). Lists by seat unless said otherwise. */
export interface Reveal {
  readonly colours: readonly Colour[];
  readonly unowned: readonly Colour[]; // the colours that nobody had
  readonly objectives: readonly (readonly ObjectiveId[])[];
  readonly undealt: readonly ObjectiveId[];
  readonly tokens: readonly (readonly Token[])[];
  readonly lying: { readonly [D in DistrictId]?: Token };
  readonly destroyed: { readonly [D in DistrictId]?: Token };
  readonly hands: readonly (readonly FireCard[])[];
  readonly deck: readonly DeckCard[];
  readonly unused: readonly FireCard[];
}

/** The same shape, open to change: what an `apply…` function works on. A district is replaced, never changed. */
export type Draft<T> = T extends ((...args: never) => unknown) | DistrictState
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Draft<T[K]> }
    : T;
