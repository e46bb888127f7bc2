/** Mouse, touch and keyboard input on the map, with one listener for all districts, pieces and verb buttons. */
import type { DistrictId } from '@great-fire/game';
import { PUDDING_LANE } from '@great-fire/game/board';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { startTransition, useRef, useState } from 'react';
import type { MovablePiece } from './marks';
import { snapTapTarget } from './tap-target';
import { hitTest } from './hit-test';
import { ARROW_DIRECTIONS, findNeighbourInDirection } from './a11y/arrow-navigation';

export interface MapHandlers {
  readonly onDistrict: (id: DistrictId) => void;
  readonly onHover: (id: DistrictId | null) => void;
  readonly onPiece?: ((district: DistrictId, piece: MovablePiece) => void) | undefined;
}

export interface MapInput {
  readonly tabStop: DistrictId; // district that Tab focuses
  readonly containerRef: RefObject<SVGGElement | null>; // around the districts
  readonly pressProps: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  }; // for the districts
  readonly hoverProps: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  }; // for districts and verb buttons: a button can extend beyond its district
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/** Returns the event handlers of the button layers, and the district with the tab stop. */
export function useMapInput({ onDistrict, onHover, onPiece }: MapHandlers): MapInput {
  const containerRef = useRef<SVGGElement>(null);
  const [tabStop, setTabStop] = useState<DistrictId>(PUDDING_LANE);

  const handlePress = (event: MouseEvent | KeyboardEvent, button: EventTarget) => {
    const hit = hitTest(button);
    if (hit === null) return;
    event.preventDefault();
    if (hit.piece !== null) onPiece?.(hit.district, hit.piece);
    else onDistrict(hit.district);
  };

  const onArrowKey = (event: KeyboardEvent) => {
    const direction = ARROW_DIRECTIONS[event.key];
    const from = hitTest(event.target)?.district;
    if (direction === undefined || from === undefined) return;
    event.preventDefault();
    const next = findNeighbourInDirection(from, direction);
    if (next === null) return;
    setTabStop(next);
    containerRef.current?.querySelector<SVGGElement>(`[role=button][data-district="${next}"]`)?.focus();
  };

  return {
    tabStop,
    containerRef,
    pressProps: {
      onClick: (event) =>
        handlePress(
          event,
          isTouch(event)
            ? snapTapTarget(event.target as Element, event.clientX, event.clientY)
            : event.target,
        ),
      onKeyDown: (event) =>
        event.key === 'Enter' || event.key === ' ' ? handlePress(event, event.target) : onArrowKey(event),
    },
    hoverProps: {
      // Touch has no hover.
      onPointerOver: (event) => {
        if (event.pointerType !== 'touch') onHover(hitTest(event.target)?.district ?? null);
      },
      onPointerLeave: () => onHover(null),
      onFocus: (event) => {
        const hit = hitTest(event.target);
        if (hit === null) return;
        startTransition(() => setTabStop(hit.district));
        if (event.target.matches(':focus-visible')) onHover(hit.district);
      },
      onBlur: (event) => {
        if (hitTest(event.relatedTarget) === null) onHover(null);
      },
    },
  };
}
