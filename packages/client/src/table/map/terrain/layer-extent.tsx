/**
 * Nothing to see, as large as the river is drawn, below a part of the map that is a layer of the page. A browser draws
 * into that layer only what lies within its first drawing, or near it; without this each name and each piece
 * becomes a layer of its own, two hundred in all.
 */
export function LayerExtent() {
  return (
    <rect x={-420} y={-220} width={2440} height={2340} fill="#fff" fillOpacity={0.001} pointerEvents="none" />
  );
}
