/**
 * Drawings that stand in many places of the map. Each is defined once and stamped wherever it stands, as the marker of a
 * point: a browser keeps one part for it, where a group with a transform is five, and a layer to go through with every frame.
 */
import type { ReactNode } from 'react';
import { useMapIds } from './map-ids';

interface StampProps {
  readonly of: string; // its name
  readonly x: number; // map units
  readonly y: number;
  readonly scale: number;
}

const short = (value: number) => Math.round(value * 10) / 10;

/** A drawing about the origin, to be stamped. It stands in `defs`. */
export function StampOf({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { id } = useMapIds();
  return (
    <marker id={id(name)} markerWidth={1} markerHeight={1} overflow="visible">
      {children}
    </marker>
  );
}

/** A defined drawing at a place; what is given besides goes to its element. */
export function Stamp({ of, x, y, scale, ...dataset }: StampProps & Record<`data-${string}`, string>) {
  const { url } = useMapIds();
  return (
    <path
      d={`M${short(x)} ${short(y)}h0`}
      strokeWidth={Math.round(scale * 1000) / 1000} // a marker is as large as its line is wide; there is no line
      markerStart={url(of)}
      {...dataset}
    />
  );
}
