import { show, given, spread, when } from '../../testing/dsl';
import { viewFor } from '../index';
import { previewSpread, spreadVpChange } from '../preview';

describe('preview of a spread', () => {
  it('gives path, houses, VP, cones and whether a token is taken, but never its kind', () => {
    const state = given(
      'pudding-lane F2 | s-bennet F1 | coleman-street H:r T:m | guild-hall H:rrbg | stock 2 | seat 0 red hand:NNNNN',
    );
    const { state: after } = when(state, spread('N', 'pudding-lane', 's-bennet', 'guild-hall'));
    const foretold = previewSpread(viewFor(state, 0), spread('N', 'pudding-lane', 's-bennet', 'guild-hall'));
    expect(foretold).toEqual({
      path: ['pudding-lane', 's-bennet', 'guild-hall'],
      contained: false,
      reignites: false,
      houses: { red: 2, blue: 1, green: 1 },
      takesToken: false,
      conesAdded: 3,
      conesMissing: 0,
      source: { before: 2, after: 0 },
      stock: { before: 2, after: 0 },
      puddingLane: { before: 2, after: 0 },
      conesRefilled: 0,
      returningSeats: [],
      vpChanges: [-4, -2, -2],
    });
    expect(after.districts['pudding-lane'].cones).toBe(foretold.puddingLane.after);
    expect(
      previewSpread(viewFor(state, 1), spread('N', 'pudding-lane', 's-bennet', 'coleman-street')).takesToken,
    ).toBe(true);
    expect(show(state, 'pudding-lane', 'guild-hall')).toBe('pudding-lane F2 | guild-hall H:rrbg');
  });

  it('gives no VP while colours are hidden (SEC-4)', () => {
    const state = given('rules players:3 hidden | pudding-lane F9 | s-mary H:r | seat 0 red hand:NNNNN');
    expect(
      previewSpread(viewFor(state, 0), spread('N', 'pudding-lane', 'pudding-lane', 's-mary')).vpChanges,
    ).toBeNull();
  });

  it('BURN-5: spreadVpChange counts a returned cone as 1 VP even while colours are hidden', () => {
    const state = given(
      'rules players:3 hidden | pudding-lane F2 | s-mary H:rr | stock 0 | seat 0 red put-out:1 hand:NNNNN | seat 1 blue put-out:1',
    );
    const foretold = previewSpread(viewFor(state, 0), spread('N', 'pudding-lane', 'pudding-lane', 's-mary'));
    const lane = { houses: { red: 2 }, returningSeats: [0, 1] };
    expect(foretold.vpChanges).toBeNull();
    expect([
      spreadVpChange(lane, 0, 'red'),
      spreadVpChange(lane, 1, null),
      spreadVpChange(lane, null, 'red'),
    ]).toEqual([-5, -1, -4]);
  });
});
