import { given, eventsOfType, when } from '../../testing/dsl';
import { simulateGame, seedFromName } from '../../testing/simulate-game';
import {
  type GameState,
  type PlayerView,
  type PublicState,
  type Seat,
  STANDARD_OPTIONS,
  viewEvent,
  viewFor,
} from '../index';

/** Returns all seats, and null for a spectator. */
const viewers = (state: GameState): readonly (Seat | null)[] => [...state.seats.keys(), null];

/** Returns the JSON of a view, to search for secrets. */
const text = (view: unknown) => JSON.stringify(view);

describe('views', () => {
  const state = given(
    'pudding-lane F9 | s-mary H:rb T:d | seat 0 red hand:NNESW tokens:d objectives:I-bedlam,II-aldgate,III-vintry | ' +
      'seat 1 blue hand:EEEES tokens:mv objectives:I-temple,II-bishopsgate,III-tower | ' +
      'seat 2 green hand:WWWWS tokens: objectives:I-newgate,II-navy-office,III-st-pauls',
  );

  it('SEC-1: show fire cards to their owner, and only their number to others', () => {
    expect(viewFor(state, 0).own?.hand).toEqual(['N', 'N', 'E', 'S', 'W']);
    expect(viewFor(state, 1).own?.hand).toEqual(['E', 'E', 'E', 'E', 'S']);
    expect(viewFor(state, null).own).toBeNull();
    expect(viewFor(state, 0).seats.map(({ hand }) => hand)).toEqual([5, 5, 5]);
  });

  it('SEC-2: show objectives to their owner only', () => {
    expect(viewFor(state, 1).own?.objectives).toEqual(['I-temple', 'II-bishopsgate', 'III-tower']);
    for (const viewer of [0, 2, null]) expect(text(viewFor(state, viewer))).not.toContain('II-bishopsgate');
  });

  it('SEC-3: show held tokens to their owner, and only their number to others', () => {
    expect(viewFor(state, 1).own?.tokens).toEqual(['double-move', 'one-vp']);
    expect(viewFor(state, 0).seats.map(({ tokens }) => tokens)).toEqual([1, 2, 0]);
    expect(text(viewFor(state, 0))).not.toContain('one-vp');
  });

  it('SEC-3: show a token taken by a burn to its owner only', () => {
    const { events } = when(
      given('pudding-lane F9 | tallow-hall H:b T:m | voyners-hall X | seat 0 red hand:WWWWW'),
      {
        type: 'spread',
        card: 'W',
        from: 'pudding-lane',
        exit: 'pudding-lane',
        to: 'tallow-hall',
      },
    );
    const taken = eventsOfType(events, 'token-taken')[0];
    expect(taken && viewEvent(taken, 0)).toMatchObject({ token: 'double-move' });
    expect(taken && viewEvent(taken, 1)).toEqual({ type: 'token-taken', seat: 0, district: 'tallow-hall' });
    expect(taken && viewEvent(taken, null)).toEqual({
      type: 'token-taken',
      seat: 0,
      district: 'tallow-hall',
    });
  });

  it('SEC-4: do not reveal the owners of colours while colours are hidden', () => {
    const hidden = given(
      'rules players:3 hidden | s-mary H:rb | seat 0 red pawn:white | seat 1 blue pawn:red | seat 2 green pawn:black',
    );
    expect(viewFor(hidden, 0).own?.colour).toBe('red');
    expect(viewFor(hidden, 0).seats.map(({ colour }) => colour)).toEqual([null, null, null]);
    const swapped = given(
      'rules players:3 hidden | s-mary H:rb | seat 0 red pawn:white | seat 1 green pawn:red | seat 2 blue pawn:black',
    );
    expect(viewFor(hidden, 0)).toEqual(viewFor(swapped, 0));
    expect(viewFor(hidden, null)).toEqual(viewFor(swapped, null));
  });

  it('SEC-5, SEC-6: never contain tokens on the board, deck, unused cards, undealt objectives or seed', () => {
    for (const viewer of viewers(state)) {
      const view = viewFor(state, viewer);
      expect(Object.keys(view)).not.toContain('secret');
      for (const canary of [
        'notation',
        '#A',
        'I-blackfriars',
        'lying',
        'seed',
        'unused',
        'undealt',
        'deck',
      ]) {
        expect(text({ ...view, own: null })).not.toContain(canary);
      }
      expect(view.districts['s-mary'].token).toBe(true);
    }
  });

  it('SEC-7: show discards and a hand that was shown to everyone', () => {
    const { events } = when(given('s-bennet F1 B1 | seat 0 red hand:NNNNN'), { type: 'discard', card: 'N' });
    const shown = eventsOfType(events, 'hand-shown')[0];
    for (const viewer of [0, 1, null]) expect(shown && viewEvent(shown, viewer)).toEqual(shown);
    expect(
      viewFor(
        when(given('s-bennet F1 B1 | seat 0 red hand:NNNNN'), { type: 'discard', card: 'N' }).state,
        null,
      ).discards,
    ).toEqual(['N']);
  });

  it('SEC-8: show losses by colour, put-out cones, bands, pawns and stack height to everyone', () => {
    const view = viewFor(
      given('temple B2 | lost r3 b1 g0 w0 y0 k0 | seat 0 red at:temple put-out:2 | deck #A N E #B S S'),
      null,
    );
    expect(view.lost).toMatchObject({ red: 3, blue: 1 });
    expect(view.seats[0]).toMatchObject({ putOut: 2, pawn: 'temple' });
    expect(view.districts.temple.bands).toBe(2);
    expect(view.stack).toEqual({ letter: 'B', left: 2 });
  });
});

