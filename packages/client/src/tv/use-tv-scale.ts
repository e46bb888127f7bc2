import { useEffect, useState } from 'react';

// A television is seen from across the room: its text is that of a screen of this size in px.
const BASE_WIDTH = 1180;
const BASE_HEIGHT = 660;

const scaleOfWindow = (): number =>
  Math.max(1, Math.min(window.innerWidth / BASE_WIDTH, window.innerHeight / BASE_HEIGHT));

/** Returns how much larger than on a desk text must be on this screen, at least 1. Follows the size of the window. */
export function useTvScale(): number {
  const [scale, setScale] = useState(scaleOfWindow);
  useEffect(() => {
    const update = () => setScale(scaleOfWindow());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return scale;
}
