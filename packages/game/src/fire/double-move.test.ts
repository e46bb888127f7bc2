import { ruling, show, given, spread, eventsOfType, when } from '../../testing/dsl';
import { type Spread, legalActions, viewFor } from '../index';

describe('DBL: fire moves twice', () => {
  const text = 'pudding-lane F9 | s-mary H:r | bridgeward H:b | tallow-hall H:r T:m';
  const first = spread('N', 'pudding-lane', 'pudding-lane', 's-mary');
  const second: Spread = {
    ...spread('N', 'pudding-lane', 'pudding-lane', 'bridgeward'),
    token: 'double-move',
  };

  it('DBL-1: spends a token to move a second cone with the same card', () => {
    const state = given(`${text} | seat 0 red hand:NESWN tokens:md`);
    const { state: after, events } = when(state, first, second);
    expect(show(after, 'pudding-lane', 's-mary', 'bridgeward')).toBe(
      'pudding-lane F7 | s-mary F1 | bridgeward F1',
    );
    expect(after.secret.tokens[0]).toEqual(['demolition']);
    expect(after.seats[0]?.tokens).toBe(1);
    expect(eventsOfType(events, 'token-spent')).toEqual([
      { type: 'token-spent', seat: 0, token: 'double-move' },
    ]);
    expect(after.discards).toEqual(['N']);
  });

  it('DBL-1: allows one token and two moves a turn, with the card of the first move', () => {
    const state = given(`${text} | candlewick-ward H:k | seat 0 red hand:NESWN tokens:mm`);
    const { state: once } = when(state, first);
    expect(
      ruling(once, { ...spread('W', 'pudding-lane', 'pudding-lane', 'tallow-hall'), token: 'double-move' }),
    ).toBe('DBL-1 card-of-first-move');
    const { state: twice } = when(once, second);
    expect(ruling(twice, { ...second, to: 'candlewick-ward' })).toBe('DBL-1 two-moves-at-most');
  });

  it('DBL-1: requires a token and a possible second move', () => {
    const { state: without } = when(given(`${text} | seat 0 red hand:NESWN`), first);
    expect(ruling(without, second)).toBe('DBL-1 no-double-move-token');
    expect(ruling(given(`${text} | seat 0 red hand:NESWN tokens:m`), second)).toBe(
      'DBL-1 token-on-second-move-only',
    );
    const alone = given(
      's-bennet F3 | cheapside H:r | seat 0 red hand:WWWWW tokens:m | bread-street X | brewers-hall X',
    );
    const { state: burnt } = when(alone, spread('W', 's-bennet', 's-bennet', 'cheapside'));
    expect(legalActions(viewFor(burnt, 0)).filter((action) => action.type === 'spread')).toEqual([]);
  });

  it('DBL-1: allows a token taken by the first move', () => {
    const state = given(`${text} | voyners-hall H:k | seat 0 red hand:NESWW`);
    const { state: after } = when(state, spread('W', 'pudding-lane', 'pudding-lane', 'tallow-hall'), {
      ...spread('W', 'pudding-lane', 'pudding-lane', 'voyners-hall'),
      token: 'double-move',
    });
    expect(show(after, 'tallow-hall', 'voyners-hall')).toBe('tallow-hall F1 | voyners-hall F1');
  });

  it('DBL-2: must precede all actions, and is optional', () => {
    const state = given(`${text} | seat 0 red hand:NESWN tokens:m at:moorgate`);
    const { state: acted } = when(state, first, { type: 'move-pawn', to: 'austin-friars' });
    expect(ruling(acted, second)).toBe('DBL-2 second-move-before-actions');
    expect(ruling(when(acted, { type: 'undo' }).state, second)).toBe('ok');
    expect(ruling(when(state, first).state, { type: 'end-actions' })).toBe('ok');
  });

  it('DBL-2: checks the second move against the board after the first', () => {
    const { state } = when(given(`${text} | royal-exchange H:g | seat 0 red hand:NESWN tokens:m`), first);
    const onward: Spread = {
      ...spread('N', 'pudding-lane', 's-mary', 'royal-exchange'),
      token: 'double-move',
    };
    expect(ruling(state, onward)).toBe('ok');
  });
});
