import type { Colour, DistrictId } from '@great-fire/game';
import { memo } from 'react';
import type { Point } from '@great-fire/game/board';
import type { DistrictView } from '../district/use-district-layouts';
import type { MapMarks } from '../marks';
import css from '../city-map.module.css';
import { outlineOf } from '../terrain/outlines';
import { clipId, useSvgIds } from '../svg-defs';
import { splinePath } from '../path';
import type { Pin } from './pins';
import { joinRings, RING_RADIUS, type Ring } from './rings';
import { routePoints } from './links';

interface FirePathProps {
  readonly path: readonly DistrictId[];
  readonly lastCrossing: Point | null; // point on the border of the target
}

/** The path of the cone as dots, above the terrain and below names and counts. */
function FirePath({ path, lastCrossing }: FirePathProps) {
  const points = routePoints(path, null, 2, lastCrossing);
  const [start] = points;
  if (start === undefined) return null;
  const d = splinePath(points);
  return (
    <>
      <g fill="none" strokeLinecap="round">
        <path d={d} stroke="var(--path-under)" strokeWidth={12} strokeOpacity={0.75} data-fire-path />
        <path d={d} stroke="var(--path)" strokeWidth={5} strokeDasharray="2 11" />
      </g>
      <circle
        cx={start[0]}
        cy={start[1]}
        r={7}
        fill="var(--path)"
        stroke="var(--path-under)"
        strokeWidth={2.5}
      />
    </>
  );
}

/** The route that a pawn or a band would walk. */
function WalkRoute({
  route,
  startAt,
}: {
  readonly route: readonly DistrictId[];
  readonly startAt: Point | null;
}) {
  const d = splinePath(routePoints(route, startAt, 46));
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--route-under)" strokeWidth={11} strokeOpacity={0.7} />
      <path d={d} stroke="var(--route)" strokeWidth={4.5} strokeDasharray="2 10" />
    </g>
  );
}

interface DistrictOutlineProps {
  readonly id: DistrictId;
  readonly colour: string;
  readonly width: number; // visible width inside the district
  readonly core?: string; // colour of a thinner line inside
  readonly tint?: string;
  readonly soft?: boolean; // glows inwards
}

/** A line inside the border of a district: highlighted, chosen, selected or flashed. */
const DistrictOutline = memo(function DistrictOutline({
  id,
  colour,
  width,
  core,
  tint,
  soft,
}: DistrictOutlineProps) {
  const { url } = useSvgIds();
  const outline = outlineOf(id);
  return (
    <g clipPath={url(clipId(id))} fill="none" strokeLinejoin="round">
      {tint !== undefined && <path d={outline} fill={tint} />}
      {soft === true &&
        [6.4, 5, 3.8].map((spread) => (
          <path key={spread} d={outline} stroke={colour} strokeWidth={width * spread} strokeOpacity={0.17} />
        ))}
      <path d={outline} stroke={colour} strokeWidth={width * 2} />
      {core !== undefined && <path d={outline} stroke={core} strokeWidth={width * 0.7} />}
    </g>
  );
});

interface LowerOverlayProps {
  readonly marks: MapMarks;
  readonly districts: readonly DistrictView[];
  readonly dimmedShape: string; // path data
  readonly pins: readonly Pin[];
  readonly myPawn: Colour | null;
}

/** Returns the position of the selected piece, where its route begins. */
function findRouteStart(marks: MapMarks, districts: readonly DistrictView[]) {
  const source = districts.find(({ id }) => id === marks.route?.[0]);
  const piece = source?.layout.pieces.find((placed) => placed.piece.kind === marks.selectedPiece);
  return piece?.at ?? null;
}

/** Rings under the selectable pieces, until one is selected. */
function SelectableRings({
  marks,
  districts,
  myPawn,
}: Pick<LowerOverlayProps, 'marks' | 'districts' | 'myPawn'>) {
  if (marks.selected != null) return null;
  const rings = (marks.selectable ?? []).flatMap(({ district, piece: kind }) => {
    const placed = districts.find(({ id }) => id === district)?.layout.pieces ?? [];
    return placed
      .filter(({ piece }) => piece.kind === kind && (piece.kind !== 'pawn' || piece.colour === myPawn))
      .map(({ at: [x, y], scale }): Ring => ({ x, y, scale, width: 0 }));
  });
  return joinRings(rings).map(({ x, y, scale, width }) => {
    const radius = RING_RADIUS * scale;
    return (
      <rect
        key={`${x} ${y}`}
        x={x - radius}
        y={y - 1.5 * scale - radius}
        width={width + 2 * radius}
        height={2 * radius}
        rx={radius}
        fill="var(--pickable)"
        stroke="var(--move)"
        strokeWidth={2.4 * scale}
      />
    );
  });
}

