/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { act, cleanup, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { useMotionSetting } from '../lib/reduced-motion';
import { DemoReplay } from './demo-replay.lazy';

// jsdom lacks it, and the deal needs it for hashing.
Object.assign(globalThis, { TextEncoder });

const SEVERAL_FRAMES_MS = 5000;

let visibility: DocumentVisibilityState = 'visible';

beforeAll(async () => {
  globalThis.structuredClone = <T,>(value: T): T => deserialize(serialize(value)) as T; // jsdom has none
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  await initI18n();
  await Promise.all([loadMessages('table'), loadMessages('lobbyLists')]);
});
beforeEach(() => {
  visibility = 'visible';
  useMotionSetting.setState({ isReduced: false });
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const setVisibility = (state: DocumentVisibilityState) =>
  act(() => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });
const advance = () => act(() => jest.advanceTimersByTime(SEVERAL_FRAMES_MS));
const picture = () => screen.getByTestId('city-map').innerHTML;

test('plays the game, and stands still while it is paused', () => {
  render(<DemoReplay />);
  const first = picture();
  advance();
  const second = picture();
  expect(second).not.toBe(first);
  act(() => screen.getByTestId('preview-pause').click());
  advance();
  expect(picture()).toBe(second);
  act(() => screen.getByTestId('preview-pause').click());
  advance();
  expect(picture()).not.toBe(second);
});

test('stands still in a hidden tab', () => {
  render(<DemoReplay />);
  const first = picture();
  setVisibility('hidden');
  advance();
  expect(picture()).toBe(first);
  setVisibility('visible');
  advance();
  expect(picture()).not.toBe(first);
});

test('is a still picture without a control under reduced motion', () => {
  useMotionSetting.setState({ isReduced: true });
  render(<DemoReplay />);
  const first = picture();
  advance();
  expect(picture()).toBe(first);
  expect(screen.queryByTestId('preview-pause')).toBeNull();
});
