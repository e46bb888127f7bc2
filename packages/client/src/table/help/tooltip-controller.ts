/** The one explanation that is shown at a time, and the wish that becomes the next. */
import type { HelpTarget } from './help-topics';

/** What is explained now, and how it was asked. */
export interface OpenTooltip {
  readonly target: HelpTarget;
  readonly isByKeyboard: boolean;
}

export interface TooltipController {
  readonly current: () => OpenTooltip | null;
  readonly show: (meant: HelpTarget | null, isByKeys?: boolean) => void; // null: nothing; forgets what was wished
  readonly hide: () => void;
  readonly schedule: (ms: number, then: () => void) => void; // instead of whatever was wished before
  readonly cancel: () => void; // the wish, not what is shown
}

/** `onChange` hears of every change. */
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

/** Whether something of the page lies in the explanation itself. */
export const isInTooltip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-explanation]') !== null;

/** Hears these events of the window before anything else does; answers the way to stop that. */
export function addCaptureListeners(listeners: {
  readonly [event: string]: (event: never) => void;
}): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) window.addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of entries) window.removeEventListener(name, listener, true);
  };
}
