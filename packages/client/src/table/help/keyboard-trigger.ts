/**
 * Opens help tooltips by keyboard. `?` or F1 opens the tooltip of the focused element, and arrow keys open the next
 * one. Tab focuses the link to the rule, Escape restores the focus.
 *
 * Elements with help therefore need no tab stops.
 */
import { addKeyHandler, isTyping, isShortcutAllowed } from '../../lib/keyboard';
import type { OpenTooltip, TooltipController } from './tooltip-controller';
import { addCaptureListeners, isInTooltip } from './tooltip-controller';
import type { HelpTarget, HelpTopic } from './help-topics';
import { findHelpTarget } from './help-topics';

// Arrow-key navigation between elements with help, so that they need no tab stops.

const ARROW_STEPS: { readonly [key: string]: 1 | -1 | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Returns true for the keys that open another element's tooltip. */
const isArrowKey = (key: string): boolean => ARROW_STEPS[key] !== undefined;

/**
 * Returns the visible elements with help in document order, one for each topic. The current element represents its
 * topic.
 */
function findVisibleTargets(current: HelpTarget): readonly HelpTarget[] {
  const byTopic = new Map<HelpTopic, HelpTarget>();
  for (const element of document.querySelectorAll('[data-explain]')) {
    const helpTarget = findHelpTarget(element);
    if (helpTarget === null || !element.checkVisibility()) continue;
    if (!byTopic.has(helpTarget.topic) || element === current.element)
      byTopic.set(helpTarget.topic, helpTarget);
  }
  return [...byTopic.values()];
}

/** Returns the target that an arrow key leads to. Wraps around at both ends. */
function getNextTarget(current: HelpTarget, key: string): HelpTarget {
  const targets = findVisibleTargets(current);
  const index = targets.findIndex(({ topic }) => topic === current.topic);
  const step = ARROW_STEPS[key] ?? 0;
  const startIndex = index < 0 && step < 0 ? 0 : index;
  return targets.at((startIndex + step) % (targets.length || 1)) ?? current;
}

const isHelpKey = (event: KeyboardEvent) =>
  (event.key === 'F1' || (event.key === '?' && isShortcutAllowed(event))) && !isTyping(event);

function focusElement(element: Element | null): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

// The fallback if the focused element has no help.
const findCurrentStep = () => document.querySelector('[data-explain][aria-current=step]');

/** Adds the listeners. Returns a function that removes them. */
export function addKeyboardTrigger(tooltip: TooltipController): () => void {
  let previousFocus: Element | null = null; // focused when the help key was pressed

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

  /** Returns true if the tooltip handled the key. Other key handlers must then ignore it. */
  const handleOpenTooltipKey = (key: string, { target: helpTarget, isByKeyboard }: OpenTooltip): boolean => {
    if (key === 'Escape') close();
    else if (!isByKeyboard) return false;
    else if (isArrowKey(key) && !helpTarget.isOnMap) tooltip.show(getNextTarget(helpTarget, key), true);
    else if (key === 'Tab' && isInTooltip(document.activeElement)) close();
    else if (key === 'Tab') focusElement(document.querySelector('[data-explanation] a'));
    else return false;
    return true;
  };

  const removeKeyHandler = addKeyHandler('help', (event) => {
    const openTooltip = tooltip.current();
    const isMapNavigation =
      openTooltip?.isByKeyboard === true && openTooltip.target.isOnMap && isArrowKey(event.key);
    if (isHelpKey(event)) openHelp();
    else if (openTooltip === null || !handleOpenTooltipKey(event.key, openTooltip)) {
      const canStayOpen = isInTooltip(event.target) || event.key === 'Tab' || event.key === 'Shift';
      if (!canStayOpen && !isMapNavigation) tooltip.hide();
      return false;
    }
    event.stopPropagation(); // the focused element must not handle the key
    return true;
  });
  const removeFocusListener = addCaptureListeners({
    // On the map, arrow keys move the focus between districts, and the tooltip follows the focus.
    focusin: ({ target }: FocusEvent) => {
      const openTooltip = tooltip.current();
      if (openTooltip?.isByKeyboard !== true || !openTooltip.target.isOnMap || isInTooltip(target)) return;
      tooltip.show(findHelpTarget(target), true);
    },
  });
  return () => {
    removeKeyHandler();
    removeFocusListener();
  };
}
