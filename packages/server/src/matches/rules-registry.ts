/** Loads the rules version that a match was created with. */
import { ENGINE, type RulesEngine } from '@great-fire/game/engine';
import { RELEASED_RULES } from '@great-fire/game/released-rules';
import { ApiError } from '../errors/api-error';

const loadedRules = new Map<string, Promise<RulesEngine>>([[ENGINE.version, Promise.resolve(ENGINE)]]);

export function isVersionSupported(version: string): boolean {
  return loadedRules.has(version) || Object.hasOwn(RELEASED_RULES, version);
}

/**
 * Loads the rules of a version and caches them.
 * @throws ApiError `unavailable` if this server does not have the version; a server of a later release may have it
 */
export function loadRules(version: string): Promise<RulesEngine> {
  const cached = loadedRules.get(version);
  if (cached !== undefined) return cached;
  const loadFrozen = Object.hasOwn(RELEASED_RULES, version) ? RELEASED_RULES[version] : undefined;
  if (loadFrozen === undefined) {
    const message = `This server does not carry version ${version} of the rules.`;
    return Promise.reject(new ApiError({ code: 'unavailable', message }));
  }
  const rules = loadFrozen().then((frozen) => frozen.ENGINE);
  loadedRules.set(version, rules);
  return rules;
}
