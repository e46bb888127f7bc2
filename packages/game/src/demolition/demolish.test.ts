import { ruling, show, given, eventsOfType, when } from '../../testing/dsl';
import { legalDemolitions, pathThroughFire, spreadOptions, type DistrictId } from '../index';

const act = (text: string) => given(`turn 5 act card:N | ${text}`);
const demolish = (district: DistrictId) => ({ type: 'demolish', district }) as const;

describe('DEM-1: token and free band', () => {
  it('allow any number of demolitions without spending points', () => {
    const text = 's-mary H:r B1 | s-bennet H:b B1 | pudding-lane F4 | seat 0 red tokens:dd';
    const broke = given(`turn 5 act card:N points:0 | ${text}`);
    const { state: after, events } = when(broke, demolish('s-mary'), demolish('s-bennet'));
    expect(show(after, 's-mary', 's-bennet')).toBe('s-mary B1 X | s-bennet B1 X');
    expect(after.turn.points).toBe(0);
    expect(after.secret.tokens[0]).toEqual([]);
    expect(eventsOfType(events, 'token-spent')).toHaveLength(2);
  });

  it('are both required, but no pawn', () => {
    expect(ruling(act('s-mary B1 | pudding-lane F4 | seat 0 red tokens:mv'), demolish('s-mary'))).toBe(
      'DEM-1 no-demolition-token',
    );
    expect(ruling(act('s-mary | pudding-lane F4 | seat 0 red tokens:d'), demolish('s-mary'))).toBe(
      'DEM-1 no-band-here',
    );
    expect(ruling(act('s-mary F1 B1 | pudding-lane F4 | seat 0 red tokens:d'), demolish('s-mary'))).toBe(
      'DEM-1 no-free-band-here',
    );
  });

  it('allow demolition only in the action phase', () => {
    expect(ruling(given('s-mary B1 | pudding-lane F4 | seat 0 red tokens:d'), demolish('s-mary'))).toBe(
      'FIRE-1 spread-first',
    );
  });

  it('may include a token that this turn’s burn brought', () => {
    const state = given(
      'pudding-lane F9 | tallow-hall H:r T:d | voyners-hall X | s-mary B1 | seat 0 red hand:WWWWW',
    );
    const { state: after } = when(
      state,
      { type: 'spread', card: 'W', from: 'pudding-lane', exit: 'pudding-lane', to: 'tallow-hall' },
      demolish('s-mary'),
    );
    expect(show(after, 's-mary')).toBe('s-mary B1 X');
  });
});

describe('DEM-2: district', () => {
  it('must be adjacent to a district on fire, contained or not, over a link or a cross', () => {
    const at = (text: string, district: DistrictId) =>
      ruling(act(`${text} | seat 0 red tokens:d`), demolish(district));
    expect(at('cheapside F1 B1 | dowgate B1', 'dowgate')).toBe('ok');
    expect(at('pudding-lane F1 | voyners-hall B1', 'voyners-hall')).toBe('ok');
    expect(at('pudding-lane F1 | pepys-house B1', 'pepys-house')).toBe('ok'); // over the cross
    expect(at('stock 5 | voyners-hall B1', 'voyners-hall')).toBe('DEM-2 no-fire-adjacent');
    expect(at('pudding-lane F1 | temple B1', 'temple')).toBe('DEM-2 no-fire-adjacent');
  });

  it('must not be on fire, grass or already demolished', () => {
    const at = (text: string, district: DistrictId) =>
      ruling(act(`pudding-lane F4 | tower-street F1 | ${text} | seat 0 red tokens:d`), demolish(district));
    expect(at('s-mary F1 B2', 's-mary')).toBe('DEM-2 on-fire');
    expect(at('tower-hill B1', 'tower-hill')).toBe('DEM-2 not-a-city-district');
    expect(at('s-mary X B1', 's-mary')).toBe('DEM-2 demolished-already');
  });
});

describe('DEM-3: size 3 or more', () => {
  it('can be demolished only after its houses have burnt', () => {
    const at = (text: string, district: DistrictId) =>
      ruling(act(`${text} | seat 0 red tokens:d`), demolish(district));
    expect(at('s-mary F1 | royal-exchange H:r B1', 'royal-exchange')).toBe(
      'DEM-3 houses-of-size-three-stand',
    );
    expect(at('s-mary F1 | royal-exchange B1', 'royal-exchange')).toBe('ok');
    expect(at('petticoat-lane F1 | whitechapel H:rb B1', 'whitechapel')).toBe('ok');
  });
});

describe('DEM-4: effects', () => {
  it('loses the houses, destroys the token unseen and creates a fire break', () => {
    const state = act('pudding-lane F4 | s-bennet F1 | tallow-hall H:b T:m B1 | seat 0 red tokens:d');
    const { state: after, events } = when(state, demolish('tallow-hall'));
    expect(show(after, 'tallow-hall')).toBe('tallow-hall B1 X');
    expect(after.lost.blue).toBe(state.lost.blue + 1);
    expect(after.secret.tokens[0]).toEqual([]);
    expect(after.secret.destroyed).toEqual({ 'tallow-hall': 'double-move' });
    expect(eventsOfType(events, 'district-demolished')).toEqual([
      { type: 'district-demolished', seat: 0, district: 'tallow-hall', houses: { blue: 1 }, token: true },
    ]);
    const targets = spreadOptions(after, 'W').flatMap((option) => option.targets.map(({ to }) => to));
    expect(targets).not.toContain('tallow-hall');
    expect(pathThroughFire(after, 'pudding-lane', 'tallow-hall')).toEqual([]);
  });

  it('lets pawns and bands pass, and allows an empty district', () => {
    const state = act('pudding-lane F4 | s-mary X | s-bennet B1 | seat 0 red tokens:d at:s-bennet');
    expect(ruling(state, { type: 'move-pawn', to: 's-mary' })).toBe('ok');
    expect(ruling(state, { type: 'move-band', from: 's-bennet', to: 's-mary' })).toBe('ok');
    expect(ruling(state, demolish('s-bennet'))).toBe('ok');
    expect(legalDemolitions(state, state.turn.seat, { hand: [], tokens: ['demolition'] })).toEqual([
      's-bennet',
    ]);
  });
});
