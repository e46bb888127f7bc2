/** Tests what the service of tables does beside the rules of their set-up. */
import { STANDARD_OPTIONS, seedCommitment } from '@great-fire/game';
import { BOT_NAMES, emptyTableState, type CreateTableInput } from '@great-fire/protocol';
import { ApiError } from '../errors/api-error';
import { hashSecret } from '../identity/secret-key';
import { addPerson, newStart } from '../storage/contract-tests/fixtures';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import { requireMatch } from '../storage/matches';
import { TableService } from './table-service';

const INPUT: CreateTableInput = {
  tableName: 'Fish Street',
  players: 3,
  options: STANDARD_OPTIONS,
  private: false,
  name: 'Ann',
};
const ANN = { id: 'ann', name: 'ann' };
const BEN = { id: 'ben', name: 'ben' };

async function createScene({ maxBotGames = 5, players = ['ann', 'ben', 'cat'] } = {}) {
  const storage = sqliteStorage(':memory:');
  for (const name of players) await addPerson(storage, name);
  const started: string[] = [];
  const commands: unknown[][] = [];
  const record =
    (name: string) =>
    (...command: unknown[]) => {
      commands.push([name, ...command]);
      return Promise.resolve();
    };
  const service = new TableService({
    storage,
    matches: {
      start: (id) => {
        started.push(id);
        return Promise.resolve();
      },
    },
    tableCommands: { substitute: record('substitute'), assignBot: record('assign') },
    now: () => 5_000,
    hasPlayerFrom: (_, address) => address === '10.0.0.9',
    maxBotGames,
  });
  return { storage, service, started, commands };
}

/** Resolves to the code and the message of a rejection. */
async function rejectionOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => 'accepted',
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return [error.body.code, error.body.reason].filter(Boolean).join(' ');
  return String(error);
}

test('opens a table with bots, a seed of its own, and a seat whose token only the opener has', async () => {
  const { storage, service } = await createScene();
  const claim = await service.open(null, { ...INPUT, bots: ['merchant', 'alderman'] });
  const match = await storage.matches.find(claim.matchId);
  expect(match).toMatchObject({
    tableName: 'Fish Street',
    players: 3,
    status: 'open',
    options: STANDARD_OPTIONS,
    createdAt: 5_000,
    seats: [
      { seat: 0, name: 'Ann', bot: null },
      { seat: 1, name: BOT_NAMES[0], bot: 'merchant' },
      { seat: 2, name: BOT_NAMES[1], bot: 'alderman' },
    ],
  });
  const { seed = '' } = (await storage.matches.secretsOf(claim.matchId)) ?? {};
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(match?.commitment).toBe(seedCommitment(seed));
  expect(await storage.matches.seatByToken(hashSecret(claim.token))).toMatchObject({ seat: 0 });
  const session = await storage.persons.sessionByKey(hashSecret(claim.sessionKey ?? ''));
  expect(session?.person.name).toBe('Ann');
  const other = await service.open(ANN, INPUT);
  expect(other.sessionKey).toBeNull();
  expect((await storage.matches.find(other.matchId))?.commitment).not.toBe(match?.commitment);
  expect((await storage.persons.find('ann'))?.name).toBe('Ann'); // the name just used
});

test('opens a table of a group for its members alone', async () => {
  const { storage, service } = await createScene();
  const group = { id: 'abcdefghjk', name: 'Night owls', ownerId: 'ann', linkKey: 'k', memberId: 'm', at: 1 };
  await storage.groups.create(group, 9);
  const input = { ...INPUT, group: group.id };
  expect(await rejectionOf(service.open(null, input))).toMatch(/^not-found/);
  expect(await rejectionOf(service.open(BEN, input))).toMatch(/^not-found/);
  expect((await service.open(ANN, input)).seat).toBe(0);
});

test('a person has twenty waiting tables at most', async () => {
  const { service } = await createScene();
  for (let count = 0; count < 20; count += 1) await service.open(ANN, INPUT);
  expect(await rejectionOf(service.open(ANN, INPUT))).toBe('not-allowed-now too-many-waiting-tables');
  await service.open(BEN, INPUT);
});

test('starts a game once its set-up runs, and at no other change', async () => {
  const { service, started } = await createScene();
  const { matchId } = await service.open(ANN, INPUT);
  for (const name of ['ben', 'cat']) await service.join({ id: name, name }, matchId, { name });
  await service.updateSetup(BEN, matchId, { type: 'set-ready', seat: 1, isReady: true });
  await service.updateSetup({ id: 'cat', name: 'cat' }, matchId, {
    type: 'set-ready',
    seat: 2,
    isReady: true,
  });
  await service.updateSetup(ANN, matchId, { type: 'change-setup', change: { tableName: 'Hill' } });
  expect(started).toEqual([]);
  await service.updateSetup(ANN, matchId, { type: 'start' });
  expect(started).toEqual([matchId]);
  await service.updateSetup(ANN, matchId, { type: 'change-setup', change: { botSpeed: 'fast' } });
  await service.updateSetup(ANN, matchId, { type: 'transfer-host', seat: 1 });
  expect(started).toEqual([matchId]);
});

