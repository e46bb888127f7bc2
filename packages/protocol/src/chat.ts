/** What people at a table say to each other, in two channels: what players say, and what those say who watch. */
import { z } from 'zod';
import { CHAT_MAX } from './limits';

/** Players hear nothing of the spectators' channel before the end. Before the start there is only the players'. */
export const CHANNELS = ['players', 'spectators'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channel that is spoken in follows from who speaks. */
export const chatSchema = z.strictObject({
  text: z
    .string()
    // One line is one line of text, whatever is pasted.
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(1).max(CHAT_MAX)),
});

export const lineIdSchema = z.string().regex(/^[\w-]{1,20}$/, 'is no id of a line');

/** Asks for the lines before the one of this id (left out: for the last ones), of all channels that the sender hears. */
export const saidSchema = z.strictObject({
  before: lineIdSchema.exactOptional(),
  limit: z.int().min(1).max(100),
});

export interface ChatLine {
  readonly id: string; // by chance: it tells nothing of how many others there are
  readonly channel: Channel;
  readonly seat: number | null; // null: somebody without a seat
  readonly name: string;
  readonly text: string;
  readonly at: number; // ms since 1970, UTC
}

/** Lines without a hole, oldest first. */
export interface SaidPage {
  readonly lines: readonly ChatLine[];
  readonly isWhole: boolean; // nothing was said before them
}
