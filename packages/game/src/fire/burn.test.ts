import { findSupplierAfterStock } from '../index';
import { show, given, spread, eventsOfType, when } from '../../testing/dsl';

describe('BURN-1: free band in the target', () => {
  it('contains the fire: nothing burns and no token is taken', () => {
    const state = given('pudding-lane F9 | tallow-hall H:r T:d B1 | voyners-hall X | seat 0 red hand:WWWWW');
    const { state: after, events } = when(state, spread('W', 'pudding-lane', 'pudding-lane', 'tallow-hall'));
    expect(show(after, 'tallow-hall')).toBe('tallow-hall H:r F1 B1 T');
    expect(eventsOfType(events, 'fire-contained')).toEqual([
      { type: 'fire-contained', district: 'tallow-hall' },
    ]);
    expect(after.lost).toEqual(state.lost);
    expect(after.secret.tokens[0]).toEqual([]);
  });

  it('breaks the containment and burns the houses when all bands are pinned', () => {
    const state = given('pudding-lane F5 | s-bennet F3 | cheapside H:rbb F1 B1 | seat 0 red hand:WWWWW');
    const { state: after, events } = when(state, spread('W', 's-bennet', 's-bennet', 'cheapside'));
    expect(show(after, 'cheapside')).toBe('cheapside F3 B1');
    expect(eventsOfType(events, 'containment-broken')).toHaveLength(1);
  });

  it('contains a second cone when two bands are there', () => {
    const state = given('s-bennet F3 | cheapside H:rbb F1 B2 | seat 0 red hand:WWWWW');
    const { state: after } = when(state, spread('W', 's-bennet', 's-bennet', 'cheapside'));
    expect(show(after, 'cheapside')).toBe('cheapside H:rbb F2 B2');
  });
});

describe('BURN-2, BURN-3: houses burn and cones fill the district', () => {
  it('BURN-2: adds every house to its colour’s losses', () => {
    const state = given('s-bennet F3 | cheapside H:rbb | seat 0 red hand:WWWWW');
    const { state: after, events } = when(state, spread('W', 's-bennet', 's-bennet', 'cheapside'));
    expect(after.lost).toMatchObject({ red: state.lost.red + 1, blue: state.lost.blue + 2 });
    expect(eventsOfType(events, 'houses-burned')[0]?.houses).toEqual({ red: 1, blue: 2 });
  });

  it('BURN-3: takes cones from the stock until the district holds its size', () => {
    const state = given(
      'pudding-lane F4 | s-bennet F3 | guild-hall H:rbbw | stock 9 | seat 0 red hand:NNNNN',
    );
    const { state: after } = when(state, spread('N', 's-bennet', 's-bennet', 'guild-hall'));
    expect(show(after, 'guild-hall')).toBe('guild-hall F4');
    expect(after.stock).toBe(6);
  });

  it('BURN-3: adds no cones when the district already holds its size or more', () => {
    const state = given('s-bennet F3 | cheapside F3 B3 | seat 0 red hand:WWWWW');
    const { state: after } = when(state, spread('W', 's-bennet', 's-bennet', 'cheapside'));
    expect(show(after, 'cheapside')).toBe('cheapside F4 B3');
    expect(after.stock).toBe(state.stock);
  });

  it('BURN-3: fills a district without houses too', () => {
    const state = given('pudding-lane F4 | s-bennet F3 | cheapside | stock 9 | seat 0 red hand:WWWWW');
    const { state: after } = when(state, spread('W', 's-bennet', 's-bennet', 'cheapside'));
    expect(show(after, 'cheapside')).toBe('cheapside F3');
  });
});

describe('BURN-4: the token', () => {
  it('goes to the active player, and only to that player’s secret', () => {
    const state = given('pudding-lane F9 | tallow-hall H:b T:d | voyners-hall X | seat 0 red hand:WWWWW');
    const { state: after, events } = when(state, spread('W', 'pudding-lane', 'pudding-lane', 'tallow-hall'));
    expect(show(after, 'tallow-hall')).toBe('tallow-hall F1');
    expect(after.secret.tokens).toEqual([['demolition'], [], []]);
    expect(after.seats[0]?.tokens).toBe(1);
    expect(eventsOfType(events, 'token-taken')).toEqual([
      { type: 'token-taken', seat: 0, district: 'tallow-hall', token: 'demolition' },
    ]);
    expect(after.secret.lying).toEqual({});
  });
});

