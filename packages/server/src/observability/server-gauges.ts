/** The gauges that read parts of a running server. */
import type { CacheRegistry } from '../shared/cache-registry';
import type { Metrics } from './metrics';

interface Sized {
  readonly size: number;
}

interface MeasuredParts {
  readonly storage: { readonly availability: { readonly isUp: boolean } };
  readonly rooms: Sized;
  readonly lobby: Sized;
  readonly botRunner: Sized;
  readonly matches: { readonly stats: { readonly inMemory: number; readonly movesInProgress: number } };
  readonly diskMonitor: {
    readonly usage: { readonly databaseBytes: number; readonly freeBytes: number | null };
    readonly isLow: boolean;
  };
  readonly caches: CacheRegistry;
}

export function addServerGauges(metrics: Metrics, parts: MeasuredParts): void {
  const { storage, rooms, lobby, botRunner, matches, diskMonitor, caches } = parts;
  const gauges: readonly (readonly [name: string, help: string, read: () => number])[] = [
    ['sockets_at_tables', 'Sockets connected to tables, including spectators.', () => rooms.size],
    ['sockets_in_lobby', 'Sockets connected to the lobby.', () => lobby.size],
    ['matches_in_memory', 'Matches in the cache.', () => matches.stats.inMemory],
    ['moves_in_progress', 'Tables with a move in progress or queued.', () => matches.stats.movesInProgress],
    ['tables_with_bots', 'Tables where a bot is deciding or about to decide.', () => botRunner.size],
    ['database_bytes', 'Size of the database.', () => diskMonitor.usage.databaseBytes],
    [
      'disk_free_bytes',
      'Free space for the database; NaN if unknown.',
      () => diskMonitor.usage.freeBytes ?? NaN,
    ],
    [
      'disk_low',
      '1 if the disk is nearly full and only play is stored, else 0.',
      () => Number(diskMonitor.isLow),
    ],
    ['storage_up', '1 if the storage is reachable, else 0.', () => Number(storage.availability.isUp)],
  ];
  for (const [name, help, read] of gauges) metrics.addGauge(name, help, read);
  metrics.addCaches(() => caches.stats);
}
