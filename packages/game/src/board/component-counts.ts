/** SET-1, SET-4: the typed data of `component-counts.json`. Other implementations of the rules read the file too. */
import type { Direction, StackLetter } from '../state';
import type { PlayerCount } from '../variants/variant-rules';
import counts from './component-counts.json';

/** Numbers of cards, tokens and pieces. */
interface ComponentCounts {
  readonly fireStack: {
    readonly [players in PlayerCount]: { readonly [L in StackLetter]?: number }; // cards of each stack
  } & { readonly unused: { readonly [players in PlayerCount]: number } };
  readonly fireCards: { readonly [D in Direction | 'hand']: number };
  readonly eastWindCards: { readonly [D in Direction]: number }; // OPT-C, in place of `fireCards`
  readonly tokens: { readonly demolition: number; readonly doubleMove: number; readonly oneVp: number };
  readonly pieces: {
    readonly housesPerColour: number;
    readonly colours: number;
    readonly fireCones: number;
    readonly puddingLaneStart: number;
    readonly puddingLaneRefill: number;
    readonly trainedBands: number;
  };
}

export const COMPONENT_COUNTS: ComponentCounts = counts;
