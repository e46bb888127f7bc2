/**
 * Installs the hook of React's DevTools. `react-dom` connects to it when it loads, so a test imports this module before
 * everything else.
 */
export const devtoolsHook = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_renderer: number, _root: unknown): void => undefined,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
};

Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: devtoolsHook });
