/**
 * Drawings that stand in many places of the map. Each is defined once and stamped wherever it stands, as the marker of a
 * point: a browser keeps one part for it, where a group with a transform is five, and a layer to go through with every frame.
 */
import type { ReactNode } from 'react';
import { roundCoord } from './geometry/path';
import { useSvgIds } from './svg-ids';

interface MarkerInstanceProps {
  readonly marker: string; // its name
  readonly x: number; // map units
  readonly y: number;
  readonly scale: number;
  readonly rotation?: number; // degrees clockwise; left out, none
}

/** A drawing about the origin, to be stamped. It stands in `defs`. */
export function MarkerDef({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { id } = useSvgIds();
  return (
    <marker id={id(name)} markerWidth={1} markerHeight={1} overflow="visible" orient="auto">
      {children}
    </marker>
  );
}

/** A step that way: a marker looks where its line goes. */
function toDirectionStep(rotation: number): string {
  const angle = (rotation * Math.PI) / 180;
  return `l${Math.cos(angle).toFixed(3)} ${Math.sin(angle).toFixed(3)}`;
}

/** A defined drawing at a place; what is given besides goes to its element. */
export function MarkerInstance({
  marker,
  x,
  y,
  scale,
  rotation = 0,
  ...dataset
}: MarkerInstanceProps & Record<`data-${string}`, string>) {
  const { url } = useSvgIds();
  return (
    <path
      d={`M${roundCoord(x)} ${roundCoord(y)}${toDirectionStep(rotation)}`}
      strokeWidth={Math.round(scale * 1000) / 1000} // a marker is as large as its line is wide; there is no line
      markerStart={url(marker)}
      {...dataset}
    />
  );
}
