/** The picture of a table: the request to the server's render worker and its answer. */
import type { PublicState } from '@great-fire/game';

/** Sizes in pixels: wide as link previews expect it, square for pages of pictures and chats. */
export const PREVIEW_IMAGE_SIZES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
} as const;
export type PreviewFormat = keyof typeof PREVIEW_IMAGE_SIZES;
export const PREVIEW_FORMATS = ['wide', 'square'] as const satisfies readonly PreviewFormat[];

/** The content of a picture in any format. */
export interface PreviewContent {
  readonly state: PublicState | null; // of the board; null: the board before a game
  readonly title: DrawableText;
  readonly subtitle: DrawableText;
  readonly rows: readonly PreviewRow[]; // the players, first place first
  readonly honours: readonly DrawableText[]; // at most two lines; drawn below up to four players
  readonly footer: string;
}

export interface PreviewImage extends PreviewContent {
  readonly format: PreviewFormat;
}

/** A user-chosen name, or a sentence with one. */
export interface DrawableText {
  readonly text: string;
  readonly fallback: string; // used if the font lacks a character of `text`
}

export interface PreviewRow {
  readonly place: number;
  readonly name: DrawableText;
  readonly total: number; // VP
  readonly colour: string | null; // of the houses
}

/** A request to the render worker. `RenderResponse` is its answer. */
export interface RenderRequest {
  readonly id: number;
  readonly image: PreviewImage;
}

export type RenderResponse =
  { readonly id: number; readonly png: Uint8Array } | { readonly id: number; readonly error: string };
