import { ruling, show, given, eventsOfType, when } from '../../testing/dsl';
import {
  uncontainedConesAfterBand,
  freeBands,
  legalActions,
  districtsWithFreeBands,
  reachableDistricts,
  viewFor,
} from '../index';

const act = (text: string) => given(`turn 5 act card:N | ${text}`);

describe('ACT-1: four action points', () => {
  it('spends one point per step or cone, and loses unused points when the player ends the phase', () => {
    const state = act('seat 0 red at:holborn | holborn B1');
    const { state: after, events } = when(
      state,
      { type: 'move-pawn', to: 'ely-house' },
      { type: 'move-band', from: 'holborn', to: 'newgate' },
    );
    expect(after.turn).toMatchObject({ points: 2, actions: 2 });
    const ended = when(after, { type: 'end-actions' });
    expect(ended.events[0]).toEqual({ type: 'actions-ended', seat: 0, points: 2 });
    expect(ended.state.turn).toMatchObject({ seat: 1, step: 'spread', points: 4 });
    expect(events).toHaveLength(2);
  });

  it('allows no more than four points', () => {
    const step = { type: 'move-pawn', to: 'ely-house' } as const;
    const back = { type: 'move-pawn', to: 'holborn' } as const;
    const { state } = when(act('seat 0 red at:holborn | holborn B1'), step, back, step, back);
    expect(ruling(state, step)).toBe('ACT-1 no-points-left');
    expect(ruling(state, { type: 'move-band', from: 'holborn', to: 'newgate' })).toBe('ACT-1 no-points-left');
    expect(
      ruling(given('turn 5 act points:0 | temple F1 B1 | seat 0 red at:temple'), {
        type: 'put-out',
        district: 'temple',
      }),
    ).toBe('ACT-1 no-points-left');
    expect(state.turn.step).toBe('act');
  });
});

describe('ACT-2: the pawn', () => {
  it('walks over links and crosses, through fire, burnt, demolished and grass districts', () => {
    const state = act('s-mary F3 | bridgeward X | seat 0 red at:tallow-hall');
    expect(ruling(state, { type: 'move-pawn', to: 's-mary' })).toBe('ok'); // over a cross, into fire
    const { state: after } = when(
      state,
      { type: 'move-pawn', to: 's-mary' },
      { type: 'move-pawn', to: 'bridgeward' },
    );
    expect(after.seats[0]?.pawn).toBe('bridgeward');
    expect(ruling(act('seat 0 red at:moorgate'), { type: 'move-pawn', to: 'moorfields' })).toBe('ok');
  });

  it('never enters Pudding Lane, and moves only to adjacent districts', () => {
    const state = act('seat 0 red at:s-mary');
    expect(ruling(state, { type: 'move-pawn', to: 'pudding-lane' })).toBe('ACT-2 pudding-lane-closed');
    expect(ruling(state, { type: 'move-pawn', to: 'tower' })).toBe('ACT-2 not-adjacent');
    expect(reachableDistricts(state, 'pawn', 's-mary', 4).map(({ to }) => to)).not.toContain('pudding-lane');
  });

  it('is never pinned and contains nothing', () => {
    const state = act('s-mary F1 | seat 0 red at:s-mary');
    expect(ruling(state, { type: 'put-out', district: 's-mary' })).toBe('ACT-5 not-contained');
    expect(ruling(state, { type: 'move-pawn', to: 'bridgeward' })).toBe('ok');
  });
});

describe('ACT-3: bands', () => {
  it('may be moved by any player', () => {
    const { state, events } = when(act('tower B2'), { type: 'move-band', from: 'tower', to: 'tower-hill' });
    expect(show(state, 'tower', 'tower-hill')).toBe('tower B1 | tower-hill B1');
    expect(eventsOfType(events, 'band-moved')[0]).toMatchObject({ seat: 0, pinned: false });
  });

  it('are pinned by cones: only bands beyond the number of cones are free', () => {
    const state = act('s-mary F2 B3 | temple F3 B2');
    expect(freeBands(state, 's-mary')).toBe(1);
    expect(freeBands(state, 'temple')).toBe(0);
    expect(districtsWithFreeBands(state)).toEqual(['s-mary']);
    expect(ruling(state, { type: 'move-band', from: 'temple', to: 'whitefriars' })).toBe(
      'ACT-3 bands-pinned',
    );
    expect(ruling(state, { type: 'move-band', from: 'tower', to: 'tower-hill' })).toBe('ACT-3 no-band-here');
  });

  it('never enter Pudding Lane, and move only to adjacent districts', () => {
    const state = act('s-mary B1');
    expect(ruling(state, { type: 'move-band', from: 's-mary', to: 'pudding-lane' })).toBe(
      'ACT-3 pudding-lane-closed',
    );
    expect(ruling(state, { type: 'move-band', from: 's-mary', to: 'tower' })).toBe('ACT-3 not-adjacent');
  });
});

