import { MatchService } from '../src/matches/match-service';
import { frameFor } from '../src/realtime/views';
import type { Storage } from '../src/storage/storage';
import { seededRandom } from './seeded-random';
import { randomAction } from './test-table';

/**
 * Plays a game at random to its end, as another server on the same storage would, without pages. For tests whose
 * statement begins after the end.
 *
 * @throws Error if the game has not started
 */
export async function playToEnd(storage: Storage, matchId: string, seed: string): Promise<void> {
  const matches = new MatchService({ storage, now: () => Date.now() });
  const random = seededRandom(seed);
  for (;;) {
    const match = await matches.get(matchId, 0);
    if (match === null) throw new Error('The game has not started');
    const { seat, step } = match.state.game.turn;
    if (step === 'over') break;
    const { stateId, view } = frameFor(match, seat);
    const action = randomAction(view, random);
    await matches.move({ matchId, seat, action, stateId, moveId: `${seed} ${String(stateId)}` });
  }
  await matches.close();
}
