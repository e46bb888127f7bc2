/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { anchor } from '../lib/anchors';
import { useKeyScope } from '../lib/keyboard';
import { elementAt } from '../testing/layout';
import { useFocusTarget, useInputLock, useRingClip, useTargetRect } from './use-step-target';

const onDone = jest.fn();
const onPress = jest.fn();
const tableKeys: string[] = [];
const TARGETS = ['confirm'] as const;
const MAP_TARGET = 'district-temple';

/** A table that the tutorial locks up to one control. */
function LockedTable({
  target,
  isDisabled = false,
}: {
  target: 'confirm' | typeof MAP_TARGET;
  isDisabled?: boolean;
}) {
  useInputLock(target, onDone);
  useFocusTarget('confirm', useTargetRect(TARGETS));
  useKeyScope('table', ({ key }) => {
    tableKeys.push(key);
    return false;
  });
  return (
    <>
      <header>
        <button type="button" onClick={() => void onPress('menu')}>
          menu
        </button>
      </header>
      <main>
        <button
          type="button"
          {...anchor('confirm')}
          disabled={isDisabled}
          onClick={() => void onPress('confirm')}
        >
          confirm
        </button>
        <button type="button" onClick={() => void onPress('end')}>
          end
        </button>
        <svg>
          <g
            role="button"
            aria-label="temple"
            tabIndex={0}
            {...anchor(MAP_TARGET)}
            onClick={() => void onPress('map')}
          ></g>
        </svg>
        <p>a text</p>
      </main>
    </>
  );
}

let width = 100;
beforeAll(() => {
  // jsdom has no layout.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(10, 20, width, 40));
});
beforeEach(() => {
  width = 100;
  tableKeys.length = 0;
  jest.clearAllMocks();
});
afterEach(cleanup);
afterAll(() => jest.restoreAllMocks());

const button = (name: string) => screen.getByRole('button', { name });
/** Returns whether the key had its effect in the browser and in the table. */
const pressKey = (name: string, key: string): boolean => {
  const before = tableKeys.length;
  const isFree = fireEvent.keyDown(button(name), { key });
  expect(tableKeys.length > before).toBe(isFree);
  return isFree;
};

test('lets the target through, which ends the step, and holds every other control of the table', () => {
  render(<LockedTable target="confirm" />);
  expect(fireEvent.click(button('end'))).toBe(false);
  expect(fireEvent.click(button('temple'))).toBe(false);
  expect([onPress.mock.calls, onDone.mock.calls]).toEqual([[], []]);
  fireEvent.click(screen.getByText('a text'));
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(button('confirm'));
  expect([onPress.mock.calls, onDone.mock.calls]).toEqual([[['confirm']], [[]]]);
});

test('leaves the bar of the page alone', () => {
  render(<LockedTable target="confirm" />);
  fireEvent.click(button('menu'));
  expect([onPress.mock.calls, onDone.mock.calls]).toEqual([[['menu']], []]);
  expect(pressKey('menu', 'Enter')).toBe(true);
  expect(pressKey('menu', '1')).toBe(true);
});

test('holds the shortcuts of the table, which need no focus', () => {
  render(<LockedTable target="confirm" />);
  for (const key of ['1', '9', 'n', 'N', 'u', 'U', 'm', 'e', 'k', 'Escape', 'Enter'])
    expect([key, pressKey('end', key)]).toEqual([key, false]);
  for (const key of ['Tab', 'ArrowLeft', '[', '?']) expect([key, pressKey('end', key)]).toEqual([key, true]);
  expect(pressKey('end', ' ')).toBe(false);
});

test('a key presses the target: a button by its click, a district of the map at once', () => {
  const { rerender } = render(<LockedTable target="confirm" />);
  expect(pressKey('confirm', 'Enter')).toBe(true);
  expect(pressKey('confirm', ' ')).toBe(true);
  expect(pressKey('confirm', '1')).toBe(false);
  expect(onDone).not.toHaveBeenCalled(); // the browser sends the click
  rerender(<LockedTable target={MAP_TARGET} />);
  expect(pressKey('temple', 'Enter')).toBe(true);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('focuses the target once it can be used', () => {
  jest.useFakeTimers();
  const { rerender } = render(<LockedTable target="confirm" isDisabled />);
  expect(document.activeElement).toBe(document.body);
  rerender(<LockedTable target="confirm" />);
  act(() => jest.advanceTimersToNextFrame());
  expect(document.activeElement).toBe(button('confirm'));
  jest.useRealTimers();
});

test('cuts the verb buttons near a ring out of it, but not its target', () => {
  jest.useFakeTimers();
  const verbAt = (x: number, name: string) => {
    const button = elementAt({ x, y: 60, width: 30, height: 20 });
    button.dataset['verb'] = name;
    return button;
  };
  const ring = { current: elementAt({ x: 100, y: 50, width: 80, height: 90 }) };
  const target = verbAt(120, 'put-out');
  for (const [name, value] of Object.entries(anchor('verb-put-out-temple'))) target.setAttribute(name, value);
  const far = verbAt(50, 'contain');
  renderHook(() => useRingClip(ring, 'verb-put-out-temple'));
  expect(ring.current.style.clipPath).toBe('');
  const near = verbAt(65, 'contain');
  act(() => jest.advanceTimersToNextFrame());
  expect(ring.current.style.clipPath).toBe('path(evenodd, "M-12 -12h104v114h-104zM-35 10h30v20h-30z")');
  near.remove();
  act(() => jest.advanceTimersToNextFrame());
  expect(ring.current.style.clipPath).toBe('');
  for (const element of [ring.current, target, far]) element.remove();
  jest.useRealTimers();
});
