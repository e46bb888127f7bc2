/** The keyboard's focus goes to what is asked next, and is never lost with the button that was pressed. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { askedNow, focusFirst } from './asked-element';
import { useDecision } from '../decision';

const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');

const waits = (focused: Element | null): boolean => focused?.matches('[data-testid="question"]') === true;

// What a decision is made with: from here the focus goes on by itself. From the chat or the log it does not.
const answers = (focused: Element | null): boolean =>
  focused?.matches('[data-testid^="card-"], [data-district], [data-testid="confirm"], [role="switch"]') ===
  true;

/** Only for whoever pressed a key last: a mouse or a finger has no use for it. */
export function useKeptFocus(): void {
  const { offer, choice, busy } = useDecision();
  const { what, at } = askedNow(offer, choice);
  const { moment } = offer;
  const isByKeys = useRef(false);
  const before = useRef({ what, moment });
  useLayoutEffect(() => {
    const hear = ({ type }: Event) => {
      isByKeys.current = type === 'keydown';
    };
    for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, hear, { capture: true });
    return () => {
      for (const type of ['keydown', 'pointerdown']) {
        window.removeEventListener(type, hear, { capture: true });
      }
    };
  }, []);
  useEffect(() => {
    if (busy) return undefined;
    const isNext = before.current.what !== what && before.current.moment !== 'watch';
    before.current = { what, moment };
    if (!isByKeys.current) return undefined;
    const isLed = document.querySelector('dialog[open], [data-guide]') !== null; // they lead the focus themselves
    if (isLed) return undefined;
    const focused = document.activeElement;
    const lead = () => focusFirst([...at, '[data-testid="question"]']);
    if ((waits(focused) && moment !== 'watch') || (isNext && answers(focused))) lead();
    if (!isLost(document.activeElement)) return undefined;
    // While Tab moves it on the focus is nowhere for a moment, and whatever it leaves may draw itself anew.
    const frame = requestAnimationFrame(() => {
      if (isLost(document.activeElement)) lead();
    });
    return () => cancelAnimationFrame(frame);
  });
}
