/** Scrolls the map to the districts of the current animation, then to those of the current decision. */
import type { DistrictId } from '@great-fire/game';
import { DISTRICT_IDS } from '@great-fire/game';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMotionSetting } from '../../lib/reduced-motion';
import type { LocateRequest } from '../move-input/draft-store';
import { useCurrentStep, useDisplayStore, useIsPannedExternally } from '../display/display-context';
import type { ScrollPosition } from './pan-animation';
import type { MapViewportController } from './viewport';
import type { Box } from './zoom';

interface AutoPanOptions {
  readonly focusDistricts: readonly DistrictId[];
  readonly isOneSufficient: boolean; // one visible district suffices; if none is visible, show the first
  readonly isDeciding: boolean; // the viewer has to decide: no return after an animation
  readonly locateRequest: LocateRequest | null; // by the viewer
  readonly opensAtBottom: boolean; // at the river
  readonly isBusy: boolean; // the draft is not empty: do not pan
  readonly getFocusBox: (districts: readonly DistrictId[]) => Box;
}

/**
 * Opens the map at the focus districts and pans to them when they change. Pans to the animated moves of other players.
 * Afterwards pans back, unless the viewer moved the map or has to decide.
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
  const returnPosition = useRef<ScrollPosition | null>(null);
  const lastDistrictsKey = useRef<string | null>(null);
  const districtsKey = focusDistricts.join(' ');
  const followsAnimation = currentStep !== null && !currentStep.animation.isOwn;
  const animatedDistrictsKey = followsAnimation ? currentStep.districts.join(' ') : '';
  const stepKey = followsAnimation ? currentStep.key : null;
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
    if (viewport === null || ((followsAnimation || isPannedExternally) && viewport.isPositioned)) return;
    const returnTo = returnPosition.current;
    returnPosition.current = null;
    const isNew = districtsKey !== lastDistrictsKey.current || !viewport.isPositioned;
    lastDistrictsKey.current = districtsKey;
    if (isNew && (districtsKey !== '' || !viewport.isPositioned)) {
      if (!viewport.isPositioned && opensAtBottom) viewport.scrollToBottom();
      const districts = parseDistrictIds(districtsKey);
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
    districtsKey,
    isOneSufficient,
    isDeciding,
    isMotionReduced,
    opensAtBottom,
    followsAnimation,
    isPannedExternally,
  ]);

  useLayoutEffect(() => {
    if (viewport === null || stepKey === null || animatedDistrictsKey === '') return;
    if (latest.current.isBusy || viewport.isTouched) return;
    const districts = parseDistrictIds(animatedDistrictsKey);
    const wholeBox = latest.current.getFocusBox(districts);
    const scrollTarget = viewport.getScrollTarget(
      viewport.fits(wholeBox) ? wholeBox : latest.current.getFocusBox(districts.slice(-1)),
    );
    if (scrollTarget === null) return;
    const { left, top } = viewport.viewState;
    returnPosition.current ??= { left, top };
    viewport.panTo(scrollTarget);
  }, [viewport, stepKey, animatedDistrictsKey]);

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

/** Returns the districts in the order of the key. */
const parseDistrictIds = (districtsKey: string): readonly DistrictId[] =>
  districtsKey.split(' ').flatMap((name) => DISTRICT_IDS.find((id) => id === name) ?? []);
