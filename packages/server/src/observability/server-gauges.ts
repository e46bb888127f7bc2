/** The gauges that read parts of a running server. */
import type { Metrics } from './metrics';

interface Sized {
  readonly size: number;
}

interface MeasuredParts {
  readonly storage: { readonly availability: { readonly isUp: boolean } };
  readonly rooms: Sized;
  readonly lobby: Sized;
  readonly diskMonitor: {
    readonly usage: { readonly databaseBytes: number; readonly freeBytes: number | null };
    readonly isLow: boolean;
  };
}

export function addServerGauges(metrics: Metrics, parts: MeasuredParts): void {
  const { storage, rooms, lobby, diskMonitor } = parts;
  const gauges: readonly (readonly [name: string, help: string, read: () => number])[] = [
    ['sockets_at_tables', 'Sockets connected to tables, including spectators.', () => rooms.size],
    ['sockets_in_lobby', 'Sockets connected to the lobby.', () => lobby.size],
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
}
