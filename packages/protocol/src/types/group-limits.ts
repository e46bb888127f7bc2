/** Limits of groups that the client needs too. Kept out of the schemas, so that the client bundle does not include them. */

/** How many groups a person may belong to. */
export const GROUPS_MAX = 20;
/** How many members a group may have. */
export const MEMBERS_MAX = 50;
