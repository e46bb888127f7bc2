/** The splash: static content of the page until the lobby renders (vite-plugins/splash.ts). */

/** Removes the splash once the page has content. */
export function removeSplash(): void {
  document.getElementById('splash')?.remove();
}
