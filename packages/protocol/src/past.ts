/** What could be seen at earlier states, and by whom: the first view whole, then only what changed. */
import type { Districts, OwnSecrets, PlayerView, PublicState, Seat } from '@great-fire/game';

/** How many states one `past` message may ask for; a page asks for blocks of this many. */
export const PAST_MAX = 25;

/** By whose eyes: those of a seat, of whoever watches, or with all seats' secrets lying open. */
export type SeenFrom = Seat | 'spectator' | 'open';

/** A view, and with `open` what each seat knew for itself. */
export interface PastView extends PlayerView {
  readonly all?: readonly (OwnSecrets | null)[]; // by seat
}

/** A state as it was seen from somewhere; `viewFor` is that of the rules it was played by. */
export function viewSeenFrom<State extends PublicState>(
  viewFor: (state: State, viewer: Seat | null) => PlayerView,
  state: State,
  seenFrom: SeenFrom,
): PastView {
  if (seenFrom !== 'open') return viewFor(state, seenFrom === 'spectator' ? null : seenFrom);
  return { ...viewFor(state, null), all: state.seats.map((_, seat) => viewFor(state, seat).own) };
}

/** What changed from one state to the next: whole fields, and of the districts only those that changed. */
export type ViewChange = Partial<Omit<PastView, 'districts'>> & {
  readonly districts?: Partial<Districts>;
};

export interface PastViews {
  readonly from: number; // the state that `first` shows
  readonly first: PastView;
  readonly changes: readonly ViewChange[]; // one for each state after it
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function changedIn<T extends object>(before: T, after: T): Partial<T> {
  const were = new Map<string, unknown>(Object.entries(before));
  const news = Object.entries(after).filter(([key, value]) => !isSame(were.get(key), value));
  return Object.fromEntries(news) as Partial<T>;
}

/** What has to be known beside `before` to know `after`. */
export function changeBetween(before: PastView, after: PastView): ViewChange {
  const { districts: were, ...fieldsBefore } = before;
  const { districts: are, ...fieldsAfter } = after;
  const districts = changedIn(were, are);
  const hasDistricts = Object.keys(districts).length > 0;
  return { ...changedIn(fieldsBefore, fieldsAfter), ...(hasDistricts && { districts }) };
}

/** The view after a change. */
export function viewAfter(view: PastView, { districts, ...fields }: ViewChange): PastView {
  return { ...view, ...fields, districts: { ...view.districts, ...districts } };
}
