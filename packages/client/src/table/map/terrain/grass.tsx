import { type MapDistrict, type Point, LONDON_MAP } from '@great-fire/game/board';
import { memo } from 'react';
import { jitter, roundCoord } from '../path';
import { boundsOf, contains } from '../polygon';

const STREET_CLEARANCE = 9;

function isClear({ polygon, label, labelBox }: MapDistrict, [x, y]: Point): boolean {
  const onName =
    Math.abs(x - label[0]) < labelBox[0] * 0.62 + 8 && Math.abs(y - label[1]) < labelBox[1] / 2 + 12;
  if (onName) return false;
  return [-STREET_CLEARANCE, STREET_CLEARANCE].every((dx) =>
    [-STREET_CLEARANCE, STREET_CLEARANCE].every((dy) => contains(polygon, [x + dx, y + dy])),
  );
}

/** Returns tufts and trees scattered over a field, none below its name. */
function scatterPlants(district: MapDistrict, random: () => number) {
  const { left, top, right, bottom } = boundsOf(district.polygon);
  const tufts: string[] = [];
  const trees: string[] = [];
  for (let i = 0; i < district.area / 95; i += 1) {
    const at: Point = [left + random() * (right - left), top + random() * (bottom - top)];
    if (!isClear(district, at)) continue;
    const [x, y] = [roundCoord(at[0]), roundCoord(at[1])];
    if (random() < 0.13) {
      trees.push(
        `M${x} ${y + 7}v-6m-5 0a4 4 0 0 1 1-6a4.6 4.6 0 0 1 8 0a4 4 0 0 1 1 6q-5 2.4-10 0Zm6-2l3-3m-2 5l3-3`,
      );
    } else {
      tufts.push(`M${x} ${y}l-1.6-3m1.6 3v-4m0 4l1.6-3`);
    }
  }
  return { id: district.id, tufts: tufts.join(''), trees: trees.join('') };
}

type Field = ReturnType<typeof scatterPlants>;

let fields: readonly Field[] | null = null;

/** Returns the plants of all fields, computed once: it takes some milliseconds. */
export function getFields(): readonly Field[] {
  if (fields === null) {
    const random = jitter(11);
    const meadows = LONDON_MAP.districts.filter(({ kind }) => kind === 'grass');
    fields = meadows.map((district) => scatterPlants(district, random));
  }
  return fields;
}

/** The tufts and trees of the fields. */
export const Grass = memo(function Grass({ coloured = true }: { readonly coloured?: boolean }) {
  const ink = coloured ? 'var(--grass-ink)' : 'var(--ink-2)';
  return (
    <g stroke={ink}>
      {getFields().map(({ id, tufts }) => (
        <path key={id} d={tufts} strokeWidth={0.8} fill="none" strokeOpacity={0.55} />
      ))}
      <g fill={coloured ? 'var(--grass)' : 'var(--map-paper)'} opacity={0.95}>
        {getFields().map(({ id, trees }) => (
          <path key={id} d={trees} />
        ))}
      </g>
    </g>
  );
});
