/** Who may see a game without playing in it, and how much later; apart from the schemas, so that the page need not carry them. */

export const WATCHERS = [
  'open', // whoever likes: it is listed among the games to watch
  'link', // whoever has its link
  'none', // nobody but those who play, after its end too
] as const;
export type Watchers = (typeof WATCHERS)[number];

export const DELAY_MAX = 15;

export interface Watching {
  readonly who: Watchers;
  readonly delayMinutes: number; // how long after those who play they see what happens, at most DELAY_MAX
}

/** How a table is watched where nobody says otherwise. */
export const usualWatching = (isPrivate: boolean): Watching => ({
  who: isPrivate ? 'link' : 'open',
  delayMinutes: 0,
});
