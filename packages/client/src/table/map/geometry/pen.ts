import type { Point } from '@great-fire/game/board';

const MOST = 2000; // tenths: longer ways are few
const said = Array<string | undefined>(2 * MOST);

/** A whole number of tenths as a path says it; short ways are written once, for that is most of an engraving's time. */
function tenths(count: number): string {
  return Math.abs(count) < MOST ? (said[count + MOST] ??= String(count / 10)) : String(count / 10);
}

export interface Pen {
  readonly draw: (points: readonly Point[], isClosed?: boolean) => void;
  readonly path: () => string; // all that was drawn
}

/** Draws many short lines as one path, each point told by its way from the one before, in tenths of a unit. */
export function newPen(): Pen {
  let path = '';
  let [x, y] = [0, 0]; // where it stands, in tenths
  const go = (by: string, [toX, toY]: Point) => {
    const [nextX, nextY] = [Math.round(toX * 10), Math.round(toY * 10)];
    path += `${by}${tenths(nextX - x)} ${tenths(nextY - y)}`;
    [x, y] = [nextX, nextY];
  };
  return {
    draw: (points, isClosed = false) => {
      let by = 'm';
      for (const point of points) {
        go(by, point);
        by = 'l';
      }
      const [first] = points;
      if (!isClosed || first === undefined) return;
      path += 'z'; // which ends where it began
      [x, y] = [Math.round(first[0] * 10), Math.round(first[1] * 10)];
    },
    path: () => path,
  };
}
