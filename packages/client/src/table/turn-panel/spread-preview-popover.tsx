import type { DistrictId } from '@great-fire/game';
import { useLayoutEffect, useRef, useState } from 'react';
import { findAnchor } from '../../lib/anchors';
import { importWithRetry } from '../../lib/lazy-with-retry';
import { PaperPanel } from '../../ui/paper';
import type { SpreadPlan } from '../move-input/spread-plan';
import { ConfirmSpreadButton, SpreadPreviewDetails } from './spread-preview';
import styles from './spread-preview-popover.module.css';
import previewStyles from './spread-preview.module.css';
import type { PopoverBox, PlacementInput, PopoverPlacement } from './popover-placement.lazy';
import { ConeSource } from './cone-source';

interface SpreadPreviewPopoverProps {
  readonly plan: SpreadPlan;
  readonly targets: readonly DistrictId[]; // not to be covered
  readonly container: HTMLElement; // has `--dock-height`
}

/** Loads what places the popover. A table calls it before the first target is chosen. */
export const loadPlacement = () => importWithRetry(() => import('./popover-placement.lazy'));

const UNPLACED: PopoverPlacement = { x: 8, y: 8, side: 'left', tipTop: 0 }; // if the placement cannot be loaded

/** The preview of the spread beside its target, on the side away from the other targets. */
export function SpreadPreviewPopover({ plan, targets, container }: SpreadPreviewPopoverProps) {
  const popoverRef = useRef<HTMLElement>(null);
  const tipRef = useRef<SVGSVGElement>(null);
  const [placement, setPlacement] = useState<PopoverPlacement | null>(null);
  const { to } = plan.spread;
  useLayoutEffect(() => {
    const [popover, tip, target] = [
      popoverRef.current,
      tipRef.current,
      findAnchor(`district-${to}`, container),
    ];
    if (popover === null || tip === null || target === null) return undefined;
    const findObstacles = () => ({
      districts: measureDistricts(container, targets, to),
      path: samplePath(container),
    });
    const input: PlacementInput = { container, popover, tip, target, findObstacles };
    let stop: (() => void) | null = () => undefined;
    loadPlacement().then(
      ({ followTarget }) => {
        if (stop !== null) stop = followTarget(input, setPlacement);
      },
      () => setPlacement(UNPLACED),
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [plan, to, targets, container]);
  // Opacity instead of `visibility: hidden` until it is measured: the button must be able to take the focus.
  const style = placement === null ? { opacity: 0 } : { left: placement.x, top: placement.y };
  return (
    <PaperPanel
      ref={popoverRef}
      className={`appears absolute ${styles['card']} ${styles[placement?.side ?? 'left'] ?? ''}`}
      style={style}
      aria-busy={placement === null}
    >
      <SpreadPreviewDetails plan={plan} />
      <ConeSource plan={plan} />
      <div className={previewStyles['confirm']}>
        <ConfirmSpreadButton plan={plan} />
      </div>
      <svg ref={tipRef} className={styles['tip']} style={{ top: placement?.tipTop ?? 0 }} aria-hidden="true">
        <path d="M0 0L13 11L0 22Z" fill="var(--panel)" stroke="var(--rule)" />
        <path d="M0 1V21" stroke="var(--panel)" strokeWidth={2.5} />
      </svg>
    </PaperPanel>
  );
}

/** Returns the boxes of the other targets, in screen coordinates. */
const measureDistricts = (
  container: HTMLElement,
  targets: readonly DistrictId[],
  to: DistrictId,
): readonly PopoverBox[] =>
  targets
    .filter((id) => id !== to)
    .flatMap((id) => findAnchor(`district-${id}`, container)?.getBoundingClientRect() ?? []);

const PATH_SAMPLES = 12;
const PATH_WIDTH = 12; // px

/** Returns small boxes along the fire path, in screen coordinates. */
function samplePath(container: HTMLElement): readonly PopoverBox[] {
  const path = container.querySelector<SVGPathElement>('[data-fire-path]');
  const toScreen = path?.getScreenCTM() ?? null;
  if (path === null || toScreen === null) return [];
  const length = path.getTotalLength();
  return Array.from({ length: PATH_SAMPLES + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength((length * i) / PATH_SAMPLES).matrixTransform(toScreen);
    return { x: x - PATH_WIDTH / 2, y: y - PATH_WIDTH / 2, width: PATH_WIDTH, height: PATH_WIDTH };
  });
}
