/** A small still picture of a part of the map, with any position and its marks. */
import type { Colour, ObjectiveId, PublicState, Seat } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { useId, useMemo } from 'react';
import css from './city-map.module.css';
import { DistrictLabels } from './district/district-label';
import { DistrictPieces } from './district/district-pieces';
import { PieceMarkerDefs } from './district/piece-markers';
import { type DistrictView, useDistrictLayouts } from './district/use-district-layouts';
import type { MapMarks } from './marks';
import { Dimmer, getDimmedShape, LowerOverlay } from './overlay/lower-overlay';
import { PinLayer } from './overlay/pin-layer';
import { findOccupiedBoxes, pinsOf } from './overlay/pins';
import { UpperOverlay } from './overlay/upper-overlay';
import { VerbButtons } from './overlay/verb-buttons';
import { type Box, boundsOf, overlapArea } from './polygon';
import { SvgIdContext } from './svg-defs';
import { Gates, Wall } from './terrain/landmarks';
import { Fleet } from './terrain/rivers';
import { CrossingSigns } from './terrain/streets';
import { SvgDefs } from './terrain/svg-defs';
import { Landmarks, TerrainLayer } from './terrain/terrain-layer';

interface MapExcerptProps {
  readonly view: PublicState;
  readonly viewer: Seat;
  readonly myColour: Colour;
  readonly marks: MapMarks;
  readonly box: Box; // the visible part, in map units
}

const NO_OBJECTIVES: readonly ObjectiveId[] = [];
const SCALE = 1; // of the marks
const noop = () => undefined;

/** Returns true if any part of the district is in the box. */
const isInBox = ({ id }: DistrictView, box: Box) => overlapArea(boundsOf(BOARD[id].map.polygon), box) > 0;

/** Returns the marks without those on districts that are not drawn. */
function restrictMarks(marks: MapMarks, districts: readonly DistrictView[]): MapMarks {
  const drawn = new Set(districts.map(({ id }) => id));
  return {
    ...marks,
    targets: (marks.targets ?? []).filter(({ to }) => drawn.has(to)),
    destinations: (marks.destinations ?? []).filter(({ to }) => drawn.has(to)),
  };
}

/** A part of the map without buttons. Draws only the districts in it. */
export function MapExcerpt({ view, viewer, myColour, marks: allMarks, box }: MapExcerptProps) {
  const uid = useId();
  const allDistricts = useDistrictLayouts(view, NO_OBJECTIVES);
  const districts = useMemo(
    () => allDistricts.filter((district) => isInBox(district, box)),
    [allDistricts, box],
  );
  const terrain = districts.map(({ id, appearance, layout }) => ({
    id,
    appearance,
    landmark: layout.landmark,
  }));
  const marks = restrictMarks(allMarks, districts);
  const pins = pinsOf(marks.targets ?? [], marks.chosenSpread ?? null, findOccupiedBoxes(districts), SCALE);
  const dimmedShape = getDimmedShape(marks, districts);
  const myPawn = view.seats[viewer]?.pawnColour ?? null;
  const { left, top, right, bottom } = box;
  return (
    <SvgIdContext value={uid}>
      <svg
        className={`wide block numbers ${css['excerpt']}`}
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        data-testid="map-excerpt"
        aria-hidden
      >
        <SvgDefs clips={districts.map(({ id }) => id)} />
        <defs>
          <PieceMarkerDefs myColour={myColour} />
        </defs>
        <TerrainLayer districts={terrain} />
        <CrossingSigns />
        <Fleet />
        <Wall />
        <Gates />
        <Landmarks districts={terrain} />
        <LowerOverlay
          marks={marks}
          districts={districts}
          pins={pins}
          myPawn={myPawn}
          dimmedShape={dimmedShape}
        />
        <PinLayer pins={pins} markScale={SCALE} />
        {districts.map((district) => (
          <DistrictPieces key={district.id} {...district} myColour={myColour} unowned="" />
        ))}
        <Dimmer shape={dimmedShape} above="pieces" />
        <DistrictLabels districts={districts} />
        <Dimmer shape={dimmedShape} above="names" />
        <UpperOverlay marks={marks} districts={districts} markScale={SCALE} />
        <VerbButtons
          verbs={marks.verbs ?? []}
          destinations={marks.destinations ?? []}
          districts={districts}
          markScale={SCALE}
          onVerb={noop}
        />
      </svg>
    </SvgIdContext>
  );
}
