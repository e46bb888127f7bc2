/** Explanations by mouse and finger: where the one rests and the other is held. */
import type { Slip } from './slip';
import { hearFirst, isInSlip } from './slip';
import { meantAt } from './topics';

const REST_MS = 700; // the mouse on a thing
const REST_ON_MAP_MS = 1500; // there it rests while people think
const HOLD_MS = 550; // a finger
const LEAVE_MS = 300; // long enough to reach the link
const SLIP_PX = 10; // a finger that moves so far holds nothing

/** Answers the way to stop listening. */
export function listenToPointers(slip: Slip): () => void {
  let held = { x: 0, y: 0, since: 0, isShown: false };
  return hearFirst({
    pointermove: (event: PointerEvent) => {
      if (event.pointerType === 'touch') {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP_PX) slip.forget();
        return;
      }
      if (slip.now()?.isByKeys === true) return;
      if (isInSlip(event.target)) return slip.forget();
      const meant = event.buttons === 0 ? meantAt(event.target) : null;
      if (meant === null) return slip.later(LEAVE_MS, slip.hide);
      slip.later(meant.isOnMap ? REST_ON_MAP_MS : REST_MS, () => slip.show(meant));
    },
    pointerdown: (event: PointerEvent) => {
      if (isInSlip(event.target)) return;
      slip.hide();
      held = { x: event.clientX, y: event.clientY, since: event.timeStamp, isShown: false };
      const meant = event.pointerType === 'touch' ? meantAt(event.target) : null;
      if (meant === null) return;
      slip.later(HOLD_MS, () => {
        held = { ...held, isShown: true };
        slip.show(meant);
      });
    },
    pointerup: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      slip.forget();
      // On a busy page the timer may run before the pointerup of a short tap is handled. The tap is a press then.
      if (!held.isShown || event.timeStamp - held.since >= HOLD_MS) return;
      held = { ...held, isShown: false };
      slip.hide();
    },
    pointercancel: slip.forget,
    click: (event: MouseEvent) => {
      if (!held.isShown || isInSlip(event.target)) return;
      held = { ...held, isShown: false }; // the finger asked; it did not press
      event.preventDefault();
      event.stopPropagation();
    },
    contextmenu: (event: MouseEvent) => {
      if (held.isShown) event.preventDefault();
    },
    wheel: slip.hide,
  });
}
