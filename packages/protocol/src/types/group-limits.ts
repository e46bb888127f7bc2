/** Limits of groups that the client needs too. Kept out of the schemas, so that the client bundle does not include them. */

/** How many groups a person may belong to. */
export const GROUPS_MAX = 20;
/** How many members a group may have. */
export const MEMBERS_MAX = 50;
/** How many times a group chooses from. */
export const DATE_TIMES_MAX = 5;
/** How far ahead a group may meet. */
export const DATE_AHEAD_DAYS = 90;
/** A member's answer to a time. */
export const DATE_ANSWERS = ['yes', 'maybe', 'no'] as const;
export type DateAnswer = (typeof DATE_ANSWERS)[number];
/** How long a game takes in a calendar. */
export const DATE_HOURS = 2;
