/** What could be seen at earlier states, and by whom: the first view whole, then only what changed. */
import type { Districts, OwnSecrets, PlayerView, PublicState, Seat } from '@great-fire/game';

/** How many states one `past` message may ask for; a page asks for blocks of this many. */
export const HISTORIC_VIEWS_MAX = 25;

/** By whose eyes: those of a seat, of whoever watches, or with all seats' secrets lying open. */
export type Perspective = Seat | 'spectator' | 'all-seats';

/** A view, and with `open` what each seat knew for itself. */
export interface HistoricView extends PlayerView {
  readonly ownBySeat?: readonly (OwnSecrets | null)[]; // by seat
}

/** A state as it was seen from somewhere; `viewFor` is that of the rules it was played by. */
export function viewFrom<State extends PublicState>(
  viewFor: (state: State, viewer: Seat | null) => PlayerView,
  state: State,
  perspective: Perspective,
): HistoricView {
  if (perspective !== 'all-seats') return viewFor(state, perspective === 'spectator' ? null : perspective);
  return { ...viewFor(state, null), ownBySeat: state.seats.map((_, seat) => viewFor(state, seat).own) };
}

/** What changed from one state to the next: whole fields, and of the districts only those that changed. */
export type ViewDiff = Partial<Omit<HistoricView, 'districts'>> & {
  readonly districts?: Partial<Districts>;
};

export interface HistoricViewPage {
  readonly fromStateId: number; // the state that `first` shows
  readonly first: HistoricView;
  readonly diffs: readonly ViewDiff[]; // one for each state after it
}

const isEqual = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const previous = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => !isEqual(previous.get(key), value));
  return Object.fromEntries(changed) as Partial<T>;
}

/** What has to be known beside `before` to know `after`. */
export function diffView(before: HistoricView, after: HistoricView): ViewDiff {
  const { districts: districtsBefore, ...fieldsBefore } = before;
  const { districts: districtsAfter, ...fieldsAfter } = after;
  const districts = changedFields(districtsBefore, districtsAfter);
  const hasDistricts = Object.keys(districts).length > 0;
  return { ...changedFields(fieldsBefore, fieldsAfter), ...(hasDistricts && { districts }) };
}

/** The view after a change. */
export function applyViewDiff(view: HistoricView, { districts, ...fields }: ViewDiff): HistoricView {
  return { ...view, ...fields, districts: { ...view.districts, ...districts } };
}
