/** The proper names on the map. They are the same in all languages. */
import type { DistrictId, ObjectiveId } from '@great-fire/game';
import { BOARD, OBJECTIVES } from '@great-fire/game/board';
import { formatList } from '../../i18n/format';

export const districtName = (id: DistrictId): string => BOARD[id].map.name;

export const objectiveName = (id: ObjectiveId): string =>
  formatList(OBJECTIVES[id].districts.map(districtName));
