/** The request for the data of a page that the boot script sends while the scripts of the page load. */

interface EarlyRequest {
  readonly path: string; // of the API
  readonly response: Promise<Response | null>; // null: no answer
}

declare global {
  var earlyRequest: EarlyRequest | undefined;
}

/** Sends a GET request to the API below `basePath`, for `takeEarlyResponse`. */
export function sendEarlyRequest(basePath: string, path: string): void {
  const response = fetch(`${basePath}/api${path}`, { credentials: 'same-origin' }).catch(() => null);
  globalThis.earlyRequest = { path, response };
}

/** Returns the response to the early request, once, or null if none was sent to this path of the API. */
export function takeEarlyResponse(path: string): Promise<Response | null> | null {
  const early = globalThis.earlyRequest;
  if (early?.path !== path) return null;
  globalThis.earlyRequest = undefined;
  return early.response;
}
