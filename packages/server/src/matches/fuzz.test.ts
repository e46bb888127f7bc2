import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalActions, viewFor, type Action, type GameOptions, type PlayerCount } from '@great-fire/game';
import { verifyRecord } from '@great-fire/game/record';
import { completeTableOptions } from '@great-fire/protocol';
import { randomAction, seededRandom } from '../../testing';
import { ApiError } from '../errors/api-error';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import type { Storage } from '../storage/storage';
import { rebuildMatch } from '../../testing/rebuild-match';
import { loadMatch } from './load-match';
import { MatchService } from './match-service';

const GAMES = Array.from({ length: 8 }, (_, index) => ({
  seed: `fuzz-${String(index)}`,
  players: (3 + (index % 4)) as PlayerCount,
  options: {
    hiddenColours: index % 2 === 1,
    moreDestruction: index % 3 === 1,
    cones: index % 5 === 1 ? 100 : 65,
  } satisfies GameOptions,
}));

/** Starts a match with all seats taken. Its seed is fixed, so that a failing game can be repeated. */
async function startMatch(
  storage: Storage,
  { seed, players, options }: (typeof GAMES)[number],
): Promise<string> {
  const id = `game-${seed}`;
  const seat = (index: number) => ({
    personId: `p${String(index)}`,
    name: `Player ${String(index)}`,
    tokenHash: `t${String(index)}`,
  });
  for (let index = 0; index < players; index += 1) {
    const id = `p${String(index)}`;
    await storage.persons.add({ id, name: null }, { id, keyHash: id, label: null }, 1);
  }
  await storage.matches.open(
    {
      id,
      tableName: seed,
      players,
      ...completeTableOptions({ options }),
      commitment: '',
      rulesVersion: '1.0.0',
      seed,
      at: 1,
    },
    seat(0),
  );
  for (let index = 1; index < players; index += 1) {
    await storage.matches.claimSeat(id, seat(index), null, 2);
    const ready = { type: 'set-ready', by: seat(index).personId, seat: index, isReady: true } as const;
    await storage.matches.updateSetup(id, ready, 2);
  }
  await storage.matches.updateSetup(id, { type: 'start', by: seat(0).personId }, 3);
  return id;
}

test.each(GAMES)(
  'rebuilds a fuzzed game ($seed, $players players) from seed and log at every stage',
  async (game) => {
    const storage = sqliteStorage(join(mkdtempSync(join(tmpdir(), 'great-fire-')), 'fuzz.db'));
    const matches = new MatchService({ storage, now: () => 7 });
    const chance = seededRandom(game.seed);
    const id = await startMatch(storage, game);
    await matches.start(id);
    const stored = async () => {
      const match = await storage.matches.find(id);
      if (match === null) throw new Error('The match is gone');
      return match;
    };
    const agree = async (): Promise<void> => {
      const match = await stored();
      const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
      const rebuilt = plain(await rebuildMatch(storage, match));
      expect(plain((await loadMatch(storage, match))?.state.game)).toEqual(rebuilt);
      expect(plain(matches.peek(id)?.state.game)).toEqual(rebuilt);
    };

    for (let decision = 0; (await stored()).status === 'running'; decision += 1) {
      const state = matches.peek(id)?.state ?? (await matches.get(id, 0))?.state;
      if (state === undefined) throw new Error('The match is not there');
      const { seat } = state.game.turn;
      const request = { matchId: id, stateId: state.stateId, moveId: `move-${String(decision)}` };
      const view = viewFor(state.game, seat);
      if (decision % 10 === 0) {
        const other = (seat + 1) % game.players;
        await expect(
          matches.move({ ...request, seat: other, action: { type: 'end-actions' } }),
        ).rejects.toThrow(ApiError);
        const illegal: Action = { type: 'move-band', from: 'temple', to: 'aldgate' };
        expect(legalActions(view)).not.toContainEqual(illegal);
        await expect(matches.move({ ...request, seat, action: illegal })).rejects.toThrow(ApiError);
      }
      const done = await matches.move({ ...request, seat, action: randomAction(view, chance) });
      expect(done.stateId).toBe(state.stateId + 1);
      if (decision % 40 === 0) await agree();
    }
    await agree();
    expect(verifyRecord(await matches.buildRecord(await stored()))).toEqual({ ok: true });
    await matches.close();
    await storage.close();
  },
);
