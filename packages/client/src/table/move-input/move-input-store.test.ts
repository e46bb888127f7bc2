/** @jest-environment jsdom */
import type { Action } from '@great-fire/game';
import { emptyTableState, type TableState } from '@great-fire/protocol';
import { createTableModel } from '../../gallery/table-state';
import { gameFromNotation, playAction, type Played } from '../../gallery/random-play';
import type { MoveAnswer } from '../../live/outbox';
import { setScreen } from '../../testing/screen-size';
import { createStaticDisplay } from '../model/display-store';
import { createTableStore } from '../model/table-context';
import { createDraftStore, EMPTY_DRAFT, type MoveDraft } from './draft-store';
import { createMoveInput } from './move-input-store';

const ACT = `
  pudding-lane F4 | vintry F2 | tallow-hall F1 | s-mary B1 | dowgate F1 B1
  turn 5 act points:2 card:W | seat 0 green at:dowgate tokens:dm`;
const BAND = { kind: 'band', at: 's-mary' } as const;
const TWO_STEPS: readonly Action[] = [
  { type: 'move-band', from: 's-mary', to: 'coleman-street' },
  { type: 'move-band', from: 'coleman-street', to: 'moorgate' },
];

beforeEach(() => setScreen('desktop'));

/** The move input of seat 0 at a table. Each action waits for `answer`. */
function openTable(game: Played, draft: Partial<MoveDraft> = {}, tableState: Partial<TableState> = {}) {
  const sent: Action[] = [];
  const answers: ((answer: MoveAnswer) => void)[] = [];
  const act = (action: Action) => {
    sent.push(action);
    return new Promise<MoveAnswer>((resolve) => answers.push(resolve));
  };
  const modelOf = (played: Played) => ({ ...createTableModel(played, 0, {}, () => undefined), act });
  const model = modelOf(game);
  const table = createTableStore({ ...model, tableState: { ...model.tableState, ...tableState } });
  const returnToLive = jest.fn();
  const { view, stateId } = model;
  const display = createStaticDisplay({ view, stateId, mode: 'past' }, { returnToLive });
  const draftStore = createDraftStore({ draft });
  const { store, follow, setRenderedState } = createMoveInput(table, draftStore, display);
  const stop = follow();
  return {
    ...{ sent, returnToLive, draftStore, store, stop, table },
    input: () => store.getState(),
    error: () => draftStore.getState().error,
    answer: async (answer: MoveAnswer) => {
      answers.shift()?.(answer);
      for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
    },
    /** The table gets a state, which the page renders. */
    show: (next: Played) => {
      table.setState(modelOf(next));
      setRenderedState(next.moves.length);
    },
    setRenderedState,
  };
}

const accept = (stateId: number): MoveAnswer => ({ ok: true, stateId });
const act = () => gameFromNotation(ACT);

test('sends the steps of a move one after the other', async () => {
  const { sent, input, answer } = openTable(act(), { piece: BAND });
  input().pressDistrict('moorgate');
  expect(sent).toEqual(TWO_STEPS.slice(0, 1));
  await answer(accept(1));
  expect(sent).toEqual(TWO_STEPS);
  expect(input().draft.piece).toEqual({ kind: 'band', at: 'moorgate' });
});

test('stops at the first refusal and shows its reason', async () => {
  const { sent, input, answer, error } = openTable(act(), { piece: BAND });
  input().pressDistrict('moorgate');
  await answer({
    ...{ ok: false, code: 'illegal-move', message: '' },
    rule: 'ACT-3',
    reason: 'pudding-lane-closed',
  });
  expect(sent).toHaveLength(1);
  expect(error()).toEqual({
    refusal: { rule: 'ACT-3', reason: 'pudding-lane-closed' },
    code: 'illegal-move',
  });
});

test('shows the code of an error without a rule, until the next press', async () => {
  const { input, answer, error } = openTable(act(), { piece: BAND });
  input().send({ type: 'end-actions' });
  await answer({ ok: false, code: 'stale', message: '' });
  expect(error()).toEqual({ refusal: null, code: 'stale' });
  input().updateDraft({ piece: null });
  expect(error()).toBeNull();
});

test('clears the error of the last action when it sends the next one', async () => {
  const { input, answer, error, draftStore } = openTable(act());
  draftStore.getState().setError({ refusal: null, code: 'stale' });
  input().send({ type: 'end-actions' });
  expect(error()).toBeNull();
  await answer(accept(1));
  expect(error()).toBeNull();
});

