import { ruling, show, given, eventsOfType, when } from '../../testing/dsl';
import {
  intensifyConeCount,
  districtsWithRoom,
  legalActions,
  viewEvent,
  viewFor,
  type DistrictId,
} from '../index';
import { previewIntensify } from '../preview';

const end = { type: 'end-actions' } as const;
const intensify = (...districts: readonly DistrictId[]) => ({ type: 'intensify', districts }) as const;

describe('DRAW-1: one fire card', () => {
  it('is drawn automatically when the actions end', () => {
    const state = given('turn 5 act card:N | pudding-lane F4 | seat 0 red hand:NESW | deck #A N #B E W');
    const { state: after, events } = when(state, end);
    expect(after.secret.hands[0]).toEqual(['N', 'E', 'S', 'W', 'W']);
    expect(eventsOfType(events, 'card-drawn')).toEqual([{ type: 'card-drawn', seat: 0, card: 'W' }]);
    expect(after.stack).toEqual({ letter: 'B', left: 1 });
    expect(after.turn).toMatchObject({ seat: 1, step: 'spread' });
  });

  it('requires an intensify, with no further actions, when it uncovers a stack card', () => {
    const state = given(
      'turn 5 act card:N | pudding-lane F4 | s-mary F1 | seat 0 red hand:NESW | deck #A N #B E',
    );
    const { state: after, events } = when(state, end);
    expect(eventsOfType(events, 'stack-card-uncovered')).toEqual([
      { type: 'stack-card-uncovered', seat: 0, letter: 'B' },
    ]);
    expect(after.turn).toMatchObject({ seat: 0, step: 'intensify', intensifyBy: 'stack' });
    expect(ruling(after, { type: 'move-pawn', to: 'holborn' })).toBe('INT-1 intensify-first');
    expect(ruling(after, { type: 'undo' })).toBe('INT-1 intensify-first');
  });

  it('discards the stack card and ends the turn after the intensify', () => {
    const state = given(
      'turn 5 act card:N | pudding-lane F4 | s-mary F1 | s-bennet F1 | seat 0 red hand:NESW | deck #A N #B E',
    );
    const { state: after } = when(state, end, intensify('s-mary', 's-mary', 's-bennet'));
    expect(after.secret.deck).toEqual(['#A', 'N']);
    expect(after.stack).toEqual({ letter: 'A', left: 1 });
    expect(after.turn).toMatchObject({ seat: 1, step: 'spread' });
  });

  it('SEC-1: is visible only to the player who drew it', () => {
    const { events } = when(
      given('turn 5 act card:N | pudding-lane F4 | seat 0 red hand:NESW | deck #A N #B E W'),
      end,
    );
    const drawn = eventsOfType(events, 'card-drawn')[0];
    expect(drawn && viewEvent(drawn, 0)).toEqual({ type: 'card-drawn', seat: 0, card: 'W' });
    expect(drawn && viewEvent(drawn, 1)).toEqual({ type: 'card-drawn', seat: 0 });
    expect(drawn && viewEvent(drawn, null)).toEqual({ type: 'card-drawn', seat: 0 });
  });
});

