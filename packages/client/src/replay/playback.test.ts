/** @jest-environment jsdom */
import { act, cleanup, createEvent, fireEvent, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { createReplayNavigation, useAutoplay, useReplayShortcuts, useSpeed } from './playback';

const LAST = 4;
const TURNS = [
  { move: 0, turn: 0 },
  { move: 2, turn: 1 },
];
const ROUNDS = [{ move: 0, turn: 0 }];

/** A replay of four moves with autoplay and keys, as the page has it. */
function openReplay(firstMove = 0) {
  const { result, unmount } = renderHook(() => {
    const [move, setMove] = useState(firstMove);
    const autoplay = useAutoplay(move, LAST, setMove);
    const position = { move, last: LAST, turns: TURNS, rounds: ROUNDS, goTo: setMove } as never;
    const navigation = createReplayNavigation(position, autoplay.stop);
    useReplayShortcuts(navigation, autoplay.toggle);
    return { move, navigation, ...autoplay };
  });
  return {
    unmount,
    shown: () => [result.current.move, result.current.isPlaying],
    toggle: () => act(() => result.current.toggle()),
    step: (unit: 'move' | 'turn' | 'round', way: 'previous' | 'next') =>
      act(() => result.current.navigation[unit][way]()),
    key: (key: string, options: object = {}, target: Element = document.body) =>
      fireEvent.keyDown(target, { key, ...options }),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  useSpeed.setState({ speed: 2 });
  document.body.innerHTML = '';
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('plays a move every half second and stops at the last one', () => {
  const { toggle, shown, pass } = openReplay();
  toggle();
  expect(shown()).toEqual([0, true]);
  pass(499);
  expect(shown()).toEqual([0, true]);
  for (const move of [1, 2, 3]) {
    pass(move === 1 ? 1 : 500);
    expect(shown()).toEqual([move, true]);
  }
  pass(500);
  expect(shown()).toEqual([LAST, false]);
  pass(5000);
  expect(shown()).toEqual([LAST, false]);
});

test('plays from the beginning when it is started at the last move', () => {
  const { toggle, shown, pass } = openReplay(LAST);
  toggle();
  expect(shown()).toEqual([0, true]);
  pass(500);
  expect(shown()).toEqual([1, true]);
});

test('pauses in place and goes on from there', () => {
  const { toggle, shown, pass } = openReplay();
  toggle();
  pass(500);
  toggle();
  pass(5000);
  expect(shown()).toEqual([1, false]);
  toggle();
  expect(shown()).toEqual([1, true]);
});

test('follows a new speed at once', () => {
  const { toggle, shown, pass } = openReplay();
  toggle();
  act(() => useSpeed.getState().setSpeed(10));
  pass(100);
  expect(shown()).toEqual([1, true]);
});

test('stops its timer with the page', () => {
  const { toggle, unmount } = openReplay();
  toggle();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('a step stops the autoplay', () => {
  const { toggle, step, shown, pass } = openReplay();
  toggle();
  step('move', 'next');
  pass(5000);
  expect(shown()).toEqual([1, false]);
});

test.each<readonly [string, object, number, number]>([
  ['ArrowRight', {}, 1, 2],
  ['ArrowLeft', {}, 3, 2],
  ['ArrowRight', { shiftKey: true }, 0, 2],
  ['ArrowLeft', { shiftKey: true }, 4, 2],
  [']', {}, 1, 2],
  ['[', {}, 3, 2],
  ['Home', {}, 3, 0],
  ['End', {}, 1, LAST],
  ['PageDown', {}, 1, LAST],
  ['PageUp', {}, 3, 0],
])('the key %s with %o steps from move %i to %i', (key, options, from, to) => {
  const { key: press, shown } = openReplay(from);
  press(key, options);
  expect(shown()).toEqual([to, false]);
});

test('uses up its own keys, and leaves all others to the page', () => {
  const { shown } = openReplay(1);
  const isUsed = (key: string) => {
    const event = createEvent.keyDown(document.body, { key });
    fireEvent(document.body, event);
    return event.defaultPrevented;
  };
  expect(['x', 'Enter', 'Escape', 'ArrowUp', 'Tab'].map(isUsed)).toEqual(Array(5).fill(false));
  expect(shown()).toEqual([1, false]);
  expect([' ', 'ArrowRight', 'Home', 'PageUp', ']'].map(isUsed)).toEqual(Array(5).fill(true));
});

test('the space bar starts and stops, but not on a button', () => {
  const { key, shown } = openReplay();
  key(' ');
  expect(shown()).toEqual([0, true]);
  key(' ');
  expect(shown()).toEqual([0, false]);
  const button = document.body.appendChild(document.createElement('button'));
  key(' ', {}, button);
  expect(shown()).toEqual([0, false]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'leaves keys with %o to the browser',
  (options) => {
    const { key, shown } = openReplay(1);
    key('ArrowRight', options);
    expect(shown()).toEqual([1, false]);
  },
);

test('leaves keys to text fields, dialogs and tabs, and arrow keys to the map', () => {
  const { key, shown } = openReplay(1);
  const html = '<input><dialog open><p></p></dialog><b role="tab"></b><svg><g tabindex="0"></g></svg>';
  document.body.insertAdjacentHTML('beforeend', html);
  key('ArrowRight', {}, document.querySelector('dialog p') ?? document.body);
  key('ArrowRight');
  document.querySelector('dialog')?.remove();
  for (const selector of ['input', '[role=tab]', 'svg g'])
    key('ArrowRight', {}, document.querySelector(selector) ?? document.body);
  expect(shown()).toEqual([1, false]);
  key(']', {}, document.querySelector('svg g') ?? document.body);
  expect(shown()).toEqual([2, false]);
});
