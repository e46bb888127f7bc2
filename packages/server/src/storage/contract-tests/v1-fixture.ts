/** What lay in a database of the very first version, and that a storage brought up from there has all of it. */
import type { Storage } from '../storage';
import { newMove } from './fixtures';
import { NO_TIME_CONTROL } from '@great-fire/protocol';

/** A game under way, in statements that both databases understand. */
export const V1_ROWS = `
  INSERT INTO persons (id, key_hash, name, created_at) VALUES ('ann', 'key-ann', 'Ann', 1), ('ben', 'key-ben', NULL, 2),
    ('cat', 'key-cat', 'Cat', 3);
  INSERT INTO matches (id, table_name, players, options, private, commitment, rules_version, status, state_id, turn,
    active_seat, burning, created_at, updated_at)
    VALUES ('t1', 'Table t1', 3, '{"hiddenColours":true,"moreDestruction":false,"cones":100}', 1, 'c0ffee', '1.0.0',
    'running', 2, 4, 1, '["aldgate"]', 1000, 2002);
  INSERT INTO match_secrets (match_id, seed, entropies) VALUES ('t1', 'seed-t1', '["salt"]');
  INSERT INTO seats (match_id, seat, person_id, name, token_hash)
    VALUES ('t1', 0, 'ann', 'Ann', 'token-ann'), ('t1', 1, 'ben', 'Ben', 'token-ben'),
    ('t1', 2, 'cat', 'Cat', 'token-cat');
  INSERT INTO log (match_id, state_id, seat, move_id, action, events, at)
    VALUES ('t1', 1, 0, 'move-1', '{"type":"end-actions"}', '[1]', 2001),
    ('t1', 2, 1, 'move-2', '{"type":"end-actions"}', '[2]', 2002);
  INSERT INTO snapshots (match_id, state_id, state) VALUES ('t1', 1, '{"at":1}');
  INSERT INTO chat (match_id, seat, name, text, at)
    VALUES ('t1', NULL, 'Dora', 'Fire!', 2003), ('t1', 0, 'Ann', 'Where?', 2004), ('t1', 2, 'Dan', 'Here', 2005);
`;

/** All of `V1_ROWS` is read, and the game goes on. */
export async function expectPlayable(storage: Storage): Promise<void> {
  expect(await storage.persons.sessionByKey('key-ann')).toEqual({
    person: { id: 'ann', name: 'Ann' },
    device: { id: 'ann', personId: 'ann', keyHash: 'key-ann', label: null, createdAt: 1, lastSeenOn: 0 },
  });
  expect(await storage.matches.find('t1')).toMatchObject({
    tableName: 'Table t1',
    private: true,
    status: 'running',
    stateId: 2,
    burning: ['aldgate'],
    timeControl: NO_TIME_CONTROL,
    language: 'en',
    tableState: null,
    hostId: 'ann',
    seats: [{ name: 'Ann', bot: null }, { name: 'Ben' }, { name: 'Cat' }],
  });
  expect(await storage.matches.secretsOf('t1')).toEqual({ seed: 'seed-t1', entropies: ['salt'] });
  expect(await storage.matches.seatByToken('token-ben')).toMatchObject({ matchId: 't1', seat: 1 });
  expect((await storage.moves.after('t1', 0)).map(({ moveId }) => moveId)).toEqual(['move-1', 'move-2']);
  expect(await storage.moves.latestSnapshot('t1')).toEqual({ stateId: 1, state: '{"at":1}' });
  expect(await storage.chat.history('t1', 10, {})).toMatchObject([
    { text: 'Fire!', channel: 'spectators' },
    { text: 'Where?', channel: 'players' },
    { text: 'Here', channel: 'players' },
  ]);
  const [first] = await storage.chat.history('t1', 1, { playersOnly: true });
  expect(await storage.chat.byKey('t1', first?.key ?? '')).toEqual(first);
  expect((await storage.chat.history('t1', 10, { playersOnly: true })).map(({ name }) => name)).toEqual([
    'Ann',
    'Dan',
  ]);
  expect((await storage.persons.personalData('ann'))?.lines).toMatchObject([{ text: 'Where?' }]);
  expect((await storage.persons.personalData('cat'))?.lines).toEqual([]); // it was Dan who had the seat then
  expect(await storage.moves.commit(newMove('t1', 3))).toEqual({ outcome: 'stored' });
  expect(await storage.matches.find('t1')).toMatchObject({ stateId: 3 });
}
