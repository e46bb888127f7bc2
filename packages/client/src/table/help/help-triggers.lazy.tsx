import { useLayoutEffect, useState } from 'react';
import { lazyExtra } from '../../i18n/lazy-with-messages';
import type { EarlyInput } from './early-input';
import { addKeyboardTrigger, addPointerTrigger } from './help-triggers';
import { type OpenTooltip, createTooltipController } from './tooltip-controller';

const HelpTooltip = lazyExtra(
  () => import('./help-tooltip.lazy').then((module) => module.HelpTooltip),
  'help',
);

interface HelpTriggersProps {
  readonly takeInput: () => EarlyInput; // what came before this part was there
}

/** Shows the help tooltip of the element that is hovered, long-pressed or focused. */
export function HelpTriggers({ takeInput }: HelpTriggersProps) {
  const [openTooltip, setOpenTooltip] = useState<OpenTooltip | null>(null);
  useLayoutEffect(() => {
    const controller = createTooltipController(setOpenTooltip);
    const { hasKey, pointer } = takeInput();
    const cleanups = [
      controller.cancel,
      addPointerTrigger(controller, pointer),
      addKeyboardTrigger(controller, hasKey),
    ];
    return () => cleanups.forEach((cleanUp) => cleanUp());
  }, [takeInput]);
  if (openTooltip === null) return null;
  return <HelpTooltip {...openTooltip} />;
}
