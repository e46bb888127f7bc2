/** Opens help tooltips by mouse hover and by long press. */
import type { TooltipController } from './tooltip-controller';
import { addCaptureListeners, isInTooltip } from './tooltip-controller';
import { findHelpTarget } from './help-topics';

const HOVER_DELAY_MS = 700; // mouse
const MAP_HOVER_DELAY_MS = 1500; // longer: the mouse rests on the map while players think
const LONG_PRESS_MS = 550; // touch
const HIDE_DELAY_MS = 300; // enough to reach the link
const MOVE_TOLERANCE_PX = 10; // a touch that moves further is no long press

/** Adds the listeners. Returns a function that removes them. */
export function addPointerTrigger(tooltip: TooltipController): () => void {
  let touch = { x: 0, y: 0, since: 0, hasOpened: false };
  return addCaptureListeners({
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
  });
}