describe('INT: intensify the fire', () => {
  const now = (text: string) => given(`turn 5 intensify by:stack | deck #A N #B | ${text}`);

  it('INT-1: places three cones in one or several burning districts of the player’s choice', () => {
    const state = now('pudding-lane F4 | guild-hall F2 | s-mary F1 | cheapside F1 B1');
    expect(ruling(state, intensify('guild-hall', 'guild-hall', 'guild-hall'))).toBe('ok');
    const { state: after, events } = when(state, intensify('guild-hall', 's-mary', 'guild-hall'));
    expect(show(after, 'guild-hall', 's-mary')).toBe('guild-hall F4 | s-mary F2');
    expect(eventsOfType(events, 'fire-intensified')[0]).toMatchObject({
      districts: ['guild-hall', 's-mary', 'guild-hall'],
      missing: 0,
    });
  });

  it('INT-1: refuses Pudding Lane, contained districts and districts without fire', () => {
    const state = now('pudding-lane F4 | guild-hall F2 | cheapside F1 B1');
    const at = (district: DistrictId) => ruling(state, intensify(district, 'guild-hall', 'guild-hall'));
    expect(at('pudding-lane')).toBe('INT-1 pudding-lane-closed');
    expect(at('cheapside')).toBe('INT-1 not-burning');
    expect(at('tower')).toBe('INT-1 not-burning');
    expect(districtsWithRoom(state)).toEqual([{ district: 'guild-hall', room: 4 }]);
  });

  it('INT-2: refuses more than size + 2 cones in a district', () => {
    const state = now('pudding-lane F4 | guild-hall F4 | s-mary F1');
    expect(ruling(state, intensify('guild-hall', 'guild-hall', 'guild-hall'))).toBe('INT-2 no-room');
    expect(ruling(state, intensify('guild-hall', 'guild-hall', 's-mary'))).toBe('ok');
  });

  it('INT-3: requires all cones that fit; a district above its limit has no room', () => {
    const full = now('pudding-lane F4 | s-mary F4 | s-bennet F2');
    expect(intensifyConeCount(full)).toBe(1);
    expect(ruling(full, intensify())).toBe('INT-3 too-few-cones');
    expect(ruling(full, intensify('s-bennet', 's-bennet'))).toBe('INT-2 no-room');
    const { events } = when(full, intensify('s-bennet'));
    expect(eventsOfType(events, 'fire-intensified')[0]?.missing).toBe(2);
    expect(ruling(now('guild-hall F1 | stock 9'), intensify('guild-hall', 'guild-hall'))).toBe(
      'INT-3 too-few-cones',
    );
  });

  it('INT-3: places fewer than three cones when the supply ends', () => {
    const state = now('guild-hall F1 | stock 1 | seat 0 red | seat 1 blue put-out:1');
    expect(intensifyConeCount(state)).toBe(2);
    expect(ruling(state, intensify('guild-hall', 'guild-hall', 'guild-hall'))).toBe('INT-3 too-many-cones');
    expect(intensifyConeCount(now('stock 9 | cheapside F1 B1'))).toBe(0);
    expect(ruling(now('stock 9 | cheapside F1 B1'), intensify())).toBe('ok');
  });

  it('INT-4: takes cones from the stock, then Pudding Lane, then the players; no house burns', () => {
    const state = now(
      'pudding-lane F1 | guild-hall F1 | stock 1 | seat 0 red put-out:1 | seat 1 blue put-out:1',
    );
    const { state: after, events } = when(state, intensify('guild-hall', 'guild-hall', 'guild-hall'));
    expect(show(after, 'guild-hall', 'pudding-lane')).toBe('guild-hall F4 | pudding-lane F1');
    expect(eventsOfType(events, 'cones-returned')[0]?.seats).toEqual([0, 1]);
    expect(eventsOfType(events, 'houses-burned')).toEqual([]);
    expect(after.lost).toEqual(state.lost);
  });

  it('lists every way to place the cones', () => {
    const state = now('pudding-lane F4 | guild-hall F2 | s-mary F1');
    const ways = legalActions(viewFor(state, 0)).map((action) =>
      action.type === 'intensify' ? action.districts.join() : '',
    );
    expect(ways).toEqual([
      'guild-hall,s-mary,s-mary',
      'guild-hall,guild-hall,s-mary',
      'guild-hall,guild-hall,guild-hall',
    ]);
  });

  it('INT-4: previews the origin of the cones and does not change the state', () => {
    const state = now(
      'pudding-lane F1 | guild-hall F2 | stock 1 | seat 0 red put-out:2 | seat 1 blue put-out:1',
    );
    expect(previewIntensify(state, 3)).toEqual({
      fromStock: 2,
      fromPuddingLane: 1,
      stock: { before: 1, after: 0 },
      returningSeats: [0, 1],
    });
    expect(show(state, 'pudding-lane')).toBe('pudding-lane F1');
  });
});