test('sends again after a refusal, but not while an action is on its way', async () => {
  const { sent, input, answer } = openTable(act());
  input().send({ type: 'end-actions' });
  input().send({ type: 'end-actions' });
  expect(sent).toHaveLength(1);
  await answer({ ok: false, code: 'stale', message: '' });
  input().send({ type: 'end-actions' });
  expect(sent).toHaveLength(2);
});

test('ignores a press on a state that the server has left behind', async () => {
  const game = act();
  const { sent, input, answer, show } = openTable(game);
  input().send({ type: 'put-out', district: 'dowgate' });
  await answer(accept(1));
  input().send({ type: 'end-actions' });
  expect(sent).toHaveLength(1); // the page still shows the state before
  show(playAction(game, 0, { type: 'put-out', district: 'dowgate' }));
  input().send({ type: 'end-actions' });
  expect(sent).toHaveLength(2);
});

test('leaves an earlier state for every input', () => {
  const { input, returnToLive } = openTable(act(), { piece: BAND });
  input().updateDraft({ district: 'moorgate' });
  expect(returnToLive).toHaveBeenCalledTimes(1);
  input().send({ type: 'end-actions' });
  expect(returnToLive).toHaveBeenCalledTimes(2);
});

test('shows why a press is refused, and keeps the piece', () => {
  const { sent, input, error } = openTable(act(), { piece: BAND });
  input().pressDistrict('pudding-lane');
  expect(error()).toEqual({ refusal: { rule: 'ACT-3', reason: 'pudding-lane-closed' }, code: null });
  expect(input().draft.piece).toEqual(BAND);
  expect(sent).toEqual([]);
});

test('moves a piece at once on a desktop, and after a confirmation on a phone', () => {
  setScreen('phone');
  const { sent, input } = openTable(act(), { piece: BAND });
  input().pressDistrict('moorgate');
  expect(sent).toEqual([]);
  expect(input()).toMatchObject({
    draft: { district: 'moorgate' },
    phaseState: { destination: { to: 'moorgate' } },
  });
  input().confirmMove();
  expect(sent).toEqual(TWO_STEPS.slice(0, 1));
});

test('a confirmation without a destination sends nothing', () => {
  const { sent, input } = openTable(act(), { piece: BAND });
  input().confirmMove();
  expect(sent).toEqual([]);
  expect(input().draft.piece).toEqual(BAND);
  const idle = openTable(gameFromNotation(ACT.replace('turn 5', 'turn 5 seat:1')));
  idle.input().confirmMove();
  expect(idle.sent).toEqual([]);
});

test('selects exactly the pressed piece, and deselects it', () => {
  const both = gameFromNotation(ACT.replace('at:dowgate', 'at:s-mary'));
  const { input } = openTable(both);
  input().pressPiece('s-mary', 'band');
  expect(input().draft.piece).toEqual(BAND);
  input().pressPiece('s-mary', 'pawn');
  expect(input().draft.piece).toEqual({ kind: 'pawn', at: 's-mary' });
  input().pressPiece('s-mary', 'pawn');
  expect(input().draft.piece).toBeNull();
});

test('keeps the selection when a piece of another player is pressed', () => {
  const { input } = openTable(act(), { piece: BAND });
  input().pressPiece('temple', 'pawn');
  expect(input().draft.piece).toEqual(BAND);
});

test('a press on a piece is a press on its district outside the actions', () => {
  const { input } = openTable(
    gameFromNotation('pudding-lane F9 | s-mary H:r B2 | turn 5 spread | seat 0 green at:temple hand:NNNNN'),
    { card: 0 },
  );
  input().pressPiece('s-mary', 'band');
  expect(input().draft.district).toBe('s-mary');
});

test('sends a pressed verb, and moves a band to contain a cone', () => {
  const { sent, input } = openTable(act());
  input().pressVerb('dowgate', 'put-out');
  expect(sent).toEqual([{ type: 'put-out', district: 'dowgate' }]);
  const contain = openTable(act(), { piece: BAND });
  contain.input().pressVerb('tallow-hall', 'contain');
  expect(contain.sent).toEqual([{ type: 'move-band', from: 's-mary', to: 'tallow-hall' }]);
});

