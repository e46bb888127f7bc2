import type { ComponentType } from 'react';
import { type LazyComponent, lazyWithRetry } from '../lib/lazy-with-retry';
import { loadMessages } from './i18n';
import type { MessageBundleName } from './loaders';

/** Works like `lazyWithRetry` for a component that shows messages. Loads their bundles at the same time. */
export const lazyWithMessages = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...bundles: readonly MessageBundleName[]
): LazyComponent<P> =>
  lazyWithRetry(() => Promise.all([load(), ...bundles.map(loadMessages)]).then(([component]) => component));
