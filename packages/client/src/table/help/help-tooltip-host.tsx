import { Suspense, useLayoutEffect, useState } from 'react';
import { loadMessages } from '../../i18n/i18n';
import { addKeyboardTrigger, addPointerTrigger } from './help-triggers';
import type { OpenTooltip } from './tooltip-controller';
import { createTooltipController } from './tooltip-controller';
import { lazyWithRetry } from '../../lib/lazy-with-retry';

const HelpTooltip = lazyWithRetry(async () => {
  const [tooltipModule] = await Promise.all([import('./help-tooltip.lazy'), loadMessages('help')]);
  return { default: tooltipModule.HelpTooltip };
});

/** Shows the help tooltip of the element that is hovered, long-pressed or focused. */
export function HelpTooltipHost() {
  const [openTooltip, setOpenTooltip] = useState<OpenTooltip | null>(null);
  // A layout effect: the listeners exist before the user can see the table.
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
