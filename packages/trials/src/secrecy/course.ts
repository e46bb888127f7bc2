/** A game as it was played in the first world: its decisions, and what they did, secrets included. */
import { applyAction, createGame, isPlayed, rebuild } from '@great-fire/game';
import type { Draft, FireCard, GameEvent, GameState, Logged, MatchSetup, Seat } from '@great-fire/game';

/** An event, or what no event tells: the hand that a redeal gave, the end of a decision, going back (UNDO-3). */
export type Happening =
  | GameEvent
  | { readonly type: 'hand-given'; readonly seat: Seat; readonly cards: readonly FireCard[] }
  | { readonly type: 'decided' }
  | { readonly type: 'gone-back'; readonly keep: number }; // how many decisions count

/** All that happened, in order, what was taken back too. @throws IllegalAction where the log breaks a rule */
export function courseOf(setup: MatchSetup, log: readonly Logged[]): readonly Happening[] {
  let draft = createGame(setup) as Draft<GameState>;
  const course: Happening[] = [];
  for (const [index, entry] of log.entries()) {
    if (!isPlayed(entry)) {
      draft = rebuild(setup, log.slice(0, index + 1)) as Draft<GameState>;
      course.push({ type: 'gone-back', keep: entry.keep });
      continue;
    }
    const { seat, action } = entry;
    const hand = (): readonly FireCard[] => [...(draft.secret.hands[seat] ?? [])];
    course.push(...applyAction(draft, seat, action));
    if (action.type === 'redeal') course.push({ type: 'hand-given', seat, cards: hand() });
    course.push({ type: 'decided' });
  }
  return course;
}

/** The state of what is followed through a game, after each decision that counts. */
export class Kept<Place> {
  private places: Place[];
  private readonly isUsed: boolean;

  constructor(start: Place, course: readonly Happening[]) {
    this.places = [start];
    this.isUsed = course.some(({ type }) => type === 'gone-back');
  }

  /** Adds the state after a decision. `copy` returns one that does not change any more; it is called only if needed. */
  keep(copy: () => Place): void {
    if (this.isUsed) this.places.push(copy());
  }

  /** Returns the state after a number of decisions, and drops later ones. @throws Error if there were fewer decisions */
  back(keep: number): Place {
    const place = this.places[keep];
    if (place === undefined) throw new Error(`There were no ${String(keep)} decisions`);
    this.places = this.places.slice(0, keep + 1);
    return place;
  }
}
