import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { isFireCard } from '../src/deck/draw';
import { BOX, boxFor } from '../src/setup/components';
import { seededShuffle } from '../src/setup/commitments';
import { dealTable, redealTable } from '../src/setup/deal';
import { type DistrictId, type PlayerCount, createGame, isFiveIdentical } from '../src/index';
import { type GameRecord, formatVerdict, verifyRecord, writeRecord } from '../src/record';
import { seededRandom } from '../src/random';
import { type FairnessResult, checkFairness } from '../src/record/fairness';
import { randomOptions, simulateGame, seedFromName, createTamperCases } from '../testing';

const PLAYERS: readonly PlayerCount[] = [3, 4, 5, 6];
const SCRIPT = require.resolve('@great-fire/game/verify-deal.mjs');

/** Creates the setup of a game. The last seat contributes nothing, like a bot. */
function createSetup(players: PlayerCount, name: string) {
  const entropies = Array.from({ length: players }, (_, seat) =>
    seat === players - 1 ? '' : seedFromName(`${name} part ${seat}`).slice(0, 32),
  );
  return { players, options: randomOptions(name), seed: seedFromName(name), entropies };
}

/** `surplus`: contributions of no seat, which the deal follows from too. */
function createRecord(players: PlayerCount, name: string, surplus: readonly string[] = []): GameRecord {
  const { options, seed, entropies } = createSetup(players, name);
  const game = simulateGame(players, options, seed, {}, [...entropies, ...surplus]);
  const people = entropies.map((_, seat) => ({ name: `P${seat}`, bot: null }));
  return writeRecord(game.setup, people, game.log);
}

/** Returns one line: `fair`, or `not fair: ` and the names of the failed checks. */
function formatFairness({ fair, checks }: FairnessResult): string {
  if (fair) return 'fair';
  return `not fair: ${checks.flatMap(({ name, ok }) => (ok ? [] : [name])).join(', ')}`;
}

const hasRedeal = ({ actions }: GameRecord) => actions.some(({ type }) => type === 'redeal');

/** Creates the record of a game in which a player showed five identical cards. */
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

/** Runs a program in Node with an input. Resolves to its output. */
const run = (args: readonly string[], input: unknown) =>
  new Promise<string>((resolve) => {
    const child = execFile(process.execPath, args, { maxBuffer: 1e8 }, (_, output) => resolve(output.trim()));
    child.stdin?.end(JSON.stringify(input));
  });

/** Calls a function with the script's exports and an input. Resolves to the function's result. */
const evaluate = async (body: string, input: unknown): Promise<unknown> => {
  const imports = `import * as script from '${pathToFileURL(SCRIPT).href}';import { readFileSync } from 'node:fs';`;
  const call = `console.log(JSON.stringify((${body})(script, JSON.parse(readFileSync(0, 'utf8')))))`;
  return JSON.parse(await run(['--input-type=module', '--eval', imports + call], input));
};
const findDifferences = (tested: readonly GameRecord[]) =>
  evaluate('({ findDifferences }, records) => records.map(findDifferences)', tested);

describe('fair deal', () => {
  it('follows from seed and contributions in every shuffle, redeals included', () => {
    for (const record of records) expect(formatFairness(checkFairness(record))).toBe('fair');
    expect(records.filter(hasRedeal)).toHaveLength(4);
  });

  it('records the contribution of every seat, and nothing for a seat without one', () => {
    for (const { entropies = [], players } of records)
      expect(entropies.map((part) => part.length)).toEqual(
        players.map((_, seat) => (seat === players.length - 1 ? 0 : 32)),
      );
  });

  it('matches what a player saved before the first move', () => {
    const [record] = records as [GameRecord];
    const { commitment, entropies: [contribution = ''] = [] } = record;
    expect(checkFairness(record, { commitment, contribution }).fair).toBe(true);
    const other = createRecord(3, 'another deal'); // a fair record of another deal
    expect(formatFairness(checkFairness(other, { commitment, contribution }))).toBe(
      'not fair: own/commitment, own/part',
    );
  });

  it('has no contribution beyond the seats', async () => {
    const surplus = createRecord(3, 'one more', ['0f'.repeat(16)]);
    expect(formatFairness(checkFairness(surplus))).toBe('not fair: part/surplus');
    expect(await findDifferences([surplus])).toEqual([['part/surplus']]);
  });

  it('has no contribution of a bot, no copy and no other form', async () => {
    const { setup, log } = simulateGame(3, randomOptions('dealt'), seedFromName('dealt'), {}, [
      '0f'.repeat(16),
      '0f'.repeat(16),
      'AB'.repeat(16),
    ]);
    const people = [{ name: 'Ann', bot: 'merchant' }, ...['Ben', 'Cat'].map((name) => ({ name, bot: null }))];
    const record = writeRecord(setup, people, log); // the deal follows from these contributions
    expect(formatFairness(checkFairness(record))).toBe('not fair: part/0, part/1, part/2');
    expect(await findDifferences([record])).toEqual([['part/0', 'part/1', 'part/2']]);
  });

  it('holds for a game with East wind, and not for its record without that rule', async () => {
    const options = { ...randomOptions('wind'), eastWind: true };
    const { setup, personas, log } = simulateGame(4, options, seedFromName('wind'));
    const record = writeRecord(
      setup,
      personas.map((bot) => ({ name: bot, bot })),
      log,
    );
    expect(record.options).toEqual(options);
    expect(formatVerdict(verifyRecord(record))).toBe('ok');
    expect(formatFairness(checkFairness(record))).toBe('fair');
    const { eastWind: _, ...others } = record.options;
    const calm = { ...record, options: others };
    expect(formatVerdict(verifyRecord(calm))).toMatch(/SET-4.*cards N, not 15/);
    expect(formatFairness(checkFairness(calm))).toBe('not fair: fire-cards');
    expect(await findDifferences([record, calm])).toEqual([[], ['hands', 'deck', 'unused']]);
  });

  it('is checked by its seed alone when no seat contributed', () => {
    const { end: _, ...game } = simulateGame(4, randomOptions('early'), seedFromName('early'));
    const early = writeRecord(
      game.setup,
      game.personas.map((bot) => ({ name: bot, bot })),
      game.log,
    );
    expect(early.entropies).toEqual([]);
    expect(checkFairness(early).fair).toBe(true);
  });
});

