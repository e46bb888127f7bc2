import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStored, startTestServer } from '@great-fire/server/testing';
import type { StoredGame } from '@great-fire/server/testing';
import { wrongsIn } from './check-game';
import type { Witness } from './check-game';
import { everybody, openTable, witnesses } from './party';
import type { Deed } from './player';
import { comingToRest } from './round';
import { untilAll } from './until';

interface History {
  readonly people: readonly Witness[]; // by seat, then the spectator
  readonly game: StoredGame;
}

/** A real game, some way in: what everybody has to say of it, and what is stored. */
async function played(): Promise<History> {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-'));
  const server = await startTestServer({ dataDir });
  const table = await openTable(server.url, 'checked', 3, true);
  await untilAll(everybody(table), ({ isLive, stateId }) => isLive && stateId >= 0, 20_000);
  table.players.forEach((player) => player.play());
  await untilAll(everybody(table), ({ stateId }) => stateId >= 40, 20_000);
  expect(await comingToRest([table])).toEqual([]);
  const people = witnesses(table);
  everybody(table).forEach((page) => page.close());
  await server.stop();
  const stored = await openStored(join(dataDir, 'great-fire.db'));
  const game = await stored.game(table.matchId);
  await stored.close();
  rmSync(dataDir, { recursive: true });
  return { people, game };
}

const withDeeds = (people: readonly Witness[], change: (deed: Deed) => readonly Deed[]) =>
  people.map((witness) => ({ ...witness, deeds: witness.deeds.flatMap(change) }));

const BREAKS: Readonly<Record<string, readonly [(history: History, last: Deed) => History, RegExp]>> = {
  'an acknowledged move that is lost': [
    ({ people, game }, last) => {
      const log = game.log.filter(({ moveId }) => moveId !== last.moveId);
      return { people, game: { ...game, log, match: { ...game.match, stateId: log.length } } };
    },
    /was acknowledged as state \d+, where/,
  ],
  'a hole in the log': [
    ({ people, game }) => ({ people, game: { ...game, log: game.log.filter((_, place) => place !== 20) } }),
    /^the log has a hole or a double$/,
  ],
  'a log that is longer than the table says': [
    ({ people, game }) => ({
      people,
      game: { ...game, match: { ...game.match, stateId: game.log.length - 1 } },
    }),
    /^the table says \d+, the log \d+$/,
  ],
  'a move that is in the log twice': [
    ({ people, game }, last) => {
      const log = game.log.map((row) => {
        const twice = row.stateId === game.log.length ? game.log.find((r) => r.moveId === last.moveId) : row;
        return { ...(twice ?? row), stateId: row.stateId };
      });
      return {
        people,
        game: { ...game, log: [...log, { ...(log.at(-1) ?? fail()), stateId: log.length + 1 }] },
      };
    },
    /^a move is in the log twice$/,
  ],
  'moves in another order than they were acknowledged in': [
    ({ people, game }, last) => {
      const place = (last.ledTo ?? 0) - 1;
      const [one, other] = [game.log[place - 1] ?? fail(), game.log[place] ?? fail()];
      const log = game.log.map((row) =>
        row === one
          ? { ...other, stateId: row.stateId }
          : row === other
            ? { ...one, stateId: row.stateId }
            : row,
      );
      return { people, game: { ...game, log } };
    },
    /was acknowledged as state \d+, where/,
  ],
  'another decision than was made': [
    ({ people, game }, last) => ({
      people: withDeeds(people, (deed) => [
        deed === last ? { ...deed, action: { type: 'discard', card: 1 } as unknown as Deed['action'] } : deed,
      ]),
      game,
    }),
    /was acknowledged as state \d+, where/,
  ],
  'two acknowledgements with one state': [
    ({ people, game }, last) => ({
      people: withDeeds(people, (deed) =>
        deed === last ? [deed, { ...deed, moveId: 'another-00001' }] : [deed],
      ),
      game,
    }),
    /were both told state \d+$/,
  ],
  'somebody who was told of states out of order': [
    ({ people, game }) => ({
      people: people.map((witness) => ({ ...witness, deeds: [...witness.deeds].reverse() })),
      game,
    }),
    /was told of states out of order$/,
  ],
  'a move that was refused and is in the log': [
    ({ people, game }, last) => ({
      people: withDeeds(people, (deed) => [deed === last ? { ...deed, ledTo: null, code: 'stale' } : deed]),
      game,
    }),
    /was refused \(stale\) and is in the log$/,
  ],
  'a move that is in the log and nobody was told so': [
    ({ people, game }, last) => ({
      people: withDeeds(people, (deed) => (deed === last ? [] : [deed])),
      game,
    }),
    /is in the log and nobody was told so$/,
  ],
  'a snapshot that is not the state of its log': [
    ({ people, game }) => ({ people, game: { ...game, isSameLoaded: false } }),
    /^snapshot and log do not come to the replayed state$/,
  ],
  'a page that is behind': [
    ({ people, game }) => ({ people: people.map((one) => ({ ...one, stateId: one.stateId - 1 })), game }),
    /shows state \d+ of \d+$/,
  ],
  'a page that shows what another seat sees': [
    ({ people, game }) => ({
      people: people.map((one, place) => ({ ...one, view: people[(place + 1) % 3]?.view ?? null })),
      game,
    }),
    /shows what is not so$/,
  ],
};

const fail = (): never => {
  throw new Error('The game is too short');
};

let history: History;
beforeAll(async () => {
  history = await played();
}, 60_000);

test('nothing is wrong with a game that nothing happened to', () => {
  expect(history.game.log.length).toBeGreaterThanOrEqual(40);
  expect(wrongsIn(history.people, history.game)).toEqual([]);
});

test.each(Object.entries(BREAKS))('%s is found', (_, [broken, named]) => {
  const deeds = history.people.flatMap((witness) => witness.deeds);
  const last = deeds.reduce((one, other) => ((other.ledTo ?? 0) > (one.ledTo ?? 0) ? other : one));
  const { people, game } = broken(history, last);
  expect(wrongsIn(people, game)).toContainEqual(expect.stringMatching(named));
});
