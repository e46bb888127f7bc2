/** Text limits that the client needs too. Kept out of the schemas, so that the client bundle does not include them. */
export const NAME_MAX = 24;
export const TABLE_NAME_MAX = 40;
export const GROUP_NAME_MAX = 40;
export const CHAT_MAX = 500;
export const NOTE_MAX = 2000; // in UTF-16 code units
