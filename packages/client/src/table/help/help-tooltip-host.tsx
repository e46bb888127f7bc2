import { useLayoutEffect, useState } from 'react';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { Delayed } from '../../ui/delayed';
import { watchEarlyInput } from './early-input';

const HelpTriggers = lazyWithRetry(() =>
  import('./help-triggers.lazy').then((module) => module.HelpTriggers),
);

/** The help of the table. Its listeners load after the first paint, and take the input that came before. */
export function HelpTooltipHost() {
  const [early] = useState(watchEarlyInput);
  // A layout effect: the page keeps input as soon as the user can see the table.
  useLayoutEffect(() => early.start(), [early]);
  return (
    <Delayed delayMs={0}>
      <HelpTriggers takeInput={early.take} />
    </Delayed>
  );
}
