import { isDeepStrictEqual } from 'node:util';

/** Expects two values to be equal as JSON. `toEqual` alone takes two to three times as long for a game's history. */
export function expectEqualJson(actual: object, expected: object): void {
  const [actualJson, expectedJson] = [actual, expected].map((value): unknown =>
    JSON.parse(JSON.stringify(value)),
  );
  if (!isDeepStrictEqual(actualJson, expectedJson)) expect(actualJson).toEqual(expectedJson);
}
