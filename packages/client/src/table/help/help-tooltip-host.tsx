import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyWithMessages } from '../../i18n/lazy-with-messages';
import { addKeyboardTrigger, addPointerTrigger } from './help-triggers';
import { type OpenTooltip, createTooltipController } from './tooltip-controller';

const HelpTooltip = lazyWithMessages(
  () => import('./help-tooltip.lazy').then((module) => module.HelpTooltip),
  'help',
);

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
