/** Rings under the selectable pieces. */
export interface Ring {
  readonly x: number; // of the first piece
  readonly y: number;
  readonly scale: number;
  readonly width: number; // from the first to the last piece; 0: one piece
}

/** Radius at scale 1. */
export const RING_RADIUS = 18;

/** Joins the rings of pieces that stand side by side, because two rings would overlap. */
export function joinRings(rings: readonly Ring[]): readonly Ring[] {
  return [...rings]
    .sort((a, b) => a.x - b.x)
    .reduce<readonly Ring[]>((joined, ring) => {
      const overlapping = joined.find(
        ({ x, y, scale, width }) =>
          y === ring.y && scale === ring.scale && ring.x - x - width < 2 * RING_RADIUS * scale,
      );
      if (overlapping === undefined) return [...joined, ring];
      return joined.map((other) => (other === overlapping ? { ...other, width: ring.x - other.x } : other));
    }, []);
}
