/** @jest-environment jsdom */
import type { useSoundChoice as Choice } from './sound-choice';

/** The choice as a page finds it that is opened now. */
function opened(isPhone: boolean) {
  jest.resetModules();
  window.matchMedia = ((query: string) => ({ matches: isPhone && query === '(pointer: coarse)' })) as never;
  return jest.requireActual<{ readonly useSoundChoice: typeof Choice }>('./sound-choice').useSoundChoice;
}

afterEach(() => window.localStorage.clear());

test('a phone is silent until somebody asks for sound, anything else is not', () => {
  expect(opened(true).getState().isOn).toBe(false);
  expect(opened(false).getState().isOn).toBe(true);
});

test('what was chosen is kept for the next visit', () => {
  opened(true).getState().setVolume(0.3);
  expect(opened(true).getState()).toMatchObject({ isOn: true, volume: 0.3 });
  opened(false).getState().turn(false);
  expect(opened(false).getState()).toMatchObject({ isOn: false, volume: 0.3 });
});

test('no volume is no sound', () => {
  const choice = opened(false);
  choice.getState().setVolume(0);
  expect(choice.getState().isOn).toBe(false);
});
