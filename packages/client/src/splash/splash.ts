/** What stands in the page itself until the lobby is drawn (vite-plugins/splash.ts). */

/** Takes it away: there is something to be seen. */
export function removeSplash(): void {
  document.getElementById('first-sight')?.remove();
}
