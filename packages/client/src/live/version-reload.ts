/** A page built for another protocol or other rules reloads itself once; the seat stays, for the cookie holds it. */
import { RULES_VERSION } from '@great-fire/game';
import { PROTOCOL_VERSION } from '@great-fire/protocol';

const RELOAD_REASON_KEY = 'great-fire.reloaded-for';

/** Reloads, unless this very page was already fetched anew for the same reason. Returns whether it did. */
export function reloadOnce(
  reason = String(PROTOCOL_VERSION),
  reload: () => void = () => window.location.reload(),
): boolean {
  try {
    if (window.sessionStorage.getItem(RELOAD_REASON_KEY) === reason) return false;
    window.sessionStorage.setItem(RELOAD_REASON_KEY, reason);
  } catch {
    return false; // Without storage a second reload could not be told from the first.
  }
  reload();
  return true;
}

/** For a table that plays by another version of the rules the server has another page: it is fetched. */
export function reloadOnRulesMismatch(rulesVersion: string, reload?: () => void): boolean {
  return rulesVersion !== RULES_VERSION && reloadOnce(`rules ${rulesVersion}`, reload);
}
