import { useEffect } from 'react';
import type { PlayerView } from '@great-fire/game';
import type { Offer } from './choice/offer';
import { unplayable } from './choice/offer';
import { useDecision } from './decision';
import { useTable } from './table-context';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Whether a card of this place is asked for and may be picked. */
function canPick(view: PlayerView, offer: Offer, place: number): boolean {
  if (view.own?.hand[place] === undefined) return false;
  return offer.moment === 'discard' || (offer.moment === 'spread' && unplayable(view)[place] === false);
}

/** Keys that need no focus: 1 to 5 pick a card, Enter confirms, Escape lets go. */
export function useTableKeys(): void {
  const { view } = useTable();
  const { offer, choose, send } = useDecision();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) {
        return;
      }
      if (event.key === 'Escape') {
        choose({ card: null, district: null, from: null, exit: null, piece: null });
        return;
      }
      const place = Number(event.key) - 1;
      if (canPick(view, offer, place)) {
        choose({ card: place, district: null, from: null, exit: null });
        return;
      }
      const isFree = event.target === document.body;
      if (event.key === 'Enter' && isFree && 'action' in offer && offer.action !== null) send(offer.action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [view, offer, choose, send]);
}
