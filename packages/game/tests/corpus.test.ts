/**
 * Golden games that must never change (`npm run gen:corpus` made them). If this test fails without an intended change of
 * the rules, the code is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Ajv from 'ajv/dist/2020';
import {
  type GameRecord,
  type RecordedAction,
  parseRecord,
  formatVerdict,
  verifyRecord,
  writeRecord,
} from '../src/record';
import { RULES_VERSION } from '../src/index';
import { recordJsonSchema } from '../src/record/json-schema';
import { recordToLog, recordToSetup } from '../testing';

const lines = brotliDecompressSync(readFileSync(join(__dirname, 'fixtures/corpus.jsonl.br')))
  .toString('utf8')
  .trimEnd()
  .split('\n');
const records = lines.map((line) => JSON.parse(line) as GameRecord);

/** Describes the first difference between two values, or returns null. */
function describeDifference(place: string, current: unknown, recorded: unknown): string | null {
  if (typeof current !== 'object' || typeof recorded !== 'object' || current === null || recorded === null) {
    return current === recorded
      ? null
      : `${place} is ${JSON.stringify(current)}, was ${JSON.stringify(recorded)}`;
  }
  for (const key of new Set([...Object.keys(recorded), ...Object.keys(current)])) {
    const inner = describeDifference(
      `${place}.${key}`,
      Reflect.get(current, key),
      Reflect.get(recorded, key),
    );
    if (inner !== null) return inner;
  }
  return null;
}

/** Replays a record from its seed and describes the first change. Returns null if every byte is the same. */
function describeChange(line: string, number: number): string | null {
  const recorded = JSON.parse(line) as GameRecord;
  const place = `game ${number}`;
  const verdict = formatVerdict(verifyRecord(recorded));
  if (verdict !== 'ok') return `${place}: ${verdict}`;
  let current: GameRecord;
  try {
    current = writeRecord(recordToSetup(recorded), recorded.players, recordToLog(recorded));
  } catch (error) {
    return `${place}: it cannot be played from its seed: ${String(error)}`;
  }
  if (JSON.stringify(current) === line) return null;
  return describeDifference(place, current, recorded) ?? `${place}: the same, in another order`;
}

const actionTypes = (record: GameRecord) => record.actions.map(({ type }) => type);
const isTied = ({ result: { scores } }: GameRecord) => {
  const best = Math.max(...scores.map(({ total }) => total));
  return scores.filter(({ total }) => total === best).length > 1;
};

describe('golden corpus', () => {
  it('replays without change: deal, actions, undone actions, final position, result', () => {
    const changed = lines
      .map((line, index) => describeChange(line, index + 1))
      .filter((place) => place !== null);
    expect({ games: changed.length, first: changed[0] ?? null }).toEqual({ games: 0, first: null });
  });

  it('holds at least ten games for each player count and variant, with the current rules version', () => {
    const counts = new Map<string, number>();
    for (const { players, options, rules } of records) {
      const kind = `${players.length} ${JSON.stringify(options)}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      expect(rules).toBe(RULES_VERSION);
    }
    expect(counts.size).toBe(4 * 2 * 2 * 2);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(10);
  });

  it('has all kinds of actions, tokens, players and ties, undo and takeback', () => {
    const types: readonly RecordedAction['type'][] = [
      ...(['redeal', 'place-band', 'place-pawn', 'spread', 'discard', 'move-pawn', 'move-band'] as const),
      ...(['put-out', 'demolish', 'end-actions', 'intensify'] as const),
    ];
    expect([...new Set(records.flatMap(actionTypes))].sort()).toEqual([...types].sort());
    const redealt = records.filter((record) => actionTypes(record).includes('redeal'));
    expect([...new Set(redealt.map(({ players }) => players.length))].sort()).toEqual([3, 4, 5, 6]);
    const spreads = records.flatMap(({ actions }) => actions.filter(({ type }) => type === 'spread'));
    expect(spreads.some((spread) => 'token' in spread)).toBe(true);
    expect(records.some(({ result }) => result.scores.some(({ oneVp }) => oneVp > 0))).toBe(true);
    expect(records.some(({ result }) => result.scores.some(({ hero }) => hero > 0))).toBe(true);
    const bots = new Set(records.flatMap(({ players }) => players.map(({ bot }) => bot)));
    for (const level of ['apprentice', 'merchant', 'alderman', 'random']) expect(bots).toContain(level);
    expect(records.some((record) => isTied(record) && record.result.winners.length === 1)).toBe(true);
    expect(records.some(({ result }) => result.winners.length > 1)).toBe(true);
    const undone = records.flatMap((record) => record.undone ?? []);
    expect(undone.some(({ consent }) => consent.length === 0)).toBe(true);
    expect(undone.some(({ consent, actions }) => consent.length > 2 && actions.length > 5)).toBe(true);
  });

  it('matches the published JSON Schema and the reader', () => {
    const fits = new Ajv({ strict: true }).compile(recordJsonSchema());
    for (const record of records.filter((_, number) => number % 9 === 0)) {
      expect(fits(record)).toBe(true);
      expect(parseRecord(record)).toEqual({ ok: true, record });
    }
  });

  it('names the first illegal action anywhere in a game', () => {
    records.forEach((record, number) => {
      const index = (number * 37) % record.actions.length;
      const { seat, ...action } = record.actions[index] as RecordedAction;
      const other = { ...action, seat: (seat + 1) % record.players.length };
      const tampered = {
        ...record,
        actions: record.actions.map((kept, at) => (at === index ? other : kept)),
      };
      expect(formatVerdict(verifyRecord(tampered))).toMatch(
        new RegExp(`^action ${index}: (SET|FIRE|ACT|INT)-\\d+: `),
      );
    });
  });
});
