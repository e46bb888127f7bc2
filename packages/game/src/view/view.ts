/** SEC: the data that one player or spectator receives. */
import type { ObjectiveId } from '../board/ids';
import type { Colour, FireCard, PublicState, Seat, Token } from '../state';

/** Secrets that only the owner of a seat may know (SEC-1 to SEC-4). */
export interface OwnSecrets {
  readonly colour: Colour; // 'red': the colour card, known even while colours are hidden
  readonly hand: readonly FireCard[];
  readonly objectives: readonly ObjectiveId[]; // one from each of the decks I, II, III
  readonly tokens: readonly Token[];
}

/** The game as one seat sees it. A spectator has neither seat nor secrets. */
export interface PlayerView extends PublicState {
  readonly viewer: Seat | null;
  readonly own: OwnSecrets | null;
}
