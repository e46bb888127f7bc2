import { LONDON } from '@great-fire/game/board';
import { leanBoardOf } from './lean-board';

const lean = JSON.parse(leanBoardOf(JSON.stringify(LONDON))) as typeof LONDON;

test("the page's board has every district, link and objective as the rules read them", () => {
  expect(lean.links.map(({ a, b, dir, kind, fire, at }) => [a, b, dir, kind, fire, at])).toEqual(
    LONDON.links.map(({ a, b, dir, kind, fire, at }) => [a, b, dir, kind, fire, at]),
  );
  expect(lean.objectives).toEqual(LONDON.objectives);
  expect(lean.districts.map(({ anchors: _, ...rest }) => rest)).toEqual(
    LONDON.districts.map(({ anchors: _, ...rest }) => {
      const { slots: __, ...read } = rest as typeof rest & { readonly slots: unknown };
      return read;
    }),
  );
  expect(lean.districts.map(({ anchors }) => anchors.art)).toEqual(
    LONDON.districts.map(({ anchors }) => anchors.art),
  );
});
