/** What the thread of the bots is told of a seat, without the thread. */
import type { Seat } from '@great-fire/game';
import { decideFor } from '../src/bots/decision';
import type { Matches } from '../src/matches/matches';
import type { Storage } from '../src/storage/storage';

/**
 * All that a bot at this seat would be told of the match as it stands, its thread knowing it up to state `from`, as text; but for its chance, which follows
 * from the match's seed. @throws Error where the match is not there
 */
export async function botQuestion(
  { storage, matches }: { readonly storage: Storage; readonly matches: Matches },
  id: string,
  seat: Seat,
  from = 0,
): Promise<string> {
  const match = await matches.now(id, 0);
  if (match === null) throw new Error('There is no such match');
  let told = '';
  const parts = {
    storage,
    matches,
    metrics: { decided: () => undefined },
    log: { error: () => undefined },
    closing: new AbortController().signal,
    deciders: {
      ask: async (
        _: string,
        { newsSince, chance, ...question }: Parameters<Parameters<typeof decideFor>[0]['deciders']['ask']>[1],
      ) => {
        told = JSON.stringify({ ...question, chance: chance.length, news: await newsSince(from) });
        return { type: 'keep-hand' } as const;
      },
    },
  };
  await decideFor(parts, { id, match, seat, level: 'merchant' }).catch(() => undefined); // nothing may be legal
  return told;
}
