import { findAnchor } from '../../lib/anchors';
import type { DistrictId } from '@great-fire/game';
import { useLayoutEffect, useRef, useState } from 'react';
import { Paper } from '../../ui/paper';
import type { SpreadPlan } from '../move-input/spread-plan';
import { ConfirmSpreadButton, SpreadPreviewDetails } from './spread-preview';
import styles from './spread-preview-popover.module.css';
import previewStyles from './spread-preview.module.css';
import type { PlacementInput, PopoverPlacement } from './popover-placement';
import { placePopover } from './popover-placement';
import { ConeSource } from './cone-source';

interface SpreadPreviewPopoverProps {
  readonly plan: SpreadPlan;
  readonly targets: readonly DistrictId[]; // not to be covered
  readonly container: HTMLElement;
  readonly bottomInset?: number | undefined; // px that the hand covers; default: as on a large screen
}

/** The preview of the spread beside its target, on the side away from the other targets. */
export function SpreadPreviewPopover({ plan, targets, container, bottomInset }: SpreadPreviewPopoverProps) {
  const popoverRef = useRef<HTMLElement>(null);
  const [placement, setPlacement] = useState<PopoverPlacement | null>(null);
  useLayoutEffect(() => {
    const updatePlacement = () => {
      if (popoverRef.current === null) return;
      const placementInput = measurePlacement(container, popoverRef.current, plan.spread.to, targets);
      if (placementInput === null) return;
      setPlacement(placePopover({ ...placementInput, ...(bottomInset !== undefined && { bottomInset }) }));
    };
    updatePlacement();
    window.addEventListener('resize', updatePlacement);
    container.addEventListener('scroll', updatePlacement, { capture: true, passive: true }); // the map can scroll
    return () => {
      window.removeEventListener('resize', updatePlacement);
      container.removeEventListener('scroll', updatePlacement, { capture: true });
    };
  }, [plan, targets, container, bottomInset]);
  // Opacity instead of `visibility: hidden` until it is measured: the button must be able to take the focus.
  const style = placement === null ? { opacity: 0 } : { left: placement.x, top: placement.y };
  return (
    <Paper
      ref={popoverRef}
      className={`${styles['card']} ${styles[placement?.side ?? 'left'] ?? ''}`}
      style={style}
    >
      <SpreadPreviewDetails plan={plan} />
      <ConeSource plan={plan} />
      <div className={previewStyles['confirm']}>
        <ConfirmSpreadButton plan={plan} />
      </div>
      <svg className={styles['tip']} style={{ top: placement?.arrowTop ?? 0 }} aria-hidden="true">
        <path d="M0 0L13 11L0 22Z" fill="var(--panel)" stroke="var(--rule)" />
        <path d="M0 1V21" stroke="var(--panel)" strokeWidth={2.5} />
      </svg>
    </Paper>
  );
}

function measurePlacement(
  container: HTMLElement,
  popover: HTMLElement,
  to: DistrictId,
  targets: readonly DistrictId[],
): PlacementInput | null {
  const origin = container.getBoundingClientRect();
  const getBox = (id: DistrictId) => {
    const box = findAnchor(`district-${id}`, container)?.getBoundingClientRect();
    return box && { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
  };
  const target = getBox(to);
  if (target === undefined) return null;
  const toBox = ({ x, y }: DOMPoint) => ({ x: x - origin.x - 6, y: y - origin.y - 6, width: 12, height: 12 });
  const others = targets.filter((id) => id !== to).flatMap((id) => getBox(id) ?? []);
  return {
    container: { width: origin.width, height: origin.height },
    popover: { width: popover.offsetWidth, height: popover.offsetHeight },
    target,
    others,
    path: samplePath(container).map(toBox),
  };
}

const PATH_SAMPLES = 12;

/** Returns points along the fire path, in screen coordinates. */
function samplePath(container: HTMLElement): readonly DOMPoint[] {
  const path = container.querySelector<SVGPathElement>('[data-fire-path]');
  const toScreen = path?.getScreenCTM() ?? null;
  if (path === null || toScreen === null) return [];
  const length = path.getTotalLength();
  return Array.from({ length: PATH_SAMPLES + 1 }, (_, i) =>
    path.getPointAtLength((length * i) / PATH_SAMPLES).matrixTransform(toScreen),
  );
}
