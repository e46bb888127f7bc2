/**
 * Loads the parts of the page that a dynamic import names. The build puts it in the place of Vite's helper
 * (vite-plugins/part-loader.ts): Firefox remembers that a module failed to load, and every later import of it fails until
 * the page is loaded again. So all files are fetched first, and an import begins only if they have come.
 */

const requests = new Map<string, Promise<unknown>>();

/**
 * Imports a module whose files are there.
 *
 * @param files the module, its static imports and their style sheets, relative to `importer`
 * @throws Error if one of them cannot be fetched; the next call asks for it again
 */
export async function loadPart<T>(
  importModule: () => Promise<T>,
  files: readonly string[] = [],
  importer = '',
): Promise<T> {
  await Promise.all(files.map((file) => requestOnce(new URL(file, importer).href)));
  return importModule();
}

function requestOnce(url: string): Promise<unknown> {
  const known = requests.get(url);
  if (known !== undefined) return known;
  const request = url.endsWith('.css') ? addStylesheet(url) : fetchScript(url);
  requests.set(url, request);
  request.catch(() => requests.delete(url));
  return request;
}

const hasLink = (url: string, rel: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].some(({ href }) => href === url);

/** Brings a script into the cache of the browser, from which the import takes it. The boot script may have asked for it. */
async function fetchScript(url: string): Promise<void> {
  if (hasLink(url, 'modulepreload')) return;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  await response.arrayBuffer();
}

async function addStylesheet(url: string): Promise<void> {
  if (hasLink(url, 'stylesheet')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = url;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${url} failed to load`));
    });
    document.head.append(link);
  });
}
