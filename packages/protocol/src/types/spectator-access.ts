/** The access of spectators to a game. Kept out of the schemas, so that the client bundle does not include them. */

export const SPECTATOR_ACCESS = [
  'open', // everyone; the game is listed
  'link', // everyone with the link
  'none', // only the players, even after the end
] as const;
export type SpectatorAccess = (typeof SPECTATOR_ACCESS)[number];

/** Returns the default of a public or private table. */
export const defaultSpectatorAccess = (isPrivate: boolean): SpectatorAccess => (isPrivate ? 'link' : 'open');
