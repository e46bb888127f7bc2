/** @jest-environment jsdom */
import type { useSoundSetting as Choice } from './sound-setting';

/** Loads the setting as a newly opened page does. */
function openPage(isPhone: boolean) {
  jest.resetModules();
  window.matchMedia = ((query: string) => ({ matches: isPhone && query === '(pointer: coarse)' })) as never;
  return jest.requireActual<{ readonly useSoundSetting: typeof Choice }>('./sound-setting').useSoundSetting;
}

afterEach(() => window.localStorage.clear());

test('is off by default on phones, and on elsewhere', () => {
  expect(openPage(true).getState().isOn).toBe(false);
  expect(openPage(false).getState().isOn).toBe(true);
});

test('stores the setting for the next visit', () => {
  openPage(true).getState().setVolume(0.3);
  expect(openPage(true).getState()).toMatchObject({ isOn: true, volume: 0.3 });
  openPage(false).getState().setOn(false);
  expect(openPage(false).getState()).toMatchObject({ isOn: false, volume: 0.3 });
});

test('is off when the volume is zero', () => {
  const choice = openPage(false);
  choice.getState().setVolume(0);
  expect(choice.getState().isOn).toBe(false);
});

test('turns on at the default volume after the volume was zero', () => {
  const choice = openPage(false);
  choice.getState().setVolume(0);
  choice.getState().setOn(true);
  expect(choice.getState()).toMatchObject({ isOn: true, volume: 0.6 });
});

test('is off on a shared screen until the user turns it on', () => {
  const choice = openPage(false);
  choice.getState().muteSharedScreen();
  expect(choice.getState().isOn).toBe(false);
  choice.getState().setOn(true);
  choice.getState().muteSharedScreen();
  expect(choice.getState().isOn).toBe(true);
  openPage(false).getState().setOn(true);
  const again = openPage(false);
  again.getState().muteSharedScreen();
  expect(again.getState().isOn).toBe(true);
});

test('a phone vibrates until it is switched off, and a computer never does', () => {
  const vibrate = jest.fn();
  Object.assign(window.navigator, { vibrate });
  const vibrateOn = (isPhone: boolean) => {
    openPage(isPhone);
    jest.requireActual<{ readonly vibrateForTurn: () => void }>('./sound-setting').vibrateForTurn();
  };
  vibrateOn(false);
  expect(vibrate).not.toHaveBeenCalled();
  vibrateOn(true);
  expect(vibrate).toHaveBeenCalledTimes(1);
  openPage(true).getState().setVibration(false);
  vibrateOn(true);
  expect(vibrate).toHaveBeenCalledTimes(1);
});
