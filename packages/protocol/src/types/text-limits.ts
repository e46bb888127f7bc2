/** Bounds that the page needs too; apart from the schemas, so that it need not carry them. */
export const NAME_MAX = 24;
export const TABLE_NAME_MAX = 40;
export const CHAT_MAX = 500;
export const NOTE_MAX = 2000; // in letters, as JavaScript counts them
