/** Finds the district and the piece that an event on the map was aimed at. */
import type { DistrictId } from '@great-fire/game';
import { DISTRICT_IDS } from '@great-fire/game';
import type { MovablePiece } from './marks';

export interface Hit {
  readonly district: DistrictId;
  readonly piece: MovablePiece | null;
}

const isDistrict = (id: string | null): id is DistrictId => DISTRICT_IDS.some((known) => known === id);

/** Returns the district under an event target, and the piece if the target is one. Null outside the districts. */
export function hitTest(target: EventTarget | null): Hit | null {
  if (!(target instanceof Element)) return null;
  const button = target.closest('[data-district]');
  const district = button?.getAttribute('data-district') ?? null;
  if (!isDistrict(district)) return null;
  const piece = button?.getAttribute('data-moving') ?? null;
  return { district, piece: piece === 'pawn' || piece === 'band' ? piece : null };
}
