import { answer, board, given, told, when } from '../../testing/table';
import { foretellIntensify, intensifyDue, intensifyRoom, legalActions, viewEvent, viewFor } from '../index';
import type { DistrictId } from '../index';

const end = { type: 'end-actions' } as const;
const intensify = (...districts: readonly DistrictId[]) => ({ type: 'intensify', districts }) as const;

describe('DRAW-1: one fire card', () => {
  it('is drawn by itself when the actions end', () => {
    const state = given('turn 5 act card:N | pudding-lane F4 | seat 0 red hand:NESW | deck #A N #B E W');
    const { state: after, events } = when(state, end);
    expect(after.secret.hands[0]).toEqual(['N', 'E', 'S', 'W', 'W']);
    expect(told(events, 'card-drawn')).toEqual([{ type: 'card-drawn', seat: 0, card: 'W' }]);
    expect(after.stack).toEqual({ letter: 'B', left: 1 });
    expect(after.turn).toMatchObject({ seat: 1, step: 'spread' });
  });

  it('that uncovers a stack card makes the player intensify the fire, with no further actions', () => {
    const state = given(
      'turn 5 act card:N | pudding-lane F4 | s-mary F1 | seat 0 red hand:NESW | deck #A N #B E',
    );
    const { state: after, events } = when(state, end);
    expect(told(events, 'stack-card-uncovered')).toEqual([
      { type: 'stack-card-uncovered', seat: 0, letter: 'B' },
    ]);
    expect(after.turn).toMatchObject({ seat: 0, step: 'intensify', intensifyBy: 'stack' });
    expect(answer(after, { type: 'move-pawn', to: 'holborn' })).toBe('INT-1 intensify-first');
    expect(answer(after, { type: 'undo' })).toBe('INT-1 intensify-first');
  });

  it('then the stack card is discarded and the turn is over', () => {
    const state = given(
      'turn 5 act card:N | pudding-lane F4 | s-mary F1 | s-bennet F1 | seat 0 red hand:NESW | deck #A N #B E',
    );
    const { state: after } = when(state, end, intensify('s-mary', 's-mary', 's-bennet'));
    expect(after.secret.deck).toEqual(['#A', 'N']);
    expect(after.stack).toEqual({ letter: 'A', left: 1 });
    expect(after.turn).toMatchObject({ seat: 1, step: 'spread' });
  });

  it('SEC-1: is known to nobody else', () => {
    const { events } = when(
      given('turn 5 act card:N | pudding-lane F4 | seat 0 red hand:NESW | deck #A N #B E W'),
      end,
    );
    const drawn = told(events, 'card-drawn')[0];
    expect(drawn && viewEvent(drawn, 0)).toEqual({ type: 'card-drawn', seat: 0, card: 'W' });
    expect(drawn && viewEvent(drawn, 1)).toEqual({ type: 'card-drawn', seat: 0 });
    expect(drawn && viewEvent(drawn, null)).toEqual({ type: 'card-drawn', seat: 0 });
  });
});

describe('INT: intensify the fire', () => {
  const now = (text: string) => given(`turn 5 intensify by:stack | deck #A N #B | ${text}`);

  it('INT-1: three cones go to burning districts of the player’s choice, one or several', () => {
    const state = now('pudding-lane F4 | guild-hall F2 | s-mary F1 | cheapside F1 B1');
    expect(answer(state, intensify('guild-hall', 'guild-hall', 'guild-hall'))).toBe('ok');
    const { state: after, events } = when(state, intensify('guild-hall', 's-mary', 'guild-hall'));
    expect(board(after, 'guild-hall', 's-mary')).toBe('guild-hall F4 | s-mary F2');
    expect(told(events, 'fire-intensified')[0]).toMatchObject({
      districts: ['guild-hall', 's-mary', 'guild-hall'],
      missing: 0,
    });
  });

  it('INT-1: not in Pudding Lane, not where the fire is contained, not where none is', () => {
    const state = now('pudding-lane F4 | guild-hall F2 | cheapside F1 B1');
    const at = (district: DistrictId) => answer(state, intensify(district, 'guild-hall', 'guild-hall'));
    expect(at('pudding-lane')).toBe('INT-1 pudding-lane-closed');
    expect(at('cheapside')).toBe('INT-1 not-burning');
    expect(at('tower')).toBe('INT-1 not-burning');
    expect(intensifyRoom(state)).toEqual([{ district: 'guild-hall', room: 4 }]);
  });

  it('INT-2: no district holds more than its size and two by this', () => {
    const state = now('pudding-lane F4 | guild-hall F4 | s-mary F1');
    expect(answer(state, intensify('guild-hall', 'guild-hall', 'guild-hall'))).toBe('INT-2 no-room');
    expect(answer(state, intensify('guild-hall', 'guild-hall', 's-mary'))).toBe('ok');
  });

  it('INT-3: as many as can be placed must be; a district above its limit has no room', () => {
    const full = now('pudding-lane F4 | s-mary F4 | s-bennet F2');
    expect(intensifyDue(full)).toBe(1);
    expect(answer(full, intensify())).toBe('INT-3 too-few-cones');
    expect(answer(full, intensify('s-bennet', 's-bennet'))).toBe('INT-2 no-room');
    const { events } = when(full, intensify('s-bennet'));
    expect(told(events, 'fire-intensified')[0]?.missing).toBe(2);
    expect(answer(now('guild-hall F1 | stock 9'), intensify('guild-hall', 'guild-hall'))).toBe(
      'INT-3 too-few-cones',
    );
  });

  it('INT-3: the rest of three is not placed where the supply ends, and stays where it was', () => {
    const state = now('guild-hall F1 | stock 1 | seat 0 red | seat 1 blue put-out:1');
    expect(intensifyDue(state)).toBe(2);
    expect(answer(state, intensify('guild-hall', 'guild-hall', 'guild-hall'))).toBe('INT-3 too-many-cones');
    expect(intensifyDue(now('stock 9 | cheapside F1 B1'))).toBe(0);
    expect(answer(now('stock 9 | cheapside F1 B1'), intensify())).toBe('ok');
  });

  it('INT-4: the cones come from the stock, then Pudding Lane, then the players; no house burns', () => {
    const state = now(
      'pudding-lane F1 | guild-hall F1 | stock 1 | seat 0 red put-out:1 | seat 1 blue put-out:1',
    );
    const { state: after, events } = when(state, intensify('guild-hall', 'guild-hall', 'guild-hall'));
    expect(board(after, 'guild-hall', 'pudding-lane')).toBe('guild-hall F4 | pudding-lane F1');
    expect(told(events, 'cones-returned')[0]?.seats).toEqual([0, 1]);
    expect(told(events, 'houses-burned')).toEqual([]);
    expect(after.lost).toEqual(state.lost);
  });

  it('lists every way to place them', () => {
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

  it('INT-4: tells before where the cones would come from, and changes nothing', () => {
    const state = now(
      'pudding-lane F1 | guild-hall F2 | stock 1 | seat 0 red put-out:2 | seat 1 blue put-out:1',
    );
    expect(foretellIntensify(state, 3)).toEqual({
      fromStock: 2,
      fromPuddingLane: 1,
      stock: { before: 1, after: 0 },
      returned: [0, 1],
    });
    expect(board(state, 'pudding-lane')).toBe('pudding-lane F1');
  });
});