test('a person has a number of running games with bots at most', async () => {
  const { storage, service } = await createScene({ maxBotGames: 1 });
  const openWith = async (bots: CreateTableInput['bots'] = []) =>
    (await service.open(ANN, { ...INPUT, bots })).matchId;
  const [first, second, third] = [
    await openWith(['merchant', 'merchant']),
    await openWith(['merchant', 'merchant']),
    await openWith(),
  ];
  await service.updateSetup(ANN, first, { type: 'start' });
  await storage.matches.beginGame(first, newStart());
  const refused = 'not-allowed-now too-many-bot-games';
  expect(await rejectionOf(service.updateSetup(ANN, second, { type: 'start' }))).toBe(refused);
  expect(await rejectionOf(openWith(['merchant']))).toBe(refused);
  expect(await rejectionOf(service.setBot(ANN, third, 1, { level: 'merchant' }))).toBe(refused);
  for (const name of ['ben', 'cat']) await service.join({ id: name, name }, third, { name });
  expect(await rejectionOf(service.updateSetup(ANN, third, { type: 'start' }))).toBe('not-ready');
});

test('a host removes the player whose name the host saw, and no other', async () => {
  const { storage, service } = await createScene();
  const { matchId } = await service.open(ANN, INPUT);
  await service.join(BEN, matchId, { name: 'Ben' });
  const table = await requireMatch(storage.matches, matchId);
  expect(await rejectionOf(service.leave(ANN, table, 1))).toBe('bad-request');
  expect(await rejectionOf(service.leave(ANN, table, 1, 'Cat'))).toBe('stale');
  expect((await requireMatch(storage.matches, matchId)).seats).toHaveLength(2);
  await service.leave(ANN, table, 1, 'Ben');
  expect((await requireMatch(storage.matches, matchId)).seats).toHaveLength(1);
  expect(await storage.matches.isKicked(matchId, 'ben')).toBe(true);
  expect(await rejectionOf(service.join(BEN, matchId, { name: 'Ben' }))).toBe('kicked');
});

describe('an open seat of a running game', () => {
  const AWAY = { standIn: 'none', isOpen: true, hasLeft: true } as const;

  async function createRunning() {
    const scene = await createScene({ players: ['ann', 'ben', 'cat', 'eve'] });
    const { service, storage } = scene;
    const { matchId } = await service.open(ANN, INPUT);
    for (const name of ['ben', 'cat']) await service.join({ id: name, name }, matchId, { name });
    for (const [seat, id] of [
      [1, 'ben'],
      [2, 'cat'],
    ] as const)
      await service.updateSetup({ id, name: id }, matchId, { type: 'set-ready', seat, isReady: true });
    await service.updateSetup(ANN, matchId, { type: 'start' });
    const state = { ...emptyTableState(3, 0, 1), absences: [null, AWAY, AWAY] };
    await storage.matches.beginGame(matchId, newStart({}, { state, dueAt: null }));
    return { ...scene, matchId };
  }
  const EVE = { id: 'eve', name: 'eve' };

  test('is taken by another person, the wanted one or the first, with the holidays of the person', async () => {
    const { service, storage, commands, matchId } = await createRunning();
    const holidays = [{ from: 5, until: 9 }];
    await storage.persons.changeHolidays(EVE.id, () => holidays);
    expect(await service.join(EVE, matchId, { name: 'Eve', seat: 2 })).toMatchObject({ matchId, seat: 2 });
    expect(await service.join(EVE, matchId, { name: 'Eve' }, '10.0.0.1')).toMatchObject({ seat: 1 });
    expect(commands).toMatchObject([
      ['substitute', matchId, { seat: 2, personId: 'eve', name: 'Eve' }, 'cat', holidays],
      ['substitute', matchId, { seat: 1, personId: 'eve', name: 'Eve' }, 'ben', holidays],
    ]);
  });

  test('is refused of a player who has one, from a place of a player, and of closed seats', async () => {
    const { service, commands, matchId } = await createRunning();
    expect(await rejectionOf(service.join(EVE, matchId, { name: 'Eve' }, '10.0.0.9'))).toBe(
      'not-allowed-now same-address',
    );
    expect(await rejectionOf(service.join(EVE, matchId, { name: 'Eve', seat: 0 }))).toBe('already-started');
    expect(await rejectionOf(service.join(ANN, matchId, { name: 'Ann', seat: 1 }))).toBe('already-seated');
    expect(commands).toEqual([]);
  });

  test('gets a bot by the host, and no seat of a present player does', async () => {
    const { service, commands, matchId } = await createRunning();
    await service.setBot(ANN, matchId, 1, { level: 'alderman' });
    expect(commands).toEqual([['assign', matchId, 1, { by: 0, level: 'alderman' }]]);
    expect(await rejectionOf(service.setBot(ANN, matchId, 0, { level: 'alderman' }))).toBe('seat-taken');
    expect(await rejectionOf(service.setBot(BEN, matchId, 2, { level: 'alderman' }))).toBe('not-host');
    expect(commands).toHaveLength(1);
  });
});
