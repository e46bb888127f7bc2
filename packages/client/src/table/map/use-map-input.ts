/** Mouse, touch and keyboard on the map: one listener for all districts, pieces and pills. */
import type { DistrictId } from '@great-fire/game';
import { PUDDING_LANE } from '@great-fire/game/board';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { startTransition, useRef, useState } from 'react';
import type { MovingPiece } from './marks';
import { meantBy } from './nearest';
import { pressed } from './pressed';
import { ARROWS, stepTo } from './walk/compass-walk';

export interface MapListeners {
  readonly onDistrict: (id: DistrictId) => void;
  readonly onHover: (id: DistrictId | null) => void;
  readonly onPiece?: ((district: DistrictId, piece: MovingPiece) => void) | undefined;
}

export interface MapInput {
  readonly current: DistrictId; // the one that Tab comes to
  readonly buttons: RefObject<SVGGElement | null>; // round the districts
  readonly onPress: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  }; // for the districts
  readonly onPoint: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  }; // for districts and pills together: a pill may hang on what is pointed at
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/** Listeners for the layers of buttons, and which district the tab stop is on. */
export function useMapInput({ onDistrict, onHover, onPiece }: MapListeners): MapInput {
  const buttons = useRef<SVGGElement>(null);
  const [current, setCurrent] = useState<DistrictId>(PUDDING_LANE);

  const press = (event: MouseEvent | KeyboardEvent, button: EventTarget) => {
    const target = pressed(button);
    if (target === null) return;
    event.preventDefault();
    if (target.piece !== null) onPiece?.(target.district, target.piece);
    else onDistrict(target.district);
  };

  const walk = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    const from = pressed(event.target)?.district;
    if (direction === undefined || from === undefined) return;
    event.preventDefault();
    const next = stepTo(from, direction);
    if (next === null) return;
    setCurrent(next);
    buttons.current?.querySelector<SVGGElement>(`[role=button][data-district="${next}"]`)?.focus();
  };

  return {
    current,
    buttons,
    onPress: {
      onClick: (event) =>
        press(
          event,
          isTouch(event) ? meantBy(event.target as Element, event.clientX, event.clientY) : event.target,
        ),
      onKeyDown: (event) =>
        event.key === 'Enter' || event.key === ' ' ? press(event, event.target) : walk(event),
    },
    onPoint: {
      // A finger points at nothing before it presses.
      onPointerOver: (event) => {
        if (event.pointerType !== 'touch') onHover(pressed(event.target)?.district ?? null);
      },
      onPointerLeave: () => onHover(null),
      onFocus: (event) => {
        const target = pressed(event.target);
        if (target === null) return;
        startTransition(() => setCurrent(target.district));
        if (event.target.matches(':focus-visible')) onHover(target.district);
      },
      onBlur: (event) => {
        if (pressed(event.relatedTarget) === null) onHover(null);
      },
    },
  };
}
