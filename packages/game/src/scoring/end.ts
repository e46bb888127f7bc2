/** END-1, END-5: the last turns, the final result and the reveal. */
import type { GameEvent } from '../event';
import { type Draft, type GameState, type PublicState, type Result, type Reveal, COLOURS } from '../state';
import { scoreOf } from './score';
import { findWinners } from './winners';

/** Starts the last turns, after the intensify of the last stack card. @source END-1, OPT-B */
export function beginLastTurns(draft: Draft<PublicState>): readonly GameEvent[] {
  draft.lastTurns = draft.rules.players * draft.rules.lastTurnsEach;
  return [{ type: 'last-turns-began', turns: draft.lastTurns }];
}

/** Returns true during the last turns, which end without a draw. @source END-1 */
export function isLastTurn(state: PublicState): boolean {
  return state.lastTurns !== null;
}

/** Scores the game and reveals all secrets. @source END-2, END-4, END-5 */
export function endGame(draft: Draft<GameState>): readonly GameEvent[] {
  const result = finalResult(draft);
  draft.turn.step = 'over';
  draft.result = result as Draft<Result>;
  draft.seats.forEach((player, seat) => {
    player.colour = draft.secret.colours[seat] ?? null;
  });
  return [{ type: 'game-ended', winners: result.winners }];
}

/** Returns scores, winners and all secrets for the current position. @source END-2, END-4, END-5 */
export function finalResult(state: GameState): Result {
  const scores = state.seats.map((_, seat) => scoreOf(state, seat));
  return { scores, ...findWinners(scores), reveal: revealSecrets(state) };
}

/** Copies everything that END-5 reveals. @source END-5 */
function revealSecrets({ secret }: GameState): Reveal {
  const byName = (a: string, b: string) => (a < b ? -1 : 1);
  return {
    colours: [...secret.colours],
    unowned: COLOURS.filter((colour) => !secret.colours.includes(colour)),
    objectives: secret.objectives.map((cards) => [...cards]),
    undealt: [...secret.undealt].sort(byName),
    tokens: secret.tokens.map((tokens) => [...tokens]),
    lying: { ...secret.lying },
    destroyed: { ...secret.destroyed },
    hands: secret.hands.map((hand) => [...hand]),
    deck: [...secret.deck],
    unused: [...secret.unused],
  };
}
