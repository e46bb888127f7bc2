import type { PlayerView } from '@great-fire/game';
import { useLayoutEffect } from 'react';
import { isHeard } from '../../shell/single-keys';
import { CHOICES_ON_MAP, focusFirst, MAP_STOP } from './asked-element';
import type { Offer } from '../choice/offer';
import { undoRefusal, unplayable } from '../choice/offer';
import { useChoiceStore, useDecision } from '../decision';
import { useTable } from '../table-context';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** Whether a card of this place is asked for and may be picked. */
function canPick(view: PlayerView, offer: Offer, place: number): boolean {
  if (view.own?.hand[place] === undefined) return false;
  return offer.moment === 'discard' || (offer.moment === 'spread' && unplayable(view)[place] === false);
}

/** From one thing on the map that can be chosen to the next, in the order of the map's names, and round again. */
function goOn(step: 1 | -1): void {
  const all = [...document.querySelectorAll<SVGElement>(CHOICES_ON_MAP)];
  const at = all.findIndex((one) => one === document.activeElement);
  const from = at < 0 && step < 0 ? 0 : at;
  all.at((from + step + all.length) % (all.length || 1))?.focus();
}

/** Keys that need no focus; the list of them is in key-list.tsx. */
export function useTableKeys(showKeys: () => void): void {
  const { view } = useTable();
  const { offer, choose, send, busy } = useDecision();
  const { answerHand } = useChoiceStore().getState();
  // Before the paint, so that a key works as soon as the table can be seen, and on the state that is shown.
  useLayoutEffect(() => {
    const letGo = () =>
      choose({
        card: null,
        district: null,
        from: null,
        exit: null,
        ...(offer.moment === 'act' && { piece: null }),
      });
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isField(event.target) || !isHeard(event)) return;
      const place = Number(event.key) - 1;
      const isFree = event.target === document.body;
      if (canPick(view, offer, place)) choose({ card: place, district: null, from: null, exit: null });
      else if (event.key === 'Escape') letGo();
      else if (event.key === 'k') showKeys();
      else if (event.key === 'n') goOn(1);
      else if (event.key === 'N') goOn(-1);
      else if (event.key === 'm') focusFirst([MAP_STOP]);
      else if (event.key === 'e') focusFirst(['[data-testid="end-actions"]']);
      else if (event.key === 'u' && !busy && undoRefusal(view) === null) send({ type: 'undo' });
      else if (event.key === 'Enter' && isFree && offer.moment === 'redeal' && !offer.mayRedeal)
        answerHand('keep-hand');
      else if (event.key === 'Enter' && isFree && 'action' in offer && offer.action !== null)
        send(offer.action);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [view, offer, choose, send, busy, answerHand, showKeys]);
}
