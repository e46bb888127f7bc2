/** What the server decides by itself: every hand but five of a kind is kept, for there is nothing to ask. */
import { ApiError } from '../errors/api-error';
import type { MatchId } from '../storage/storage';
import { applyMove } from './apply-move';
import type { MoveParts } from './apply-move';

/** Answers for the seats that have no choice, one logged move each. @source SET-3 */
export async function answerForSeats(parts: MoveParts, matchId: MatchId): Promise<void> {
  for (;;) {
    const match = await parts.hot.get(matchId);
    if (match === null) return;
    const { game, stateId } = match.state;
    const { seat, step } = game.turn;
    if (step !== 'redeal' || match.rules.isFiveIdentical(game.secret.hands[seat] ?? [])) return;
    const made = applyMove(parts, {
      matchId,
      seat,
      stateId,
      action: { type: 'keep-hand' },
      // No client can make such an id: the colon is not of its alphabet.
      moveId: `server:${String(stateId)}`,
    });
    // Another process may have answered meanwhile: then the next look sees it.
    await made.catch((error: unknown) => {
      if (!(error instanceof ApiError && error.body.code === 'stale')) throw error;
    });
  }
}
