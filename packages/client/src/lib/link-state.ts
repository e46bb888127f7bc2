import { useHistoryState } from 'wouter/use-browser-location';

interface LinkState {
  readonly tableName?: unknown;
}

/** Options of a navigation to a table, whose name is shown while the page is loading. */
export const tableLink = (tableName: string) => ({ state: { tableName } satisfies LinkState });

const metaContent = (selector: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content ?? null;

/** Returns the name of the table at this address, from the link or from the document; null if neither has it. */
export function useKnownTableName(): string | null {
  const linked = useHistoryState<LinkState | null>()?.tableName;
  if (typeof linked === 'string') return linked;
  const isOfDocument = metaContent('property="og:url"')?.endsWith(window.location.pathname) === true;
  return isOfDocument ? metaContent('name="table-name"') : null;
}
