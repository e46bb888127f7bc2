/** Views of earlier states. A page holds the first view in full and then only the patches. */
import type { OwnSecrets, PlayerView, PublicState, Seat } from '@great-fire/game';
import { applyPatch, diff } from '../codec/patch';
import type { HistoricViewRange } from '../schemas/socket-messages';

/** Maximum number of states in one `historic-views` message. The client requests blocks of this size. */
export const HISTORIC_VIEWS_MAX = 25;

/** The viewpoint: a seat, a spectator, or all seats with their secrets revealed. */
export type Perspective = Seat | 'spectator' | 'all-seats';

/** A view. With perspective `all-seats` it also contains what each seat knew privately. */
export interface HistoricView extends PlayerView {
  readonly ownBySeat?: readonly (OwnSecrets | null)[];
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

/** Packs the view of a state and the views of the states after it. */
export function packViews(
  fromStateId: number,
  first: HistoricView,
  later: readonly HistoricView[],
): HistoricViewRange {
  const patches = later.map((view, index) => diff(index === 0 ? first : later[index - 1], view));
  return { fromStateId, first, patches };
}

/** Returns the views of a page in order. Unchanged parts are the same objects in all of them. */
export function unpackViews({ first, patches }: HistoricViewRange): readonly HistoricView[] {
  const views = [first];
  for (const patch of patches) views.push(applyPatch(views.at(-1) ?? first, patch));
  return views;
}
