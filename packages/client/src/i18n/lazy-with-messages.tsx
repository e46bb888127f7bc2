import { type ComponentType, type FunctionComponent, Suspense } from 'react';
import { type LazyComponent, lazyWithRetry } from '../lib/lazy-with-retry';
import { loadMessages } from './i18n';
import type { MessageBundleName } from './loaders';

/** Works like `lazyWithRetry` for a component that shows messages. Loads their bundles at the same time. */
export const lazyWithMessages = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...bundles: readonly MessageBundleName[]
): LazyComponent<P> =>
  lazyWithRetry(() => Promise.all([load(), ...bundles.map(loadMessages)]).then(([component]) => component));

/** Works like `lazyWithMessages` for a part in whose place nothing stands until its code has loaded. */
export function lazyExtra<P extends object>(
  ...parameters: Parameters<typeof lazyWithMessages<P>>
): FunctionComponent<P> {
  const Part = lazyWithMessages(...parameters);
  return function LazyExtra(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
