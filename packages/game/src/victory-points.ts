/** The values in VP that several rules need. */

/** VP of a player without losses. @source END-2 */
export const STARTING_VP = 40;
/** VP that a house is worth to its owner while it stands. @source BURN-2, DEM-4 */
export const HOUSE_VP = 2;
/** VP of the Hero of London card. @source END-2 */
export const HERO_VP = 2;
