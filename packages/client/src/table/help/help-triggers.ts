/** Opens help tooltips by pointer and by keyboard. */
import { addKeyHandler } from '../../lib/keyboard';
import {
  type OpenTooltip,
  type TooltipController,
  addCaptureListeners,
  isInTooltip,
} from './tooltip-controller';
import { isHelpKey } from './help-key';
import { type HelpTarget, type HelpTopic, findHelpTarget } from './help-topics';

const HOVER_DELAY_MS = 700; // mouse
const MAP_HOVER_DELAY_MS = 1500; // longer: the mouse rests on the map while players think
const LONG_PRESS_MS = 550; // touch
const HIDE_DELAY_MS = 300; // enough to reach the link
const MOVE_TOLERANCE_PX = 10; // a touch that moves further is no long press

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
  for (const element of document.querySelectorAll('[data-help-topic]')) {
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

function focusElement(element: Element | null): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

// The fallback if the focused element has no help.
const findCurrentStep = () => document.querySelector('[data-help-topic][aria-current=step]');

/** Adds the listeners. `wasPressed`: the help key was pressed before. Returns a function that removes them. */
export function addKeyboardTrigger(tooltip: TooltipController, wasPressed: boolean): () => void {
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
    else if (key === 'Tab') focusElement(document.querySelector('[data-help-tooltip] a'));
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
  if (wasPressed) openHelp();
  return () => {
    removeKeyHandler();
    removeFocusListener();
  };
}

/** Adds the listeners. `early`: the last input before them. Returns a function that removes them. */
export function addPointerTrigger(tooltip: TooltipController, early: PointerEvent | null): () => void {
  let touch = { x: 0, y: 0, since: 0, hasOpened: false };
  const listeners = {
    pointermove: (event: PointerEvent) => {
      if (event.pointerType === 'touch') {
        if (Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > MOVE_TOLERANCE_PX)
          tooltip.cancel();
        return;
      }
      if (tooltip.current()?.isByKeyboard === true) return;
      if (isInTooltip(event.target)) return tooltip.cancel();
      const helpTarget = event.buttons === 0 ? findHelpTarget(event.target) : null;
      if (helpTarget === null) return tooltip.schedule(HIDE_DELAY_MS, tooltip.hide);
      tooltip.schedule(helpTarget.isOnMap ? MAP_HOVER_DELAY_MS : HOVER_DELAY_MS, () =>
        tooltip.show(helpTarget),
      );
    },
    pointerdown: (event: PointerEvent) => {
      if (isInTooltip(event.target)) return;
      tooltip.hide();
      touch = { x: event.clientX, y: event.clientY, since: event.timeStamp, hasOpened: false };
      const helpTarget = event.pointerType === 'touch' ? findHelpTarget(event.target) : null;
      if (helpTarget === null) return;
      tooltip.schedule(LONG_PRESS_MS, () => {
        touch = { ...touch, hasOpened: true };
        tooltip.show(helpTarget);
      });
    },
    pointerup: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      tooltip.cancel();
      // On a busy page, the timer can run before the pointerup of a short tap. Such a tap stays a click.
      if (!touch.hasOpened || event.timeStamp - touch.since >= LONG_PRESS_MS) return;
      touch = { ...touch, hasOpened: false };
      tooltip.hide();
    },
    pointercancel: tooltip.cancel,
    click: (event: MouseEvent) => {
      if (!touch.hasOpened || isInTooltip(event.target)) return;
      touch = { ...touch, hasOpened: false }; // the long press opened the tooltip: no click
      event.preventDefault();
      event.stopPropagation();
    },
    contextmenu: (event: MouseEvent) => {
      if (touch.hasOpened) event.preventDefault();
    },
    wheel: tooltip.hide,
  };
  if (early !== null) listeners[early.type === 'pointerdown' ? 'pointerdown' : 'pointermove'](early);
  return addCaptureListeners(listeners);
}
