/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { useShortcutSetting } from '../../lib/keyboard';
import { useMotionSetting } from '../../lib/reduced-motion';
import { tableAt } from '../../testing/test-table';
import { MoveInputProvider } from '../move-input/move-input-context';
import { DisplayProvider, useDisplayed } from '../model/display-context';
import { TableProvider, type TableModel } from '../model/table-context';
import { CatchUpCard } from './catch-up-card.lazy';
import { HistorySlider, useHistoryKeys } from './history-slider';
import { PastStateBanner } from './past-state-banner.lazy';

const table = tableAt('random-act');
const LIVE = table.stateId;
/** The number of moves up to a state. Kept hands are no moves. */
const countMoves = (to: number) =>
  table.log.filter(({ stateId, events }) => stateId <= to && events.every(({ type }) => type !== 'hand-kept'))
    .length;

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});
afterEach(() => {
  cleanup();
  useMotionSetting.setState({ isReduced: false });
});

function Shown() {
  useHistoryKeys();
  const { stateId, mode } = useDisplayed();
  return (
    <>
      <output>{`${mode} ${stateId}`}</output>
      <input aria-label="text" />
    </>
  );
}

function openTable(model: TableModel = table) {
  render(
    <TableProvider model={model}>
      <DisplayProvider>
        <MoveInputProvider>
          <Shown />
          <HistorySlider />
          <PastStateBanner />
        </MoveInputProvider>
      </DisplayProvider>
    </TableProvider>,
  );
}

const shown = () => screen.getByRole('status').textContent;
const key = (name: string, options: object = {}, target: Element = document.body) =>
  act(async () => void fireEvent.keyDown(target, { key: name, ...options }));
const slideTo = (stateId: number) =>
  act(async () => void fireEvent.change(screen.getByRole('slider'), { target: { value: String(stateId) } }));

test('the slider shows any state of the game and returns to the live one', async () => {
  openTable();
  const slider = screen.getByRole<HTMLInputElement>('slider');
  expect([slider.min, slider.max, slider.value]).toEqual(['0', String(LIVE), String(LIVE)]);
  const { number } = table.view.turn;
  expect(slider.getAttribute('aria-valuetext')).toBe(`Turn ${number}, live`);
  await slideTo(9);
  expect(shown()).toBe('past 9');
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^(?:Turn \d+|Setup)$/);
  await slideTo(0);
  expect(slider.getAttribute('aria-valuetext')).toBe('Setup');
  await act(async () => void fireEvent.click(screen.getByTestId('back-to-live')));
  expect(shown()).toBe(`live ${LIVE}`);
  expect(screen.queryByTestId('back-to-live')).toBeNull();
});

test('brackets step through the states, and Escape returns to the live one', async () => {
  openTable();
  await key('[');
  expect(shown()).toBe(`past ${LIVE - 1}`);
  await key('[');
  await key(']');
  expect(shown()).toBe(`past ${LIVE - 1}`);
  await key('[', { metaKey: true });
  await key('[', {}, screen.getByLabelText('text'));
  await key('x');
  expect(shown()).toBe(`past ${LIVE - 1}`);
  await key('Escape');
  expect(shown()).toBe(`live ${LIVE}`);
});

test('uses up the keys that it acts on, and leaves all others to the page', async () => {
  openTable();
  const isLeft = (name: string, options: object = {}, target: Element = document.body) => {
    const event = createEvent.keyDown(target, { key: name, ...options });
    act(() => void fireEvent(target, event));
    return !event.defaultPrevented;
  };
  expect(isLeft('Escape')).toBe(true); // the live state is shown
  expect([isLeft('['), isLeft(']'), isLeft('['), isLeft('Escape')]).toEqual(Array(4).fill(false));
  expect(isLeft('x')).toBe(true);
  expect(isLeft('[', {}, screen.getByLabelText('text'))).toBe(true);
  expect(isLeft('[', { metaKey: true })).toBe(true);
  useShortcutSetting.setState({ isOn: false });
  expect(isLeft('[')).toBe(true);
  expect(shown()).toBe(`live ${LIVE}`);
  useShortcutSetting.setState({ isOn: true });
});

