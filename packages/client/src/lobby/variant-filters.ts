/** The rules that tables are looked for by in one choice; an address may set any of them beside each other. */
import type { TableFilter } from '@great-fire/protocol';

type VariantFilterValues = {
  readonly [N in 'hidden' | 'more' | 'cones']: Exclude<TableFilter[N], undefined> | null;
};

const ANY: VariantFilterValues = { hidden: null, more: null, cones: null };

export const VARIANT_FILTERS = {
  any: ANY,
  standard: { hidden: 'no', more: 'no', cones: '65' },
  hidden: { ...ANY, hidden: 'yes' },
  shown: { ...ANY, hidden: 'no' },
  more: { ...ANY, more: 'yes' },
  cones: { ...ANY, cones: '100' },
} as const satisfies Readonly<Record<string, VariantFilterValues>>;
export type VariantFilter = keyof typeof VARIANT_FILTERS;

/** The choice that says what a filter says of the rules; `several` where none does. */
export function findVariantFilter({ hidden, more, cones }: TableFilter): VariantFilter | 'several' {
  const isSame = (values: VariantFilterValues) =>
    values.hidden === (hidden ?? null) && values.more === (more ?? null) && values.cones === (cones ?? null);
  const filters = Object.entries(VARIANT_FILTERS) as readonly (readonly [
    VariantFilter,
    VariantFilterValues,
  ])[];
  return filters.find(([, values]) => isSame(values))?.[0] ?? 'several';
}
