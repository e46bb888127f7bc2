/** Who may see a game without playing in it, and how much later; apart from the schemas, so that the page need not carry them. */

export const SPECTATOR_ACCESS = [
  'open', // whoever likes: it is listed among the games to watch
  'link', // whoever has its link
  'none', // nobody but those who play, after its end too
] as const;
export type SpectatorAccess = (typeof SPECTATOR_ACCESS)[number];

export const SPECTATOR_DELAY_MAX_MINUTES = 15;

export interface SpectatorPolicy {
  readonly access: SpectatorAccess;
  readonly delayMinutes: number; // how long after those who play they see what happens, at most SPECTATOR_DELAY_MAX_MINUTES
}

/** How a table is watched where nobody says otherwise. */
export const defaultSpectatorPolicy = (isPrivate: boolean): SpectatorPolicy => ({
  access: isPrivate ? 'link' : 'open',
  delayMinutes: 0,
});