test('the banner leads to the replay of the displayed position', async () => {
  openTable();
  await slideTo(9);
  const link = await screen.findByTestId('to-replay');
  expect(link.getAttribute('href')).toBe(`/g/${table.match.id}/${countMoves(9)}`);
});

test('the banner leads to the replay itself while the page lacks a part of the log', async () => {
  openTable({ ...table, log: table.log.slice(5) });
  await slideTo(9);
  const link = await screen.findByTestId('to-replay');
  expect(link.getAttribute('href')).toBe(`/g/${table.match.id}`);
});

/** A game against bots on this device. `branched` receives the state and the seat of each branch. */
const practice = (branched: (readonly number[])[] = []) =>
  ({
    renderBranchTrigger: (stateId: number, seat: number, render: (open: () => void) => ReactNode) =>
      render(() => void branched.push([stateId, seat])),
  }) as unknown as NonNullable<TableModel['localGame']>;

test('a practice game has branches at once, and a replay after its end', async () => {
  const branched: (readonly number[])[] = [];
  openTable({ ...table, localGame: practice(branched) });
  await slideTo(9);
  fireEvent.click(screen.getByTestId('open-branch-dialog'));
  expect(branched).toEqual([[9, table.view.viewer]]);
  expect(screen.queryByTestId('to-replay')).toBeNull();
  cleanup();
  const over = tableAt('random-scoring');
  openTable({ ...over, localGame: practice() });
  await slideTo(9);
  const link = await screen.findByTestId('to-replay');
  expect(link.getAttribute('href')).toMatch(new RegExp(`^/practice/${over.match.id}/replay/\\d+$`));
});

test('only a person at the table proposes to take moves back', async () => {
  openTable();
  await slideTo(LIVE - 1);
  expect(screen.getByTestId('takeback-to-state').textContent).toBe('take back to here…');
  cleanup();
  openTable({ ...table, proposeTakeback: null });
  await slideTo(LIVE - 1);
  expect(screen.queryByTestId('takeback-to-state')).toBeNull();
});

test('the last state of a running game is live, that of a finished one is not', async () => {
  openTable();
  expect(screen.getByTestId('history').textContent).toMatch(/^turn \d+.*live$/i);
  await slideTo(9);
  expect(screen.getByTestId('back-to-live').textContent).toContain('back to live');
  cleanup();
  openTable(tableAt('random-scoring'));
  const last = screen.getByTestId('history').querySelector('b')?.textContent;
  expect(last).toMatch(/\w/);
  expect(last).not.toMatch(/live/);
  await slideTo(9);
  expect(screen.getByTestId('back-to-live').textContent).toMatch(/\w$/);
  expect(screen.getByTestId('back-to-live').textContent).not.toContain('live');
});

/** Opens the summary of the moves since a state. */
async function openSummary(from: number, changes: Partial<TableModel> = {}, isRecap = false) {
  const onDone = jest.fn();
  const loadEarlier = jest.fn(() => Promise.resolve());
  const page = (since: number, model: Partial<TableModel>) => (
    <TableProvider model={{ ...table, loadEarlier, ...changes, ...model }}>
      <DisplayProvider>
        <MoveInputProvider>
          <Shown />
          <CatchUpCard absence={{ from: since, to: LIVE }} isRecap={isRecap} onDone={onDone} />
        </MoveInputProvider>
      </DisplayProvider>
    </TableProvider>
  );
  const { rerender } = await act(async () => render(page(from, {})));
  const update = (model: Partial<TableModel>, since = from) => act(async () => rerender(page(since, model)));
  return { onDone, loadEarlier, update };
}

test('the summary lists the moves and closes on Escape or by its button', async () => {
  const { onDone } = await openSummary(LIVE - 8);
  expect(screen.getByTestId('catch-up').querySelectorAll('p').length).toBeGreaterThan(3);
  await key('x');
  expect(onDone).not.toHaveBeenCalled();
  await key('Escape');
  expect(onDone).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByTestId('catch-up-skip'));
  expect(onDone).toHaveBeenCalledTimes(2);
});

