import type { DistrictId } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';

export function districtOfMove(entry: LogEntry | undefined): DistrictId | null {
  for (const event of entry?.events ?? []) {
    switch (event.type) {
      case 'fire-spread':
        return event.path.at(-1) ?? null;
      case 'pawn-moved':
      case 'band-moved':
        return event.to;
      case 'band-placed':
      case 'pawn-placed':
      case 'cone-put-out':
      case 'district-demolished':
        return event.district;
      case 'fire-intensified':
        return event.districts[0] ?? null;
      default:
    }
  }
  return null;
}
