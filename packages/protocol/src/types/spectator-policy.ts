/**
 * The spectator policy: who may watch a game, and with which delay. Kept out of the schemas, so that the client bundle
 * does not include them.
 */

export const SPECTATOR_ACCESS = [
  'open', // everyone; the game is listed
  'link', // everyone with the link
  'none', // only the players, even after the end
] as const;
export type SpectatorAccess = (typeof SPECTATOR_ACCESS)[number];

export const SPECTATOR_DELAY_MAX_MINUTES = 15;

export interface SpectatorPolicy {
  readonly access: SpectatorAccess;
  readonly delayMinutes: number; // delay behind the players' view, at most SPECTATOR_DELAY_MAX_MINUTES
}

/** Returns the default policy of a public or private table. */
export const defaultSpectatorPolicy = (isPrivate: boolean): SpectatorPolicy => ({
  access: isPrivate ? 'link' : 'open',
  delayMinutes: 0,
});
