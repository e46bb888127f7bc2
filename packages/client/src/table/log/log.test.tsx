/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import type { DisplayedState } from '../model/display-store';
import { tableAt, TestTable } from '../../testing/test-table';
import { Log } from './log';

const CONTENT_HEIGHT = 900;

beforeAll(async () => {
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { get: () => CONTENT_HEIGHT });
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(): void {
    const log = screen.getByTestId('log');
    log.scrollTop = [...log.querySelectorAll('p')].findIndex((line) => line === this);
  };
  await initI18n();
  await loadMessages('table');
});

const model = tableAt('random-act');
const logAt = (displayed: Partial<DisplayedState>) => (
  <TestTable model={model} displayed={displayed}>
    <Log />
  </TestTable>
);

test('stands at its end in the live game, at its start before the first move, and at the displayed move', () => {
  const { rerender } = render(logAt({}));
  const log = screen.getByTestId('log');
  expect(log.scrollTop).toBe(CONTENT_HEIGHT);
  rerender(logAt({ mode: 'past', stateId: 0 }));
  expect(log.scrollTop).toBe(0);
  rerender(logAt({ mode: 'past', stateId: 9 }));
  const current = log.querySelector('[aria-current]');
  expect(current).not.toBeNull();
  expect(log.scrollTop).toBe([...log.querySelectorAll('p')].findIndex((line) => line === current));
});

test('leaves out the moves that the animations have not reached', () => {
  const { rerender } = render(logAt({}));
  const countLines = () => screen.getByTestId('log').querySelectorAll('p').length;
  const all = countLines();
  rerender(logAt({ stateId: model.stateId - 4 }));
  expect(countLines()).toBeLessThan(all);
  rerender(logAt({ mode: 'past', stateId: model.stateId - 4 }));
  expect(countLines()).toBe(all);
});

test('leaves out the table events after the move that is animated', () => {
  const event = { id: 1, stateId: model.stateId, at: 0, event: { type: 'resumed', by: 0 } } as const;
  const logWith = (displayed: Partial<DisplayedState>) => (
    <TestTable model={{ ...model, tableLog: [event] }} displayed={displayed}>
      <Log />
    </TestTable>
  );
  const { rerender } = render(logWith({ stateId: model.stateId - 1 }));
  expect(screen.queryByText(/resumed the game/)).toBeNull();
  rerender(logWith({}));
  expect(screen.getByText(/resumed the game/)).toBeTruthy();
});

test('keeps the punctuation behind a district on the line of its name', () => {
  render(logAt({}));
  const bands = screen.getAllByText(/placed a trained band in/);
  expect(bands.length).toBeGreaterThan(2);
  for (const sentence of bands) {
    const name = sentence.querySelector('button');
    expect(name?.parentElement?.textContent).toBe(`${name?.textContent ?? ''}.`);
  }
});

test('a sentence is a button that shows the state after its move; a district in it is a button of its own', () => {
  const goTo = jest.fn();
  render(
    <TestTable model={model} goTo={goTo}>
      <Log />
    </TestTable>,
  );
  const [sentence] = screen.getAllByRole('button', { name: /placed a trained band in .+\.$/ });
  if (sentence === undefined) throw new Error('The log has no band');
  sentence.focus();
  expect(document.activeElement).toBe(sentence);
  fireEvent.click(sentence);
  expect(goTo).toHaveBeenCalledTimes(1);
  const move = model.log.find(({ events }) => events.some(({ type }) => type === 'band-placed'));
  expect(goTo).toHaveBeenCalledWith(move?.stateId);
  for (const district of sentence.parentElement?.querySelectorAll('button') ?? [])
    if (district !== sentence) fireEvent.click(district);
  expect(goTo).toHaveBeenCalledTimes(1);
});

test('dates a chat message by the clock of the server, not of the device', async () => {
  const at = Date.UTC(2000, 0, 2, 12);
  const message = {
    id: 'c1',
    text: 'Fire!',
    seat: 1,
    name: 'Ben',
    channel: 'players',
    at,
    mentions: [],
  } as const;
  render(
    <TestTable model={{ ...model, chat: [message], serverNow: () => at }}>
      <Log />
    </TestTable>,
  );
  const chatMessage = await screen.findByTestId('chat-message');
  expect(chatMessage.querySelector('time')?.textContent).not.toContain('Jan');
});
