import { type Seat, viewFor } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { viewFrom, type Perspective } from '@great-fire/protocol';
import { END_POSITIONS } from '../../gallery/rare-positions';
import { displayedPoints, getSecretsToShow, getVisibleSecrets, visiblePoints } from './visible-points';

const POSITION = `
  pudding-lane F9 | tower H:ggwwy | vintry H:b | rules players:3 hidden | turn 5 spread
  seat 0 green at:temple hand:NNNNN tokens:vv objectives:I-christs-hospital,II-baynards-castle,III-guild-hall
  seat 1 red at:temple hand:EEEEE tokens:v objectives:I-blackfriars,II-dukes-place,III-st-pauls`;
const state = readPosition(POSITION);
const viewFromSeat = (perspective: Perspective) => viewFrom(viewFor, state, perspective);
const END = END_POSITIONS['scoring'];
if (END === undefined) throw new Error('The gallery has no scoring');
const finished = END.createGame().state;

test('a view shows the secrets of its viewer only, and of all seats if it shows all', () => {
  const cards = (view: ReturnType<typeof viewFromSeat>, seat: Seat) =>
    getVisibleSecrets(view, seat)?.hand.join('') ?? null;
  expect([0, 1, 2].map((seat) => cards(viewFromSeat(0), seat))).toEqual(['NNNNN', null, null]);
  expect([0, 1].map((seat) => cards(viewFromSeat('spectator'), seat))).toEqual([null, null]);
  expect([0, 1].map((seat) => cards(viewFromSeat('all-seats'), seat))).toEqual(['NNNNN', 'EEEEE']);
});

test('counts the points of the seats whose secrets are visible, and no hidden colour', () => {
  const [own, hidden] = visiblePoints(viewFromSeat(0));
  expect(own).toBeGreaterThan(0);
  expect(hidden).toBeNull();
  const all = visiblePoints(viewFromSeat('all-seats'));
  expect(all[0]).toBe(own);
  expect(all[1]).not.toBeNull();
});

test('counts the points of public colours without secrets', () => {
  const open = viewFor(readPosition(POSITION.replace(' hidden', '')), null);
  expect(visiblePoints(open)).toEqual(
    [0, 1, 2].map((seat) => displayedPoints({ view: open, stateId: 0, mode: 'live' }, seat)),
  );
});

test('shows the final scores after the end', () => {
  const view = viewFor(finished, 1);
  expect(visiblePoints(view)).toEqual(finished.result?.scores.map(({ total }) => total));
});

test('counts secrets beside a player only if the displayed state does', () => {
  const displayed = { view: viewFromSeat(0), stateId: 4, mode: 'past' } as const;
  expect(displayedPoints(displayed, 0)).toBeNull();
  expect(displayedPoints({ ...displayed, countsSecrets: true }, 0)).toBe(visiblePoints(displayed.view)[0]);
  expect(displayedPoints({ ...displayed, countsSecrets: true }, 1)).toBeNull();
  expect(displayedPoints({ ...displayed, countsSecrets: true }, 7)).toBeNull();
});

test('reveals all secrets in the final state, and those of the view in an earlier one', () => {
  const view = viewFor(finished, 0);
  const { result } = view;
  if (result === null) throw new Error('The game is over');
  const revealed = getSecretsToShow({ view, mode: 'live' }, 1, result);
  expect(revealed).toEqual({
    colour: result.reveal.colours[1],
    hand: result.reveal.hands[1],
    objectives: result.reveal.objectives[1],
    tokens: result.reveal.tokens[1],
  });
  expect(getSecretsToShow({ view, mode: 'live' }, 7, result)).toBeNull();
  expect(getSecretsToShow({ view, mode: 'past' }, 1, result)).toBeNull();
  expect(getSecretsToShow({ view, mode: 'past' }, 0, result)).toEqual(view.own);
});
