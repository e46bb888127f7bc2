/**
 * Definitions of SVG inside one map, and references to them. Two maps on a page must not share gradients or clip paths.
 */
import { createContext, useContext, type ReactNode } from 'react';
import { roundCoord } from './path';

export const SvgIdContext = createContext('map');

export interface SvgIds {
  readonly id: (name: string) => string; // for definitions
  readonly url: (name: string) => string; // for references
}

export function useSvgIds(): SvgIds {
  const prefix = useContext(SvgIdContext);
  return { id: (name) => `${prefix}-${name}`, url: (name) => `url(#${prefix}-${name})` };
}

/** Returns the name of a district's clip path, for `SvgIds`. */
export const clipId = (district: string) => `clip-${district}`;

/**
 * A marker is a drawing that occurs in many places of the map. It is defined once and drawn as the SVG marker of a
 * point. A browser keeps one object for a marker, but five objects and a layer for a group with a transform.
 */
interface MarkerInstanceProps {
  readonly marker: string; // name
  readonly x: number; // map units
  readonly y: number;
  readonly scale: number;
  readonly rotation?: number; // degrees clockwise; default 0
}

/** Defines a drawing around the origin. Belongs in `defs`. */
export function MarkerDef({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { id } = useSvgIds();
  return (
    <marker id={id(name)} markerWidth={1} markerHeight={1} overflow="visible" orient="auto">
      {children}
    </marker>
  );
}

/** Returns a relative line in the direction, because a marker takes the direction of its line. */
function toDirectionStep(rotation: number): string {
  const angle = (rotation * Math.PI) / 180;
  return `l${Math.cos(angle).toFixed(3)} ${Math.sin(angle).toFixed(3)}`;
}

/** Draws a defined marker at a position. Other props go to the element. */
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
      strokeWidth={Math.round(scale * 1000) / 1000} // scales the marker; the line itself has no stroke
      markerStart={url(marker)}
      {...dataset}
    />
  );
}
