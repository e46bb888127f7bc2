import { serialize } from 'node:v8';
import { STANDARD_OPTIONS } from '@great-fire/game';
import { ENGINE } from '@great-fire/game/engine';
import { createMatchState } from '@great-fire/game/match';
import { NO_TIME_CONTROL } from '@great-fire/protocol';
import { initialTableState } from '@great-fire/table';
import { seededRandom } from '../../testing';
import { randomAction } from '../../testing/test-table';
import { frameFor } from '../realtime/views';
import { addStartedMatch } from '../storage/contract-tests/fixtures';
import { openDatabaseFile } from '../storage/sqlite/open-file';
import { sqliteStorage, storageOnDatabase } from '../storage/sqlite/sqlite-storage';
import { prepareMove } from './apply-move';
import { activeSeatOf, estimateHeapBytes, type LiveMatch } from './load-match';
import { MatchService } from './match-service';

const NO_ROOM_BYTES = 1;

const OPENING_HANDS = 3; // moves that the start of a game of three makes

async function playRandomMove(matches: MatchService, random: ReturnType<typeof seededRandom>): Promise<void> {
  const match = await matches.get('t1', 0);
  if (match === null) throw new Error('The match has not started');
  const { stateId, game } = match.state;
  const { seat } = game.turn;
  const action = randomAction(frameFor(match, seat).view, random);
  await matches.move({ matchId: 't1', seat, action, stateId, moveId: `move-${String(stateId)}` });
}

test('without room, keeps a match only while it is pinned, and always returns its latest state', async () => {
  const storage = sqliteStorage(':memory:');
  const matches = new MatchService({ storage, cacheBytes: NO_ROOM_BYTES, now: () => 5 });
  await addStartedMatch(storage, 't1');
  await matches.start('t1');
  const random = seededRandom('a match without room');
  const playOn = () => playRandomMove(matches, random);
  await playOn();
  await playOn();
  expect(matches.peek('t1')).toBeNull();
  matches.pin('t1');
  await matches.get('t1', 0);
  const stateId = OPENING_HANDS + 2;
  expect(matches.peek('t1')?.state.stateId).toBe(stateId);
  await playOn();
  expect(matches.peek('t1')?.state.stateId).toBe(stateId + 1);
  const pinned = matches.peek('t1');
  matches.unpin('t1');
  expect(matches.peek('t1')).toBeNull();
  expect(JSON.stringify(await matches.get('t1', stateId + 1))).toBe(JSON.stringify(pinned));
  await matches.close();
  await storage.close();
});

test('reads the moves of another server, with the same result, without reading the whole match', async () => {
  const storage = sqliteStorage(':memory:');
  const [here, there] = ['here', 'there'].map(() => new MatchService({ storage, now: () => 5 })) as [
    MatchService,
    MatchService,
  ];
  await addStartedMatch(storage, 't1');
  await here.start('t1');
  const reads = jest.spyOn(storage.matches, 'find');
  const random = seededRandom('a match on two servers');
  for (let moves = 1; moves <= 120; moves += 1) {
    await playRandomMove(here, random);
    if (moves % 3 === 0)
      expect(JSON.stringify(await there.get('t1', OPENING_HANDS + moves))).toBe(
        JSON.stringify(here.peek('t1')),
      );
  }
  expect(reads.mock.calls.length).toBeLessThan(10);
  await Promise.all([here.close(), there.close()]);
  await storage.close();
});

test('fails to load a match whose log is incomplete', async () => {
  const db = openDatabaseFile(':memory:');
  const storage = storageOnDatabase(db, ':memory:');
  const matches = new MatchService({ storage, now: () => 5 });
  await addStartedMatch(storage, 't1');
  await matches.start('t1');
  db.exec('UPDATE matches SET state_id = 8');
  await expect(matches.get('t1', 8)).rejects.toThrow('The log of match t1 does not reach state 8');
  await matches.close();
  await storage.close();
});

/** Plays random moves at a new match of six players. */
function playMatch(name: string, moves: number): LiveMatch {
  const random = seededRandom(name);
  const state = createMatchState(ENGINE, {
    players: 6,
    options: STANDARD_OPTIONS,
    seed: 'ab'.repeat(32),
    entropies: [name],
  });
  let match: LiveMatch = {
    rules: ENGINE,
    state,
    recentMoves: [],
    timeControl: NO_TIME_CONTROL,
    ownedByPerson: Array.from({ length: 6 }, () => true),
    botLevels: new Map(),
    botSpeed: 'normal',
    tableState: initialTableState(NO_TIME_CONTROL, 6, activeSeatOf(state), 0),
  };
  for (let stateId = 0; stateId < moves; stateId += 1) {
    const { seat } = match.state.game.turn;
    const action = randomAction(frameFor(match, seat).view, random);
    match = prepareMove(match, { matchId: name, seat, action, stateId, moveId: name }, stateId).nextMatch;
  }
  return match;
}

// Measured once at 300 matches, because a test cannot measure a heap that other tests of its process use.
const HEAP_BYTES_PER_SERIALIZED_BYTE = 2;

test.each([0, 30, 90])('estimates the memory of a match after %d moves', (moves) => {
  const { rules, ...match } = playMatch('a match', moves);
  const heapBytes = HEAP_BYTES_PER_SERIALIZED_BYTE * serialize(match).byteLength;
  const ratio = estimateHeapBytes({ ...match, rules }) / heapBytes;
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.1);
});
