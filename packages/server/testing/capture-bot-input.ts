/** Captures the input of the bots' worker thread without starting the thread. */
import type { Seat } from '@great-fire/game';
import { chooseAction } from '../src/bots/choose-action';
import type { MatchService } from '../src/matches/match-service';
import type { Storage } from '../src/storage/storage';

/**
 * Returns as text what a bot at this seat would receive of the match in its present state. `knownStateId` is the state
 * up to which the worker knows the game. The bot's random bytes follow from the match's seed, so the text has only
 * their length.
 *
 * @throws Error if the match does not exist
 */
export async function captureBotInput(
  { storage, matches }: { readonly storage: Storage; readonly matches: MatchService },
  id: string,
  seat: Seat,
  knownStateId = 0,
): Promise<string> {
  const match = await matches.get(id, 0);
  if (match === null) throw new Error('There is no such match');
  let captured = '';
  const deps = {
    storage,
    matches,
    metrics: { observeBotDecision: () => undefined },
    log: { error: () => undefined },
    signal: new AbortController().signal,
    workerPool: {
      request: async (
        _: string,
        {
          eventsSince,
          seed,
          ...question
        }: Parameters<Parameters<typeof chooseAction>[0]['workerPool']['request']>[1],
      ) => {
        captured = JSON.stringify({
          ...question,
          seed: seed.length,
          newEvents: await eventsSince(knownStateId),
        });
        return { type: 'keep-hand' } as const;
      },
    },
  };
  await chooseAction(deps, { id, match, seat, level: 'merchant' }).catch(() => undefined); // no action may be legal
  return captured;
}
