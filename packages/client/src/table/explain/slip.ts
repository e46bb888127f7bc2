/** The one explanation that is shown at a time, and the wish that becomes the next. */
import type { Meant } from './topics';

/** What is explained now, and how it was asked. */
export interface Asked {
  readonly meant: Meant;
  readonly isByKeys: boolean;
}

export interface Slip {
  readonly now: () => Asked | null;
  readonly show: (meant: Meant | null, isByKeys?: boolean) => void; // null: nothing; forgets what was wished
  readonly hide: () => void;
  readonly later: (ms: number, then: () => void) => void; // instead of whatever was wished before
  readonly forget: () => void; // the wish, not what is shown
}

/** `tell` hears of every change. */
export function slipFor(tell: (asked: Asked | null) => void): Slip {
  let asked: Asked | null = null;
  let timer = 0;
  const forget = () => window.clearTimeout(timer);
  const show: Slip['show'] = (meant, isByKeys = false) => {
    forget();
    asked = meant === null ? null : { meant, isByKeys };
    tell(asked);
  };
  return {
    now: () => asked,
    show,
    hide: () => show(null),
    later: (ms, then) => {
      forget();
      timer = window.setTimeout(then, ms);
    },
    forget,
  };
}

/** Whether something of the page lies in the explanation itself. */
export const isInSlip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-explanation]') !== null;

/** Hears these events of the window before anything else does; answers the way to stop that. */
export function hearFirst(listeners: { readonly [event: string]: (event: never) => void }): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) window.addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of all) window.removeEventListener(name, listener, true);
  };
}
