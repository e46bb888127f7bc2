/** @jest-environment jsdom */
import type { useSoundSetting as Choice } from './sound-setting';

/** The choice as a page finds it that is opened now. */
function openPage(isPhone: boolean) {
  jest.resetModules();
  window.matchMedia = ((query: string) => ({ matches: isPhone && query === '(pointer: coarse)' })) as never;
  return jest.requireActual<{ readonly useSoundSetting: typeof Choice }>('./sound-setting').useSoundSetting;
}

afterEach(() => window.localStorage.clear());

test('a phone is silent until somebody asks for sound, anything else is not', () => {
  expect(openPage(true).getState().isOn).toBe(false);
  expect(openPage(false).getState().isOn).toBe(true);
});

test('what was chosen is kept for the next visit', () => {
  openPage(true).getState().setVolume(0.3);
  expect(openPage(true).getState()).toMatchObject({ isOn: true, volume: 0.3 });
  openPage(false).getState().setOn(false);
  expect(openPage(false).getState()).toMatchObject({ isOn: false, volume: 0.3 });
});

test('no volume is no sound', () => {
  const choice = openPage(false);
  choice.getState().setVolume(0);
  expect(choice.getState().isOn).toBe(false);
});
