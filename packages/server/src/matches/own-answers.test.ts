import { createGame, isFiveIdentical } from '@great-fire/game';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import type { Storage } from '../storage/storage';
import { Matches } from './matches';

const OPTIONS = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;

/** A seed by which the second of three seats to be asked holds five identical cards. */
function seedWithChoice(): { readonly seed: string; readonly chooser: number } {
  for (let number = 0; ; number += 1) {
    const seed = `five-of-a-kind-${String(number)}`;
    const { startSeat, secret } = createGame({ players: 3, options: OPTIONS, seed });
    const chooser = (startSeat + 1) % 3;
    const choices = secret.hands.map((hand) => isFiveIdentical(hand));
    if (choices[chooser] && choices.filter(Boolean).length === 1) return { seed, chooser };
  }
}

async function seated(storage: Storage, seed: string): Promise<string> {
  const seat = (name: string) => ({ personId: name, name, tokenHash: name });
  for (const name of ['ann', 'ben', 'cat']) await storage.persons.add({ id: name, keyHash: name, name }, 1);
  const secrets = { seed, entropies: [] };
  const table = {
    id: 'm',
    tableName: 'x',
    players: 3,
    options: OPTIONS,
    private: false,
    commitment: '',
    rulesVersion: '1.0.0',
    secrets,
    at: 1,
  } as const;
  await storage.matches.open(table, seat('ann'));
  await storage.matches.takeSeat('m', seat('ben'), null, 2);
  await storage.matches.takeSeat('m', seat('cat'), null, 3);
  return 'm';
}

test.each(['keep-hand', 'redeal'] as const)(
  'SET-3: only the seat with five identical cards is waited for, and may choose to %s',
  async (type) => {
    const { seed, chooser } = seedWithChoice();
    const storage = sqliteStorage(join(mkdtempSync(join(tmpdir(), 'great-fire-')), 'own.db'));
    const matches = new Matches({ storage, now: () => 7 });
    const id = await seated(storage, seed);
    await matches.begin(id);
    const asked = await matches.now(id, 0);
    expect(asked?.state.game.turn).toMatchObject({ seat: chooser, step: 'redeal' });
    expect(asked?.state.stateId).toBe(1);

    await matches.move({ matchId: id, seat: chooser, action: { type }, stateId: 1, moveId: 'my-choice' });
    const after = matches.peek(id)?.state.game;
    const log = await storage.moves.after(id, 0);
    expect(log[1]).toMatchObject({ seat: chooser, moveId: 'my-choice', action: JSON.stringify({ type }) });
    expect(after?.turn.step).toBe('band');
    // Ids of the server's own moves are out of a client's alphabet, so that none can stand in their way.
    const own = log.filter(({ moveId }) => moveId !== 'my-choice').map(({ moveId }) => moveId);
    expect(own.length).toBe(type === 'keep-hand' ? 2 : 3);
    expect(own.filter((moveId) => /^[A-Za-z0-9_-]+$/.test(moveId))).toEqual([]);
    await matches.close();
    await storage.close();
  },
  30_000,
);