describe('ACT-4: a band that enters a burning district', () => {
  it('stops there and stands on a cone', () => {
    const { state, events } = when(act('s-mary B1 | s-bennet F2'), {
      type: 'move-band',
      from: 's-mary',
      to: 's-bennet',
    });
    expect(eventsOfType(events, 'band-moved')[0]?.pinned).toBe(true);
    expect(ruling(state, { type: 'move-band', from: 's-bennet', to: 'cheapside' })).toBe(
      'ACT-3 bands-pinned',
    );
  });

  it('leaves the number of uncontained cones that uncontainedConesAfterBand returns', () => {
    const state = act('s-mary B1 | s-bennet F2 | cheapside F3 B1 | dowgate F1');
    expect(
      (['s-bennet', 'cheapside', 'dowgate', 'holborn'] as const).map((id) =>
        uncontainedConesAfterBand(state, id),
      ),
    ).toEqual([1, 1, 0, 0]);
  });

  it('continues through a contained district or one without fire', () => {
    const state = act('s-mary B1 | s-bennet F1 B1');
    const { state: after } = when(
      state,
      { type: 'move-band', from: 's-mary', to: 's-bennet' },
      { type: 'move-band', from: 's-bennet', to: 'cheapside' },
    );
    expect(show(after, 's-bennet', 'cheapside')).toBe('s-bennet F1 B1 | cheapside B1');
  });

  it('ends its reachable paths in that district', () => {
    const state = act('s-mary B1 | s-bennet F2');
    const ways = reachableDistricts(state, 'band', 's-mary', 3);
    expect(ways.find(({ to }) => to === 's-bennet')).toEqual({
      to: 's-bennet',
      cost: 1,
      path: ['s-bennet'],
      pinned: true,
    });
    expect(ways.find(({ to }) => to === 'cheapside')?.path).not.toContain('s-bennet');
  });
});

describe('ACT-5: putting out', () => {
  it('takes exactly one cone from a contained district with the own pawn', () => {
    const state = act('temple F2 B2 | seat 0 red at:temple put-out:1');
    const { state: after, events } = when(state, { type: 'put-out', district: 'temple' });
    expect(show(after, 'temple')).toBe('temple F1 B2');
    expect(after.seats[0]?.putOut).toBe(2);
    expect(eventsOfType(events, 'cone-put-out')).toEqual([
      { type: 'cone-put-out', seat: 0, district: 'temple' },
    ]);
    expect(freeBands(after, 'temple')).toBe(1); // the band that stood on the cone is free
    const { state: twice } = when(after, { type: 'put-out', district: 'temple' });
    expect(show(twice, 'temple')).toBe('temple B2');
    expect(ruling(twice, { type: 'put-out', district: 'temple' })).toBe('ACT-5 not-burning');
  });

  it('requires containment and the own pawn in the district', () => {
    expect(ruling(act('temple F2 B1 | seat 0 red at:temple'), { type: 'put-out', district: 'temple' })).toBe(
      'ACT-5 not-contained',
    );
    expect(ruling(act('temple F1 B1 | seat 0 red at:holborn'), { type: 'put-out', district: 'temple' })).toBe(
      'ACT-5 pawn-not-here',
    );
  });
});

describe('ACT-6: the Hero of London', () => {
  const out = { type: 'put-out', district: 'temple' } as const;
  const hero = (text: string) => when(act(`temple F1 B1 | ${text}`), out).state.hero;

  it('goes to the first player with three put-out cones', () => {
    expect(hero('seat 0 red at:temple put-out:1')).toBeNull();
    expect(hero('seat 0 red at:temple put-out:2')).toBe(0);
  });

  it('passes only to a player with strictly more cones than the holder', () => {
    expect(hero('hero 1 | seat 0 red at:temple put-out:2 | seat 1 blue put-out:3')).toBe(1);
    expect(hero('hero 1 | seat 0 red at:temple put-out:3 | seat 1 blue put-out:3')).toBe(0);
  });

  it('passes to a player with fewer than three cones when returns left the holder with less', () => {
    expect(hero('hero 1 | seat 0 red at:temple put-out:1 | seat 1 blue put-out:1')).toBe(0);
    expect(hero('hero 1 | seat 0 red at:temple put-out:0 | seat 1 blue put-out:1')).toBe(1);
  });

  it('stays with the holder when the holder puts out more cones', () => {
    const { events } = when(act('temple F1 B1 | hero 0 | seat 0 red at:temple put-out:3'), out);
    expect(eventsOfType(events, 'hero-passed')).toEqual([]);
  });
});

describe('legalActions in the action phase', () => {
  it('lists actions for the active seat only', () => {
    const state = act('temple F1 B1 | holborn B1 | seat 0 red at:temple');
    const types = new Set(legalActions(viewFor(state, 0)).map((action) => action.type));
    expect([...types].sort()).toEqual(['end-actions', 'move-band', 'move-pawn', 'put-out']);
    expect(legalActions(viewFor(state, 1))).toEqual([]);
    expect(legalActions(viewFor(state, null))).toEqual([]);
  });
});
