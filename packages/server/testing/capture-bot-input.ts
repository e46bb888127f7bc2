/** Captures the input of the bots' worker thread without starting the thread. */
import type { BotLevel } from '@great-fire/bots';
import type { Seat } from '@great-fire/game';
import { chooseAction } from '../src/bots/choose-action';
import type { BotQuestion } from '../src/bots/worker-protocol';
import type { MatchService } from '../src/matches/match-service';
import type { Storage } from '../src/storage/storage';

/**
 * Returns as text what a bot at this seat would receive of the match in its present state, by default at a level that
 * receives most. The bot's random bytes follow from the match's seed, so the text has only their length.
 *
 * @throws Error if the match does not exist
 */
export async function captureBotInput(
  { storage, matches }: { readonly storage: Storage; readonly matches: MatchService },
  id: string,
  seat: Seat,
  level: BotLevel = 'alderman',
): Promise<string> {
  const match = await matches.get(id, 0);
  if (match === null) throw new Error('There is no such match');
  let captured = '';
  const deps = {
    storage,
    matches,
    metrics: { observeBotDecision: () => undefined },
    log: { error: () => undefined },
    searchMs: 0,
    signal: new AbortController().signal,
    workerPool: {
      request: ({ seed, ...question }: BotQuestion) => {
        captured = JSON.stringify({ ...question, seed: seed.length });
        return Promise.resolve({ type: 'keep-hand' } as const);
      },
    },
  };
  await chooseAction(deps, { id, match, seat, level }).catch(() => undefined); // no action may be legal
  return captured;
}
