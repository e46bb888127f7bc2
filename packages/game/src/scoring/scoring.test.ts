import { given, eventsOfType, when } from '../../testing/dsl';
import { type GameState, type Score, hasSurvived, objectiveState, publicVp } from '../index';
import { findWinners } from './winners';

const end = { type: 'end-actions' } as const;

/** Plays turns to the end by discarding the first card; nothing burns. Returns the seats in order of their turns. */
function playOut(start: GameState): { readonly turns: readonly number[]; readonly state: GameState } {
  const turns: number[] = [];
  let state = start;
  while (state.turn.step !== 'over') {
    turns.push(state.turn.seat);
    const card = state.secret.hands[state.turn.seat]?.[0] ?? 'N';
    state = when(state, { type: 'discard', card }, { type: 'intensify', districts: [] }, end).state;
  }
  return { turns, state };
}

describe('END-1: the last turns', () => {
  const uncover = (rules: string) => {
    const players = /players:(\d)/.exec(rules)?.[1] ?? '3';
    const seats = ['red', 'blue', 'green', 'white', 'yellow', 'black'].slice(0, Number(players));
    const text = seats
      .map((colour, seat) => `seat ${seat} ${colour} hand:${seat === 1 ? 'NESW' : 'NESWN'}`)
      .join(' | ');
    const state = given(`${rules} | turn 9 act card:N seat:1 | stock 0 | ${text} | deck #A N`);
    return when(state, end, { type: 'intensify', districts: [] });
  };

  it('begin after the last stack card: one turn each, up to the player who uncovered it', () => {
    const { state, events } = uncover('rules players:4');
    expect(eventsOfType(events, 'last-turns-began')).toEqual([{ type: 'last-turns-began', turns: 4 }]);
    const { turns, state: over } = playOut(state);
    expect(turns).toEqual([2, 3, 0, 1]);
    expect(over.turn.step).toBe('over');
  });

  it('have no draw: all players end with four cards', () => {
    const { state } = playOut(uncover('rules players:3').state);
    expect(state.secret.hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
    expect(state.secret.deck).toEqual([]);
  });

  it('OPT-B: are two for each player with more destruction, which leaves three cards', () => {
    const { turns, state } = playOut(uncover('rules players:3 more').state);
    expect(turns).toEqual([2, 0, 1, 2, 0, 1]);
    expect(state.secret.hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
  });

  it('end the game: further actions throw', () => {
    const { state } = playOut(uncover('rules players:3').state);
    expect(() => when(state, end)).toThrow('END-1: game-over');
  });
});

describe('END-2: VP', () => {
  const over = given(
    'turn 50 over | hero 1 | lost r6 b10 g20 w0 y0 k0 | newgate H:rb | goldsmiths-hall H:r F1 | guild-hall H:rrrr F1 B1 | ' +
      'seat 0 red put-out:2 tokens:vvd objectives:I-newgate,II-goldsmiths-hall,III-guild-hall | ' +
      'seat 1 blue put-out:5 tokens:m objectives:I-temple,II-aldgate,III-vintry | seat 2 green objectives:I-bedlam,II-bishopsgate,III-st-pauls',
  );

  it('sums 40 less 2 per lost house, cones, objectives, one-VP tokens and the Hero card', () => {
    expect(over.result?.scores).toEqual([
      { seat: 0, houses: 28, cones: 2, objectives: 8, oneVp: 2, hero: 0, total: 40 },
      { seat: 1, houses: 20, cones: 5, objectives: 0, oneVp: 0, hero: 2, total: 27 },
      { seat: 2, houses: 0, cones: 0, objectives: 0, oneVp: 0, hero: 0, total: 0 },
    ]);
    expect(over.result).toMatchObject({ winners: [0], decidedBy: null });
  });

  it('is public during the game, but not while colours are hidden (SEC-4)', () => {
    expect(publicVp(over, 0)).toBe(30);
    expect(publicVp(over, 1)).toBe(27);
    const hidden = given('rules players:3 hidden | lost r6 b0 g0 w0 y0 k0');
    expect(publicVp(hidden, 0)).toBeNull();
  });
});

describe('END-3: a district survived', () => {
  it('if it holds a house and no uncontained cone', () => {
    const state = given(
      'newgate H:rb | goldsmiths-hall H:r F1 | guild-hall H:rrrr F1 B1 | vintry | st-pauls H:r B2',
    );
    const survived = (['newgate', 'goldsmiths-hall', 'guild-hall', 'vintry', 'st-pauls'] as const).map((id) =>
      hasSurvived(state, id),
    );
    expect(survived).toEqual([true, false, true, false, true]);
  });

  it('gives each objective the state lost, contained, in reach of a fire, or standing', () => {
    const state = given('newgate H:rb | guild-hall H:rrrr F1 B1 | coleman-street F1 | royal-exchange H:r');
    expect(objectiveState(state, 'I-newgate')).toBe('stands');
    expect(objectiveState(state, 'III-guild-hall')).toBe('contained');
    expect(objectiveState(state, 'III-royal-exchange')).toBe('in-reach');
    expect(objectiveState(state, 'III-vintry')).toBe('lost');
  });
});

describe('END-4: ties', () => {
  const score = (seat: number, lines: Partial<Score>): Score => ({
    seat,
    houses: 20,
    cones: 0,
    objectives: 0,
    oneVp: 0,
    hero: 0,
    total: 30,
    ...lines,
  });

  it('go to the player with the most put-out cones still held, against more houses and objectives', () => {
    expect(
      findWinners([
        score(0, { cones: 3, houses: 24, objectives: 8 }),
        score(1, { cones: 5, houses: 20, objectives: 2 }),
        score(2, { cones: 9, houses: 28, objectives: 9, total: 29 }),
      ]),
    ).toEqual({ winners: [1], decidedBy: 'cones' });
  });

  it('go next to the player with the most own houses standing, against more objectives', () => {
    expect(
      findWinners([
        score(0, { cones: 3, houses: 24, objectives: 2 }),
        score(1, { cones: 3, houses: 20, objectives: 8 }),
        score(2, { cones: 2, houses: 28, objectives: 9 }),
      ]),
    ).toEqual({ winners: [0], decidedBy: 'houses' });
  });

  it('go next to the player with the most VP from objectives, against tokens and the Hero card', () => {
    expect(
      findWinners([
        score(0, { cones: 3, houses: 24, objectives: 6, oneVp: 4, hero: 2 }),
        score(1, { cones: 3, houses: 24, objectives: 8 }),
        score(2, { cones: 3, houses: 22, objectives: 9 }),
      ]),
    ).toEqual({ winners: [1], decidedBy: 'objectives' });
  });

  it('are for the players with the most VP only, in each criterion', () => {
    const behind = score(2, { cones: 9, houses: 40, objectives: 9, total: 29 });
    expect(findWinners([score(0, { houses: 24 }), score(1, {}), behind])).toEqual({
      winners: [0],
      decidedBy: 'houses',
    });
    expect(findWinners([score(0, {}), score(1, { objectives: 2 }), behind])).toEqual({
      winners: [1],
      decidedBy: 'objectives',
    });
  });

  it('are shared when all criteria are equal', () => {
    expect(findWinners([score(0, {}), score(1, {}), score(2, { total: 12 })])).toEqual({
      winners: [0, 1],
      decidedBy: 'shared',
    });
  });

  it('are not broken when one player has more VP', () => {
    expect(findWinners([score(0, { cones: 9 }), score(1, { total: 31 })])).toEqual({
      winners: [1],
      decidedBy: null,
    });
  });
});

describe('END-5: everything is revealed', () => {
  it('colours, objectives, tokens, hands, deck and unused cards, unowned and undealt ones too', () => {
    const state = given(
      'rules players:3 hidden | turn 50 over | minories T:d | destroyed dowgate:v | seat 0 black hand:NNNN tokens:m | seat 1 red hand:EEEE | ' +
        'seat 2 white hand:SSSS | unused W W S | deck #A N',
    );
    const { reveal } = state.result ?? {};
    expect(reveal).toMatchObject({
      colours: ['black', 'red', 'white'],
      unowned: ['blue', 'green', 'yellow'],
      tokens: [['double-move'], [], []],
      lying: { minories: 'demolition' },
      destroyed: { dowgate: 'one-vp' },
      hands: [
        ['N', 'N', 'N', 'N'],
        ['E', 'E', 'E', 'E'],
        ['S', 'S', 'S', 'S'],
      ],
      deck: ['#A', 'N'],
      unused: ['W', 'W', 'S'],
    });
    expect(reveal?.undealt).toHaveLength(15);
    expect(state.seats.map(({ colour }) => colour)).toEqual(['black', 'red', 'white']);
  });
});
