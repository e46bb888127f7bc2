/** What people at a table say to each other, in two channels: what players say, and what those say who watch. */
import * as z from 'zod';
import { CHAT_MAX } from '../types/text-limits';
import { handleSchema } from './profiles';

/** Players hear nothing of the spectators' channel before the end. Before the start there is only the players'. */
export const CHAT_CHANNELS = ['players', 'spectators'] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/** What is said by a key, for each reader in their own language. */
export const PHRASES = ['greeting', 'moment', 'well-played', 'thanks', 'back-soon'] as const;
export type Phrase = (typeof PHRASES)[number];

/**
 * The channel that is spoken in follows from who speaks. `@` and the name of somebody who sits at the table, in whatever
 * case, is a mention of them.
 */
export const chatSchema = z
  .strictObject({
    text: z
      .string()
      // One line is one line of text, whatever is pasted.
      .transform((text) =>
        text
          .normalize('NFC')
          .replace(/\p{Cc}+/gu, ' ')
          .trim(),
      )
      .pipe(z.string().min(1).max(CHAT_MAX))
      .exactOptional(),
    phrase: z.enum(PHRASES).exactOptional(),
  })
  .refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined), {
    path: ['text'],
    error: 'is to be said, or a phrase, and not both',
  });
export type ChatMessage = z.input<typeof chatSchema>;

export const lineIdSchema = z.string().regex(/^[\w-]{1,20}$/, 'is no id of a line');

export const LINE_REMOVERS = ['host', 'operator'] as const;
export type LineRemover = (typeof LINE_REMOVERS)[number];

/**
 * What somebody does about what others say. `mute`: the writer of a line is heard no more by the sender, at no table, on no
 * device of theirs, and is not told. `block`: that, and what `expectedNameSchema` says. `report`: tells the table's host, where they hear the channel, and whoever runs the
 * server. `remove`: the host takes a line from its readers. `muted` answers `MutedPersons`.
 */
export const moderationSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('mute'), lineId: lineIdSchema }),
  z.strictObject({ type: z.literal('block'), lineId: lineIdSchema }),
  z.strictObject({ type: z.literal('unmute'), handle: handleSchema }),
  z.strictObject({ type: z.literal('list-muted') }),
  z.strictObject({ type: z.literal('report'), lineId: lineIdSchema }),
  z.strictObject({ type: z.literal('remove'), lineId: lineIdSchema }),
]);
export type ModerationAction = z.infer<typeof moderationSchema>;

/** Whom the sender does not hear. */
export interface MutedPersons {
  readonly muted: readonly { readonly handle: string; readonly name: string }[];
}

/** Asks for the lines before the one of this id (left out: for the last ones), of all channels that the sender hears. */
export const chatHistorySchema = z.strictObject({
  before: lineIdSchema.exactOptional(),
  limit: z.int().min(1).max(100),
});

export interface ChatLine {
  readonly id: string; // by chance: it tells nothing of how many others there are
  readonly channel: ChatChannel;
  readonly seat: number | null; // null: somebody without a seat
  readonly name: string;
  readonly text: string; // '' beside a phrase
  readonly at: number; // ms since 1970, UTC
  readonly phrase?: Phrase;
  readonly mentions?: readonly Mention[]; // by their places in the text
  readonly removedBy?: LineRemover; // its text is told to nobody any more
  readonly reportCount?: number; // told to the table's host alone
}

/** A stretch of a line's text that is `@` and a name, the one that this person has by now. */
export interface Mention {
  readonly from: number;
  readonly to: number; // of the letter behind it
  readonly seat: number | null; // where they sit; null: nowhere here any more
}

/** Lines without a hole, oldest first. */
export interface ChatPage {
  readonly lines: readonly ChatLine[];
  readonly hasMore: boolean; // earlier lines exist
}
