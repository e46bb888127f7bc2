/**
 * An invisible rectangle with the size of the whole drawing, below a compositing layer. A browser sizes a layer by its
 * first content. Without this rectangle, it creates about two hundred layers, one for each name and piece.
 */
export function LayerExtent() {
  return (
    <rect x={-420} y={-220} width={2440} height={2340} fill="#fff" fillOpacity={0.001} pointerEvents="none" />
  );
}