describe('views in whole games', () => {
  /** All fields that a view may have. Before you add a field, check that it holds no secret. */
  const PUBLIC_FIELDS: readonly (keyof PublicState)[] = [
    'rules',
    'startSeat',
    'districts',
    'stock',
    'lost',
    'seats',
    'hero',
    'turn',
    'setupDone',
    'discards',
    'stack',
    'lastTurns',
    'undoable',
    'result',
  ];

  it.each([
    [3, false],
    [4, true],
    [5, true],
    [6, false],
  ] as const)(
    '%d players, hidden colours %s: have exactly the listed fields and shapes',
    (players, hiddenColours) => {
      simulateGame(players, { ...STANDARD_OPTIONS, hiddenColours }, seedFromName(`canary ${players}`), {
        after: (state) => {
          const found = viewers(state).flatMap((viewer) =>
            findUnlisted(viewFor(state, viewer), viewer, state),
          );
          expect(found).toEqual([]);
        },
      });
    },
  );

  const fieldsOf = (value: object): string => Object.keys(value).sort().join();
  const VIEW_FIELDS = [...PUBLIC_FIELDS, 'viewer', 'own'].sort().join();

  /** Returns what has other fields or another shape than the listed ones. One `expect` for each took half of the time. */
  function findUnlisted(view: PlayerView, viewer: Seat | null, state: GameState): readonly string[] {
    const found: string[] = [];
    const own = viewer === null ? null : view.own;
    if (fieldsOf(view) !== VIEW_FIELDS) found.push(`view: ${fieldsOf(view)}`);
    if (own === null ? view.own !== null : fieldsOf(own) !== 'colour,hand,objectives,tokens')
      found.push(`own: ${text(view.own)}`);
    for (const seat of view.seats) {
      if (fieldsOf(seat) !== 'colour,hand,pawn,pawnColour,putOut,tokens')
        found.push(`seat: ${fieldsOf(seat)}`);
      if (view.rules.hiddenColours && view.result === null && seat.colour !== null)
        found.push(`colour: ${seat.colour}`);
    }
    if (state.result === null) {
      const open = text({ ...view, own: null, viewer: null });
      for (const word of [state.secret.seed, 'I-', 'II-', 'III-', 'one-vp', '"demolition"'])
        if (open.includes(word)) found.push(`text: ${word}`);
    }
    return found;
  }

  it('events reveal a drawn card or a taken token to its owner only', () => {
    simulateGame(4, STANDARD_OPTIONS, seedFromName('events'), {
      after: (state, _seat, _action, events) => {
        for (const event of events) {
          for (const viewer of viewers(state)) {
            const seen = viewEvent(event, viewer);
            if (event.type === 'card-drawn') expect('card' in seen).toBe(viewer === event.seat);
            if (event.type === 'token-taken') expect('token' in seen).toBe(viewer === event.seat);
          }
        }
      },
    });
  });
});
