/** Groups the rule filters into one select. A query string may combine them freely. */
import type { TableFilter } from '@great-fire/protocol';

type VariantFilterValues = {
  readonly [N in 'hiddenColours' | 'moreDestruction' | 'cones']: Exclude<TableFilter[N], undefined> | null;
};

const ANY: VariantFilterValues = { hiddenColours: null, moreDestruction: null, cones: null };

export const VARIANT_FILTERS = {
  any: ANY,
  standard: { hiddenColours: 'no', moreDestruction: 'no', cones: '65' },
  hidden: { ...ANY, hiddenColours: 'yes' },
  shown: { ...ANY, hiddenColours: 'no' },
  more: { ...ANY, moreDestruction: 'yes' },
  cones: { ...ANY, cones: '100' },
} as const satisfies Readonly<Record<string, VariantFilterValues>>;
export type VariantFilter = keyof typeof VARIANT_FILTERS;

/** Returns the option that equals the rule filters; `several` if none does. */
export function findVariantFilter({
  hiddenColours,
  moreDestruction,
  cones,
}: TableFilter): VariantFilter | 'several' {
  const isSame = (values: VariantFilterValues) =>
    values.hiddenColours === (hiddenColours ?? null) &&
    values.moreDestruction === (moreDestruction ?? null) &&
    values.cones === (cones ?? null);
  const filters = Object.entries(VARIANT_FILTERS) as readonly (readonly [
    VariantFilter,
    VariantFilterValues,
  ])[];
  return filters.find(([, values]) => isSame(values))?.[0] ?? 'several';
}
