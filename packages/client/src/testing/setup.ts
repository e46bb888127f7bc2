/** Setup that runs before each test file of the client. */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { EVENT_DEADLINE_MS } from '@great-fire/testkit/deadlines';
import type * as TestingLibrary from '@testing-library/dom';

if (typeof document !== 'undefined') {
  const library = jest.requireActual<typeof TestingLibrary>('@testing-library/dom'); // not needed without a page
  // The default of 1 s for waitFor and findBy fails on a busy machine.
  library.configure({ asyncUtilTimeout: EVENT_DEADLINE_MS });
  printPageOnce(library);
  addBrowserApis();
}

/**
 * While waitFor waits, the error of each attempt comes without the page, which takes longer to print than to render.
 * When the time is over, waitFor adds the page to the last error itself.
 */
function printPageOnce({ configure, getConfig }: typeof TestingLibrary): void {
  const { getElementError: printPage } = getConfig();
  const currentConfig = (): TestingLibrary.Config & { _disableExpensiveErrorDiagnostics?: boolean } =>
    getConfig();
  configure({
    getElementError(message, container) {
      if (message === null || !currentConfig()._disableExpensiveErrorDiagnostics)
        return printPage(message, container);
      const error = new Error(message);
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}

/** Adds APIs of browsers that jsdom lacks. The window is as wide as a desktop. */
function addBrowserApis(): void {
  const observer = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Object.assign(globalThis, {
    TextEncoder,
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
    ResizeObserver: observer,
    PerformanceObserver: observer,
    matchMedia: (query: string) => ({
      matches: query === '(min-width: 1024px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  Object.assign(performance, { mark: () => undefined, clearMarks: () => undefined });
  HTMLDialogElement.prototype.showModal ??= function showModal(): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(): void {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
