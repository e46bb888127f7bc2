/** Reloads a page that was built for another protocol or rules version. The cookie keeps the seat. */
import { RULES_VERSION } from '@great-fire/game';
import { PROTOCOL_VERSION } from '@great-fire/protocol';

const RELOAD_REASON_KEY = 'great-fire.reloaded-for';

/** Reloads unless the page was already reloaded for this reason. Returns whether it reloads. */
export function reloadOnce(
  reason = String(PROTOCOL_VERSION),
  reload: () => void = () => window.location.reload(),
): boolean {
  try {
    if (window.sessionStorage.getItem(RELOAD_REASON_KEY) === reason) return false;
    window.sessionStorage.setItem(RELOAD_REASON_KEY, reason);
  } catch {
    return false; // Without storage the page could reload forever.
  }
  reload();
  return true;
}

/** Reloads if the table has another rules version: the server has a separate page for each version. */
export function reloadOnRulesMismatch(rulesVersion: string, reload?: () => void): boolean {
  return rulesVersion !== RULES_VERSION && reloadOnce(`rules ${rulesVersion}`, reload);
}
