/**
 * Requires a new version for each change of a rule. Running tables continue with the old version (docs/rules-versions.md).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASED_RULES } from '../versions/index';
import { RULES_VERSION, viewFor, type PlayerCount } from '../src/index';
import { randomBoxOptions, simulateGame, seedFromName } from '../testing';

/** Returns one hash over every action, event and state of several games. */
function hashGames(): string {
  const hash = createHash('sha256');
  const add = (value: unknown) => hash.update(JSON.stringify(value));
  for (const [index, players] of ([3, 4, 5, 6, 3, 4, 5, 6] as readonly PlayerCount[]).entries()) {
    const seed = seedFromName(`version ${String(index)}`);
    const { end } = simulateGame(players, randomBoxOptions(seed), seed, {
      after: (state, seat, action, events) => add([seat, action, events, state.turn]),
    });
    add([end, viewFor(end, 0)]);
  }
  return hash.digest('hex');
}

const known = JSON.parse(readFileSync(join(__dirname, 'fixtures/game-hashes.json'), 'utf8')) as Record<
  string,
  string
>;

test('whole games are the same as when this version of the rules was named', () => {
  // If this fails, a rule or the structure of the state has changed. docs/rules-versions.md explains what to do.
  expect({ [RULES_VERSION]: hashGames() }).toEqual({ [RULES_VERSION]: known[RULES_VERSION] });
});

test('each earlier version is frozen', () => {
  expect(Object.keys(RELEASED_RULES)).toEqual(
    Object.keys(known).filter((version) => version !== RULES_VERSION),
  );
});
