/** A page built for another protocol or other rules reloads itself once; the seat stays, for the cookie holds it. */
import { RULES_VERSION } from '@great-fire/game';
import { PROTOCOL_VERSION } from '@great-fire/protocol';

const KEY = 'great-fire.reloaded-for';

/** Reloads, unless this very page was already fetched anew for the same reason. Returns whether it did. */
export function reloadOnce(
  reason = String(PROTOCOL_VERSION),
  reload: () => void = () => window.location.reload(),
): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === reason) return false;
    window.sessionStorage.setItem(KEY, reason);
  } catch {
    return false; // Without storage a second reload could not be told from the first.
  }
  reload();
  return true;
}

/** For a table that plays by another version of the rules the server has another page: it is fetched. */
export function reloadForRules(rules: string, reload?: () => void): boolean {
  return rules !== RULES_VERSION && reloadOnce(`rules ${rules}`, reload);
}
