import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { loadMessages } from './i18n';
import type { MessageBundleName } from './loaders';

/** Works like `lazyWithRetry` for a component that shows messages. Loads their bundles at the same time. */
export const lazyWithMessages = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...bundles: readonly MessageBundleName[]
): LazyExoticComponent<ComponentType<P>> =>
  lazyWithRetry(() => Promise.all([load(), ...bundles.map(loadMessages)]).then(([component]) => component));
