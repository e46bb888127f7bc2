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

/** What is followed through a game as it stood after each decision that counts, to go back to. */
export class Kept<Place> {
  private places: Place[];

  constructor(start: Place) {
    this.places = [start];
  }

  /** `now` must not change any more. */
  keep(now: Place): void {
    this.places.push(now);
  }

  /** What it was after so many decisions. @throws Error where there were not so many */
  back(keep: number): Place {
    const place = this.places[keep];
    if (place === undefined) throw new Error(`There were no ${String(keep)} decisions`);
    this.places = this.places.slice(0, keep + 1);
    return place;
  }
}
