import { LONDON_MAP } from '@great-fire/game/board';
import { trimBoardJson } from './trim-board';

const trimmed = JSON.parse(trimBoardJson(JSON.stringify(LONDON_MAP))) as typeof LONDON_MAP;

test('keeps every district, link and objective that the rules read', () => {
  expect(trimmed.links.map(({ a, b, dir, kind, fire, at }) => [a, b, dir, kind, fire, at])).toEqual(
    LONDON_MAP.links.map(({ a, b, dir, kind, fire, at }) => [a, b, dir, kind, fire, at]),
  );
  expect(trimmed.objectives).toEqual(LONDON_MAP.objectives);
  expect(trimmed.districts.map(({ anchors: _, ...rest }) => rest)).toEqual(
    LONDON_MAP.districts.map(({ anchors: _, ...rest }) => {
      const { slots: __, ...read } = rest as typeof rest & { readonly slots: unknown };
      return read;
    }),
  );
  expect(trimmed.districts.map(({ anchors }) => anchors.art)).toEqual(
    LONDON_MAP.districts.map(({ anchors }) => anchors.art),
  );
});
