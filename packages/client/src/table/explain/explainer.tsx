import { lazy, Suspense, useEffect, useState } from 'react';
import { openWords } from '../../i18n/i18n';
import type { Meant } from './topics';
import { meantAt } from './topics';

const Explanation = lazy(async () => {
  const [part] = await Promise.all([import('./explanation'), openWords('explain')]);
  return { default: part.Explanation };
});

const REST_MS = 700; // the mouse on a thing
const REST_ON_MAP_MS = 1500; // there it rests while people think
const HOLD_MS = 550; // a finger
const LEAVE_MS = 300; // long enough to reach the link
const SLIP_PX = 10; // a finger that moves so far holds nothing

const isInside = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-explanation]') !== null;

/** Lets things explain themselves: where the mouse rests, where a finger is held, and at the focus by `?`. */
export function Explainer() {
  const [meant, setMeant] = useState<Meant | null>(null);
  useEffect(() => listen(setMeant), []);
  if (meant === null) return null;
  return (
    <Suspense fallback={null}>
      <Explanation meant={meant} />
    </Suspense>
  );
}

function listen(show: (meant: Meant | null) => void): () => void {
  let timer = 0;
  let held = { x: 0, y: 0, isShown: false };
  const later = (ms: number, then: () => void) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(then, ms);
  };
  const hide = () => {
    window.clearTimeout(timer);
    show(null);
  };
  const listeners = {
    pointermove: (event: PointerEvent) => {
      if (event.pointerType === 'touch') {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP_PX) window.clearTimeout(timer);
        return;
      }
      if (isInside(event.target)) return window.clearTimeout(timer);
      const meant = event.buttons === 0 ? meantAt(event.target) : null;
      if (meant === null) return later(LEAVE_MS, hide);
      later(meant.isOnMap ? REST_ON_MAP_MS : REST_MS, () => show(meant));
    },
    pointerdown: (event: PointerEvent) => {
      if (isInside(event.target)) return;
      hide();
      held = { x: event.clientX, y: event.clientY, isShown: false };
      const meant = event.pointerType === 'touch' ? meantAt(event.target) : null;
      if (meant === null) return;
      later(HOLD_MS, () => {
        held = { ...held, isShown: true };
        show(meant);
      });
    },
    pointerup: (event: PointerEvent) => {
      if (event.pointerType === 'touch') window.clearTimeout(timer);
    },
    pointercancel: () => window.clearTimeout(timer),
    click: (event: MouseEvent) => {
      if (!held.isShown || isInside(event.target)) return;
      held = { ...held, isShown: false }; // the finger asked; it did not press
      event.preventDefault();
      event.stopPropagation();
    },
    contextmenu: (event: MouseEvent) => {
      if (held.isShown) event.preventDefault();
    },
    keydown: (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key === '?' && !isTyping) show(meantAt(document.activeElement) ?? meantAt(stepNow()));
      else if (!isInside(event.target) && event.key !== 'Tab' && event.key !== 'Shift') hide();
    },
    wheel: hide,
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) window.addEventListener(name, listener, true);
  return () => {
    window.clearTimeout(timer);
    for (const [name, listener] of all) window.removeEventListener(name, listener, true);
  };
}

// With the focus on nothing that explains itself, what the table asks now is explained.
const stepNow = () => document.querySelector('[data-explain][aria-current=step]');
