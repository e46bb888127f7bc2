import { isBurning, spreadOptions } from '../index';
import { given } from '../../testing/dsl';
import type { Direction } from '../state';
import {
  BOARD,
  CITY_DISTRICTS,
  DISTRICT_IDS,
  LONDON_MAP,
  OBJECTIVES,
  OBJECTIVE_IDS,
  cardAllows,
  type DistrictId,
  type Region,
} from './index';

const districts = Object.values(BOARD);
const fireMoves = (from: DistrictId, card: Direction): readonly DistrictId[] =>
  BOARD[from].fireNeighbours.filter(({ bearing }) => cardAllows(card, bearing)).map(({ id }) => id);
const sorted = (ids: readonly string[]) => [...ids].sort();

describe('the map data', () => {
  it('has the ids of DISTRICT_IDS and OBJECTIVE_IDS in the same order', () => {
    expect(LONDON_MAP.districts.map(({ id }) => id)).toEqual(DISTRICT_IDS);
    expect(LONDON_MAP.objectives.map(({ id }) => id)).toEqual(OBJECTIVE_IDS);
  });

  it('has 63 city districts, 16 grass districts and Pudding Lane, the largest, in the green region', () => {
    const kinds = districts.map(({ map }) => map.kind);
    expect(CITY_DISTRICTS).toHaveLength(63);
    expect(kinds.filter((kind) => kind === 'grass')).toHaveLength(16);
    expect(kinds.filter((kind) => kind === 'pudding-lane')).toHaveLength(1);
    const largest = [...districts].sort((a, b) => b.map.area - a.map.area)[0];
    expect(largest?.id).toBe('pudding-lane');
    expect(BOARD['pudding-lane'].isGreen).toBe(true);
    expect(BOARD['pudding-lane'].map.startFires).toBe(25);
  });

  it.each<Region>(['orange', 'green', 'blue', 'purple'])(
    'SET-5 gives the %s region 30 houses and 5 tokens',
    (region) => {
      const there = districts.filter(({ map }) => map.region === region);
      expect(there.reduce((sum, { size }) => sum + size, 0)).toBe(30);
      expect(there.filter(({ map }) => map.token)).toHaveLength(5);
    },
  );

  it('gives each city district 1 to 5 houses, most of them 1, and other districts none', () => {
    const sizes = CITY_DISTRICTS.map((id) => BOARD[id].size);
    expect(new Set(sizes)).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(sizes.length / 2);
    expect(districts.filter(({ isCity, size }) => !isCity && size > 0)).toEqual([]);
    expect(BOARD['guild-hall'].size).toBe(4);
    expect(BOARD.aldgate.size).toBe(4);
    expect(BOARD.bethnal.size).toBe(1);
    expect(BOARD['st-pauls'].size).toBe(5);
  });

  it('SET-1 makes each district of size 3 or more an objective, on one card with its VP', () => {
    const big = districts.filter(({ size }) => size >= 3).map(({ id }) => id);
    expect(sorted(Object.values(OBJECTIVES).flatMap(({ districts: ids }) => ids))).toEqual(sorted(big));
    for (const { id, vp, deck, districts: ids } of Object.values(OBJECTIVES)) {
      expect(ids.map((district) => BOARD[district].map.objective)).toEqual(ids.map(() => ({ vp, deck })));
      expect(id.startsWith(`${deck}-`)).toBe(true);
    }
  });

  it('SET-7 puts no token on an objective district', () => {
    expect(districts.filter(({ map }) => map.token && map.objective !== null)).toEqual([]);
  });

  it('links neighbours in both directions with opposite bearings', () => {
    for (const { id, neighbours } of districts) {
      for (const neighbour of neighbours) {
        const back = BOARD[neighbour.id].neighbours.filter((other) => other.id === id);
        expect(back).toHaveLength(1);
        expect(`${neighbour.bearing}${back[0]?.bearing ?? ''}`).toMatch(
          /^(NS|SN|EW|WE|NESW|SWNE|NWSE|SENW)$/,
        );
      }
    }
  });

  it('lets fire cross only between city districts and Pudding Lane', () => {
    for (const { isCity, isPuddingLane, fireNeighbours } of districts) {
      if (!isCity && !isPuddingLane) expect(fireNeighbours).toEqual([]);
      for (const { id } of fireNeighbours) expect(BOARD[id].map.kind).not.toBe('grass');
    }
  });

  it('connects all districts, and all districts within each region', () => {
    const walk = (inside: (id: DistrictId) => boolean, start: DistrictId) => {
      const seen = new Set([start]);
      for (const at of seen) for (const { id } of BOARD[at].neighbours) if (inside(id)) seen.add(id);
      return seen.size;
    };
    expect(walk(() => true, 'tower')).toBe(80);
    for (const region of ['orange', 'green', 'blue', 'purple']) {
      const there = districts.filter(({ map }) => map.region === region);
      expect(walk((id) => BOARD[id].map.region === region, there[0]?.id ?? 'tower')).toBe(there.length);
    }
  });
});

describe('board examples from the rulebook', () => {
  it('Sion College leads to Moorgate by east and Brewer’s Hall by south; Moorgate has a diagonal cross', () => {
    expect(fireMoves('sion-college', 'E')).toContain('moorgate');
    expect(fireMoves('sion-college', 'S')).toContain('brewers-hall');
    for (const card of ['S', 'E'] as const) expect(fireMoves('cripplegate', card)).toContain('moorgate');
    for (const card of ['N', 'W'] as const) expect(fireMoves('moorgate', card)).toContain('cripplegate');
    for (const card of ['N', 'E'] as const) expect(fireMoves('sion-college', card)).toContain('finsbury');
    for (const card of ['S', 'W'] as const) expect(fireMoves('finsbury', card)).toContain('sion-college');
  });

  it('S. Bennet and Pudding Lane lead to the right districts for each card', () => {
    expect(sorted(fireMoves('s-bennet', 'N'))).toEqual(['coleman-street', 'guild-hall']);
    expect(fireMoves('s-bennet', 'E').filter((id) => id !== 'pudding-lane')).toEqual(['s-mary']);
    expect(fireMoves('s-bennet', 'W')).toEqual(['cheapside']);
    expect(fireMoves('s-bennet', 'S').filter((id) => id !== 'pudding-lane')).toEqual(['tallow-hall']);
    const from = (card: Direction) =>
      sorted(fireMoves('pudding-lane', card).filter((id) => id !== 's-bennet'));
    expect(from('N')).toEqual(['bridgeward', 'candlewick-ward', 'pepys-house', 's-mary']);
    expect(from('W')).toEqual(['tallow-hall', 'voyners-hall']);
    expect(from('E')).toEqual(['billingsgate', 'pepys-house', 'philpott-lane']);
  });

  it('FIRE-3 gives a south card six targets from one long fire', () => {
    const state = given(
      'pudding-lane F9 | s-bennet F1 | guild-hall F1 | moorgate F1 | brewers-hall F1 | philpott-lane F1',
    );
    expect(isBurning(state, 'guild-hall')).toBe(true);
    const targets = spreadOptions(state, 'S').flatMap((option) => option.targets.map(({ to }) => to));
    expect(sorted(targets)).toEqual(
      sorted([
        'cheapside',
        'tallow-hall',
        'billingsgate',
        'coleman-street',
        'bread-street',
        'watling-street',
      ]),
    );
  });
});
