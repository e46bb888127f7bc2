/** INT: cones are added to fires that burn. */
import type { Intensify } from '../action';
import type { BoardDistrict } from '../board/board';
import { BOARD, BOARD_LIST, BURNABLE_INDEXES, PUDDING_LANE } from '../board/board';
import { addCones, districtList } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import { burns, isBurning } from '../fire/fire';
import type { BeforeAfter } from '../fire/foretell';
import { copyBoard } from '../fire/foretell';
import { coneSupply, takeCones } from '../fire/supply';
import type { Refusal } from '../refusal';
import type { DistrictState, Draft, PublicState, Seat } from '../state';
import { checkTurn } from '../turn';

/** Cones that one intensify adds. @source INT-1 */
const CONES = 3;
/** What a district may hold above its size. @source INT-2 */
const ABOVE_SIZE = 2;

/** How many more cones a district may take: none unless it burns, none in Pudding Lane. @source INT-1, INT-2 */
export function roomIn(state: PublicState, district: DistrictId): number {
  return roomOf(BOARD[district], state.districts[district]);
}

function roomOf({ id, size }: BoardDistrict, district: DistrictState): number {
  if (id === PUDDING_LANE || !burns(district, id)) return 0;
  return Math.max(0, size + ABOVE_SIZE - district.cones);
}

/** Districts, each with how many cones it may take. */
export type Room = readonly { readonly district: DistrictId; readonly room: number }[];

/** The districts that may take cones, each with how many. @source INT-1, INT-2 */
export function intensifyRoom(state: PublicState): Room {
  const places: { readonly district: DistrictId; readonly room: number }[] = [];
  const districts = districtList(state);
  for (const index of BURNABLE_INDEXES) {
    const board = BOARD_LIST[index] as BoardDistrict;
    const room = roomOf(board, districts[index] as DistrictState);
    if (room > 0) places.push({ district: board.id, room });
  }
  return places;
}

/** How many cones must be placed: three, or as many as room and supply allow. @source INT-3 */
export function intensifyDue(state: PublicState): number {
  const room = intensifyRoom(state).reduce((sum, entry) => sum + entry.room, 0);
  return Math.min(CONES, room, coneSupply(state));
}

/** Judges where the cones go. @source INT-1, INT-2, INT-3 */
export function checkIntensify(state: PublicState, seat: Seat, { districts }: Intensify): Refusal | null {
  const early = checkTurn(state, seat, ['intensify']);
  if (early !== null) return early;
  for (const district of districts) {
    if (district === PUDDING_LANE) return { rule: 'INT-1', reason: 'pudding-lane-closed' };
    if (!isBurning(state, district)) return { rule: 'INT-1', reason: 'not-burning' };
    const wanted = districts.filter((other) => other === district).length;
    if (wanted > roomIn(state, district)) return { rule: 'INT-2', reason: 'no-room' };
  }
  const due = intensifyDue(state);
  if (districts.length > due) return { rule: 'INT-3', reason: 'too-many-cones' };
  return districts.length < due ? { rule: 'INT-3', reason: 'too-few-cones' } : null;
}

/** Places the cones; no house burns by it. @source INT-1, INT-4 */
export function applyIntensify(
  draft: Draft<PublicState>,
  seat: Seat,
  { districts }: Intensify,
): readonly GameEvent[] {
  const { fromPuddingLane, events } = takeCones(draft, districts.length);
  for (const district of districts) addCones(draft, district, 1);
  const missing = CONES - districts.length;
  return [{ type: 'fire-intensified', seat, districts: [...districts], fromPuddingLane, missing }, ...events];
}

/** Where the cones of an intensify would come from. */
export interface ForetoldSupply {
  readonly fromStock: number; // of the cones that are placed
  readonly fromPuddingLane: number; // of the cones that are placed
  readonly stock: BeforeAfter;
  readonly returned: readonly Seat[]; // one entry for each put-out cone given back (BURN-5)
}

/** Foretells where so many cones would come from, on any view. @source INT-4 */
export function foretellIntensify(state: PublicState, cones: number): ForetoldSupply {
  const draft = copyBoard(state);
  const supplied = takeCones(draft, cones);
  return {
    fromStock: supplied.cones - supplied.fromPuddingLane,
    fromPuddingLane: supplied.fromPuddingLane,
    stock: { before: state.stock, after: draft.stock },
    returned: supplied.events.flatMap((event) => (event.type === 'cones-returned' ? event.seats : [])),
  };
}
