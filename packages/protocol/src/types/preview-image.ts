/** A picture of a table for previews of its link: what the server has its painter paint. */
import type { PublicState } from '@great-fire/game';

export interface PreviewImage {
  readonly state: PublicState | null; // of the board; null: as it lies before a game
  readonly title: DrawableText;
  readonly subtitle: DrawableText; // under the title
  readonly rows: readonly PreviewRow[]; // who played, the first place first
  readonly footer: string;
}

/** What somebody called themselves or their table, or a sentence with that in it. */
export interface DrawableText {
  readonly text: string;
  readonly fallback: string; // where the painter has no letters for it
}

export interface PreviewRow {
  readonly place: number;
  readonly name: DrawableText;
  readonly total: number; // VP
  readonly colour: string | null; // of the houses
}

/** What the painter's thread is asked, and answers. */
export interface RenderRequest {
  readonly id: number;
  readonly image: PreviewImage;
}

export type RenderResponse =
  { readonly id: number; readonly png: Uint8Array } | { readonly id: number; readonly error: string };

/** What is painted, in pixels: what previews are shown in. */
export const PREVIEW_IMAGE_SIZE = { width: 1200, height: 630 } as const;
