/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import '../../shell/testing/match-media';
import { useMotion } from '../../shell/motion';
import { beatsOf, lengthOf } from './account';
import { TELL_AGAIN, useTelling } from './use-telling';

beforeAll(() => jest.useFakeTimers());
afterEach(() => useMotion.setState({ isStill: false }));

const tell = (isFresh: boolean) => renderHook(() => useTelling(true, isFresh)).result;

test('END-2: who saw the game end is told the account line by line', () => {
  const told = tell(true);
  expect(told.current.isTold('start')).toBe(true);
  expect(told.current.isTold('houses')).toBe(false);
  act(() => jest.advanceTimersByTime(lengthOf('start')));
  act(() => jest.advanceTimersByTime(lengthOf('colours')));
  expect(told.current.isTold('houses')).toBe(true);
  expect(told.current.isTold('total')).toBe(false);
  for (const beat of beatsOf(true).slice(2)) act(() => jest.advanceTimersByTime(lengthOf(beat)));
  expect(told.current.now).toBeNull();
});

test('who comes to a game that is over sees the whole account, and may be told it again', () => {
  const told = tell(false);
  expect(told.current.isTold('total')).toBe(true);
  act(() => told.current.again());
  expect(told.current.isTold('total')).toBe(false);
});

test('a key ends the telling, a held one does not', () => {
  const told = tell(true);
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  expect(told.current.isTold('total')).toBe(false);
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' })));
  expect(told.current.isTold('total')).toBe(true);
});

test('a press on the button that tells again is left to the button', () => {
  document.body.innerHTML = `<button id="${TELL_AGAIN}"></button><p></p>`;
  const told = tell(true);
  const pressOn = (element: Element | null) =>
    act(() => void element?.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  pressOn(document.querySelector('button'));
  expect(told.current.isTold('total')).toBe(false);
  pressOn(document.querySelector('p'));
  expect(told.current.isTold('total')).toBe(true);
});

test('where nothing may move, all is told at once', () => {
  useMotion.setState({ isStill: true });
  const told = tell(true);
  expect(told.current.isTold('total')).toBe(true);
  expect(told.current.canTellAgain).toBe(false);
});
