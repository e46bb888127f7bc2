/** Reloads a page that was built for another protocol or rules version. The cookie keeps the seat. */
import { RULES_VERSION } from '@great-fire/game';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { storeOncePerTab } from '../lib/once-per-tab';

const RELOAD_REASON_KEY = 'great-fire.reload-reason';

/** Reloads unless the page was already reloaded for this reason. Returns whether it reloads. */
export function reloadOnce(
  reason = String(PROTOCOL_VERSION),
  reload: () => void = () => window.location.reload(),
): boolean {
  if (!storeOncePerTab(RELOAD_REASON_KEY, reason)) return false;
  reload();
  return true;
}

const rulesReason = (rulesVersion: string): string => `rules ${rulesVersion}`;

/** Reloads if the game has another rules version: the server has a separate page for each version. */
export function reloadOnRulesMismatch(rulesVersion: string, reload?: () => void): boolean {
  if (rulesVersion !== RULES_VERSION) return reloadOnce(rulesReason(rulesVersion), reload);
  forgetReload(rulesReason(rulesVersion));
  return false;
}

/**
 * Loads the page of the rules version of a game or record on this device. The address names the version, because the
 * server does not know the game.
 */
export function loadPageOfRules(rulesVersion: string): boolean {
  return reloadOnRulesMismatch(rulesVersion, () => {
    const url = new URL(window.location.href);
    url.searchParams.set('rules', rulesVersion);
    window.location.replace(url);
  });
}

/** Returns whether this page was reloaded for a rules version. Without storage, returns true: no page reloads. */
export function wasReloadedForRules(rulesVersion: string): boolean {
  try {
    return window.sessionStorage.getItem(RELOAD_REASON_KEY) === rulesReason(rulesVersion);
  } catch {
    return true;
  }
}

/** Allows another reload for this reason: the reload brought the right page, and the tab may leave that page again. */
function forgetReload(reason: string): void {
  try {
    if (window.sessionStorage.getItem(RELOAD_REASON_KEY) === reason)
      window.sessionStorage.removeItem(RELOAD_REASON_KEY);
  } catch {
    // Without storage, no page reloads.
  }
}
