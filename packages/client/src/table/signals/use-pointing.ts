/** Pointing at the map: with the right mouse button, in the pointing mode with any pointer, or with keys. */
import { DISTRICT_IDS, type DistrictId } from '@great-fire/game';
import type { MapSignal } from '@great-fire/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { isShortcutAllowed, isTyping, useKeyScope } from '../../lib/keyboard';
import { useDraftStore } from '../move-input/move-input-context';

const RIGHT_BUTTON = 2;

const toSignal = (district: DistrictId, from: DistrictId | null): MapSignal => ({
  district,
  ...(from !== null && from !== district && { from }),
});

function districtOf(target: EventTarget | null): DistrictId | null {
  const id =
    target instanceof Element ? target.closest('[data-district]')?.getAttribute('data-district') : null;
  return DISTRICT_IDS.find((known) => known === id) ?? null;
}

const districtAt = ({ clientX, clientY }: PointerEvent): DistrictId | null =>
  districtOf(document.elementFromPoint(clientX, clientY));

export interface Pointing {
  readonly isMode: boolean; // the next press on the map points, in place of its usual effect
  readonly setMode: (isMode: boolean) => void;
  readonly draft: MapSignal | null; // the signal while it is drawn
  readonly arrowStart: DistrictId | null; // chosen by key
}

/** Sends what the viewer points at on this map. */
export function usePointing(map: HTMLElement | null, send: (signal: MapSignal) => void): Pointing {
  const [isMode, setMode] = useState(false);
  const [draft, setDraft] = useState<MapSignal | null>(null);
  const [arrowStart, setArrowStart] = useState<DistrictId | null>(null);
  const drafts = useDraftStore();
  const onSend = useEffectEvent(send);
  const isModeNow = useEffectEvent(() => isMode);

  useEffect(() => {
    if (map === null) return undefined;
    let stroke: { readonly pointerId: number; readonly start: DistrictId } | null = null;
    let isRightPress = false; // the last press
    let swallowsClick = false;
    const end = () => {
      stroke = null;
      setDraft(null);
      setMode(false);
    };
    const onDown = (event: PointerEvent) => {
      isRightPress = event.pointerType === 'mouse' && event.button === RIGHT_BUTTON;
      swallowsClick = isModeNow() && event.isPrimary && !isRightPress;
      if (!swallowsClick && !isRightPress) return;
      event.stopPropagation();
      const start = districtOf(event.target);
      if (start === null) return;
      stroke = { pointerId: event.pointerId, start };
      setDraft({ district: start });
    };
    const onMove = (event: PointerEvent) => {
      if (stroke?.pointerId !== event.pointerId) return;
      const district = districtAt(event);
      if (district !== null) setDraft(toSignal(district, stroke.start));
    };
    const onUp = (event: PointerEvent) => {
      if (stroke?.pointerId !== event.pointerId) return;
      const district = districtAt(event);
      if (district !== null) onSend(toSignal(district, stroke.start));
      end();
    };
    const onCancel = (event: PointerEvent) => {
      if (stroke?.pointerId === event.pointerId) end();
    };
    const onClick = (event: MouseEvent) => {
      if (!swallowsClick) return;
      swallowsClick = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const onContextMenu = (event: MouseEvent) => {
      if (isRightPress && districtOf(event.target) !== null) event.preventDefault();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal } as const;
    map.addEventListener('pointerdown', onDown, options);
    map.addEventListener('click', onClick, options);
    map.addEventListener('contextmenu', onContextMenu, options);
    window.addEventListener('pointermove', onMove, options);
    window.addEventListener('pointerup', onUp, options);
    window.addEventListener('pointercancel', onCancel, options);
    return () => listening.abort();
  }, [map]);

  // A finger then draws. `touch-action` counts from the start of a touch.
  useEffect(() => {
    if (map === null || !isMode) return undefined;
    map.style.setProperty('touch-action', 'none');
    map.style.setProperty('cursor', 'crosshair');
    return () => {
      map.style.removeProperty('touch-action');
      map.style.removeProperty('cursor');
    };
  }, [map, isMode]);

  const pointByKey = (startsArrow: boolean): boolean => {
    const district = districtOf(document.activeElement) ?? drafts.getState().hover.district;
    if (district === null) return false;
    setArrowStart(startsArrow ? district : null);
    if (!startsArrow) send(toSignal(district, arrowStart));
    return true;
  };
  useKeyScope('signals', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (isTyping(event) || !isShortcutAllowed(event)) return false;
    if (event.key === 'p' || event.key === 'P') return pointByKey(event.key === 'P');
    if (event.key !== 'Escape' || (!isMode && arrowStart === null)) return false;
    setMode(false);
    setArrowStart(null);
    return true;
  });

  return { isMode, setMode, draft, arrowStart };
}
