import {
  type PlayerView,
  checkActionOnView,
  DIRECTIONS,
  isPlayable,
  legalActions,
  viewFor,
} from '@great-fire/game';
import { dealGame, playUntil } from '../../gallery/random-play';
import { findViewInRandomGame, phaseStateAt } from '../../testing/phase-fixtures';
import { NO_HOVER, EMPTY_DRAFT } from './draft-store';
import { toMapMarks, derivePhaseState, pressDistrict } from './phases';

describe('intensify', () => {
  const growing = () => findViewInRandomGame('grow', ({ turn }) => turn.step === 'intensify');

  test('places a cone on each press, and has an action only when all are placed', () => {
    const view = growing();
    let choice = EMPTY_DRAFT;
    const { conesToPlace, coneRoom } = phaseStateAt(view, choice, 'intensify');
    const places = coneRoom.flatMap(({ district, room: free }) =>
      Array.from({ length: free }, () => district),
    );
    for (const district of places.slice(0, conesToPlace)) {
      expect(phaseStateAt(view, choice, 'intensify').action).toBeNull();
      choice = pressDistrict(view, derivePhaseState(view, choice), choice, district).draft;
    }
    const { action } = phaseStateAt(view, choice, 'intensify');
    expect(action).toEqual({ type: 'intensify', districts: places.slice(0, conesToPlace) });
  });

  test('removes the cones of a full district when it is pressed again', () => {
    const view = growing();
    const { coneRoom } = phaseStateAt(view, EMPTY_DRAFT, 'intensify');
    const one = coneRoom[0];
    if (one === undefined) throw new Error('There is room');
    let choice = EMPTY_DRAFT;
    const presses = Math.min(one.room, 3);
    for (let press = 0; press < presses; press++) {
      choice = pressDistrict(view, derivePhaseState(view, choice), choice, one.district).draft;
    }
    expect(choice.placedCones).toHaveLength(presses);
    choice = pressDistrict(view, derivePhaseState(view, choice), choice, one.district).draft;
    expect(choice.placedCones).toEqual([]);
  });

  test('refuses a district that is not burning, with a reason', () => {
    const view = growing();
    const pressed = pressDistrict(view, derivePhaseState(view, EMPTY_DRAFT), EMPTY_DRAFT, 'moorfields');
    expect(pressed.refusal).toEqual({ rule: 'INT-1', reason: 'not-burning' });
  });
});

describe('setup', () => {
  test.each(['band', 'pawn'] as const)('a %s can be placed exactly where the rules allow', (step) => {
    const view = findViewInRandomGame(step, ({ turn }) => turn.step === step);
    const { placeable } = phaseStateAt(view, EMPTY_DRAFT, step);
    expect(placeable).toHaveLength(legalActions(view).length);
    const first = placeable[0];
    if (first === undefined) throw new Error('There is a place');
    const { draft } = pressDistrict(view, derivePhaseState(view, EMPTY_DRAFT), EMPTY_DRAFT, first);
    const { action } = phaseStateAt(view, draft, step);
    expect(action === null ? 'none' : checkActionOnView(view, action)).toBeNull();
    const green = pressDistrict(view, derivePhaseState(view, EMPTY_DRAFT), EMPTY_DRAFT, 'cheapside');
    expect(green.refusal?.reason).toBe('not-in-green-region');
  });

  test('SET-3: asks no player about an opening hand, because the start has answered', () => {
    const { state } = dealGame(3, 'hands');
    for (const viewer of [0, 1, 2, null])
      expect(derivePhaseState(viewFor(state, viewer), EMPTY_DRAFT).phase).toBe('waiting');
  });
});

describe('a hand that cannot be played', () => {
  const stuck = (): PlayerView => {
    const view = findViewInRandomGame('stuck', (state) => {
      return state.turn.step === 'spread' && DIRECTIONS.some((card) => !isPlayable(state, card));
    });
    const card = DIRECTIONS.find((one) => !isPlayable(view, one));
    if (card === undefined || view.own === null) throw new Error('Every card can be played');
    return { ...view, own: { ...view.own, hand: [card, card, card, card, card] } };
  };

  test('discards the selected card', () => {
    const view = stuck();
    expect(phaseStateAt(view, EMPTY_DRAFT, 'discard').action).toBeNull();
    const { action } = phaseStateAt(view, { ...EMPTY_DRAFT, card: 2 }, 'discard');
    expect(action).toEqual({ type: 'discard', card: view.own?.hand[2] });
    expect(action === null ? 'none' : checkActionOnView(view, action)).toBeNull();
  });
});

describe('outside the player’s turn', () => {
  test('offers nothing to other players and spectators', () => {
    const { state } = playUntil(dealGame(4, 'watch'), 4, ({ turn }) => turn.number >= 6);
    const other = (state.turn.seat + 1) % 4;
    for (const viewer of [other, null]) {
      const view = viewFor(state, viewer);
      const offer = derivePhaseState(view, EMPTY_DRAFT);
      expect(offer).toEqual({ phase: 'waiting' });
      expect(pressDistrict(view, offer, EMPTY_DRAFT, 'cheapside').actions).toEqual([]);
      expect(toMapMarks(offer, EMPTY_DRAFT, NO_HOVER)).toEqual({ selectable: [], flashed: null });
    }
  });
});
