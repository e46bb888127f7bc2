/** What one viewer could see at earlier states: the first view whole, then only what changed. */
import type { Districts, PlayerView } from '@great-fire/game';

/** How many states one `past` message may ask for; a page asks for blocks of this many. */
export const PAST_MAX = 25;

/** What changed from one state to the next: whole fields, and of the districts only those that changed. */
export type ViewChange = Partial<Omit<PlayerView, 'districts'>> & {
  readonly districts?: Partial<Districts>;
};

export interface PastViews {
  readonly from: number; // the state that `first` shows
  readonly first: PlayerView;
  readonly changes: readonly ViewChange[]; // one for each state after it
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function changedIn<T extends object>(before: T, after: T): Partial<T> {
  const were = new Map<string, unknown>(Object.entries(before));
  const news = Object.entries(after).filter(([key, value]) => !isSame(were.get(key), value));
  return Object.fromEntries(news) as Partial<T>;
}

/** What has to be known beside `before` to know `after`. */
export function changeBetween(before: PlayerView, after: PlayerView): ViewChange {
  const { districts: were, ...fieldsBefore } = before;
  const { districts: are, ...fieldsAfter } = after;
  const districts = changedIn(were, are);
  const hasDistricts = Object.keys(districts).length > 0;
  return { ...changedIn(fieldsBefore, fieldsAfter), ...(hasDistricts && { districts }) };
}

/** The view after a change. */
export function viewAfter(view: PlayerView, { districts, ...fields }: ViewChange): PlayerView {
  return { ...view, ...fields, districts: { ...view.districts, ...districts } };
}
