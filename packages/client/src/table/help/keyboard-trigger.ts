/**
 * Explanations by keyboard: `?` or F1 at the focus, then the arrows lead on to other things, Tab to the rule
 * and Escape back to where the focus was. So what takes no focus explains itself without a stop of Tab.
 */
import { isShortcutAllowed } from '../../lib/shortcut-setting';
import type { OpenTooltip, TooltipController } from './tooltip-controller';
import { addCaptureListeners, isInTooltip } from './tooltip-controller';
import { findHelpTarget } from './help-topics';
import { isArrowKey, getNextTarget } from './help-navigation';

const isTextInput = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select');

const isHelpKey = (event: KeyboardEvent) =>
  (event.key === 'F1' || (event.key === '?' && isShortcutAllowed(event))) && !isTextInput(event.target);

function focusElement(element: Element | null): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

// With the focus on nothing that explains itself, what the table asks now is explained.
const findCurrentStep = () => document.querySelector('[data-explain][aria-current=step]');

/** Answers the way to stop listening. */
export function addKeyboardTrigger(tooltip: TooltipController): () => void {
  let previousFocus: Element | null = null; // what had the focus when keys asked

  const close = () => {
    if (isInTooltip(document.activeElement)) focusElement(previousFocus);
    tooltip.hide();
  };

  const openHelp = () => {
    const focused = document.activeElement;
    if (isInTooltip(focused)) return;
    previousFocus = focused;
    tooltip.show(findHelpTarget(focused) ?? findHelpTarget(findCurrentStep()), true);
  };

  /** Whether the key meant the explanation, and nothing else of the page. */
  const handleOpenTooltipKey = (key: string, { target: helpTarget, isByKeyboard }: OpenTooltip): boolean => {
    if (key === 'Escape') close();
    else if (!isByKeyboard) return false;
    else if (isArrowKey(key) && !helpTarget.isOnMap) tooltip.show(getNextTarget(helpTarget, key), true);
    else if (key === 'Tab' && isInTooltip(document.activeElement)) close();
    else if (key === 'Tab') focusElement(document.querySelector('[data-explanation] a'));
    else return false;
    return true;
  };

  return addCaptureListeners({
    keydown: (event: KeyboardEvent) => {
      const openTooltip = tooltip.current();
      const isMapNavigation =
        openTooltip?.isByKeyboard === true && openTooltip.target.isOnMap && isArrowKey(event.key);
      if (isHelpKey(event)) openHelp();
      else if (openTooltip === null || !handleOpenTooltipKey(event.key, openTooltip)) {
        const canStayOpen = isInTooltip(event.target) || event.key === 'Tab' || event.key === 'Shift';
        if (!canStayOpen && !isMapNavigation) tooltip.hide();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
    // On the map the arrows go from district to district as ever, and the explanation goes along.
    focusin: ({ target }: FocusEvent) => {
      const openTooltip = tooltip.current();
      if (openTooltip?.isByKeyboard !== true || !openTooltip.target.isOnMap || isInTooltip(target)) return;
      tooltip.show(findHelpTarget(target), true);
    },
  });
}
