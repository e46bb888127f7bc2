/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startLanguages } from '../../i18n/i18n';
import { Explainer } from './explainer';
import { useSingleKeys } from '../../shell/single-keys';
import { explained } from './topics';

jest.mock('./explanation.module.css', () => ({}));

function Table() {
  return (
    <>
      <button type="button" {...explained('stock')}>
        cones
      </button>
      <button type="button">else</button>
      <span aria-current="step" {...explained('step-act')} />
      <span {...explained('hero')}>hero</span>
      <span {...explained('hero')}>another hero</span>
      <svg>
        <g data-district="tower" data-press="nothing" data-look="contained" data-testid="tower" />
      </svg>
      <Explainer />
    </>
  );
}

async function atTable() {
  await startLanguages();
  jest.useFakeTimers();
  render(<Table />);
}

// jsdom has no pointer events of its own. `at`: when the person did it, in ms.
function pointer(name: string, pointerType: string, target: Element, clientX = 5, at = 0): void {
  const event = new MouseEvent(name, { bubbles: true, clientX, clientY: 5 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(target, Object.assign(event, { pointerType }));
}

const wait = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
const cones = () => screen.getByRole('button', { name: 'cones' });
const words = () => screen.queryByRole('status')?.textContent ?? null;

beforeAll(async () => {
  // jsdom lays nothing out.
  Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView: () => undefined });
  // What is fetched at the first question is here before the clock stands still.
  await Promise.all([import('./explanation'), import('../../i18n/en/explain')]);
});
afterEach(() => jest.useRealTimers());

test('a thing explains itself where the mouse rests, and is described by it', async () => {
  await atTable();
  pointer('pointermove', 'mouse', cones());
  await wait(600);
  expect(words()).toBeNull();
  await wait(200);
  expect(words()).toMatch(/^Cones beside the board/);
  expect(document.getElementById(cones().getAttribute('aria-describedby') ?? '')).not.toBeNull();
});

test('Escape closes the explanation, and so does a press', async () => {
  await atTable();
  for (const close of [
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => pointer('pointerdown', 'mouse', document.body),
  ]) {
    pointer('pointermove', 'mouse', cones());
    await wait(800);
    expect(words()).not.toBeNull();
    close();
    await wait(0);
    expect(words()).toBeNull();
  }
});

test('the question mark explains what has the focus, or else what the table asks', async () => {
  await atTable();
  cones().focus();
  fireEvent.keyDown(cones(), { key: '?' });
  await wait(0);
  expect(words()).toMatch(/^Cones beside the board/);
  screen.getByRole('button', { name: 'else' }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: '?' });
  await wait(0);
  expect(words()).toMatch(/four actions/);
});

test('a finger that is held asks and does not press; one that moves does neither', async () => {
  await atTable();
  const pressed = jest.fn();
  cones().addEventListener('click', pressed);
  pointer('pointerdown', 'touch', cones());
  pointer('pointermove', 'touch', cones(), 40);
  await wait(800);
  expect(words()).toBeNull();
  pointer('pointerdown', 'touch', cones());
  await wait(800);
  expect(words()).toMatch(/^Cones/);
  fireEvent.click(cones());
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(cones());
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a short tap is a press, though a busy page handles its end after the time of a hold', async () => {
  await atTable();
  const pressed = jest.fn();
  cones().addEventListener('click', pressed);
  pointer('pointerdown', 'touch', cones(), 5, 100);
  await wait(800);
  pointer('pointerup', 'touch', cones(), 5, 180);
  await wait(0);
  expect(words()).toBeNull();
  fireEvent.click(cones());
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a district tells the state of its fire, later than other things', async () => {
  await atTable();
  pointer('pointermove', 'mouse', screen.getByTestId('tower'));
  await wait(1000);
  expect(words()).toBeNull();
  await wait(600);
  expect(words()).toMatch(/^Contained/);
});

const press = async (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await wait(0);
};

test('from what keys asked the arrows lead through one of each thing and round again, the focus stays', async () => {
  await atTable();
  cones().focus();
  await press('?');
  const told: (string | undefined)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await press('ArrowRight');
    told.push(words()?.slice(0, 13));
  }
  expect(told).toEqual(['Then take fou', 'The Hero of L', 'Cones beside ']);
  await press('ArrowLeft');
  expect(words()).toMatch(/^The Hero of London/);
  expect(screen.getByText('hero').hasAttribute('data-explained')).toBe(true);
  expect(document.activeElement).toBe(cones());
});

test('Tab leads to the rule, and Escape back to where the focus was, letting nothing go at the table', async () => {
  await atTable();
  const heard = jest.fn();
  window.addEventListener('keydown', heard);
  cones().focus();
  await press('F1');
  await press('Tab');
  expect(document.activeElement).toBe(screen.getByRole('link'));
  await press('Escape');
  expect(document.activeElement).toBe(cones());
  expect(words()).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener('keydown', heard);
});

test('on the map the explanation goes with the focus', async () => {
  await atTable();
  const tower = screen.getByTestId('tower');
  tower.tabIndex = 0;
  tower.focus();
  await press('?');
  expect(words()).toMatch(/^Contained/);
  await press('ArrowUp');
  expect(words()).toMatch(/^Contained/);
  act(() => cones().focus());
  await wait(0);
  expect(words()).toMatch(/^Cones/);
});

test('with single keys switched off, F1 still asks', async () => {
  await atTable();
  useSingleKeys.getState().turn(false);
  cones().focus();
  await press('?');
  expect(words()).toBeNull();
  await press('F1');
  expect(words()).toMatch(/^Cones/);
  useSingleKeys.getState().turn(true);
});
