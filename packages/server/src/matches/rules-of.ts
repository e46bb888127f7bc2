/** The rules that a match goes on under: those of the version that it was opened with. */
import { RULES } from '@great-fire/game/rules';
import type { Rules } from '@great-fire/game/rules';
import { FROZEN } from '@great-fire/game/versions';
import { refuse } from '../errors/api-error';

const versions = new Map<string, Promise<Rules>>([[RULES.version, Promise.resolve(RULES)]]);

/** Whether this server can play a match of this version. */
export function isCarried(version: string): boolean {
  return versions.has(version) || Object.hasOwn(FROZEN, version);
}

/**
 * The rules of a version, loaded when the first match asks for them.
 * @throws ApiError `unavailable` where this server does not carry it: another, of a later release, may
 */
export function rulesOf(version: string): Promise<Rules> {
  const known = versions.get(version);
  if (known !== undefined) return known;
  const load = Object.hasOwn(FROZEN, version) ? FROZEN[version] : undefined;
  if (load === undefined) {
    const message = `This server does not carry version ${version} of the rules.`;
    return Promise.reject(refuse('unavailable', message));
  }
  const loaded = load().then((frozen) => frozen.RULES);
  versions.set(version, loaded);
  return loaded;
}
