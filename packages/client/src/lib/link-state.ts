import type { MatchStatus } from '@great-fire/protocol';
import { useHistoryState } from 'wouter/use-browser-location';

interface LinkState {
  readonly tableName?: unknown;
  readonly tableStatus?: unknown;
}

/** Options of a navigation to a table: its name is shown while the page is loading, its status says which parts load. */
export const tableLink = (tableName: string, tableStatus: MatchStatus) => ({
  state: { tableName, tableStatus } satisfies LinkState,
});

/** Returns the status of the table that a link with this state opens; '' if it opens none. */
export const linkedTableStatus = (state: unknown): string => {
  const { tableStatus } = (state ?? {}) as LinkState;
  return typeof tableStatus === 'string' ? tableStatus : '';
};

const metaContent = (selector: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content ?? null;

/** Returns the name of the table at this address, from the link or from the document; null if neither has it. */
export function useKnownTableName(): string | null {
  const linked = useHistoryState<LinkState | null>()?.tableName;
  if (typeof linked === 'string') return linked;
  const isOfDocument = metaContent('property="og:url"')?.endsWith(window.location.pathname) === true;
  return isOfDocument ? metaContent('name="table-name"') : null;
}
