/** A picture of a table for previews of its link: what the server has its painter paint. */
import type { PublicState } from '@great-fire/game';

export interface Picture {
  readonly state: PublicState | null; // of the board; null: as it lies before a game
  readonly title: PaintedName;
  readonly sub: PaintedName; // under the title
  readonly lines: readonly PictureLine[]; // who played, the first place first
  readonly foot: string;
}

/** What somebody called themselves or their table, or a sentence with that in it. */
export interface PaintedName {
  readonly text: string;
  readonly otherwise: string; // where the painter has no letters for it
}

export interface PictureLine {
  readonly place: number;
  readonly name: PaintedName;
  readonly total: number; // VP
  readonly colour: string | null; // of the houses
}

/** What the painter's thread is asked, and answers. */
export interface PictureAsked {
  readonly id: number;
  readonly picture: Picture;
}

export type PictureReply =
  { readonly id: number; readonly png: Uint8Array } | { readonly id: number; readonly why: string };

/** What is painted, in pixels: what previews are shown in. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
