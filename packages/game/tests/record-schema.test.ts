import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import { type GameRecord, parseRecord } from '../src/record';
import { recordJsonSchema } from '../src/record/json-schema';

const read = (...path: readonly string[]): unknown =>
  JSON.parse(readFileSync(join(__dirname, ...path), 'utf8'));
const example = () => read('fixtures', 'example-3p.json') as GameRecord;

describe('JSON Schema of records', () => {
  const fits = new Ajv({ strict: true }).compile(recordJsonSchema());

  it('equals the published file, which npm run gen:schema writes', () => {
    expect(read('..', 'record.schema.json')).toEqual(recordJsonSchema());
  });

  it('accepts unknown keys and missing optional fields, as the reader does', () => {
    const { rules: _rules, entropies: _entropies, ...record } = example();
    const { stock: _stock, cones: _cones, ...final } = record.final;
    for (const value of [example(), { ...record, final, extra: [1, 2] }]) {
      expect(fits(value)).toBe(true);
      expect(parseRecord(value).ok).toBe(true);
    }
  });

  it.each<readonly [string, object]>([
    ['another format', { format: 'great-fire-record/2' }],
    ['cones that are no variant', { options: { hiddenColours: false, moreDestruction: false, cones: 66 } }],
    ['two players', { players: [] }],
    ['a start seat in part', { startSeat: 1.5 }],
    ['an action that is none', { actions: [{ seat: 0, type: 'rest' }] }],
    ['an action without its district', { actions: [{ seat: 0, type: 'put-out' }] }],
    ['a district that is none', { actions: [{ seat: 0, type: 'put-out', district: 'mars' }] }],
    ['houses in no district', { final: { ...example().final, houses: { mars: ['red'] } } }],
    ['a place before the first action', { undone: [{ after: -2, actions: [], consent: [] }] }],
    ['a taking back of nobody knows what', { undone: [{ after: 3, consent: [] }] }],
  ])('refuses the same as the reader: %s', (_, change) => {
    const value = { ...example(), ...change };
    expect(fits(value)).toBe(false);
    expect(parseRecord(value).ok).toBe(false);
  });
});
