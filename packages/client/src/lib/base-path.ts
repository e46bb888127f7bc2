/** Returns the base path that the server wrote into the page: '/fire', or '' at the root. */
export function basePath(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';
}
