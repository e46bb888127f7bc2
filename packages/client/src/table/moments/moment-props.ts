/** The props of a moment's picture, and the places that it refers to. */
import { BOARD, type Point } from '@great-fire/game/board';
import type { DistrictId, Seat } from '@great-fire/game';
import { selectAnchor } from '../../lib/anchors';
import { type MapMetrics, getElementCenter } from '../animation/map-metrics';
import { getCenter } from '../map/polygon';
import type { Moment, MomentKind } from './moments';
import type { PlayingMoment } from './use-moments';

export interface MomentProps<K extends MomentKind = MomentKind> extends Pick<
  PlayingMoment,
  'before' | 'durationMs'
> {
  readonly moment: Extract<Moment, { kind: K }>;
  readonly screenMap: MapMetrics;
}

export const seatPosition = (seat: Seat): Point | null => getElementCenter(selectAnchor(`seat-${seat}`));
export const districtPosition = (district: DistrictId, { toScreen }: MapMetrics): Point =>
  toScreen(getCenter(BOARD[district].map.polygon));
