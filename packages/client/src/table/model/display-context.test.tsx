/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createTableModel } from '../../gallery/table-state';
import { gameFromNotation, playAction, type Played } from '../../gallery/random-play';
import { setVisibility } from '../../testing/visibility';
import { type TableStore, createTableStore, TableStoreContext } from './table-context';
import {
  DisplayProvider,
  StaticDisplayProvider,
  useAnimatedGame,
  useCurrentStep,
  useDisplayed,
  useDisplayStore,
  useExternalPan,
  useIsPannedExternally,
  usePerspective,
  useTimeTravel,
} from './display-context';

const VIEWER = 1;
const POSITION = 'pudding-lane F9 | turn 4 act points:4 card:N | seat 0 green at:dowgate';
const start = gameFromNotation(POSITION);
const moved = playAction(start, 0, { type: 'move-pawn', to: 'cheapside' });
const MOVE_MS = 180 + 90; // the step and the gap after it
const modelOf = (game: Played) => createTableModel(game, VIEWER, {}, () => undefined);

let display: ReturnType<typeof useDisplayStore>;

function Probe({ isPanned = false }: { readonly isPanned?: boolean }) {
  const store = useDisplayStore();
  useEffect(() => {
    display = store;
  }, [store]);
  const { stateId, mode } = useDisplayed();
  const game = useAnimatedGame();
  const { goTo } = useTimeTravel();
  useExternalPan(isPanned);
  return (
    <>
      <p>
        {mode} {stateId}, game {game.stateId}, {useCurrentStep()?.step.kind ?? 'still'}
      </p>
      <i>{usePerspective() ?? 'own'}</i>
      <b>{useIsPannedExternally() ? 'tutorial' : 'free'}</b>
      <button type="button" onClick={() => goTo(0)}>
        back
      </button>
    </>
  );
}

function openTable(game: Played = start) {
  const table = createTableStore(modelOf(game));
  const page = (store: TableStore, isPanned = false) => (
    <TableStoreContext value={store}>
      <DisplayProvider>
        <Probe isPanned={isPanned} />
      </DisplayProvider>
    </TableStoreContext>
  );
  const { rerender, unmount } = render(page(table));
  return {
    show: (next: Played) => act(() => table.setState(modelOf(next))),
    pan: (isPanned: boolean) => rerender(page(table, isPanned)),
    unmount,
  };
}

const shown = () => screen.getByRole('paragraph').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('plays a move step by step, each for its duration, and then shows the live state', () => {
  const { show } = openTable();
  show(moved);
  expect(shown()).toBe('live 0, game 0, pan');
  pass(0);
  expect(shown()).toBe('live 1, game 1, move');
  pass(MOVE_MS - 1);
  expect(shown()).toBe('live 1, game 1, move');
  pass(1);
  expect(shown()).toBe('live 1, game 1, still');
});

test('shows a move that was made before the page displayed the table at once', () => {
  openTable(moved);
  expect(shown()).toBe('live 1, game 1, still');
});

test('waits for the pan of a zoomed map, and lets it jump to its end', () => {
  const { show } = openTable();
  const finishPan = jest.fn();
  act(() => display.setState({ map: { remainingPanMs: 400, finishPan } }));
  show(moved);
  pass(399);
  expect(shown()).toBe('live 0, game 0, pan');
  expect(finishPan).not.toHaveBeenCalled();
  pass(1);
  expect(shown()).toBe('live 1, game 1, move');
  expect(finishPan).toHaveBeenCalledTimes(1);
  pass(MOVE_MS);
  expect(finishPan).toHaveBeenCalledTimes(1); // only a pan moves the map
});

test.each<readonly [string, () => void]>([
  ['a click', () => void fireEvent.click(document.body)],
  ['a key', () => void fireEvent.keyDown(document.body, { key: 'n' })],
  ['a gesture', () => void fireEvent(document.body, new Event('pointercancel', { bubbles: true }))],
  ['a hidden tab', () => setVisibility('hidden')],
])('%s skips to the live state', (_, skip) => {
  const { show } = openTable();
  show(moved);
  skip();
  expect(shown()).toBe('live 1, game 1, still');
  setVisibility('visible');
  pass(1000);
  expect(shown()).toBe('live 1, game 1, still');
});

test('a press skips before the pressed control acts, also if the control stops the event', async () => {
  const { show } = openTable();
  show(moved);
  const button = screen.getByRole('button');
  button.addEventListener('click', (event) => event.stopPropagation());
  await act(async () => void fireEvent.click(button));
  expect(shown()).toContain('still');
});

test('the game goes on behind an earlier state', async () => {
  const { show } = openTable();
  show(moved);
  await act(async () => void fireEvent.click(screen.getByText('back')));
  expect(shown()).toBe('past 0, game 1, still');
});

test('stops its timers and listeners with the page', () => {
  const { show, unmount } = openTable();
  show(moved);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  const { currentStep } = display.getState();
  fireEvent.click(document.body);
  fireEvent.keyDown(document.body, { key: 'n' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(display.getState().currentStep).toBe(currentStep);
});

test('leaves the pan of the map to the tutorial while it runs', () => {
  const { pan, unmount } = openTable();
  const shownPan = () => document.querySelector('b')?.textContent;
  expect(shownPan()).toBe('free');
  pan(true);
  expect(shownPan()).toBe('tutorial');
  pan(false);
  expect(shownPan()).toBe('free');
  pan(true);
  unmount();
  expect(display.getState().isPannedExternally).toBe(false);
});

test('a static display shows the state that React computes, and navigates as it is asked', () => {
  const goTo = jest.fn();
  const table = createTableStore(modelOf(moved));
  const page = (stateId: number, navigate?: typeof goTo) => (
    <TableStoreContext value={table}>
      <StaticDisplayProvider
        displayed={{ view: table.getState().view, stateId, mode: 'past' }}
        {...(navigate && { goTo: navigate })}
      >
        <Probe />
      </StaticDisplayProvider>
    </TableStoreContext>
  );
  const { rerender } = render(page(0));
  fireEvent.click(screen.getByText('back'));
  rerender(page(1, goTo));
  expect(shown()).toBe('past 1, game 1, still');
  fireEvent.click(screen.getByText('back'));
  expect(goTo).toHaveBeenCalledWith(0);
});

test('a part outside a table names its mistake', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Probe />)).toThrow('This part belongs on a table');
  complaint.mockRestore();
});
