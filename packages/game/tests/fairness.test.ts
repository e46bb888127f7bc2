import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BOX } from '../src/setup/components';
import type { DistrictId, GameRecord, PlayerCount } from '../src/index';
import { contributionCommitment, createGame, isFiveIdentical, writeRecord } from '../src/index';
import { seededRandom } from '../src/random';
import { checkFairness, formatFairness } from '../src/record/fairness';
import { randomOptions, simulateGame, seedFromName, createTamperCases } from '../testing';

const PLAYERS: readonly PlayerCount[] = [3, 4, 5, 6];
const SCRIPT = require.resolve('@great-fire/game/verify-deal.mjs');

/** A game's seed, and the parts of its seats; the last one adds none, as a bot does. */
function createSetup(players: PlayerCount, name: string) {
  const entropies = Array.from({ length: players }, (_, seat) =>
    seat === players - 1 ? '' : seedFromName(`${name} part ${seat}`).slice(0, 32),
  );
  return { players, options: randomOptions(name), seed: seedFromName(name), entropies };
}

function createRecord(players: PlayerCount, name: string): GameRecord {
  const { options, seed, entropies } = createSetup(players, name);
  const game = simulateGame(players, options, seed, {}, entropies);
  const people = entropies.map((_, seat) => ({ name: `P${seat}`, bot: null }));
  return writeRecord(game.setup, people, game.log);
}

const hasRedeal = ({ actions }: GameRecord) => actions.some(({ type }) => type === 'redeal');

/** The record of a game in which somebody had five of a kind, and showed them. */
function createRecordWithRedeal(players: PlayerCount): GameRecord {
  for (let number = 0; ; number += 1) {
    const name = `redeal ${players} ${number}`;
    const { hands } = createGame(createSetup(players, name)).secret;
    const record = hands.some(isFiveIdentical) ? createRecord(players, name) : null;
    if (record !== null && hasRedeal(record)) return record;
  }
}

const records = PLAYERS.flatMap((players) => [
  createRecord(players, `fair ${players}`),
  createRecordWithRedeal(players),
]);

describe('a fair deal', () => {
  it('follows from the seed and the parts, shuffle by shuffle, redeals too', () => {
    for (const record of records) expect(formatFairness(checkFairness(record))).toBe('fair');
    expect(records.filter(hasRedeal)).toHaveLength(4);
  });

  it('tells what everybody added, and what they told of it before', () => {
    for (const { entropies = [], entropyCommitments, players } of records) {
      expect(entropies).toHaveLength(players.length);
      expect(entropyCommitments).toEqual(
        entropies.map((part) => (part === '' ? '' : contributionCommitment(part))),
      );
    }
  });

  it('is the one that was pinned', () => {
    const [record] = records as [GameRecord];
    const pins = {
      commitment: record.commitment,
      parts: [...(record.entropyCommitments ?? []).slice(0, 2), null],
    };
    expect(checkFairness(record, pins).fair).toBe(true);
    const other = createRecord(3, 'another deal'); // which fits in itself
    expect(formatFairness(checkFairness(other, pins))).toBe(
      'not fair: pinned/commitment, pinned/part/0, pinned/part/1',
    );
  });

  it('is judged of a record from before the seats took part by its seed alone', () => {
    const { end: _, ...game } = simulateGame(4, randomOptions('early'), seedFromName('early'));
    const { entropies, ...early } = writeRecord(
      game.setup,
      game.personas.map((bot) => ({ name: bot, bot })),
      game.log,
    );
    expect(entropies).toEqual([]);
    expect(early.entropyCommitments).toBeUndefined();
    expect(checkFairness(early).fair).toBe(true);
  });
});

describe('a record that was tampered with', () => {
  const regions = Object.fromEntries(
    Object.entries(BOX.regions).map(([region, districts]) => [
      region,
      Object.keys(districts) as DistrictId[],
    ]),
  );
  const kinds = [...createTamperCases(regions)];
  let caught = 0;

  it.each(kinds)('is caught, and the shuffle named: %s', (name, tamper) => {
    for (let number = 0, made = 0; made < 34 && number < 200; number += 1) {
      const was = records[number % records.length] as GameRecord;
      const record = structuredClone(was);
      const expected = tamper(record, seededRandom(`${name} ${number}`));
      if (expected === null) continue;
      made += 1;
      const { fair, checks } = checkFairness(record);
      expect({ name, number, fair }).toEqual({ name, number, fair: false });
      const faults = checks.filter(({ ok }) => !ok).map((check) => check.name);
      expect(faults).toEqual(expect.arrayContaining([...expected]));
      caught += 1;
    }
  });

  it('in a thousand records and more, of more than 25 kinds', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(25);
    expect(caught).toBeGreaterThanOrEqual(1000);
  });
});

describe('the published script', () => {
  const judge = (record: GameRecord) =>
    new Promise<string>((resolve) => {
      const child = execFile(process.execPath, [SCRIPT], (_, said) => resolve(said.trim()));
      child.stdin?.end(JSON.stringify(record));
    });

  it('is the engine’s own deal, in at most 100 lines: npm run deal-script writes it', async () => {
    const command = ['--require', 'tsx/cjs', join(__dirname, '..', 'cli', 'gen-verify-deal.ts'), '-'];
    const written = await promisify(execFile)(process.execPath, command);
    expect(written.stdout).toBe(readFileSync(SCRIPT, 'utf8'));
    expect(written.stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  });

  it('deals every record again, and names what is otherwise', async () => {
    expect(await Promise.all(records.map(judge))).toEqual(records.map(() => 'fair'));
    const [first, second] = structuredClone(records) as [GameRecord, GameRecord];
    first.startSeat = (first.startSeat + 1) % 3;
    second.entropies?.splice(0, 1, 'f'.repeat(32));
    expect(await judge(first)).toBe('not fair: startSeat');
    expect(await judge(second)).toMatch(/^not fair: part\/0, houses, tokens, hands, /);
  });
});
