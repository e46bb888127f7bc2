import { act } from '@testing-library/react';

/** Puts the tab of a test in the foreground or the background. */
export function setVisibility(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
