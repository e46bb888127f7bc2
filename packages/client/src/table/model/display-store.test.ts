/** @jest-environment jsdom */
import type { HistoricView } from '@great-fire/protocol';
import { createTableModel } from '../../gallery/table-state';
import { dealGame, playUntil } from '../../gallery/random-play';
import type { Played } from '../../gallery/random-play';
import { createTableStore } from './table-context';
import { createLiveDisplay } from './display-store';

const VIEWER = 0;
const game = playUntil(dealGame(3, 'display'), 1, ({ turn }) => turn.number >= 3);
const LIVE = game.moves.length;
const modelOf = (played: Played) => createTableModel(played, VIEWER, {}, () => undefined);
const earlier = (moves: number): Played => ({
  moves: game.moves.slice(0, moves),
  previousStates: game.previousStates.slice(0, moves),
  state: game.previousStates[moves] ?? game.state,
});

test('shows the nearest state that the game has', () => {
  const { store } = createLiveDisplay(createTableStore(modelOf(game)));
  store.getState().goTo(-3);
  expect(store.getState().displayed).toMatchObject({ stateId: 0, mode: 'past' });
  store.getState().goTo(LIVE + 3);
  expect(store.getState().displayed).toMatchObject({ stateId: LIVE, mode: 'live' });
});

test('keeps the displayed view until that of the requested state has arrived', async () => {
  const answers = new Map<number, (view: HistoricView | null) => void>();
  const fetchView = (stateId: number) =>
    new Promise<HistoricView | null>((resolve) => answers.set(stateId, resolve));
  const model = modelOf(game);
  const { store } = createLiveDisplay(createTableStore({ ...model, viewAt: () => null, fetchView }));
  store.getState().goTo(4);
  expect(store.getState().displayed).toMatchObject({ stateId: 4, view: model.view });
  store.getState().goTo(5);
  answers.get(5)?.(model.viewAt(5));
  answers.get(4)?.(model.viewAt(4));
  await Promise.resolve();
  expect(store.getState().displayed).toMatchObject({ stateId: 5, view: model.viewAt(5) });
});

test('animates a new move, and skips to the live state', () => {
  const table = createTableStore(modelOf(earlier(LIVE - 1)));
  const { store, followTable, skip } = createLiveDisplay(table);
  table.setState(modelOf(game));
  followTable();
  expect(store.getState().currentStep?.animation.stateId).toBe(LIVE);
  skip();
  expect(store.getState()).toMatchObject({ currentStep: null, displayed: { stateId: LIVE, mode: 'live' } });
});

test('does not animate while an earlier state is displayed', () => {
  const table = createTableStore(modelOf(earlier(LIVE - 1)));
  const { store, followTable } = createLiveDisplay(table);
  store.getState().goTo(2);
  table.setState(modelOf(game));
  followTable();
  expect(store.getState()).toMatchObject({ currentStep: null, displayed: { stateId: 2, mode: 'past' } });
});
