/**
 * Stores a value for this tab. Returns false if it was stored before. Without storage, false: a page that reloads
 * itself could do so forever.
 */
export function storeOncePerTab(key: string, value: string): boolean {
  try {
    if (window.sessionStorage.getItem(key) === value) return false;
    window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
