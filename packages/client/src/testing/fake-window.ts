/** The parts of the browser that a reload needs. jsdom has no navigation. */

export interface FakeWindow {
  readonly reload: jest.Mock;
  readonly replace: jest.Mock<unknown, [url: URL]>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Sets `window` of a test in Node, until the test of Jest ends. `href`: the address of the page. */
export function setFakeWindow(href = 'http://localhost/t/testtab222'): FakeWindow {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const [reload, replace] = [jest.fn(), jest.fn<unknown, [url: URL]>()];
  Object.assign(globalThis, { window: { sessionStorage, location: { href, reload, replace } } });
  return { reload, replace, sessionStorage };
}

export function removeFakeWindow(): void {
  Reflect.deleteProperty(globalThis, 'window');
}
