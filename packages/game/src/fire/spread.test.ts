import { ruling, show, given, spread, eventsOfType, when } from '../../testing/dsl';
import {
  type FireCard,
  type GameState,
  isPlayable,
  legalSpreads,
  pathThroughFire,
  spreadOptions,
} from '../index';

const targets = (state: GameState, card: FireCard) =>
  spreadOptions(state, card).flatMap((option) =>
    option.targets.filter((target) => target.legal).map((target) => `${target.to} ${target.rank}`),
  );

describe('FIRE-1: the active player must play one fire card', () => {
  const state = given('pudding-lane F25 | s-mary H:r | seat 0 red hand:NNESS');

  it('moves one cone from source to target', () => {
    const { state: after, events } = when(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'));
    expect(show(after, 'pudding-lane', 's-mary')).toBe('pudding-lane F24 | s-mary F1');
    expect(eventsOfType(events, 'fire-spread')).toEqual([
      { type: 'fire-spread', seat: 0, card: 'N', path: ['pudding-lane', 's-mary'], double: false },
    ]);
    expect(after.turn).toMatchObject({ step: 'act', points: 4, card: 'N' });
  });

  it('must precede all actions, and allows only one card', () => {
    expect(ruling(state, { type: 'end-actions' })).toBe('FIRE-1 spread-first');
    expect(ruling(state, { type: 'move-pawn', to: 'moorgate' })).toBe('FIRE-1 spread-first');
    const { state: after } = when(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'));
    expect(ruling(after, spread('E', 'pudding-lane', 'pudding-lane', 'billingsgate'))).toBe(
      'FIRE-1 one-card-a-turn',
    );
  });

  it('requires a card of the own hand in the own turn (SET-9)', () => {
    expect(ruling(state, spread('W', 'pudding-lane', 'pudding-lane', 'tallow-hall'))).toBe(
      'FIRE-1 card-not-in-hand',
    );
    expect(ruling(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'), 1)).toBe(
      'SET-9 not-your-turn',
    );
  });

  it('FIRE-9: puts the played card face up on the discards', () => {
    const { state: after } = when(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'));
    expect(after.discards).toEqual(['N']);
    expect(after.secret.hands[0]).toEqual(['N', 'E', 'S', 'S']);
    expect(after.seats[0]?.hand).toBe(4);
  });
});

describe('FIRE-2: the source', () => {
  it('must burn and hold at least two cones', () => {
    const state = given(
      'pudding-lane F9 | s-mary F1 | bridgeward F2 | royal-exchange H:rrb | seat 0 red hand:NNNNN',
    );
    expect(ruling(state, spread('N', 's-mary', 's-mary', 'royal-exchange'))).toBe('FIRE-2 source-last-cone');
    expect(ruling(state, spread('N', 'bridgeward', 's-mary', 'royal-exchange'))).toBe('ok');
    expect(ruling(state, spread('N', 'tower', 's-mary', 'royal-exchange'))).toBe('FIRE-2 source-not-burning');
  });

  it('must not be contained', () => {
    const state = given('s-mary F2 B2 | royal-exchange H:r | pudding-lane F2 | seat 0 red hand:NNNNN');
    expect(ruling(state, spread('N', 's-mary', 's-mary', 'royal-exchange'))).toBe(
      'FIRE-2 source-not-burning',
    );
  });

  it('may be the last cone of Pudding Lane when the stock can refill it: five come at once', () => {
    const state = given('pudding-lane F1 | s-mary H:r | stock 7 | seat 0 red hand:NNNNN');
    const { state: after, events } = when(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'));
    expect(show(after, 'pudding-lane', 's-mary')).toBe('pudding-lane F5 | s-mary F1');
    expect(after.stock).toBe(2);
    expect(eventsOfType(events, 'pudding-lane-refilled')).toEqual([
      { type: 'pudding-lane-refilled', cones: 5 },
    ]);
  });

  it('refills Pudding Lane with what the stock holds, before the target takes cones', () => {
    const state = given(
      'pudding-lane F1 | royal-exchange H:rrb | s-mary F1 | stock 3 | seat 0 red hand:NNNNN',
    );
    const { state: after } = when(state, spread('N', 'pudding-lane', 's-mary', 'royal-exchange'));
    // The three cones of the stock go to Pudding Lane first. Royal Exchange then takes its two from there.
    expect(show(after, 'pudding-lane', 'royal-exchange')).toBe('pudding-lane F1 | royal-exchange F3');
    expect(after.stock).toBe(0);
  });

  it('must not be the last cone of Pudding Lane when the stock is empty, despite put-out cones', () => {
    const state = given('pudding-lane F1 | s-mary H:r | stock 0 | seat 0 red hand:NNNNN put-out:3');
    expect(ruling(state, spread('N', 'pudding-lane', 'pudding-lane', 's-mary'))).toBe(
      'FIRE-2 pudding-lane-no-refill',
    );
  });

  it('must not use Pudding Lane as path or source while it holds no cone', () => {
    const state = given('stock 0 | s-mary F2 | billingsgate F1 | custom-house H:rrr | seat 0 red hand:EEEEE');
    expect(pathThroughFire(state, 's-mary', 'billingsgate')).toEqual([]);
    expect(ruling(state, spread('E', 's-mary', 'billingsgate', 'custom-house'))).toBe(
      'FIRE-3 exit-not-reached',
    );
  });
});

describe('FIRE-3: the path', () => {
  it('runs through burning districts, over links and crosses, and through Pudding Lane', () => {
    const state = given(
      's-bennet F2 | pudding-lane F3 | billingsgate F1 | custom-house H:rrr | seat 0 red hand:EEEEE',
    );
    const { events, state: after } = when(state, spread('E', 's-bennet', 'billingsgate', 'custom-house'));
    expect(eventsOfType(events, 'fire-spread')[0]?.path).toEqual([
      's-bennet',
      'pudding-lane',
      'billingsgate',
      'custom-house',
    ]);
    expect(show(after, 's-bennet', 'pudding-lane')).toBe('s-bennet F1 | pudding-lane F3');
  });

  it('stops at a contained district', () => {
    const state = given(
      's-bennet F3 | guild-hall F1 B1 | sion-college H:r | cheapside H:b | seat 0 red hand:NNNWW',
    );
    expect(ruling(state, spread('N', 's-bennet', 'guild-hall', 'sion-college'))).toBe(
      'FIRE-3 exit-not-burning',
    );
    expect(pathThroughFire(state, 's-bennet', 'guild-hall')).toEqual([]);
  });

  it('is checked before the cone is lifted: a source that becomes contained still spreads', () => {
    const state = given('pudding-lane F5 | s-mary F2 B1 | royal-exchange H:r | seat 0 red hand:NNNNN');
    const { state: after } = when(state, spread('N', 's-mary', 's-mary', 'royal-exchange'));
    expect(show(after, 's-mary', 'royal-exchange')).toBe('s-mary F1 B1 | royal-exchange F3');
  });
});

describe('FIRE-4: the last step', () => {
  const state = given('s-bennet F5 | seat 0 red hand:NESWN');

  it('follows the card’s direction, over a link or a cross that includes it', () => {
    expect(targets(state, 'W')).toEqual(['cheapside 3']);
    expect(targets(state, 'E')).toEqual(['s-mary 3']);
    const diagonal = given('moorgate F2 | cripplegate H:r | seat 0 red hand:NESWN');
    for (const card of ['N', 'W'] as const) expect(targets(diagonal, card)).toContain('cripplegate 1');
    for (const card of ['E', 'S'] as const) expect(targets(diagonal, card)).not.toContain('cripplegate 1');
  });

  it('is refused in any other direction and to a district that is not adjacent', () => {
    expect(ruling(state, spread('N', 's-bennet', 's-bennet', 'cheapside'))).toBe(
      'FIRE-4 no-link-in-direction',
    );
    expect(ruling(state, spread('N', 's-bennet', 's-bennet', 'tower'))).toBe('FIRE-4 no-link-in-direction');
  });
});

describe('FIRE-5: the target', () => {
  it('must not be grass, Pudding Lane, demolished or burning', () => {
    const state = given(
      's-mary F4 | austin-friars F2 | moorgate F1 | coleman-street X | royal-exchange F3 | seat 0 red hand:NNSSE',
    );
    expect(ruling(state, spread('N', 'austin-friars', 'austin-friars', 'moorfields'))).toBe(
      'FIRE-5 target-grass',
    );
    expect(ruling(state, spread('S', 's-mary', 's-mary', 'pudding-lane'))).toBe('FIRE-5 target-pudding-lane');
    expect(ruling(state, spread('N', 's-mary', 's-mary', 'coleman-street'))).toBe('FIRE-5 target-demolished');
    expect(ruling(state, spread('N', 's-mary', 's-mary', 'royal-exchange'))).toBe('FIRE-5 target-burning');
  });

  it('may hold contained fire; without houses it has rank 4', () => {
    const state = given('s-bennet F2 | cheapside F1 B1 | seat 0 red hand:WWWWW');
    expect(targets(state, 'W')).toEqual(['cheapside 4']);
  });
});

describe('FIRE-6: priority', () => {
  const ranks = (text: string) => targets(given(`${text} | seat 0 red hand:NNNNN`), 'N');

  it('ranks houses without a band, houses with one, no houses, no houses with a band', () => {
    const at = 's-bennet F3';
    expect(ranks(`${at} | guild-hall H:rr | coleman-street H:r B1`)).toEqual(['guild-hall 1']);
    expect(ranks(`${at} | guild-hall H:rr B1 | coleman-street`)).toEqual(['guild-hall 2']);
    expect(ranks(`${at} | guild-hall B1 | coleman-street`)).toEqual(['coleman-street 3']);
    expect(ranks(`${at} | guild-hall B1 | coleman-street X`)).toEqual(['guild-hall 4']);
  });

  it('leaves the choice between targets of equal rank', () => {
    expect(ranks('s-bennet F3 | guild-hall H:rr | coleman-street H:k')).toEqual([
      'guild-hall 1',
      'coleman-street 1',
    ]);
  });

  it('counts pinned and free bands, and ignores who owns the houses', () => {
    expect(ranks('s-bennet F3 | guild-hall H:rr F1 B1 | coleman-street H:r')).toEqual(['coleman-street 1']);
  });

  it('ranks the targets of separate fires separately', () => {
    const text = 's-bennet F3 | guild-hall H:r | coleman-street X | vintry F2 | dowgate | tallow-hall X';
    expect(ranks(text)).toEqual(['guild-hall 1', 'dowgate 3', 'old-fish-street 3']);
    const state = given(`${text} | seat 0 red hand:NNNNN`);
    expect(ruling(state, spread('N', 'vintry', 'vintry', 'dowgate'))).toBe('ok');
  });

  it('refuses a target of a worse rank', () => {
    const state = given('s-bennet F3 | guild-hall H:rr | coleman-street H:r B1 | seat 0 red hand:NNNNN');
    expect(ruling(state, spread('N', 's-bennet', 's-bennet', 'coleman-street'))).toBe('FIRE-6 better-target');
  });
});

describe('FIRE-7: playable cards', () => {
  it('have a valid move from some source, even if it burns the player’s own houses', () => {
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
