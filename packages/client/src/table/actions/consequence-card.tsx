import type { DistrictId } from '@great-fire/game';
import { useLayoutEffect, useRef, useState } from 'react';
import { Slip } from '../../ui/slip';
import type { SpreadPlan } from '../choice/spread-plan';
import { BurnButton } from './burn-button';
import styles from './consequence-card.module.css';
import consequence from './consequence.module.css';
import { Consequence } from './consequence';
import type { CardPlace } from './card-place';
import { placeCard } from './card-place';
import { SupplyNote } from './supply-note';

interface ConsequenceCardProps {
  readonly plan: SpreadPlan;
  readonly lit: readonly DistrictId[]; // what the card should not cover
  readonly pane: HTMLElement;
}

/** The consequence at its target, on the side away from the other lit districts. */
export function ConsequenceCard({ plan, lit, pane }: ConsequenceCardProps) {
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<CardPlace | null>(null);
  useLayoutEffect(() => {
    const put = () => {
      if (card.current === null) return;
      setPlace(measure(pane, card.current, plan.spread.to, lit));
    };
    put();
    window.addEventListener('resize', put);
    pane.addEventListener('scroll', put, { capture: true, passive: true }); // the map may lie in a window
    return () => {
      window.removeEventListener('resize', put);
      pane.removeEventListener('scroll', put, { capture: true });
    };
  }, [plan, lit, pane]);
  // Not hidden until it is measured: the focus may be on its way to the button.
  const style = place === null ? { opacity: 0 } : { left: place.x, top: place.y };
  return (
    <Slip ref={card} className={`${styles['card']} ${styles[place?.side ?? 'left'] ?? ''}`} style={style}>
      <Consequence plan={plan} />
      <SupplyNote plan={plan} />
      <div className={consequence['confirm']}>
        <BurnButton plan={plan} />
      </div>
      <svg className={styles['tip']} style={{ top: place?.tip ?? 0 }} aria-hidden="true">
        <path d="M0 0L13 11L0 22Z" fill="var(--panel)" stroke="var(--rule)" />
        <path d="M0 1V21" stroke="var(--panel)" strokeWidth={2.5} />
      </svg>
    </Slip>
  );
}

function measure(
  pane: HTMLElement,
  card: HTMLElement,
  to: DistrictId,
  lit: readonly DistrictId[],
): CardPlace | null {
  const origin = pane.getBoundingClientRect();
  const boxOf = (id: DistrictId) => {
    const box = pane.querySelector(`[data-testid="district-${id}"]`)?.getBoundingClientRect();
    return box && { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
  };
  const target = boxOf(to);
  if (target === undefined) return null;
  const at = ({ x, y }: DOMPoint) => ({ x: x - origin.x - 6, y: y - origin.y - 6, width: 12, height: 12 });
  const others = lit.filter((id) => id !== to).flatMap((id) => boxOf(id) ?? []);
  return placeCard({
    pane: { width: origin.width, height: origin.height },
    card: { width: card.offsetWidth, height: card.offsetHeight },
    target,
    others,
    path: pathOn(pane).map(at),
  });
}

const PATH_POINTS = 12;

/** Points along the drawn way of the cone, on the screen. */
function pathOn(pane: HTMLElement): readonly DOMPoint[] {
  const way = pane.querySelector<SVGPathElement>('[data-fire-path]');
  const toScreen = way?.getScreenCTM() ?? null;
  if (way === null || toScreen === null) return [];
  const length = way.getTotalLength();
  return Array.from({ length: PATH_POINTS + 1 }, (_, i) =>
    way.getPointAtLength((length * i) / PATH_POINTS).matrixTransform(toScreen),
  );
}
