/** What happens beside the map: a card is drawn, the Hero card changes hands. */
import type { Seat } from '@great-fire/game';
import { HeroIcon } from '../../pieces';
import { Actor, at, EASE } from '../actor';
import { middleOnPage } from '../stage';

interface AtSeatProps {
  readonly seat: Seat;
  readonly ms: number;
}

const seatOnPage = (seat: Seat) => middleOnPage(`[data-player="${seat}"]`);

/** A card goes from the deck to who draws it, face down. */
export function CardDrawn({ seat, ms }: AtSeatProps) {
  const deck = middleOnPage('[data-supply]');
  const hand = seatOnPage(seat);
  if (deck === null || hand === null) return null;
  return (
    <Actor
      size={40}
      frames={[
        { transform: at(deck, 'scale(.7)'), opacity: 0.4 },
        { transform: at(hand), opacity: 1, offset: 0.8 },
        { transform: at(hand, 'scale(.6)'), opacity: 0 },
      ]}
      timing={{ duration: ms, easing: EASE.travel }}
    >
      <rect x={-8} y={-12} width={16} height={24} rx={2.5} fill="var(--card)" stroke="var(--rule)" />
      <rect x={-5} y={-9} width={10} height={18} rx={1} fill="none" stroke="var(--seal)" />
    </Actor>
  );
}

/** The Hero of London card comes to its new holder. */
export function HeroComes({ seat, ms }: AtSeatProps) {
  const holder = seatOnPage(seat);
  if (holder === null) return null;
  return (
    <Actor
      size={56}
      frames={[
        { transform: at(holder, 'scale(2.2)'), opacity: 0 },
        { transform: at(holder, 'scale(1)'), opacity: 1, offset: 0.5 },
        { transform: at(holder, 'scale(.5)'), opacity: 0 },
      ]}
      timing={{ duration: ms, easing: EASE.close }}
    >
      <g transform="translate(-20 -20)">
        <HeroIcon size={40} />
      </g>
    </Actor>
  );
}