const regions = Object.fromEntries(
  Object.entries(BOX.regions).map(([region, districts]) => [region, Object.keys(districts) as DistrictId[]]),
);
const kinds = [...createTamperCases(regions)];
const recordsAsJson = records.map((record) => JSON.stringify(record));

describe('tampered record', () => {
  let caught = 0;

  it.each(kinds)('fails the check of the right shuffle: %s', (name, tamper) => {
    for (let number = 0, made = 0; made < 34 && number < 200; number += 1) {
      const record = JSON.parse(recordsAsJson[number % records.length] ?? '') as GameRecord;
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

  it('is caught in at least 1000 records and 25 kinds', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(25);
    expect(caught).toBeGreaterThanOrEqual(1000);
  });
});

describe('published script', () => {
  it('deals and redeals like src/setup/deal.ts', async () => {
    const cases = Array.from({ length: 400 }, (_, number) => {
      const players = PLAYERS[number % 4] ?? 3;
      const { options, seed, entropies } = createSetup(players, `parity ${String(number)}`);
      return {
        players,
        options: number % 2 === 0 ? options : { ...options, eastWind: true },
        seed,
        entropies: number % 3 === 0 ? [] : entropies,
      };
    });
    const dealt = await evaluate(
      `({ createShuffle, dealTable, redeal }, cases) =>
        cases.map(({ players, options, seed, entropies }) => {
          const shuffle = createShuffle(seed, entropies);
          const deal = dealTable(players, options, shuffle);
          return [deal, redeal(players, 2, { ...deal, hand: deal.hands[1] }, shuffle)];
        })`,
      cases,
    );
    const expected = cases.map(({ players, options, seed, entropies }) => {
      const shuffle = seededShuffle(seed, entropies);
      const deal = dealTable(boxFor(options), players, options.hiddenColours, shuffle);
      const cards = [...(deal.hands[1] ?? []), ...deal.deck.filter(isFireCard), ...deal.unused];
      return [deal, redealTable(BOX, cards, players, 2, shuffle)];
    });
    const asJson = JSON.stringify(expected);
    // Equal texts need no `expect`, whose comparison takes ten times as long.
    if (JSON.stringify(dealt) !== asJson) expect(dealt).toEqual(JSON.parse(asJson));
  });

  it('finds no difference in fair records, and at least one in every tampered record', async () => {
    expect(await findDifferences(records)).toEqual(records.map(() => []));
    const tampered = kinds.flatMap(([name, tamper]) =>
      records.flatMap((record, number) => {
        const changed = structuredClone(record);
        return tamper(changed, seededRandom(`script ${name} ${number}`)) === null ? [] : [{ name, changed }];
      }),
    );
    const differences = (await findDifferences(tampered.map(({ changed }) => changed))) as string[][];
    const missed = tampered.filter((_, index) => differences[index]?.length === 0).map(({ name }) => name);
    expect([...new Set(missed)]).toEqual([]);
    expect(tampered.length).toBeGreaterThan(kinds.length);
  });

  it('prints the verdict, and names the differences of a tampered record', async () => {
    const [fair, first, second] = structuredClone(records) as [GameRecord, GameRecord, GameRecord];
    first.startSeat = (first.startSeat + 1) % 3;
    second.entropies?.splice(0, 1, 'f'.repeat(32));
    expect(await run([SCRIPT], fair)).toBe('fair');
    expect(await run([SCRIPT], first)).toBe('not fair: startSeat');
    expect(await run([SCRIPT], second)).toMatch(/^not fair: houses, tokens, hands, /);
  });
});
