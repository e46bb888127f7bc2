/** Filters in the address of the front page, so that a link to them can be shared and the browser's way back undoes them. */
import { FILTERS, FILTER_NAMES } from '@great-fire/protocol';
import type { FilterName, TableFilter } from '@great-fire/protocol';

/** The filters that an address sets; what is none is passed over. */
export function parseFilter(search: string): TableFilter {
  const params = new URLSearchParams(search);
  const isValidValue = (name: FilterName, value: string | null) =>
    FILTERS[name].some((candidate) => candidate === value);
  const entries = FILTER_NAMES.map((name) => [name, params.get(name)] as const);
  return Object.fromEntries(entries.filter(([name, value]) => isValidValue(name, value)));
}

/** The same address with these filters in place of its own, always in one order; what else it says stays. */
export function serializeFilter(search: string, filter: TableFilter): string {
  const params = new URLSearchParams(search);
  for (const name of FILTER_NAMES) {
    params.delete(name);
    const value = filter[name];
    if (value !== undefined) params.set(name, value);
  }
  return params.toString();
}

/** Without those that say nothing: an empty filter is no filter. */
export function patchFilter(
  filter: TableFilter,
  patch: { readonly [N in FilterName]?: string | null },
): TableFilter {
  const values = { ...filter, ...patch };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
