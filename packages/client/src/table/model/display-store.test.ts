/** @jest-environment jsdom */
import type { HistoricView } from '@great-fire/protocol';
import { createTableModel } from '../../gallery/table-state';
import { dealGame, playUntil, type Played } from '../../gallery/random-play';
import { useMotionSetting } from '../../lib/reduced-motion';
import { createTableStore } from './table-context';
import { MAX_ANIMATED_MOVES } from './animation-queue';
import { createLiveDisplay, createStaticDisplay } from './display-store';

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

/** The display of a table. */
function openDisplay(model = modelOf(game)) {
  const table = createTableStore(model);
  const display = createLiveDisplay(table);
  return { ...display, table, shown: () => display.store.getState() };
}

/** Lets the requested views arrive. */
const settle = async () => {
  for (let turns = 0; turns < 2 * LIVE + 10; turns += 1) await Promise.resolve();
};

afterEach(() => {
  useMotionSetting.setState({ isReduced: false });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
});

test('returns to the live state, which then follows the table again', () => {
  const { shown, table, followTable } = openDisplay(modelOf(earlier(LIVE - 1)));
  shown().goTo(2);
  shown().returnToLive();
  expect(shown().displayed).toMatchObject({ stateId: LIVE - 1, mode: 'live' });
  table.setState(modelOf(game));
  followTable();
  expect(shown().currentStep?.animation.stateId).toBe(LIVE);
});

test('stops an animation when an earlier state is requested', () => {
  const { shown, table, followTable } = openDisplay(modelOf(earlier(LIVE - 1)));
  table.setState(modelOf(game));
  followTable();
  shown().goTo(3);
  expect(shown()).toMatchObject({ currentStep: null, displayed: { stateId: 3, mode: 'past' } });
});

test('shows the last state as past once the game goes on', () => {
  const { shown, table, followTable } = openDisplay(modelOf(earlier(LIVE - 1)));
  shown().setPerspective('all-seats');
  expect(shown().displayed).toMatchObject({ stateId: LIVE - 1, mode: 'live', countsSecrets: true });
  table.setState(modelOf(game));
  followTable();
  expect(shown().displayed).toMatchObject({ stateId: LIVE - 1, mode: 'past' });
});

test('shows the table from a perspective in every state, and from the own one again', async () => {
  const { shown } = openDisplay();
  shown().goTo(3);
  shown().setPerspective(1);
  await settle();
  expect(shown()).toMatchObject({ perspective: 1, displayed: { stateId: 3, view: { viewer: 1 } } });
  shown().goTo(5);
  expect(shown().displayed).toMatchObject({ stateId: 5, countsSecrets: true, view: { viewer: 1 } });
  shown().returnToLive();
  expect(shown().displayed).toMatchObject({ stateId: LIVE, mode: 'live', view: { viewer: 1 } });
  shown().setPerspective(null);
  expect(shown().displayed).toMatchObject({ stateId: LIVE, view: { viewer: VIEWER } });
  expect(shown().displayed.countsSecrets).toBeFalsy();
});

test('keeps the state that it has if a view is not available', async () => {
  const model = modelOf(game);
  const { shown } = openDisplay({ ...model, viewAt: () => null, fetchView: () => Promise.resolve(null) });
  shown().goTo(4);
  await settle();
  expect(shown().displayed).toMatchObject({ stateId: 4, view: model.view });
});

test('does not show a view that arrives after the live state was requested', async () => {
  const model = modelOf(game);
  const { shown } = openDisplay({ ...model, viewAt: () => null });
  shown().goTo(4);
  shown().returnToLive();
  await settle();
  expect(shown().displayed).toMatchObject({ stateId: LIVE, mode: 'live', view: model.view });
});

test('keeps two perspectives on one state apart', async () => {
  const model = modelOf(game);
  const answers: ((view: HistoricView | null) => void)[] = [];
  const fetchView = () => new Promise<HistoricView | null>((resolve) => answers.push(resolve));
  const { shown } = openDisplay({ ...model, viewAt: () => null, fetchView });
  shown().goTo(4);
  shown().setPerspective(1);
  answers[1]?.(model.viewAt(4, 1));
  await settle();
  answers[0]?.(model.viewAt(4));
  await settle();
  expect(shown().displayed.view.viewer).toBe(1);
});

test('replays all moves since a state, from the view of that state', async () => {
  const { shown, advance } = openDisplay();
  shown().goTo(2);
  shown().replayFrom(1);
  await settle();
  expect(shown().displayed.mode).toBe('live');
  const replayed = new Set<number>();
  for (let step = shown().currentStep; step !== null; step = shown().currentStep) {
    replayed.add(step.animation.stateId);
    advance(step.key);
  }
  expect(Math.min(...replayed)).toBeGreaterThan(1);
  expect(Math.max(...replayed)).toBe(LIVE);
  expect(replayed.size).toBeGreaterThan(MAX_ANIMATED_MOVES); // more than a burst of moves would animate
  expect(shown().displayed).toMatchObject({ stateId: LIVE, view: modelOf(game).view });
});

test('replays what it can if later views are not available, and nothing without the first one', async () => {
  const model = modelOf(game);
  const fetchView = (stateId: number) => Promise.resolve(stateId > LIVE - 3 ? null : model.viewAt(stateId));
  const { shown } = openDisplay({ ...model, fetchView });
  shown().replayFrom(LIVE - 3);
  await settle();
  expect(shown().currentStep?.animation.stateId).toBeGreaterThan(LIVE - 3);
  const none = openDisplay({ ...model, fetchView: () => Promise.resolve(null) });
  none.shown().replayFrom(LIVE - 3);
  await settle();
  expect(none.shown()).toMatchObject({ currentStep: null, displayed: { stateId: LIVE } });
});

test.each<readonly [string, () => void]>([
  ['animations are off', () => useMotionSetting.setState({ isReduced: true })],
  [
    'the page is hidden',
    () => Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
  ],
])('shows a new move at once while %s', (_, prepare) => {
  prepare();
  const { shown, table, followTable } = openDisplay(modelOf(earlier(LIVE - 1)));
  table.setState(modelOf(game));
  followTable();
  expect(shown()).toMatchObject({ currentStep: null, displayed: { stateId: LIVE, mode: 'live' } });
});

test('advances only the step that plays', () => {
  const { shown, table, followTable, advance } = openDisplay(modelOf(earlier(LIVE - 1)));
  table.setState(modelOf(game));
  followTable();
  const first = shown().currentStep;
  advance('another step');
  expect(shown().currentStep).toBe(first);
  advance(first?.key ?? '');
  expect(shown().currentStep).not.toBe(first);
});

test('publishes nothing if nothing changes', () => {
  const { store, followTable, skip } = openDisplay();
  const changes = jest.fn();
  store.subscribe(changes);
  followTable();
  store.getState().goTo(LIVE);
  expect(changes).not.toHaveBeenCalled();
  skip();
  expect(store.getState().displayed).toMatchObject({ stateId: LIVE, mode: 'live' });
});

test('a static display has nothing to navigate to', () => {
  const model = modelOf(game);
  const { getState } = createStaticDisplay({ view: model.view, stateId: LIVE, mode: 'live' });
  const before = getState();
  before.goTo(2);
  before.returnToLive();
  before.setPerspective('all-seats');
  before.replayFrom(2);
  expect(getState()).toBe(before);
  expect(before).toMatchObject({
    currentStep: null,
    perspective: null,
    isPannedExternally: false,
    isStaging: false,
    map: null,
  });
});
