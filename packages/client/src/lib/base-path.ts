/** Where this page lies on its host, as the server wrote it into the page: '/fire', or '' at the root. */
export function basePath(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';
}
