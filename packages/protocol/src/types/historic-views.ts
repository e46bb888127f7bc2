/** Views of earlier states. A page holds the first view in full and then only the differences. */
import type { Districts, OwnSecrets, PlayerView, PublicState, Seat } from '@great-fire/game';

/** Maximum number of states in one `historic-views` message. The client requests blocks of this size. */
export const HISTORIC_VIEWS_MAX = 25;

/** The viewpoint: a seat, a spectator, or all seats with their secrets revealed. */
export type Perspective = Seat | 'spectator' | 'all-seats';

/** A view. With perspective `all-seats` it also contains what each seat knew privately. */
export interface HistoricView extends PlayerView {
  readonly ownBySeat?: readonly (OwnSecrets | null)[]; // by seat
}

/**
 * Returns the view of a state from a perspective. `viewFor` belongs to the version of the rules that the match uses.
 */
export function viewFrom<State extends PublicState>(
  viewFor: (state: State, viewer: Seat | null) => PlayerView,
  state: State,
  perspective: Perspective,
): HistoricView {
  if (perspective !== 'all-seats') return viewFor(state, perspective === 'spectator' ? null : perspective);
  return { ...viewFor(state, null), ownBySeat: state.seats.map((_, seat) => viewFor(state, seat).own) };
}

/** The difference between two successive states: changed fields in full, but only the changed districts. */
export type ViewDiff = Partial<Omit<HistoricView, 'districts'>> & {
  readonly districts?: Partial<Districts>;
};

export interface HistoricViewPage {
  readonly fromStateId: number; // the state of `first`
  readonly first: HistoricView;
  readonly diffs: readonly ViewDiff[]; // one for each following state
}

const isEqual = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const previous = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => !isEqual(previous.get(key), value));
  return Object.fromEntries(changed) as Partial<T>;
}

/** Returns the difference that turns `before` into `after`. */
export function diffView(before: HistoricView, after: HistoricView): ViewDiff {
  const { districts: districtsBefore, ...fieldsBefore } = before;
  const { districts: districtsAfter, ...fieldsAfter } = after;
  const districts = changedFields(districtsBefore, districtsAfter);
  const hasDistricts = Object.keys(districts).length > 0;
  return { ...changedFields(fieldsBefore, fieldsAfter), ...(hasDistricts && { districts }) };
}

/** Returns the view after the difference is applied. */
export function applyViewDiff(view: HistoricView, { districts, ...fields }: ViewDiff): HistoricView {
  return { ...view, ...fields, districts: { ...view.districts, ...districts } };
}
