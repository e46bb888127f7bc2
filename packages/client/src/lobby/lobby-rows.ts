/** The numbers of rows at the last visit of the lobby. Their place is kept while the lists are loading. */
import { readStored, writeStored } from '../lib/local-storage';

export interface LobbyRowCounts {
  readonly own: number | null; // null: the lobby had no section of the viewer
  readonly open: number;
  readonly hasPreview: boolean; // of the game, if the window is wide enough
}

const MAX_ROWS = 6; // more would reach below a laptop's window

/** Returns what was stored. At the first visit the lists are taken to be empty. */
export function readLobbyRows(): LobbyRowCounts {
  const [own = '', open = '', preview = '1'] = (readStored('lobby-rows') ?? '').split(' ');
  return { own: own === '' ? null : toCount(own), open: toCount(open), hasPreview: preview === '1' };
}

export function storeLobbyRows({ own, open, hasPreview }: LobbyRowCounts): void {
  writeStored('lobby-rows', `${own ?? ''} ${open} ${Number(hasPreview)}`);
}

function toCount(text: string): number {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_ROWS) : 0;
}