describe('BURN-5: supply', () => {
  const toGuildHall = spread('N', 's-bennet', 's-bennet', 'guild-hall');

  it('comes from Pudding Lane, its last cone too, when the stock is empty', () => {
    const state = given(
      's-bennet F3 | guild-hall H:rbbw | pudding-lane F3 | stock 0 | seat 0 red hand:NNNNN',
    );
    const { state: after, events } = when(state, toGuildHall);
    expect(findSupplierAfterStock(state)).toBe('pudding-lane');
    expect(show(after, 'pudding-lane', 'guild-hall')).toBe('pudding-lane | guild-hall F4');
    expect(eventsOfType(events, 'cones-added')[0]).toMatchObject({
      cones: 3,
      fromPuddingLane: 3,
      missing: 0,
    });
  });

  it('then comes from each player with put-out cones; the surplus goes to Pudding Lane', () => {
    const state = given(
      's-bennet F3 | guild-hall H:rbbw F1 B1 | stock 0 | hero 1 | ' +
        'seat 0 red hand:NNNNN put-out:1 | seat 1 blue put-out:3 | seat 2 green put-out:2',
    );
    const { state: after, events } = when(state, toGuildHall);
    expect(findSupplierAfterStock(state)).toBe('players');
    expect(eventsOfType(events, 'cones-returned')).toEqual([{ type: 'cones-returned', seats: [0, 1, 2] }]);
    expect(after.seats.map(({ putOut }) => putOut)).toEqual([0, 2, 1]);
    expect(show(after, 'guild-hall', 'pudding-lane')).toBe('guild-hall F4 B1 | pudding-lane F1');
    expect(after.stock).toBe(0);
    expect(after.hero).toBe(1);
  });

  it('takes further rounds only while a cone is needed, and leaves the rest unplaced', () => {
    const state = given(
      's-bennet F3 | guild-hall H:rbbw | stock 0 | seat 0 red hand:NNNNN put-out:0 | seat 1 blue put-out:2 | seat 2 green',
    );
    const { state: after, events } = when(state, toGuildHall);
    expect(eventsOfType(events, 'cones-returned').map(({ seats }) => seats)).toEqual([[1], [1]]);
    expect(eventsOfType(events, 'cones-added')[0]).toMatchObject({ cones: 2, missing: 1 });
    expect(show(after, 'guild-hall', 'pudding-lane')).toBe('guild-hall F3 | pudding-lane');
    expect(findSupplierAfterStock(after)).toBeNull();
  });

  it('takes no put-out cones when only Pudding Lane is empty', () => {
    const state = given('s-bennet F3 | cheapside F3 B3 | stock 0 | seat 0 red hand:WWWWW put-out:2');
    const { state: after } = when(state, spread('W', 's-bennet', 's-bennet', 'cheapside'));
    expect(after.seats[0]?.putOut).toBe(2);
    expect(show(after, 'pudding-lane')).toBe('pudding-lane');
  });

  it('refills an empty Pudding Lane at once, up to five, when cones come back to the stock', () => {
    const state = given(
      'rules players:6 | coleman-street F2 | royal-exchange H:ry | stock 0 | seat 0 red hand:EEEEE put-out:1 | ' +
        'seat 1 blue put-out:1 | seat 2 green put-out:1 | seat 3 white put-out:1 | seat 4 yellow put-out:1 | seat 5 black put-out:1',
    );
    const { state: after } = when(state, spread('E', 'coleman-street', 'coleman-street', 'royal-exchange'));
    // The fire needed two cones and six came back, so four go to Pudding Lane.
    expect(show(after, 'royal-exchange', 'pudding-lane')).toBe('royal-exchange F3 | pudding-lane F4');
    expect(after.stock).toBe(0);
  });
});
