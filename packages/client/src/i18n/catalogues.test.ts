import { ACTION_TYPES, COLOURS, DIRECTIONS, REASONS, TIE_BREAKS, TOKENS } from '@great-fire/game';
import { ERROR_CODES } from '@great-fire/protocol';
import { common } from './en/common';
import { lobby } from './en/lobby';
import { log } from './en/log';
import { map } from './en/map';
import { rules } from './en/rules';
import { table } from './en/table';

const sorted = (words: Iterable<string>) => [...words].sort();

test('every reason of the rules has its sentence, and no sentence lacks its reason', () => {
  expect(sorted(Object.keys(rules.reason))).toEqual(sorted(REASONS));
});

test('every error of the server has its sentence', () => {
  expect(sorted(Object.keys(common.error))).toEqual(sorted(ERROR_CODES));
});

test('colours, directions, tokens, actions and tie-breaks all have words', () => {
  expect(sorted(Object.keys(common.colour))).toEqual(sorted(COLOURS));
  expect(sorted(Object.keys(common.direction))).toEqual(sorted(DIRECTIONS));
  expect(Object.keys(common.token)).toEqual(expect.arrayContaining([...TOKENS]));
  expect(sorted(Object.keys(log.action))).toEqual(sorted(ACTION_TYPES));
  expect(sorted(Object.keys(table.score.tieLine))).toEqual(sorted(TIE_BREAKS));
});

function* texts(catalogue: object, path: string): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') yield [`${path}.${key}`, value];
    else yield* texts(value as object, `${path}.${key}`);
  }
}

test('a plural has both of its forms', () => {
  const keys = Object.entries({ common, lobby, log, map, rules, table }).flatMap(([name, catalogue]) =>
    [...texts(catalogue, name)].map(([key]) => key),
  );
  const stems = (form: string) =>
    sorted(keys.filter((key) => key.endsWith(form)).map((key) => key.slice(0, -form.length)));
  expect(stems('_one')).toEqual(stems('_other'));
});
