/** What the thread of the bots is told of a seat, without the thread. */
import type { Seat } from '@great-fire/game';
import { chooseAction } from '../src/bots/choose-action';
import type { MatchService } from '../src/matches/match-service';
import type { Storage } from '../src/storage/storage';

/**
 * All that a bot at this seat would be told of the match as it stands, its thread knowing it up to state `knownStateId`, as text; but for its chance, which follows
 * from the match's seed. @throws Error where the match is not there
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
          chance,
          ...question
        }: Parameters<Parameters<typeof chooseAction>[0]['workerPool']['request']>[1],
      ) => {
        captured = JSON.stringify({
          ...question,
          chance: chance.length,
          news: await eventsSince(knownStateId),
        });
        return { type: 'keep-hand' } as const;
      },
    },
  };
  await chooseAction(deps, { id, match, seat, level: 'merchant' }).catch(() => undefined); // nothing may be legal
  return captured;
}
