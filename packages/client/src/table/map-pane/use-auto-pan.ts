/** Scrolls the map to the districts of the current animation, then to those of the current decision. */
import type { DistrictId } from '@great-fire/game';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useShared } from '../../lib/share-equal';
import { useMotionSetting } from '../../lib/reduced-motion';
import type { LocateRequest } from '../move-input/draft-store';
import {
  useCurrentStep,
  useDisplayStore,
  useIsPannedExternally,
  useIsStaging,
} from '../model/display-context';
import type { ScrollPosition, MapViewportController } from './viewport';
import type { PaneBox } from './zoom';

const NO_DISTRICTS: readonly DistrictId[] = [];

interface AutoPanOptions {
  readonly focusDistricts: readonly DistrictId[];
  readonly isOneSufficient: boolean; // one visible district suffices; if none is visible, show the first
  readonly isDeciding: boolean; // the viewer has to decide: no return after an animation
  readonly locateRequest: LocateRequest | null; // by the viewer
  readonly opensAtBottom: boolean; // at the river
  readonly isBusy: boolean; // the draft is not empty: do not pan
  readonly getFocusBox: (districts: readonly DistrictId[]) => PaneBox;
}

/**
 * Opens the map at the focus districts and pans to them when they change. Pans to the animated moves of other players.
 * Afterwards and after its moments pans back, unless the viewer moved the map or has to decide.
 */
export function useAutoPan(
  viewport: MapViewportController | null,
  {
    focusDistricts,
    isOneSufficient,
    isDeciding,
    locateRequest,
    opensAtBottom,
    isBusy,
    getFocusBox,
  }: AutoPanOptions,
): void {
  const isMotionReduced = useMotionSetting((motion) => motion.isReduced);
  const currentStep = useCurrentStep();
  const display = useDisplayStore();
  const isPannedExternally = useIsPannedExternally();
  const isStaging = useIsStaging() && !isDeciding;
  const returnPosition = useRef<ScrollPosition | null>(null);
  const lastDistricts = useRef<readonly DistrictId[] | null>(null);
  const districts = useShared(focusDistricts);
  const followsAnimation = currentStep !== null && !currentStep.animation.isOwn;
  const stepKey = followsAnimation ? currentStep.key : null;
  const animatedDistricts = useShared(followsAnimation ? currentStep.districts : NO_DISTRICTS);
  const latest = useRef({ getFocusBox, isBusy });
  useLayoutEffect(() => {
    latest.current = { getFocusBox, isBusy };
  });

  useEffect(() => {
    if (viewport === null) return undefined;
    const clearReturnPosition = () => {
      returnPosition.current = null;
    };
    return viewport.onUserPan(clearReturnPosition);
  }, [viewport]);

  useLayoutEffect(() => {
    if (viewport === null || ((followsAnimation || isPannedExternally || isStaging) && viewport.isPositioned))
      return;
    const returnTo = returnPosition.current;
    returnPosition.current = null;
    const isNew = districts !== lastDistricts.current || !viewport.isPositioned;
    lastDistricts.current = districts;
    if (isNew && (districts.length > 0 || !viewport.isPositioned)) {
      if (!viewport.isPositioned && opensAtBottom) viewport.scrollToBottom();
      const isVisible = (id: DistrictId) =>
        viewport.getScrollTarget(latest.current.getFocusBox([id])) === null;
      const [nearestDistrict = districts[0]] = viewport.isPositioned ? districts.filter(isVisible) : [];
      const visibleDistricts =
        isOneSufficient && nearestDistrict !== undefined ? [nearestDistrict] : districts;
      viewport.centerOn(latest.current.getFocusBox(visibleDistricts), {
        isSmooth: !isMotionReduced,
        unlessVisible: true,
      });
    } else if (returnTo !== null && !isDeciding) viewport.panTo(returnTo);
  }, [
    viewport,
    districts,
    isOneSufficient,
    isDeciding,
    isMotionReduced,
    opensAtBottom,
    followsAnimation,
    isPannedExternally,
    isStaging,
  ]);

  useLayoutEffect(() => {
    if (viewport === null || stepKey === null || animatedDistricts.length === 0) return;
    if (latest.current.isBusy || viewport.isTouched) return;
    const wholeBox = latest.current.getFocusBox(animatedDistricts);
    const scrollTarget = viewport.getScrollTarget(
      viewport.fits(wholeBox) ? wholeBox : latest.current.getFocusBox(animatedDistricts.slice(-1)),
    );
    if (scrollTarget === null) return;
    const { left, top } = viewport.viewState;
    returnPosition.current ??= { left, top };
    viewport.panTo(scrollTarget);
  }, [viewport, stepKey, animatedDistricts]);

  useLayoutEffect(() => {
    if (viewport === null || locateRequest === null) return;
    const scrollTarget = viewport.getScrollTarget(latest.current.getFocusBox([locateRequest.district]));
    returnPosition.current = null;
    if (scrollTarget !== null) viewport.panTo(scrollTarget);
  }, [viewport, locateRequest]);

  useLayoutEffect(() => {
    if (viewport === null) return undefined;
    display.setState({ map: viewport });
    return () => display.setState({ map: null });
  }, [display, viewport]);
}
