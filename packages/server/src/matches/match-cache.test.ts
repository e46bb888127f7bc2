import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { STANDARD_OPTIONS } from '@great-fire/game';
import { ENGINE } from '@great-fire/game/engine';
import { createMatchState } from '@great-fire/game/match';
import { NO_TIME_CONTROL } from '@great-fire/protocol';
import { seededRandom } from '../../testing';
import { randomAction } from '../../testing/test-table';
import { frameFor } from '../realtime/views';
import { CacheRegistry } from '../shared/cache-registry';
import { addStartedMatch } from '../storage/contract-tests/fixtures';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import { initialTableState } from '../table-state/table-state';
import { prepareMove } from './apply-move';
import { activeSeatOf, estimateHeapBytes } from './load-match';
import type { LiveMatch } from './load-match';
import { MatchService } from './match-service';

const NO_ROOM_BYTES = 1;

test('without room, keeps a match only while it is pinned, and always returns its latest state', async () => {
  const storage = sqliteStorage(':memory:');
  const matches = new MatchService({ storage, caches: new CacheRegistry(NO_ROOM_BYTES), now: () => 5 });
  await addStartedMatch(storage, 't1');
  await matches.start('t1');
  const random = seededRandom('a match without room');
  const playOn = async (): Promise<void> => {
    const match = await matches.get('t1', 0);
    if (match === null) throw new Error('The match has not started');
    const { stateId, game } = match.state;
    const { seat } = game.turn;
    const action = randomAction(frameFor(match, seat).view, random);
    await matches.move({ matchId: 't1', seat, action, stateId, moveId: `move-${String(stateId)}` });
  };
  await playOn();
  await playOn();
  expect(matches.peek('t1')).toBeNull();
  matches.pin('t1');
  await matches.get('t1', 0);
  expect(matches.peek('t1')?.state.stateId).toBe(2);
  await playOn();
  expect(matches.peek('t1')?.state.stateId).toBe(3);
  const pinned = matches.peek('t1');
  matches.unpin('t1');
  expect(matches.peek('t1')).toBeNull();
  expect(JSON.stringify(await matches.get('t1', 3))).toBe(JSON.stringify(pinned));
  await matches.close();
  await storage.close();
});

const MATCHES = 60;

/** Plays random moves at a new match of six players. */
function playMatch(name: string, moves: number): LiveMatch {
  const random = seededRandom(name);
  const state = createMatchState(ENGINE, {
    ...{ players: 6, options: STANDARD_OPTIONS, seed: 'ab'.repeat(32), entropies: [name] },
  });
  let match: LiveMatch = {
    rules: ENGINE,
    state,
    recentMoves: [],
    timeControl: NO_TIME_CONTROL,
    ownedByPerson: Array.from({ length: 6 }, () => true),
    tableState: initialTableState(NO_TIME_CONTROL, 6, activeSeatOf(state), 0),
  };
  for (let stateId = 0; stateId < moves; stateId += 1) {
    const { seat } = match.state.game.turn;
    const action = randomAction(frameFor(match, seat).view, random);
    match = prepareMove(match, { matchId: name, seat, action, stateId, moveId: name }, stateId).nextMatch;
  }
  return match;
}

test.each([0, 30, 90])('estimates the memory of a match after %d moves', (moves) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapUsed = () => {
    collect();
    collect(); // collects the weakly held objects of the first run
    return process.memoryUsage().heapUsed;
  };
  playMatch('warm-up', moves);
  const before = heapUsed();
  const live = Array.from({ length: MATCHES }, (_, number) => playMatch(`match ${String(number)}`, moves));
  const measured = (heapUsed() - before) / MATCHES;
  const estimated = live.reduce((sum, match) => sum + estimateHeapBytes(match), 0) / MATCHES;
  expect(estimated / measured).toBeGreaterThan(0.7);
  expect(estimated / measured).toBeLessThan(1.4);
});
