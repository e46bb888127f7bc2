/** Chat at a table in two channels, one for players and one for spectators. */
import * as z from 'zod';
import { normalizeLine } from '../text';
import { PHRASES } from '../types/phrases';
import { CHAT_MAX } from '../types/text-limits';
import { handleSchema } from './profiles';

/**
 * Players cannot read the spectators' channel before the end of the game. Before the start only the players' channel
 * exists.
 */
export const CHAT_CHANNELS = ['players', 'spectators'] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/**
 * A chat message: a text or a phrase. The sender's role decides the channel. `@` and the name of a person with a seat,
 * in any case, is a mention.
 */
export const chatSchema = z
  .strictObject({
    text: z
      .string()
      .transform(normalizeLine)
      .pipe(z.string().min(1, 'has nothing that can be seen').max(CHAT_MAX))
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
 * Moderation of chat lines by a reader.
 *
 * - `mute`: hides the writer's lines from the sender at every table and on every device. The writer is not notified.
 * - `block`: mutes the writer and blocks the person, as `expectedNameSchema` describes.
 * - `report`: reports a line to the operator, and to the table's host if the host can read the channel.
 * - `remove`: the host removes a line for all readers.
 * - `list-muted`: answers `MutedPersons`.
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

/**
 * Requests the lines before the line `before`, of all channels that the sender can read. Without `before`, requests
 * the last lines.
 */
export const chatHistorySchema = z.strictObject({
  before: lineIdSchema.exactOptional(),
  limit: z.int().min(1).max(100),
});
