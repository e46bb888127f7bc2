/**
 * Games that were once played right, kept for ever: `npm run corpus` made them. Where this fails and the rules were not
 * meant to change, the change is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Ajv from 'ajv/dist/2020';
import type { GameRecord, RecordedAction } from '../src/index';
import { RULES_VERSION, parseRecord, formatVerdict, verifyRecord, writeRecord } from '../src/index';
import { recordJsonSchema } from '../src/record/json-schema';
import { recordToLog, recordToSetup } from '../testing';

const lines = brotliDecompressSync(readFileSync(join(__dirname, 'fixtures/corpus.jsonl.br')))
  .toString('utf8')
  .trimEnd()
  .split('\n');
const records = lines.map((line) => JSON.parse(line) as GameRecord);

/** The first place in which two values differ, in words, or null. */
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

/** What a record says, played once more from its seed: null where each byte is the same. */
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

describe('the golden corpus', () => {
  it('goes as it went: deal, actions, what was taken back, final position, result', () => {
    const changed = lines
      .map((line, index) => describeChange(line, index + 1))
      .filter((place) => place !== null);
    expect({ games: changed.length, first: changed[0] ?? null }).toEqual({ games: 0, first: null });
  });

  it('holds ten games or more of each number of players at each variant, by the rules of today', () => {
    const counts = new Map<string, number>();
    for (const { players, options, rules } of records) {
      const kind = `${players.length} ${JSON.stringify(options)}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      expect(rules).toBe(RULES_VERSION);
    }
    expect(counts.size).toBe(4 * 2 * 2 * 2);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(10);
  });

  it('has each kind of action, of token, of player and of tie, and both ways of taking back', () => {
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

  it('has the form that is published, as the reader sees it', () => {
    const fits = new Ajv({ strict: true }).compile(recordJsonSchema());
    for (const record of records.filter((_, number) => number % 9 === 0)) {
      expect(fits(record)).toBe(true);
      expect(parseRecord(record)).toEqual({ ok: true, record });
    }
  });

  it('names the first action that breaks a rule, wherever in a game it stands', () => {
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
