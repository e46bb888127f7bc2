/**
 * Explanations by keyboard: `?` or F1 at the focus, then the arrows lead on to other things, Tab to the rule
 * and Escape back to where the focus was. So what takes no focus explains itself without a stop of Tab.
 */
import { isHeard } from '../../shell/single-keys';
import type { Asked, Slip } from './slip';
import { hearFirst, isInSlip } from './slip';
import { meantAt } from './topics';
import { leadsOn, nextStop } from './walk';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select');

const isAsking = (event: KeyboardEvent) =>
  (event.key === 'F1' || (event.key === '?' && isHeard(event))) && !isTyping(event.target);

function giveFocus(to: Element | null): void {
  if (to instanceof HTMLElement || to instanceof SVGElement) to.focus();
}

// With the focus on nothing that explains itself, what the table asks now is explained.
const stepNow = () => document.querySelector('[data-explain][aria-current=step]');

/** Answers the way to stop listening. */
export function listenToKeys(slip: Slip): () => void {
  let before: Element | null = null; // what had the focus when keys asked

  const close = () => {
    if (isInSlip(document.activeElement)) giveFocus(before);
    slip.hide();
  };

  const ask = () => {
    const focused = document.activeElement;
    if (isInSlip(focused)) return;
    before = focused;
    slip.show(meantAt(focused) ?? meantAt(stepNow()), true);
  };

  /** Whether the key meant the explanation, and nothing else of the page. */
  const isTaken = (key: string, { meant, isByKeys }: Asked): boolean => {
    if (key === 'Escape') close();
    else if (!isByKeys) return false;
    else if (leadsOn(key) && !meant.isOnMap) slip.show(nextStop(meant, key), true);
    else if (key === 'Tab' && isInSlip(document.activeElement)) close();
    else if (key === 'Tab') giveFocus(document.querySelector('[data-explanation] a'));
    else return false;
    return true;
  };

  return hearFirst({
    keydown: (event: KeyboardEvent) => {
      const asked = slip.now();
      const isWalkOnMap = asked?.isByKeys === true && asked.meant.isOnMap && leadsOn(event.key);
      if (isAsking(event)) ask();
      else if (asked === null || !isTaken(event.key, asked)) {
        const mayStay = isInSlip(event.target) || event.key === 'Tab' || event.key === 'Shift';
        if (!mayStay && !isWalkOnMap) slip.hide();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
    // On the map the arrows go from district to district as ever, and the explanation goes along.
    focusin: ({ target }: FocusEvent) => {
      const asked = slip.now();
      if (asked?.isByKeys !== true || !asked.meant.isOnMap || isInSlip(target)) return;
      slip.show(meantAt(target), true);
    },
  });
}
