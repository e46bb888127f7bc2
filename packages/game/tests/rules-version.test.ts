/** A change of a rule needs a new version: tables under way go on under the old one (docs/releases.md). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION, viewFor } from '../src/index';
import type { Players } from '../src/index';
import { drawOptions, playGame, seedOf } from '../testing';

/** What whole games come to, decision by decision, as one hash. */
function course(): string {
  const hash = createHash('sha256');
  const add = (value: unknown) => hash.update(JSON.stringify(value));
  for (const [index, players] of ([3, 4, 5, 6, 3, 4, 5, 6] as readonly Players[]).entries()) {
    const seed = seedOf(`version ${String(index)}`);
    const { end } = playGame(players, drawOptions(seed), seed, {
      after: (state, seat, action, events) => add([seat, action, events, state.turn]),
    });
    add([end, viewFor(end, 0)]);
  }
  return hash.digest('hex');
}

test('whole games run as they did when this version of the rules was named', () => {
  const known = JSON.parse(readFileSync(join(__dirname, 'fixtures/courses.json'), 'utf8')) as Record<
    string,
    string
  >;
  // Where this fails a rule or the form of a state has changed: docs/releases.md tells what to do.
  expect({ [RULES_VERSION]: course() }).toEqual({ [RULES_VERSION]: known[RULES_VERSION] });
});
