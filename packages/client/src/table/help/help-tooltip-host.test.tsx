/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { initI18n } from '../../i18n/i18n';
import { useShortcutSetting } from '../../lib/keyboard';
import { HelpTooltipHost } from './help-tooltip-host';
import { helpProps } from './help-props';

function TestTable() {
  return (
    <>
      <button type="button" {...helpProps('stock')}>
        cones
      </button>
      <button type="button">else</button>
      <span aria-current="step" {...helpProps('step-act')} />
      <span {...helpProps('hero')}>hero</span>
      <span {...helpProps('hero')}>another hero</span>
      <svg>
        <g
          {...{ 'data-district': 'tower', 'data-press-effect': 'none', 'data-appearance': 'contained' }}
          aria-label="The Tower, 3 red houses, your objective"
          data-testid="tower"
        />
      </svg>
      <HelpTooltipHost />
    </>
  );
}

async function renderTable() {
  await initI18n();
  jest.useFakeTimers();
  render(<TestTable />);
  await advanceTime(0); // the listeners load
}

// jsdom has no PointerEvent. `timeStamp`: when the input occurred, in ms.
function pointer(name: string, pointerType: string, target: Element, clientX = 5, timeStamp = 0): void {
  const event = new MouseEvent(name, { bubbles: true, clientX, clientY: 5 });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(target, Object.assign(event, { pointerType }));
}

const advanceTime = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
const conesButton = () => screen.getByRole('button', { name: 'cones' });
const tooltipText = () => screen.queryByRole('status')?.textContent ?? null;

beforeAll(async () => {
  // jsdom has no layout.
  Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView: () => undefined });
  // Load the lazy modules before the fake timers start.
  await Promise.all([
    import('./help-triggers.lazy'),
    import('./help-tooltip.lazy'),
    import('../../i18n/locales/en/help'),
  ]);
});
afterEach(() => jest.useRealTimers());

test('opens the tooltip on hover and describes the element by it', async () => {
  await renderTable();
  pointer('pointermove', 'mouse', conesButton());
  await advanceTime(600);
  expect(tooltipText()).toBeNull();
  await advanceTime(200);
  expect(tooltipText()).toMatch(/^Cones beside the board/);
  expect(document.getElementById(conesButton().getAttribute('aria-describedby') ?? '')).not.toBeNull();
});

test('closes the tooltip on Escape and on a press', async () => {
  await renderTable();
  for (const close of [
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => pointer('pointerdown', 'mouse', document.body),
  ]) {
    pointer('pointermove', 'mouse', conesButton());
    await advanceTime(800);
    expect(tooltipText()).not.toBeNull();
    close();
    await advanceTime(0);
    expect(tooltipText()).toBeNull();
  }
});

test('explains the focused element on the question mark, or else the current step', async () => {
  await renderTable();
  conesButton().focus();
  fireEvent.keyDown(conesButton(), { key: '?' });
  await advanceTime(0);
  expect(tooltipText()).toMatch(/^Cones beside the board/);
  screen.getByRole('button', { name: 'else' }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: '?' });
  await advanceTime(0);
  expect(tooltipText()).toMatch(/four actions/);
});

test('explains the focused element on a help key that is pressed before the listeners are loaded', async () => {
  await initI18n();
  jest.useFakeTimers();
  render(<TestTable />);
  conesButton().focus();
  expect(fireEvent.keyDown(conesButton(), { key: '?' })).toBe(false);
  expect(tooltipText()).toBeNull();
  await advanceTime(0);
  expect(tooltipText()).toMatch(/^Cones beside the board/);
});

test('opens the tooltip and suppresses the click on a long press, but not after a move', async () => {
  await renderTable();
  const pressed = jest.fn();
  conesButton().addEventListener('click', pressed);
  pointer('pointerdown', 'touch', conesButton());
  pointer('pointermove', 'touch', conesButton(), 40);
  await advanceTime(800);
  expect(tooltipText()).toBeNull();
  pointer('pointerdown', 'touch', conesButton());
  await advanceTime(800);
  expect(tooltipText()).toMatch(/^Cones/);
  fireEvent.click(conesButton());
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(conesButton());
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('keeps a short tap a click when a busy page handles pointerup late', async () => {
  await renderTable();
  const pressed = jest.fn();
  conesButton().addEventListener('click', pressed);
  pointer('pointerdown', 'touch', conesButton(), 5, 100);
  await advanceTime(800);
  pointer('pointerup', 'touch', conesButton(), 5, 180);
  await advanceTime(0);
  expect(tooltipText()).toBeNull();
  fireEvent.click(conesButton());
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('explains the fire of a district after a longer hover than elsewhere', async () => {
  await renderTable();
  pointer('pointermove', 'mouse', screen.getByTestId('tower'));
  await advanceTime(1000);
  expect(tooltipText()).toBeNull();
  await advanceTime(600);
  expect(tooltipText()).toMatch(/^Contained/);
  const district = screen.getByTestId('help-tooltip-district');
  expect(district.textContent).toBe('The Tower, 3 red houses, your objective');
  expect(district.querySelector('b')?.textContent).toBe('The Tower');
});

const pressKey = async (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await advanceTime(0);
};

test('moves through one element of each topic on arrow keys, wraps around and keeps the focus', async () => {
  await renderTable();
  conesButton().focus();
  await pressKey('?');
  const told: (string | undefined)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await pressKey('ArrowRight');
    told.push(tooltipText()?.slice(0, 13));
  }
  expect(told).toEqual(['Then take fou', 'The Hero of L', 'Cones beside ']);
  await pressKey('ArrowLeft');
  expect(tooltipText()).toMatch(/^The Hero of London/);
  expect(screen.getByText('hero').hasAttribute('data-help-target')).toBe(true);
  expect(document.activeElement).toBe(conesButton());
});

test('focuses the rule link on Tab and restores the focus on Escape, without other key handlers', async () => {
  await renderTable();
  const heard = jest.fn();
  window.addEventListener('keydown', heard);
  conesButton().focus();
  await pressKey('F1');
  await pressKey('Tab');
  expect(document.activeElement).toBe(screen.getByRole('link'));
  await pressKey('Escape');
  expect(document.activeElement).toBe(conesButton());
  expect(tooltipText()).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener('keydown', heard);
});

test('follows the focus on the map', async () => {
  await renderTable();
  const tower = screen.getByTestId('tower');
  tower.tabIndex = 0;
  tower.focus();
  await pressKey('?');
  expect(tooltipText()).toMatch(/^Contained/);
  await pressKey('ArrowUp');
  expect(tooltipText()).toMatch(/^Contained/);
  act(() => conesButton().focus());
  await advanceTime(0);
  expect(tooltipText()).toMatch(/^Cones/);
});

test('opens on F1 when single-key shortcuts are off', async () => {
  await renderTable();
  useShortcutSetting.getState().setOn(false);
  conesButton().focus();
  await pressKey('?');
  expect(tooltipText()).toBeNull();
  await pressKey('F1');
  expect(tooltipText()).toMatch(/^Cones/);
  useShortcutSetting.getState().setOn(true);
});
