/** The event logs that the server and the bot worker hold of each seat. */
import { STANDARD_OPTIONS, legalActions } from '@great-fire/game';
import { ENGINE } from '@great-fire/game/engine';
import { createMatchState } from '@great-fire/game/match';
import { bundleWorker } from '../../testing/server-process';
import { createTimeouts } from '../config/timeouts';
import { CacheRegistry } from '../shared/cache-registry';
import { BotWorker } from './bot-worker';

const { game } = createMatchState(ENGINE, {
  players: 3,
  options: STANDARD_OPTIONS,
  seed: 'ab'.repeat(32),
  entropies: [],
});
const { seat } = game.turn;
const view = ENGINE.viewFor(game, seat);

/** Starts a worker. `ask` requests a decision at `upTo` and resolves to the state after which events were requested. */
function startWorker(caches: CacheRegistry) {
  const worker = new BotWorker(bundleWorker, createTimeouts(1000), caches, 1);
  const ask = async (seatName: string, upTo: number): Promise<readonly number[]> => {
    const requested: number[] = [];
    const action = await worker.request({
      level: 'apprentice',
      view,
      legal: legalActions(view),
      seed: 'ab',
      seat: seatName,
      eventsSince: (from) => {
        requested.push(from);
        return Promise.resolve({ from, upTo, events: [] });
      },
    });
    expect(ENGINE.checkAction(game, seat, action)).toBeNull();
    return requested;
  };
  return { ask, close: () => worker.close() };
}

test('sends a seat only the events that the worker does not have', async () => {
  const { ask, close } = startWorker(new CacheRegistry());
  expect(await ask('t1/1', 3)).toEqual([0]);
  expect(await ask('t2/1', 4)).toEqual([0]);
  expect(await ask('t1/1', 8)).toEqual([3]);
  expect(await ask('t1/1', 9)).toEqual([8]);
  await close();
});

test('sends all events of a seat again in one request if its log was evicted', async () => {
  const { ask, close } = startWorker(new CacheRegistry(1));
  expect(await ask('t1/1', 3)).toEqual([0]);
  expect(await ask('t2/1', 4)).toEqual([0]);
  expect(await ask('t1/1', 8)).toEqual([0]);
  await close();
});
