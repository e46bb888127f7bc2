/**
 * Resolves once the style sheets of the page are loaded. The boot script requests them without blocking the first
 * paint, which has its style in the document.
 *
 * @throws Error if one failed to load
 */
export async function stylesheetsLoaded(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links
      .filter(({ sheet }) => sheet === null)
      .map(
        (link) =>
          new Promise<void>((resolve, reject) => {
            link.addEventListener('load', () => resolve());
            link.addEventListener('error', () => reject(new Error(`${link.href} failed to load`)));
          }),
      ),
  );
}
