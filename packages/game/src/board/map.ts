/**
 * The typed map data of `london.json`. The page build removes every field that has no type here
 * (client/vite-plugins/trim-board.ts). Positions are viewBox coordinates: x to the east, y to the south.
 */
import type { Direction } from '../state';
import type { DistrictId, ObjectiveId } from './ids';
import london from './london.json';

export const REGIONS = ['orange', 'green', 'blue', 'purple'] as const;
export type Region = (typeof REGIONS)[number];

export const OBJECTIVE_DECKS = ['I', 'II', 'III'] as const;
export type ObjectiveDeck = (typeof OBJECTIVE_DECKS)[number];

export type Point = readonly [x: number, y: number];
export type Diagonal = 'NE' | 'SE' | 'SW' | 'NW';

export interface MapDistrict {
  readonly id: DistrictId;
  readonly name: string; // 'Guild Hall'
  readonly region: Region;
  readonly size: number; // 4: houses at the start. 0 for grass and Pudding Lane
  readonly kind: 'city' | 'grass' | 'pudding-lane';
  readonly token: boolean; // whether a token lies here at the start (SET-7)
  readonly objective: { readonly vp: number; readonly deck: ObjectiveDeck } | null;
  readonly preplacedBands: { readonly [players in '4' | '5']?: number };
  readonly startFires?: number; // 25, only for Pudding Lane
  readonly polygon: readonly Point[];
  readonly area: number;
  readonly label: Point;
  readonly labelLines: readonly string[];
  readonly labelBox: Point;
  readonly anchors: { readonly art?: readonly number[] };
}

export interface MapLink {
  readonly a: DistrictId;
  readonly b: DistrictId;
  readonly dir: Direction | Diagonal; // as seen from a
  readonly kind: 'edge' | 'cross';
  readonly fire: boolean; // false for links to grass, which only pawns and bands may cross
  readonly at: Point;
}

export interface MapObjective {
  readonly id: ObjectiveId;
  readonly deck: ObjectiveDeck;
  readonly districts: readonly DistrictId[];
  readonly vp: number;
}

interface MapData {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly viewBox: readonly number[];
  readonly background: {
    readonly thames: readonly Point[];
    readonly bridge: { readonly from: Point; readonly to: Point; readonly width: number };
    readonly fleet: readonly Point[];
    readonly wall: readonly Point[];
    readonly gates: readonly { readonly name: string; readonly at: Point }[];
    readonly compass: { readonly at: Point; readonly r: number; readonly north: Point };
    readonly title: { readonly at: Point };
  };
  readonly districts: readonly MapDistrict[];
  readonly links: readonly MapLink[];
  readonly objectives: readonly MapObjective[];
}

// TypeScript infers no literal types for JSON. The map tests check the content against MapData.
export const LONDON_MAP = london as unknown as MapData;
