import type { DistrictId } from '@great-fire/game';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Offer } from './choice/offer';
import { useDecision } from './decision';
import { LivingMap } from './living-map';
import styles from './phone-map.module.css';

/** The map on a small screen: drawn so large that its names can be read, and moved by the finger. */
export function PhoneMap() {
  const { offer, choice } = useDecision();
  const box = useRef<HTMLDivElement>(null);
  useShow(box, choice.district === null ? askedIn(offer) : [choice.district]);
  return (
    <div ref={box} className={styles['window']}>
      <div className={styles['city']}>
        <LivingMap />
      </div>
    </div>
  );
}

/** The districts that the moment is about; the fire's origin when it is about none or about all. */
function askedIn(offer: Offer): readonly DistrictId[] {
  const isSpread = offer.moment === 'spread' || offer.moment === 'spread-again';
  const lit = isSpread ? offer.lit.filter(({ legal }) => legal).map(({ to }) => to) : [];
  return lit.length > 0 ? lit : ['pudding-lane'];
}

/** Scrolls the window so that the middle of these districts is in sight, whenever they change. */
function useShow(box: RefObject<HTMLElement | null>, districts: readonly DistrictId[]): void {
  const names = districts.join(' ');
  useLayoutEffect(() => {
    const frame = box.current;
    if (frame === null) return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const seen = names
      .split(' ')
      .flatMap((id) => frame.querySelector(`[data-testid="district-${id}"]`)?.getBoundingClientRect() ?? []);
    if (seen.length === 0) return;
    const right = Math.max(...seen.map((one) => one.right));
    const bottom = Math.max(...seen.map((one) => one.bottom));
    const x = (Math.min(...seen.map((one) => one.left)) + right) / 2 - left;
    const y = (Math.min(...seen.map((one) => one.top)) + bottom) / 2 - top;
    frame.scrollBy({ left: x - width / 2, top: y - height / 2, behavior: 'instant' });
  }, [box, names]);
}
