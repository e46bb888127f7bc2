import type { PlayerView } from '@great-fire/game';
import { checkOnView, DIRECTIONS, isPlayable, legalActions, viewFor } from '@great-fire/game';
import { after, dealt, playUntil } from '../../dev/play';
import { NO_GLANCE, NOTHING_CHOSEN } from './choice';
import { marksOf } from './marks-of';
import { offerOf } from './offer';
import { pressDistrict } from './press';
import { at, offered } from './testing/moments';

describe('intensify', () => {
  const growing = () => at('grow', ({ turn }) => turn.step === 'intensify');

  test('cones are placed press by press and confirmed only when all are placed', () => {
    const view = growing();
    let choice = NOTHING_CHOSEN;
    const { due, room } = offered(view, choice, 'intensify');
    const places = room.flatMap(({ district, room: free }) => Array.from({ length: free }, () => district));
    for (const district of places.slice(0, due)) {
      expect(offered(view, choice, 'intensify').action).toBeNull();
      choice = pressDistrict(view, offerOf(view, choice), choice, district).choice;
    }
    const { action } = offered(view, choice, 'intensify');
    expect(action).toEqual({ type: 'intensify', districts: places.slice(0, due) });
  });

  test('a full district gives its cones back when pressed again', () => {
    const view = growing();
    const { room } = offered(view, NOTHING_CHOSEN, 'intensify');
    const one = room[0];
    if (one === undefined) throw new Error('There is room');
    let choice = NOTHING_CHOSEN;
    const presses = Math.min(one.room, 3);
    for (let press = 0; press < presses; press++) {
      choice = pressDistrict(view, offerOf(view, choice), choice, one.district).choice;
    }
    expect(choice.picks).toHaveLength(presses);
    choice = pressDistrict(view, offerOf(view, choice), choice, one.district).choice;
    expect(choice.picks).toEqual([]);
  });

  test('where nothing burns no cone is placed, and the reason is told', () => {
    const view = growing();
    const pressed = pressDistrict(view, offerOf(view, NOTHING_CHOSEN), NOTHING_CHOSEN, 'moorfields');
    expect(pressed.refusal).toEqual({ rule: 'INT-1', reason: 'not-burning' });
  });
});

describe('setup', () => {
  test.each(['band', 'pawn'] as const)('a %s may be placed where the rules say, and nowhere else', (step) => {
    const view = at(step, ({ turn }) => turn.step === step);
    const { places } = offered(view, NOTHING_CHOSEN, step);
    expect(places).toHaveLength(legalActions(view).length);
    const first = places[0];
    if (first === undefined) throw new Error('There is a place');
    const { choice } = pressDistrict(view, offerOf(view, NOTHING_CHOSEN), NOTHING_CHOSEN, first);
    const { action } = offered(view, choice, step);
    expect(action === null ? 'none' : checkOnView(view, action)).toBeNull();
    const green = pressDistrict(view, offerOf(view, NOTHING_CHOSEN), NOTHING_CHOSEN, 'cheapside');
    expect(green.refusal?.reason).toBe('not-in-green-region');
  });

  test('everybody is asked to take up the hand at once; only five alike may be dealt anew', () => {
    const { state } = dealt(3, 'hands');
    for (const viewer of [0, 1, 2]) {
      const view = viewFor(state, viewer);
      expect(offerOf(view, NOTHING_CHOSEN)).toEqual({ moment: 'redeal', mayRedeal: false });
      const alike = { ...view, own: view.own && { ...view.own, hand: ['N', 'N', 'N', 'N', 'N'] as const } };
      expect(offerOf(alike, NOTHING_CHOSEN)).toEqual({ moment: 'redeal', mayRedeal: true });
    }
    expect(offerOf(viewFor(state, null), NOTHING_CHOSEN).moment).toBe('watch');
  });

  test('who has taken up the hand, or said so before it was asked, is asked for nothing', () => {
    const asked = dealt(3, 'hands');
    const first = asked.state.turn.seat;
    const kept = after(asked, first, { type: 'keep-hand' });
    expect(offerOf(viewFor(kept.state, first), NOTHING_CHOSEN).moment).toBe('watch');
    const early = { ...NOTHING_CHOSEN, handAnswer: 'keep-hand' } as const;
    expect(offerOf(viewFor(kept.state, (first + 2) % 3), early).moment).toBe('watch');
  });
});

describe('a hand that cannot be played', () => {
  const stuck = (): PlayerView => {
    const view = at('stuck', (state) => {
      return state.turn.step === 'spread' && DIRECTIONS.some((card) => !isPlayable(state, card));
    });
    const card = DIRECTIONS.find((one) => !isPlayable(view, one));
    if (card === undefined || view.own === null) throw new Error('Every card can be played');
    return { ...view, own: { ...view.own, hand: [card, card, card, card, card] } };
  };

  test('gives up one card of the choice', () => {
    const view = stuck();
    expect(offered(view, NOTHING_CHOSEN, 'discard').action).toBeNull();
    const { action } = offered(view, { ...NOTHING_CHOSEN, card: 2 }, 'discard');
    expect(action).toEqual({ type: 'discard', card: view.own?.hand[2] });
    expect(action === null ? 'none' : checkOnView(view, action)).toBeNull();
  });
});

describe('whoever is not on turn', () => {
  test('is offered nothing, nor is a spectator', () => {
    const { state } = playUntil(dealt(4, 'watch'), 4, ({ turn }) => turn.number >= 6);
    const other = (state.turn.seat + 1) % 4;
    for (const viewer of [other, null]) {
      const view = viewFor(state, viewer);
      const offer = offerOf(view, NOTHING_CHOSEN);
      expect(offer).toEqual({ moment: 'watch' });
      expect(pressDistrict(view, offer, NOTHING_CHOSEN, 'cheapside').send).toEqual([]);
      expect(marksOf(offer, NOTHING_CHOSEN, NO_GLANCE)).toEqual({ pickable: [], flashed: null });
    }
  });
});
