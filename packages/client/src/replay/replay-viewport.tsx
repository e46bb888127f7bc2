import { MapViewport } from '../table/map-pane/map-viewport';
import { districtOfMove } from './model/move-district';
import { useReplay } from './replay-context';

/** The map on a small screen, which follows the moves. `isBehindDock`: the controls cover its bottom. */
export function ReplayViewport({ isBehindDock = false }: { readonly isBehindDock?: boolean }) {
  const { entries, move } = useReplay();
  return <MapViewport isBehindDock={isBehindDock} focusDistrict={districtOfMove(entries[move - 1])} />;
}
