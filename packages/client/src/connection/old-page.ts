/** A page built for another protocol reloads itself once; the seat stays, for the cookie holds it. */
import { PROTOCOL_VERSION } from '@great-fire/protocol';

const KEY = 'great-fire.reloaded-for';

/** Reloads, unless this very page was already fetched anew for the same reason. Returns whether it did. */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === String(PROTOCOL_VERSION)) return false;
    window.sessionStorage.setItem(KEY, String(PROTOCOL_VERSION));
  } catch {
    return false; // Without storage a second reload could not be told from the first.
  }
  reload();
  return true;
}
