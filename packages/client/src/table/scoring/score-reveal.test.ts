/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import '../../testing/match-media';
import { useMotionSetting } from '../../lib/reduced-motion';
import { getRevealSteps, getScoreStepDuration } from './score-rows';
import { REPLAY_BUTTON_ID, useScoreReveal } from './score-reveal';

beforeAll(() => jest.useFakeTimers());
afterEach(() => useMotionSetting.setState({ isReduced: false }));

const renderReveal = (sawGameEnd: boolean) => renderHook(() => useScoreReveal(true, sawGameEnd)).result;

test('END-2: reveals the score row by row when the page saw the game end', () => {
  const told = renderReveal(true);
  expect(told.current.isRevealed('start')).toBe(true);
  expect(told.current.isRevealed('houses')).toBe(false);
  act(() => jest.advanceTimersByTime(getScoreStepDuration('start')));
  act(() => jest.advanceTimersByTime(getScoreStepDuration('colours')));
  expect(told.current.isRevealed('houses')).toBe(true);
  expect(told.current.isRevealed('total')).toBe(false);
  for (const beat of getRevealSteps(true).slice(2))
    act(() => jest.advanceTimersByTime(getScoreStepDuration(beat)));
  expect(told.current.current).toBeNull();
});

test('shows the whole score after the game, with the option to replay the reveal', () => {
  const told = renderReveal(false);
  expect(told.current.isRevealed('total')).toBe(true);
  act(() => told.current.restart());
  expect(told.current.isRevealed('total')).toBe(false);
});

test('ends the reveal on a key, but not on a modifier key', () => {
  const told = renderReveal(true);
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  expect(told.current.isRevealed('total')).toBe(false);
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' })));
  expect(told.current.isRevealed('total')).toBe(true);
});

test('leaves presses on the replay button to the button', () => {
  document.body.innerHTML = `<button id="${REPLAY_BUTTON_ID}"></button><p></p>`;
  const told = renderReveal(true);
  const pressOn = (element: Element | null) =>
    act(() => void element?.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  pressOn(document.querySelector('button'));
  expect(told.current.isRevealed('total')).toBe(false);
  pressOn(document.querySelector('p'));
  expect(told.current.isRevealed('total')).toBe(true);
});

test('reveals everything at once when motion is reduced', () => {
  useMotionSetting.setState({ isReduced: true });
  const told = renderReveal(true);
  expect(told.current.isRevealed('total')).toBe(true);
  expect(told.current.canReplay).toBe(false);
});
