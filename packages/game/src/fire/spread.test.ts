import { answer, board, given, told, when } from '../../testing/table';
import type { FireCard, GameState, Spread } from '../index';
import {
  foretellSpread,
  isPlayable,
  legalActions,
  legalSpreads,
  pathThroughFire,
  spreadOptions,
  viewFor,
} from '../index';

const spread = (card: FireCard, from: Spread['from'], exit: Spread['exit'], to: Spread['to']): Spread => ({
  type: 'spread',
  card,
  from,
  exit,
  to,
});
const targets = (state: GameState, card: FireCard) =>
  spreadOptions(state, card).flatMap((option) =>
    option.targets.filter((target) => target.legal).map((target) => `${target.to} ${target.rank}`),
  );

describe('FIRE-1: the active player must play one fire card', () => {
  const state = given('pudding-lane F25 | s-mary H:r | seat 0 red hand:NNESS');

  it('and moves one cone with it', () => {
    const { state: after, events } = when(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'));
    expect(board(after, 'pudding-lane', 's-mary')).toBe('pudding-lane F24 | s-mary F1');
    expect(told(events, 'fire-spread')).toEqual([
      { type: 'fire-spread', seat: 0, card: 'N', path: ['pudding-lane', 's-mary'], double: false },
    ]);
    expect(after.turn).toMatchObject({ step: 'act', points: 4, card: 'N' });
  });

  it('before any action, and only one card', () => {
    expect(answer(state, { type: 'end-actions' })).toBe('FIRE-1 spread-first');
    expect(answer(state, { type: 'move-pawn', to: 'moorgate' })).toBe('FIRE-1 spread-first');
    const { state: after } = when(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'));
    expect(answer(after, spread('E', 'pudding-lane', 'pudding-lane', 'billingsgate'))).toBe(
      'FIRE-1 one-card-a-turn',
    );
  });

  it('from the own hand, in the own turn (SET-9)', () => {
    expect(answer(state, spread('W', 'pudding-lane', 'pudding-lane', 'tallow-hall'))).toBe(
      'FIRE-1 card-not-in-hand',
    );
    expect(answer(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'), 1)).toBe(
      'SET-9 not-your-turn',
    );
  });

  it('FIRE-9: the played card lies face up', () => {
    const { state: after } = when(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'));
    expect(after.discards).toEqual(['N']);
    expect(after.secret.hands[0]).toEqual(['N', 'E', 'S', 'S']);
    expect(after.seats[0]?.hand).toBe(4);
  });
});

describe('FIRE-2: the source', () => {
  it('burns and holds at least two cones', () => {
    const state = given(
      'pudding-lane F9 | s-mary F1 | bridgeward F2 | royal-exchange H:rrb | seat 0 red hand:NNNNN',
    );
    expect(answer(state, spread('N', 's-mary', 's-mary', 'royal-exchange'))).toBe('FIRE-2 source-last-cone');
    expect(answer(state, spread('N', 'bridgeward', 's-mary', 'royal-exchange'))).toBe('ok');
    expect(answer(state, spread('N', 'tower', 's-mary', 'royal-exchange'))).toBe('FIRE-2 source-not-burning');
  });

  it('is no contained district', () => {
    const state = given('s-mary F2 B2 | royal-exchange H:r | pudding-lane F2 | seat 0 red hand:NNNNN');
    expect(answer(state, spread('N', 's-mary', 's-mary', 'royal-exchange'))).toBe(
      'FIRE-2 source-not-burning',
    );
  });

  it('may be the last cone of Pudding Lane while the stock can refill it: five come at once', () => {
    const state = given('pudding-lane F1 | s-mary H:r | stock 7 | seat 0 red hand:NNNNN');
    const { state: after, events } = when(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'));
    expect(board(after, 'pudding-lane', 's-mary')).toBe('pudding-lane F5 | s-mary F1');
    expect(after.stock).toBe(2);
    expect(told(events, 'pudding-lane-refilled')).toEqual([{ type: 'pudding-lane-refilled', cones: 5 }]);
  });

  it('refills fewer when the stock holds fewer, before the burning district takes its own', () => {
    const state = given(
      'pudding-lane F1 | royal-exchange H:rrb | s-mary F1 | stock 3 | seat 0 red hand:NNNNN',
    );
    const { state: after } = when(state, spread('N', 'pudding-lane', 's-mary', 'royal-exchange'));
    // The stock's three go to Pudding Lane first; the two that Royal Exchange needs then come from there.
    expect(board(after, 'pudding-lane', 'royal-exchange')).toBe('pudding-lane F1 | royal-exchange F3');
    expect(after.stock).toBe(0);
  });

  it('is not the last cone of Pudding Lane when the stock is empty, put-out cones notwithstanding', () => {
    const state = given('pudding-lane F1 | s-mary H:r | stock 0 | seat 0 red hand:NNNNN put-out:3');
    expect(answer(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'))).toBe(
      'FIRE-2 pudding-lane-no-refill',
    );
  });

  it('a Pudding Lane without cones is not on fire: nothing passes through it', () => {
    const state = given('stock 0 | s-mary F2 | billingsgate F1 | custom-house H:rrr | seat 0 red hand:EEEEE');
    expect(pathThroughFire(state, 's-mary', 'billingsgate')).toEqual([]);
    expect(answer(state, spread('E', 's-mary', 'billingsgate', 'custom-house'))).toBe(
      'FIRE-3 exit-not-reached',
    );
  });
});

describe('FIRE-3: the path', () => {
  it('runs through any number of burning districts, over links and crosses, Pudding Lane too', () => {
    const state = given(
      's-bennet F2 | pudding-lane F3 | billingsgate F1 | custom-house H:rrr | seat 0 red hand:EEEEE',
    );
    const { events, state: after } = when(state, spread('E', 's-bennet', 'billingsgate', 'custom-house'));
    expect(told(events, 'fire-spread')[0]?.path).toEqual([
      's-bennet',
      'pudding-lane',
      'billingsgate',
      'custom-house',
    ]);
    expect(board(after, 's-bennet', 'pudding-lane')).toBe('s-bennet F1 | pudding-lane F3');
  });

  it('is stopped by a contained district', () => {
    const state = given(
      's-bennet F3 | guild-hall F1 B1 | sion-college H:r | cheapside H:b | seat 0 red hand:NNNWW',
    );
    expect(answer(state, spread('N', 's-bennet', 'guild-hall', 'sion-college'))).toBe(
      'FIRE-3 exit-not-burning',
    );
    expect(pathThroughFire(state, 's-bennet', 'guild-hall')).toEqual([]);
  });

  it('is judged before the cone is lifted: a source that becomes contained by it still spreads', () => {
    const state = given('pudding-lane F5 | s-mary F2 B1 | royal-exchange H:r | seat 0 red hand:NNNNN');
    const { state: after } = when(state, spread('N', 's-mary', 's-mary', 'royal-exchange'));
    expect(board(after, 's-mary', 'royal-exchange')).toBe('s-mary F1 B1 | royal-exchange F3');
  });
});

describe('FIRE-4: the last step', () => {
  const state = given('s-bennet F5 | seat 0 red hand:NESWN');

  it('goes in the card’s direction, over a link or a cross that has it', () => {
    expect(targets(state, 'W')).toEqual(['cheapside 3']);
    expect(targets(state, 'E')).toEqual(['s-mary 3']);
    const diagonal = given('moorgate F2 | cripplegate H:r | seat 0 red hand:NESWN');
    for (const card of ['N', 'W'] as const) expect(targets(diagonal, card)).toContain('cripplegate 1');
    for (const card of ['E', 'S'] as const) expect(targets(diagonal, card)).not.toContain('cripplegate 1');
  });

  it('is refused in any other direction, and to a district that does not touch', () => {
    expect(answer(state, spread('N', 's-bennet', 's-bennet', 'cheapside'))).toBe(
      'FIRE-4 no-link-in-direction',
    );
    expect(answer(state, spread('N', 's-bennet', 's-bennet', 'tower'))).toBe('FIRE-4 no-link-in-direction');
  });
});

describe('FIRE-5: the target', () => {
  it('is never grass, Pudding Lane, demolished or burning', () => {
    const state = given(
      's-mary F4 | austin-friars F2 | moorgate F1 | coleman-street X | royal-exchange F3 | seat 0 red hand:NNSSE',
    );
    expect(answer(state, spread('N', 'austin-friars', 'austin-friars', 'moorfields'))).toBe(
      'FIRE-5 target-grass',
    );
    expect(answer(state, spread('S', 's-mary', 's-mary', 'pudding-lane'))).toBe('FIRE-5 target-pudding-lane');
    expect(answer(state, spread('N', 's-mary', 's-mary', 'coleman-street'))).toBe('FIRE-5 target-demolished');
    expect(answer(state, spread('N', 's-mary', 's-mary', 'royal-exchange'))).toBe('FIRE-5 target-burning');
  });

  it('may hold contained fire, also where no house stands: then it is of rank 4', () => {
    const state = given('s-bennet F2 | cheapside F1 B1 | seat 0 red hand:WWWWW');
    expect(targets(state, 'W')).toEqual(['cheapside 4']);
  });
});

describe('FIRE-6: priority', () => {
  const ranks = (text: string) => targets(given(`${text} | seat 0 red hand:NNNNN`), 'N');

  it('prefers houses without a band, then houses with one, then no houses, then no houses with a band', () => {
    const at = 's-bennet F3';
    expect(ranks(`${at} | guild-hall H:rr | coleman-street H:r B1`)).toEqual(['guild-hall 1']);
    expect(ranks(`${at} | guild-hall H:rr B1 | coleman-street`)).toEqual(['guild-hall 2']);
    expect(ranks(`${at} | guild-hall B1 | coleman-street`)).toEqual(['coleman-street 3']);
    expect(ranks(`${at} | guild-hall B1 | coleman-street X`)).toEqual(['guild-hall 4']);
  });

  it('leaves the choice among equals', () => {
    expect(ranks('s-bennet F3 | guild-hall H:rr | coleman-street H:k')).toEqual([
      'guild-hall 1',
      'coleman-street 1',
    ]);
  });

  it('counts any band, pinned or free, and whose houses they are does not matter', () => {
    expect(ranks('s-bennet F3 | guild-hall H:rr F1 B1 | coleman-street H:r')).toEqual(['coleman-street 1']);
  });

  it('is judged for the chosen source: fires that do not touch have ranks of their own', () => {
    const text = 's-bennet F3 | guild-hall H:r | coleman-street X | vintry F2 | dowgate | tallow-hall X';
    expect(ranks(text)).toEqual(['guild-hall 1', 'dowgate 3', 'old-fish-street 3']);
    const state = given(`${text} | seat 0 red hand:NNNNN`);
    expect(answer(state, spread('N', 'vintry', 'vintry', 'dowgate'))).toBe('ok');
  });

  it('refuses a worse target', () => {
    const state = given('s-bennet F3 | guild-hall H:rr | coleman-street H:r B1 | seat 0 red hand:NNNNN');
    expect(answer(state, spread('N', 's-bennet', 's-bennet', 'coleman-street'))).toBe('FIRE-6 better-target');
  });
});

describe('FIRE-7: playable cards', () => {
  it('have a valid move from some source; burning the own houses may be forced', () => {
    const state = given(
      's-bennet F2 | cheapside H:r | s-mary X | tallow-hall X | guild-hall X | coleman-street X | seat 0 red hand:NESWW',
    );
    expect((['N', 'E', 'S', 'W'] as const).filter((card) => isPlayable(state, card))).toEqual(['W']);
    expect(
      legalSpreads(state, 0, { hand: ['N', 'E', 'S', 'W', 'W'], tokens: [] }).map(({ card }) => card),
    ).toEqual(['W']);
    const { state: after } = when(state, spread('W', 's-bennet', 's-bennet', 'cheapside'));
    expect(after.lost.red).toBe(state.lost.red + 1);
  });
});

describe('FIRE-8: no playable card', () => {
  const stuck = given(
    's-bennet F2 | cheapside X | s-mary X | tallow-hall X | guild-hall X | coleman-street X | seat 0 red hand:NESWW tokens:m at:moorgate | stock 1 | turn 4 spread',
  );

  it('shows the hand, discards one card of choice and places three cones', () => {
    const { state, events } = when(stuck, { type: 'discard', card: 'S' });
    expect(events).toEqual([
      { type: 'hand-shown', seat: 0, cards: ['N', 'E', 'S', 'W', 'W'], why: 'no-playable-card' },
      { type: 'card-discarded', seat: 0, card: 'S' },
    ]);
    expect(state.discards).toEqual(['S']);
    expect(state.turn).toMatchObject({ step: 'intensify', intensifyBy: 'discard' });
    expect(answer(state, { type: 'intensify', districts: ['s-bennet', 's-bennet'] })).toBe('INT-2 no-room');
    const { state: after } = when(state, { type: 'intensify', districts: ['s-bennet'] });
    expect(board(after, 's-bennet')).toBe('s-bennet F3');
    expect(after.turn).toMatchObject({ seat: 0, step: 'act', points: 4 });
  });

  it('then the turn goes on with the actions, without a double move', () => {
    const { state } = when(
      stuck,
      { type: 'discard', card: 'S' },
      { type: 'intensify', districts: ['s-bennet'] },
    );
    const again: Spread = { ...spread('N', 's-bennet', 's-bennet', 'guild-hall'), token: 'double-move' };
    expect(answer(state, again)).toBe('FIRE-8 no-double-after-discard');
    expect(answer(state, { type: 'move-pawn', to: 'austin-friars' })).toBe('ok');
  });

  it('is refused while a card can be played, and for a card that is not held', () => {
    const state = given('s-bennet F2 | cheapside H:r | seat 0 red hand:NESWW');
    expect(answer(state, { type: 'discard', card: 'N' })).toBe('FIRE-8 card-is-playable');
    expect(answer(given('s-bennet F1 | seat 0 red hand:NNNNN'), { type: 'discard', card: 'E' })).toBe(
      'FIRE-8 card-not-in-hand',
    );
  });

  it('goes on without cones where none can be placed', () => {
    const state = given('s-bennet F1 B1 | seat 0 red hand:NNNNN');
    const { state: after } = when(
      state,
      { type: 'discard', card: 'N' },
      { type: 'intensify', districts: [] },
    );
    expect(after.turn.step).toBe('act');
  });
});

describe('DBL: fire moves twice', () => {
  const text = 'pudding-lane F9 | s-mary H:r | bridgeward H:b | tallow-hall H:r T:m';
  const first = spread('N', 'pudding-lane', 'pudding-lane', 's-mary');
  const second: Spread = {
    ...spread('N', 'pudding-lane', 'pudding-lane', 'bridgeward'),
    token: 'double-move',
  };

  it('DBL-1: a token moves a second cone with the same card and goes back to the box', () => {
    const state = given(`${text} | seat 0 red hand:NESWN tokens:md`);
    const { state: after, events } = when(state, first, second);
    expect(board(after, 'pudding-lane', 's-mary', 'bridgeward')).toBe(
      'pudding-lane F7 | s-mary F1 | bridgeward F1',
    );
    expect(after.secret.tokens[0]).toEqual(['demolition']);
    expect(after.seats[0]?.tokens).toBe(1);
    expect(told(events, 'token-spent')).toEqual([{ type: 'token-spent', seat: 0, token: 'double-move' }]);
    expect(after.discards).toEqual(['N']);
  });

  it('DBL-1: one token a turn, two moves at most, with the card of the first', () => {
    const state = given(`${text} | candlewick-ward H:k | seat 0 red hand:NESWN tokens:mm`);
    const { state: once } = when(state, first);
    expect(
      answer(once, { ...spread('W', 'pudding-lane', 'pudding-lane', 'tallow-hall'), token: 'double-move' }),
    ).toBe('DBL-1 card-of-first-move');
    const { state: twice } = when(once, second);
    expect(answer(twice, { ...second, to: 'candlewick-ward' })).toBe('DBL-1 two-moves-at-most');
  });

  it('DBL-1: needs a token, and a second move that exists', () => {
    const { state: without } = when(given(`${text} | seat 0 red hand:NESWN`), first);
    expect(answer(without, second)).toBe('DBL-1 no-double-move-token');
    expect(answer(given(`${text} | seat 0 red hand:NESWN tokens:m`), second)).toBe(
      'DBL-1 token-on-second-move-only',
    );
    const alone = given(
      's-bennet F3 | cheapside H:r | seat 0 red hand:WWWWW tokens:m | bread-street X | brewers-hall X',
    );
    const { state: burnt } = when(alone, spread('W', 's-bennet', 's-bennet', 'cheapside'));
    expect(legalActions(viewFor(burnt, 0)).filter((action) => action.type === 'spread')).toEqual([]);
  });

  it('DBL-1: a token that the first move brought may be used for the second', () => {
    const state = given(`${text} | voyners-hall H:k | seat 0 red hand:NESWW`);
    const { state: after } = when(state, spread('W', 'pudding-lane', 'pudding-lane', 'tallow-hall'), {
      ...spread('W', 'pudding-lane', 'pudding-lane', 'voyners-hall'),
      token: 'double-move',
    });
    expect(board(after, 'tallow-hall', 'voyners-hall')).toBe('tallow-hall F1 | voyners-hall F1');
  });

  it('DBL-2: comes before any action, and is never forced', () => {
    const state = given(`${text} | seat 0 red hand:NESWN tokens:m at:moorgate`);
    const { state: acted } = when(state, first, { type: 'move-pawn', to: 'austin-friars' });
    expect(answer(acted, second)).toBe('DBL-2 second-move-before-actions');
    expect(answer(when(acted, { type: 'undo' }).state, second)).toBe('ok');
    expect(answer(when(state, first).state, { type: 'end-actions' })).toBe('ok');
  });

  it('DBL-2: the second move is judged on the board as it then stands', () => {
    const { state } = when(given(`${text} | royal-exchange H:g | seat 0 red hand:NESWN tokens:m`), first);
    const onward: Spread = {
      ...spread('N', 'pudding-lane', 's-mary', 'royal-exchange'),
      token: 'double-move',
    };
    expect(answer(state, onward)).toBe('ok');
  });
});

describe('what a spread would do is told before it is done', () => {
  it('names path, houses, VP, cones and the token’s presence, never its kind', () => {
    const state = given(
      'pudding-lane F2 | s-bennet F1 | coleman-street H:r T:m | guild-hall H:rrbg | stock 2 | seat 0 red hand:NNNNN',
    );
    const { state: after } = when(state, spread('N', 'pudding-lane', 's-bennet', 'guild-hall'));
    const foretold = foretellSpread(viewFor(state, 0), spread('N', 'pudding-lane', 's-bennet', 'guild-hall'));
    expect(foretold).toEqual({
      path: ['pudding-lane', 's-bennet', 'guild-hall'],
      contained: false,
      reignites: false,
      houses: { red: 2, blue: 1, green: 1 },
      token: false,
      conesAdded: 3,
      conesMissing: 0,
      source: { before: 2, after: 0 },
      stock: { before: 2, after: 0 },
      puddingLane: { before: 2, after: 0 },
      refilled: 0,
      returned: [],
      vp: [-4, -2, -2],
    });
    expect(after.districts['pudding-lane'].cones).toBe(foretold.puddingLane.after);
    expect(
      foretellSpread(viewFor(state, 1), spread('N', 'pudding-lane', 's-bennet', 'coleman-street')).token,
    ).toBe(true);
    expect(board(state, 'pudding-lane', 'guild-hall')).toBe('pudding-lane F2 | guild-hall H:rrbg');
  });

  it('tells no VP while colours are hidden (SEC-4)', () => {
    const state = given('rules players:3 hidden | pudding-lane F9 | s-mary H:r | seat 0 red hand:NNNNN');
    expect(
      foretellSpread(viewFor(state, 0), spread('N', 'pudding-lane', 'pudding-lane', 's-mary')).vp,
    ).toBeNull();
  });
});
