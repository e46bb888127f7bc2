/** The size of the legal choices as JSON. The server sends them to a program in one message. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { BOARD, BURNABLE_DISTRICTS } from '../src/board';
import {
  type Action,
  type GameState,
  type LegalChoices,
  type PlayerView,
  type SpreadChoice,
  DIRECTIONS,
  DISTRICT_IDS,
  checkActionOnView,
  holdingsOf,
  legalActions,
  legalActionsFor,
  legalChoices,
  legalChoicesFor,
  viewFor,
} from '../src/index';
import { type GameRecord, replayRecord } from '../src/record';
import { findExtremePositions, given } from '../testing';

const MAX_BYTES = 100_000;
const SEARCH_TRIES = 40;

const choicesOf = (state: GameState) =>
  legalChoicesFor(state, state.turn.seat, holdingsOf(state, state.turn.seat));
const actionsOf = (state: GameState) =>
  legalActionsFor(state, state.turn.seat, holdingsOf(state, state.turn.seat));
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('legalChoices', () => {
  test('groups spreads by card and fire area', () => {
    const state = given('turn 1 spread | pudding-lane F4 | seat 0 red hand:NNNEE');
    const { actions, spreads, intensify } = legalChoices(viewFor(state, 0));
    expect({ actions, intensify }).toEqual({ actions: [], intensify: null });
    expect(spreads.map(({ card, sources }) => [card, sources])).toEqual([
      ['N', ['pudding-lane']],
      ['E', ['pudding-lane']],
    ]);
    const listed = spreads.flatMap(({ targets }) => targets.map(({ to }) => to));
    expect(listed).toEqual(
      actionsOf(state).flatMap((action) => (action.type === 'spread' ? [action.to] : [])),
    );
  });

  test('marks the second spread of a turn with its token', () => {
    const state = given('turn 5 act card:N | pudding-lane F4 | seat 0 red hand:NESW tokens:m');
    const { spreads, actions } = legalChoices(viewFor(state, 0));
    expect(spreads.map(({ card, token }) => [card, token])).toEqual([['N', 'double-move']]);
    expect(actions).toContainEqual({ type: 'end-actions' });
  });

  test('states the number of cones of an intensify and the room of each district', () => {
    const state = given(
      'turn 5 intensify by:stack | deck #A N #B | pudding-lane F4 | guild-hall F2 | s-mary F1',
    );
    expect(legalChoices(viewFor(state, 0))).toEqual({
      actions: [],
      spreads: [],
      intensify: { count: 3, room: { 'guild-hall': 4, 's-mary': 2 } },
    });
  });

  test('are empty for a spectator and for a seat that is not to decide', () => {
    const state = given('turn 5 intensify by:stack | deck #A N #B | pudding-lane F4 | guild-hall F2');
    const none = { actions: [], spreads: [], intensify: null };
    expect(legalChoices(viewFor(state, 1))).toEqual(none);
    expect(legalChoices(viewFor(state, null))).toEqual(none);
  });
});

/** Returns more spreads of a card than any position has: every district burns, each as a fire area of its own. */
function mostSpreads(card: SpreadChoice['card']): readonly SpreadChoice[] {
  return BURNABLE_DISTRICTS.map((id) => ({
    card,
    token: 'double-move',
    sources: [id],
    targets: BOARD[id].cardTargets[card].map((to) => ({ to, exits: [id] })),
  }));
}

/** Returns more choices than any position of each phase has. */
function mostChoices(): readonly LegalChoices[] {
  const everywhere = (type: 'place-pawn' | 'put-out' | 'demolish'): readonly Action[] =>
    DISTRICT_IDS.map((district) => ({ type, district }));
  const act: readonly Action[] = [
    ...DISTRICT_IDS.map((to): Action => ({ type: 'move-pawn', to })),
    ...DISTRICT_IDS.flatMap((from) =>
      BOARD[from].neighbours.map(({ id }): Action => ({ type: 'move-band', from, to: id })),
    ),
    ...everywhere('put-out'),
    ...everywhere('demolish'),
    { type: 'end-actions' },
    { type: 'undo' },
  ];
  const room = Object.fromEntries(BURNABLE_DISTRICTS.map((id) => [id, BOARD[id].size + 2]));
  return [
    { actions: everywhere('place-pawn'), spreads: [], intensify: null },
    { actions: [], spreads: DIRECTIONS.flatMap(mostSpreads), intensify: null },
    ...DIRECTIONS.map((card) => ({ actions: act, spreads: mostSpreads(card), intensify: null })),
    { actions: [], spreads: [], intensify: { count: 3, room } },
  ];
}

describe('legal choices have less than 100 kB as JSON', () => {
  test('in every position of the golden corpus', () => {
    const records = brotliDecompressSync(readFileSync(join(__dirname, 'fixtures/corpus.jsonl.br')))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    let max = 0;
    for (const line of records)
      replayRecord(JSON.parse(line) as GameRecord, (state) => {
        max = Math.max(max, bytesOf(choicesOf(state)));
      });
    expect(max).toBeGreaterThan(1000);
    expect(max).toBeLessThan(MAX_BYTES);
  });

  test('in the most extreme positions that a search finds, where a list of actions has more', () => {
    const longestLists = findExtremePositions(SEARCH_TRIES, (state) => actionsOf(state).length);
    expect(Math.max(...longestLists.map(({ state }) => bytesOf(actionsOf(state))))).toBeGreaterThan(
      MAX_BYTES,
    );
    const largest = findExtremePositions(SEARCH_TRIES, (state) => bytesOf(choicesOf(state)));
    const sizes = [...longestLists, ...largest].map(({ state }) => bytesOf(choicesOf(state)));
    expect(Math.max(...sizes)).toBeLessThan(MAX_BYTES);
  });

  test('even if every district burns and every action is legal', () => {
    for (const choices of mostChoices()) expect(bytesOf(choices)).toBeLessThan(MAX_BYTES);
  });
});

describe('untyped callers', () => {
  const state = given('pudding-lane F25 | turn 1 spread');
  const view = viewFor(state, state.turn.seat);
  const UNDEALT = { rules: view.rules, turn: null };

  test.each([
    [undefined],
    [null],
    ['end-actions'],
    [{}],
    [[]],
    [{ type: 'toString' }],
    [{ type: 'constructor', district: 'temple' }],
    [{ type: 'spread' }],
    [{ type: 'spread', card: 'X', from: 'pudding-lane', exit: 'pudding-lane', to: 's-mary' }],
    [{ type: 'move-band', from: 'atlantis', to: 'temple' }],
    [{ type: 'place-band', district: 'constructor' }],
    [{ type: 'intensify', districts: 'temple' }],
    [{ type: 'intensify', districts: [null] }],
  ])('get a refusal for %j', (action) => {
    expect(checkActionOnView(view, action as unknown as Action)).toEqual({
      rule: 'SET-9',
      reason: 'not-an-action',
    });
  });

  test('get refusals and no choices for what is no view of a seat', () => {
    for (const other of [
      UNDEALT,
      viewFor(state, null),
      null,
      undefined,
      {},
      'view',
    ] as unknown as PlayerView[]) {
      expect(legalActions(other)).toEqual([]);
      expect(checkActionOnView(other, { type: 'undo' })).toMatchObject({ reason: 'not-your-turn' });
    }
  });

  test('get each legal action accepted', () => {
    const legal = legalActions(view);
    expect(legal.length).toBeGreaterThan(0);
    for (const action of legal) expect(checkActionOnView(view, action)).toBeNull();
  });
});
