/** State of the help tooltip: the open one, and the timer that opens or closes it. */
import type { HelpTarget } from './help-topics';

/** The open tooltip and how it was opened. */
export interface OpenTooltip {
  readonly target: HelpTarget;
  readonly isByKeyboard: boolean;
}

export interface TooltipController {
  readonly current: () => OpenTooltip | null;
  readonly show: (meant: HelpTarget | null, isByKeys?: boolean) => void; // null: hides it; cancels the timer
  readonly hide: () => void;
  readonly schedule: (ms: number, then: () => void) => void; // replaces the timer
  readonly cancel: () => void; // stops the timer; the tooltip stays
}

/** Creates the controller. Calls `onChange` with each change of the open tooltip. */
export function createTooltipController(onChange: (current: OpenTooltip | null) => void): TooltipController {
  let current: OpenTooltip | null = null;
  let timer = 0;
  const cancel = () => window.clearTimeout(timer);
  const show: TooltipController['show'] = (target, isByKeyboard = false) => {
    cancel();
    current = target === null ? null : { target, isByKeyboard };
    onChange(current);
  };
  return {
    current: () => current,
    show,
    hide: () => show(null),
    schedule: (ms, callback) => {
      cancel();
      timer = window.setTimeout(callback, ms);
    },
    cancel,
  };
}

export const isInTooltip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-help-tooltip]') !== null;

/** Adds window listeners in the capture phase, before all others. Returns a function that removes them. */
export function addCaptureListeners(listeners: {
  readonly [event: string]: (event: never) => void;
}): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) window.addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of entries) window.removeEventListener(name, listener, true);
  };
}
