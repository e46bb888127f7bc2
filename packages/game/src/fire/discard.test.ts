import { ruling, show, given, spread, when } from '../../testing/dsl';
import type { Spread } from '../index';

describe('FIRE-8: no playable card', () => {
  const stuck = given(
    's-bennet F2 | cheapside X | s-mary X | tallow-hall X | guild-hall X | coleman-street X | seat 0 red hand:WNSEW tokens:m at:moorgate | stock 1 | turn 4 spread',
  );

  it('shows the hand in sorted order, discards the chosen card and places three cones', () => {
    const { state, events } = when(stuck, { type: 'discard', card: 'S' });
    expect(events).toEqual([
      { type: 'hand-shown', seat: 0, cards: ['N', 'E', 'S', 'W', 'W'], why: 'no-playable-card' },
      { type: 'card-discarded', seat: 0, card: 'S' },
    ]);
    expect(state.discards).toEqual(['S']);
    expect(state.turn).toMatchObject({ step: 'intensify', intensifyBy: 'discard' });
    expect(ruling(state, { type: 'intensify', districts: ['s-bennet', 's-bennet'] })).toBe('INT-2 no-room');
    const { state: after } = when(state, { type: 'intensify', districts: ['s-bennet'] });
    expect(show(after, 's-bennet')).toBe('s-bennet F3');
    expect(after.turn).toMatchObject({ seat: 0, step: 'act', points: 4 });
  });

  it('continues with the actions and allows no double move', () => {
    const { state } = when(
      stuck,
      { type: 'discard', card: 'S' },
      { type: 'intensify', districts: ['s-bennet'] },
    );
    const again: Spread = { ...spread('N', 's-bennet', 's-bennet', 'guild-hall'), token: 'double-move' };
    expect(ruling(state, again)).toBe('FIRE-8 no-double-after-discard');
    expect(ruling(state, { type: 'move-pawn', to: 'austin-friars' })).toBe('ok');
  });

  it('is refused when a card is playable or the card is not in the hand', () => {
    const state = given('s-bennet F2 | cheapside H:r | seat 0 red hand:NESWW');
    expect(ruling(state, { type: 'discard', card: 'N' })).toBe('FIRE-8 card-is-playable');
    expect(ruling(given('s-bennet F1 | seat 0 red hand:NNNNN'), { type: 'discard', card: 'E' })).toBe(
      'FIRE-8 card-not-in-hand',
    );
  });

  it('continues without cones when none can be placed', () => {
    const state = given('s-bennet F1 B1 | seat 0 red hand:NNNNN');
    const { state: after } = when(
      state,
      { type: 'discard', card: 'N' },
      { type: 'intensify', districts: [] },
    );
    expect(after.turn.step).toBe('act');
  });
});
