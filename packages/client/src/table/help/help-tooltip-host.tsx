import { Suspense, useLayoutEffect, useState } from 'react';
import { loadMessages } from '../../i18n/i18n';
import { addKeyboardTrigger } from './keyboard-trigger';
import { addPointerTrigger } from './pointer-trigger';
import type { OpenTooltip } from './tooltip-controller';
import { createTooltipController } from './tooltip-controller';
import { lazyWithRetry } from '../../lib/lazy-with-retry';

const HelpTooltip = lazyWithRetry(async () => {
  const [tooltipModule] = await Promise.all([import('./help-tooltip'), loadMessages('explain')]);
  return { default: tooltipModule.HelpTooltip };
});

/** Shows the explanation of the element under the mouse, a finger or the focus. */
export function HelpTooltipHost() {
  const [openTooltip, setOpenTooltip] = useState<OpenTooltip | null>(null);
  // Before the paint, so that the listeners are there as soon as the table can be seen.
  useLayoutEffect(() => {
    const controller = createTooltipController(setOpenTooltip);
    const cleanups = [controller.cancel, addPointerTrigger(controller), addKeyboardTrigger(controller)];
    return () => cleanups.forEach((cleanUp) => cleanUp());
  }, []);
  if (openTooltip === null) return null;
  return (
    <Suspense fallback={null}>
      <HelpTooltip {...openTooltip} />
    </Suspense>
  );
}