test('sends no verb outside the actions', () => {
  const { sent, input } = openTable(gameFromNotation(ACT.replace('turn 5', 'turn 5 seat:1')));
  input().pressVerb('dowgate', 'put-out');
  expect(sent).toEqual([]);
});

const ABSENCE = { since: 0, decision: null, isOpen: false } as const;

test.each<readonly [string, Partial<TableState>]>([
  ['is paused', { pausedAt: 0 }],
  ['was ended', { isAborted: true }],
  ['has a bot in the viewer’s seat', { absences: [{ ...ABSENCE, standIn: 'bot' } as never] }],
])('offers no decision while the table %s', (_, tableState) => {
  const { input, sent } = openTable(act(), { piece: BAND }, tableState);
  expect(input().phaseState).toEqual({ phase: 'waiting' });
  input().pressDistrict('moorgate');
  expect(sent).toEqual([]);
});

test('offers the decision again once the table goes on', () => {
  const { input, table } = openTable(act(), {}, { pausedAt: 0 });
  table.setState({ tableState: emptyTableState(3, 0, 0) });
  expect(input().phaseState.phase).toBe('act');
});

test('is busy while the connection sends', () => {
  const { input, table } = openTable(act());
  expect(input().isBusy).toBe(false);
  table.setState({ isSending: true });
  expect(input().isBusy).toBe(true);
  table.setState({ isSending: false });
  expect(input().isBusy).toBe(false);
});

test('follows the draft and the hovered card', () => {
  const { input, draftStore } = openTable(
    gameFromNotation('pudding-lane F9 | turn 5 spread | seat 0 green at:temple hand:NNNNN'),
  );
  expect(input().phaseState).toMatchObject({ card: null });
  draftStore.getState().setHover({ card: 1 });
  expect(input().phaseState).toMatchObject({ card: 'N' });
  draftStore.getState().setHover({ card: null });
  draftStore.getState().setDraft({ ...EMPTY_DRAFT, card: 2 });
  expect(input()).toMatchObject({ draft: { card: 2 }, phaseState: { card: 'N' } });
});

test('follows neither the table nor the draft after it stopped', () => {
  const { input, stop, table, draftStore } = openTable(act());
  stop();
  table.setState({ isSending: true });
  draftStore.getState().setDraft({ ...EMPTY_DRAFT, piece: BAND });
  expect(input()).toMatchObject({ isBusy: false, draft: EMPTY_DRAFT });
});

test('renders nothing new for a change of the table that no input depends on', () => {
  const { store, table, draftStore } = openTable(act());
  const changes = jest.fn();
  store.subscribe(changes);
  table.setState({ chatHasMore: true });
  draftStore.getState().locate('vintry');
  expect(changes).not.toHaveBeenCalled();
});

test('clears the draft with a new state, and keeps it when the same state comes again', () => {
  const game = act();
  const { input, table, show } = openTable(game, { piece: BAND, district: 'moorgate' });
  table.setState({ view: { ...table.getState().view } });
  expect(input().draft.district).toBe('moorgate');
  show(playAction(game, 0, { type: 'put-out', district: 'dowgate' }));
  expect(input().draft).toEqual({ ...EMPTY_DRAFT, piece: BAND });
});

test('follows each state to the decision that it brings, also with an empty draft', () => {
  const game = act();
  const { input, show } = openTable(game);
  expect(input().phaseState).toMatchObject({ putOuts: ['dowgate'] });
  show(playAction(game, 0, { type: 'put-out', district: 'dowgate' }));
  expect(input().phaseState).toMatchObject({ phase: 'act', putOuts: [] });
  show(playAction(game, 0, { type: 'end-actions' }));
  expect(input().phaseState).toMatchObject({ phase: 'waiting' });
});

test('a press that sends nothing leaves the error and the earlier state alone', () => {
  const { input, error, returnToLive, draftStore } = openTable(act(), { piece: BAND });
  input().pressDistrict('pudding-lane'); // refused
  expect(error()).not.toBeNull();
  expect(returnToLive).not.toHaveBeenCalled();
  draftStore.getState().setError({ refusal: null, code: 'stale' });
  input().pressPiece('s-mary', 'band'); // another choice
  expect(error()).toBeNull();
  expect(returnToLive).not.toHaveBeenCalled();
});
