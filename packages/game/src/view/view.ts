/** SEC: what one person receives. */
import type { ObjectiveId } from '../board/ids';
import type { Colour, FireCard, PublicState, Seat, Token } from '../state';

/** What only the owner of a seat knows (SEC-1 to SEC-4). */
export interface OwnSecrets {
  readonly colour: Colour; // 'red': the colour card, hidden or not
  readonly hand: readonly FireCard[];
  readonly objectives: readonly ObjectiveId[]; // one of each deck: I, II, III
  readonly tokens: readonly Token[];
}

/** The game as one seat sees it; a spectator has no seat and no secrets. */
export interface PlayerView extends PublicState {
  readonly viewer: Seat | null;
  readonly own: OwnSecrets | null;
}
