/**
 * Predefined messages of the chat, shown to each reader in the reader's language. Kept out of the schemas, so that the
 * client bundle does not include them.
 */
export const PHRASES = ['greeting', 'moment', 'well-played', 'thanks', 'back-soon'] as const;
export type Phrase = (typeof PHRASES)[number];