test('the summary plays the moves, unless motion is reduced', async () => {
  const { onDone } = await openSummary(LIVE - 8);
  expect(shown()).toBe(`live ${LIVE}`);
  await act(async () => void fireEvent.click(screen.getByTestId('catch-up-play')));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(shown()).not.toBe(`live ${LIVE}`);
  cleanup();
  useMotionSetting.setState({ isReduced: true });
  await openSummary(LIVE - 8);
  expect(screen.queryByTestId('catch-up-play')).toBeNull();
});

test('the summary names the losses of the viewer', async () => {
  await openSummary(0);
  const { own, lost } = table.view;
  const count = own === null ? 0 : lost[own.colour];
  expect(count).toBeGreaterThan(0);
  expect(document.querySelector('.ownLosses')?.textContent).toContain(String(count));
  cleanup();
  await openSummary(LIVE - 3); // no fire spread since
  expect(document.querySelector('.ownLosses')?.textContent).toContain('You lost no houses.');
  cleanup();
  await openSummary(LIVE - 8, { fetchView: () => Promise.resolve(null) });
  expect(screen.getByTestId('catch-up')).toBeTruthy();
  expect(document.querySelector('.ownLosses')).toBeNull(); // unknown
});

test('the summary loads the log as far back as it needs, and waits for it', async () => {
  const log = table.log.slice(-4);
  const { loadEarlier } = await openSummary(LIVE - 8, { log });
  expect(loadEarlier).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('catch-up')).toBeNull();
  cleanup();
  expect((await openSummary(LIVE - 8)).loadEarlier).not.toHaveBeenCalled();
});

test('the summary asks for the log again until it reaches back far enough', async () => {
  const { loadEarlier, update } = await openSummary(LIVE - 8, { log: table.log.slice(-3) });
  expect(loadEarlier).toHaveBeenCalledTimes(1);
  await update({ log: table.log.slice(-5) });
  expect(loadEarlier).toHaveBeenCalledTimes(2);
  await update({ log: table.log.slice(-9) });
  expect(loadEarlier).toHaveBeenCalledTimes(2);
  expect(screen.getByTestId('catch-up')).toBeTruthy();
});

test('the summary compares with the state of its own absence, whichever answer comes first', async () => {
  const answers = new Map<number, () => void>();
  const fetchView: TableModel['fetchView'] = (stateId) =>
    new Promise((resolve) => {
      answers.set(stateId, () => void table.fetchView(stateId).then(resolve));
    });
  const { update } = await openSummary(0, { fetchView });
  expect(screen.queryByTestId('catch-up')).toBeNull(); // no answer yet
  await update({ fetchView }, LIVE - 3);
  await act(async () => answers.get(LIVE - 3)?.());
  await act(async () => answers.get(0)?.());
  expect(document.querySelector('.ownLosses')?.textContent).toContain('You lost no houses.');
});

test('the summary puts the moves under their turns', async () => {
  await openSummary(LIVE - 8);
  const turns = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(turns.length).toBeGreaterThan(0);
  for (const turn of turns) expect(turn).toMatch(/^Turn \d+$/i);
  expect(turns.at(-1)?.toLowerCase()).toBe(`turn ${table.view.turn.number}`);
});

test('the summary leaves other keys to the table', async () => {
  await openSummary(LIVE - 8);
  const press = (name: string) => {
    const event = createEvent.keyDown(document.body, { key: name });
    act(() => void fireEvent(document.body, event));
    return event.defaultPrevented;
  };
  expect([press('x'), press('Escape')]).toEqual([false, true]);
});

test('the summary has another title for a recap', async () => {
  await openSummary(LIVE - 8);
  const title = screen.getByRole('heading', { level: 2 }).textContent;
  cleanup();
  await openSummary(LIVE - 8, {}, true);
  expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(title);
});
