import { ruling, given, eventsOfType, when } from '../../testing/dsl';
import {
  applyAction,
  createDraft,
  legalActions,
  viewFor,
  type Action,
  type GameState,
  type Spread,
} from '../index';
import { writePosition } from '../notation';

const undo = { type: 'undo' } as const;
const north: Spread = { type: 'spread', card: 'N', from: 'pudding-lane', exit: 'pudding-lane', to: 's-mary' };

/** Expects equal states, with `undoable` and the undo history included, except that undos were counted. */
function expectSame(after: GameState, before: GameState, undos = 1): void {
  expect(after).toEqual({ ...before, turn: { ...before.turn, undos } });
}

describe('UNDO-1: own actions of this turn, last first', () => {
  const start = given(
    'turn 5 act | pudding-lane F4 | temple F2 B3 | tallow-hall H:rb T:m B1 | hero 1 | seat 0 red at:temple tokens:d put-out:2 | seat 1 blue put-out:2',
  );

  it.each<readonly [string, Action]>([
    ['a step of the pawn', { type: 'move-pawn', to: 'whitefriars' }],
    ['a step of a band', { type: 'move-band', from: 'temple', to: 'whitefriars' }],
    ['a put-out cone, with the Hero card that it won', { type: 'put-out', district: 'temple' }],
    [
      'a demolition, with its token, its houses and the token lost there',
      { type: 'demolish', district: 'tallow-hall' },
    ],
  ])('restores the state before %s', (_, action) => {
    expect(ruling(start, action)).toBe('ok');
    expectSame(when(start, action, undo).state, start);
  });

  it('goes back to the start of the phase, points included, and then refuses', () => {
    const actions: readonly Action[] = [
      { type: 'move-band', from: 'temple', to: 'whitefriars' },
      { type: 'put-out', district: 'temple' },
      { type: 'demolish', district: 'tallow-hall' },
      { type: 'put-out', district: 'temple' },
    ];
    const states = actions.map((_, index) => when(start, ...actions.slice(0, index)).state);
    let { state } = when(start, ...actions);
    for (const [index, before] of [...states].reverse().entries()) {
      ({ state } = when(state, undo));
      expectSame(state, before, index + 1);
    }
    expect(state.turn.points).toBe(4);
    expect(ruling(state, undo)).toBe('UNDO-1 nothing-to-take-back');
  });

  it('is refused after 30 undos of a turn, and the turn goes on', () => {
    const move = { type: 'move-pawn', to: 'whitefriars' } as const;
    const actions = Array.from({ length: 30 }, () => [move, undo]).flat();
    const { state } = when(start, ...actions, move);
    expect(ruling(state, undo)).toBe('UNDO-1 no-undos-left');
    expect(legalActions(viewFor(state, 0))).not.toContainEqual(undo);
    const { state: next } = when(state, { type: 'end-actions' });
    expect(next.turn).toMatchObject({ seat: 1, undos: 0 });
  });

  it('counts undos without a trace in earlier states', () => {
    const { state: moved } = when(start, { type: 'move-pawn', to: 'whitefriars' });
    const draft = createDraft(moved);
    applyAction(draft, 0, undo);
    applyAction(createDraft(draft), 0, { type: 'put-out', district: 'temple' });
    expectSame(draft, start);
    expect(moved.secret.undo[0]?.state.turn?.undos).toBe(0);
  });

  it('is allowed only to the active player in the action phase', () => {
    const { state } = when(start, { type: 'move-pawn', to: 'whitefriars' });
    expect(ruling(state, undo, 1)).toBe('SET-9 not-your-turn');
    expect(ruling(given('pudding-lane F4'), undo)).toBe('FIRE-1 spread-first');
    expect(ruling(when(state, { type: 'end-actions' }).state, undo, 0)).toBe('SET-9 not-your-turn');
  });
});

describe('UNDO-2: a spread', () => {
  it('is undone while it took no token, and the card returns to the hand', () => {
    const start = given('pudding-lane F4 | s-mary H:r | seat 0 red hand:NESWN');
    const { state } = when(start, north, undo);
    expectSame(state, start);
    expect(state.secret.hands[0]).toEqual(['N', 'E', 'S', 'W', 'N']);
  });

  it('is undone with its supply: returned cones and a refilled Pudding Lane', () => {
    const start = given(
      's-bennet F2 | guild-hall H:rbbw | pudding-lane F1 | stock 0 | seat 0 red hand:NNNNN put-out:2 | seat 1 blue put-out:3',
    );
    const spread: Spread = { ...north, from: 's-bennet', exit: 's-bennet', to: 'guild-hall' };
    expectSame(when(start, spread, undo).state, start);
  });

  it('is not undone once it took a token, nor is any earlier action', () => {
    const start = given('pudding-lane F4 | s-mary H:r | bridgeward H:b T:v | seat 0 red hand:NESWN tokens:m');
    const { state } = when(start, north, { ...north, to: 'bridgeward', token: 'double-move' });
    expect(state.undoable).toBeNull();
    expect(ruling(state, undo)).toBe('UNDO-2 secret-was-shown');
  });

  it('is undone alone when it is the second, with its double move token', () => {
    const start = given('pudding-lane F4 | s-mary H:r | bridgeward H:b | seat 0 red hand:NESWN tokens:m');
    const { state: once } = when(start, north);
    const { state: twice } = when(once, { ...north, to: 'bridgeward', token: 'double-move' }, undo);
    expectSame(twice, once);
  });

  it('a discard (FIRE-8) and its intensify cannot be undone by the player alone', () => {
    const stuck = given('s-bennet F1 B1 | seat 0 red hand:NNNNN');
    const { state } = when(stuck, { type: 'discard', card: 'N' }, { type: 'intensify', districts: [] });
    expect(ruling(state, undo)).toBe('UNDO-1 nothing-to-take-back');
    const { state: moved } = when(state, { type: 'move-pawn', to: 'austin-friars' }, undo);
    expectSame(moved, state);
  });
});

describe('UNDO-4: undone actions', () => {
  it('appear in an event for everyone', () => {
    const start = given('pudding-lane F4 | s-mary H:r | seat 0 red hand:NESWN');
    const { events } = when(start, north, undo);
    expect(eventsOfType(events, 'taken-back')).toEqual([{ type: 'taken-back', seat: 0, action: north }]);
    expect(writePosition(when(start, north, undo).state)).toBe(writePosition(start));
  });
});
