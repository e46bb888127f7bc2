import type { Colour } from '@great-fire/game';
import { useEffect, useRef } from 'react';
import { useDraftStore } from '../move-input/move-input-context';

const LONG_PRESS_MS = 350;

/**
 * Returns the props of players' rows that light a player's houses on the map: while the pointer or the focus is on the
 * row, and on touch devices while a finger stays on it.
 */
export function useColourLight() {
  const { lightColour } = useDraftStore().getState();
  const timer = useRef(0);
  const clear = () => {
    window.clearTimeout(timer.current);
    lightColour(null);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (colour: Colour | null) => {
    if (colour === null) return {};
    const light = () => lightColour(colour);
    return {
      tabIndex: 0,
      onFocus: light,
      onBlur: clear,
      onMouseEnter: light,
      onMouseLeave: clear,
      onTouchStart: () => {
        timer.current = window.setTimeout(light, LONG_PRESS_MS);
      },
      onTouchEnd: clear,
      onTouchCancel: clear,
    };
  };
}
