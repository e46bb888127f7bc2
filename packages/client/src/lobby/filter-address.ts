/** Filters in the address of the front page, so that a link to them can be shared and the browser's way back undoes them. */
import { FILTERS, FILTER_NAMES } from '@great-fire/protocol';
import type { FilterName, TableFilter } from '@great-fire/protocol';

/** The filters that an address sets; what is none is passed over. */
export function readFilter(search: string): TableFilter {
  const said = new URLSearchParams(search);
  const isWord = (name: FilterName, word: string | null) => FILTERS[name].some((known) => known === word);
  const set = FILTER_NAMES.map((name) => [name, said.get(name)] as const);
  return Object.fromEntries(set.filter(([name, word]) => isWord(name, word)));
}

/** The same address with these filters in place of its own, always in one order; what else it says stays. */
export function withFilter(search: string, filter: TableFilter): string {
  const says = new URLSearchParams(search);
  for (const name of FILTER_NAMES) {
    says.delete(name);
    const word = filter[name];
    if (word !== undefined) says.set(name, word);
  }
  return says.toString();
}

/** Without those that say nothing: an empty filter is no filter. */
export function changed(
  filter: TableFilter,
  change: { readonly [N in FilterName]?: string | null },
): TableFilter {
  const words = { ...filter, ...change };
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== null));
}