/** The marks above the terrain and below names, counts and pieces. */
export const LowerOverlay = memo(function LowerOverlay({
  marks,
  districts,
  dimmedShape,
  pins,
  myPawn,
}: LowerOverlayProps) {
  const { targets, chosenSpread, selected, route, placeable, coneRoom, flashed } = marks;
  const routeEnd = route?.[route.length - 1];
  const legal = (targets ?? []).filter((target) => target.legal).map(({ to }) => to);
  const highlighted = new Set(legal.filter((id) => id !== chosenSpread?.to)); // two fires can reach the same district
  return (
    <g className={css['static']}>
      <Dimmer shape={dimmedShape} above="ground" />
      <g className={css['come']}>
        {[...highlighted].map((id) => (
          <DistrictOutline key={id} id={id} colour="var(--lit)" width={3.6} tint="var(--lit-tint)" soft />
        ))}
        {coneRoom?.map(({ district }) => (
          <DistrictOutline key={district} id={district} colour="var(--chosen-inner)" width={2.2} />
        ))}
        {placeable?.map((id) => (
          <DistrictOutline key={id} id={id} colour="var(--place)" width={1.4} />
        ))}
        <SelectableRings marks={marks} districts={districts} myPawn={myPawn} />
      </g>
      {chosenSpread && (
        <DistrictOutline
          id={chosenSpread.to}
          colour="var(--chosen)"
          width={6.5}
          core="var(--chosen-inner)"
          tint="var(--chosen-tint)"
          soft
        />
      )}
      {selected && (
        <DistrictOutline id={selected} colour="var(--move)" width={5.5} core="var(--route)" soft />
      )}
      {routeEnd !== undefined && (
        <DistrictOutline id={routeEnd} colour="var(--move-goal)" width={5.5} core="var(--route)" soft />
      )}
      {flashed && (
        <DistrictOutline id={flashed} colour="var(--focus)" width={5} core="var(--map-focus-gap)" />
      )}
      {chosenSpread && (
        <FirePath
          path={chosenSpread.path}
          lastCrossing={pins.find(({ state }) => state === 'chosen')?.border ?? null}
        />
      )}
      {route !== undefined && route.length > 1 && (
        <WalkRoute route={route} startAt={findRouteStart(marks, districts)} />
      )}
    </g>
  );
});

// The districts with marks. The others can be dimmed.

export function getMarkedDistricts(marks: MapMarks): ReadonlySet<DistrictId> {
  const { targets, chosenSpread, destinations, selected, route, verbs, coneRoom, placeable } = marks;
  return new Set<DistrictId>([
    ...(targets ?? []).filter(({ legal }) => legal).map(({ to }) => to),
    ...(chosenSpread ? chosenSpread.path : []),
    ...(destinations ?? []).map(({ to }) => to),
    ...(selected ? [selected] : []),
    ...(route ?? []),
    ...(verbs ?? []).map(({ district }) => district),
    ...(coneRoom ?? []).map(({ district }) => district),
    ...(placeable ?? []),
  ]);
}

/** Returns the outlines of the districts to dim, as path data. Empty if the phase dims nothing. */
export function getDimmedShape(marks: MapMarks, districts: readonly DistrictView[]): string {
  if (!(marks.dimOthers ?? marks.placeable !== undefined)) return '';
  const markedDistricts = getMarkedDistricts(marks);
  return districts
    .filter(({ id, appearance }) => !markedDistricts.has(id) && appearance !== 'burning')
    .map(({ id }) => outlineOf(id))
    .join('');
}

interface DimmerProps {
  readonly shape: string; // path data of the dimmed area; '' if empty
  readonly above: 'ground' | 'pieces' | 'names';
}

/**
 * Dims unmarked districts, but never fire. Three shapes instead of an opacity on every name and piece: the browser
 * then redraws three shapes and does not lay out a hundred names.
 */
export const Dimmer = memo(function Dimmer({ shape, above }: DimmerProps) {
  return shape === '' ? null : (
    <path d={shape} fill="var(--veil)" fillOpacity={`var(--veil-over-${above})`} />
  );
});
