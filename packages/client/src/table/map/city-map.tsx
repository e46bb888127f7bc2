import type { Colour, DistrictId, ObjectiveId, PublicState, Seat } from '@great-fire/game';
import { type ComponentProps, type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { anchor } from '../../lib/anchors';
import { useShared } from '../../lib/share-equal';
import { useTranslation } from '../../i18n/use-translation';
import { coloursWithoutPlayer } from '../../pieces/colours';
import css from './city-map.module.css';
import { DistrictPieces } from './district/district-pieces';
import { DistrictButton } from './district/district-button';
import { DistrictLabels } from './district/district-label';
import { PieceMarkerDefs } from './district/piece-markers';
import { useDistrictLayouts } from './district/use-district-layouts';
import { Bridge, Fleet, Thames } from './terrain/rivers';
import { Countryside } from './terrain/countryside';
import { Compass } from './terrain/compass';
import { SvgDefs } from './terrain/svg-defs';
import { TerrainLayer, Landmarks, LayerExtent } from './terrain/terrain-layer';
import { CrossingSigns } from './terrain/streets';
import { Gates, Wall } from './terrain/landmarks';
import { getMarkScale } from './layout/compact-layout';
import { SvgIdContext } from './svg-defs';
import type { MapMarks, MovablePiece, Verb } from './marks';
import { getDimmedShape, Dimmer, LowerOverlay } from './overlay/lower-overlay';
import { UpperOverlay } from './overlay/upper-overlay';
import { PinLayer } from './overlay/pin-layer';
import { findOccupiedBoxes, pinsOf } from './overlay/pins';
import { VerbButtons } from './overlay/verb-buttons';
import { getPressHint, NO_EFFECT } from './district/district-aria-label';
import { useMapInput } from './use-map-input';

/**
 * The visible part of the drawing: x, y, width and height in map units. Fits a pane of 1136 x 852 exactly. A wider
 * pane shows paper at the sides, a taller one more of the river.
 */
export const MAP_BOX = [14, 8, 1572, 1179] as const;
const THAMES_LABEL_AT = [1030, 1026] as const;
const WATER_BOTTOM = 1700; // lower edge of the water, for tall panes

export interface CityMapProps {
  readonly view: PublicState;
  readonly viewer: Seat | null;
  readonly myColour: Colour | null;
  readonly myObjectives: readonly ObjectiveId[];
  readonly marks: MapMarks;
  readonly litColour?: Colour | null; // the others are dim
  readonly minFontSize?: number; // map units; set it if the map is drawn smaller than its names need
  readonly onDistrict: (id: DistrictId) => void;
  readonly onHover: (id: DistrictId | null) => void;
  readonly onVerb?: (district: DistrictId, verb: Verb) => void;
  readonly onPiece?: (district: DistrictId, piece: MovablePiece) => void;
  readonly children?: ReactNode; // drawn over the map
}

const noop = () => undefined;

/** The map of the city with all pieces, fires and the marks of the current phase. */
export function CityMap(props: CityMapProps) {
  const { view, viewer, myColour, myObjectives, marks, minFontSize, onDistrict, onHover, onVerb, onPiece } =
    props;
  const areOwnersKnown = view.seats.every(({ colour }) => colour !== null);
  const unowned = areOwnersKnown ? coloursWithoutPlayer(view).join() : '';
  const { t } = useTranslation('map');
  const uid = useId();
  const { tabStop, containerRef, pressProps, hoverProps } = useMapInput({ onDistrict, onHover, onPiece });
  const districts = useDistrictLayouts(view, myObjectives, minFontSize);
  const markScale = getMarkScale(minFontSize);
  const { targets, chosenSpread = null } = marks;
  const pins = useMemo(
    () => pinsOf(targets ?? [], chosenSpread, findOccupiedBoxes(districts), markScale.pin),
    [districts, targets, chosenSpread, markScale.pin],
  );
  const dimmedShape = useMemo(() => getDimmedShape(marks, districts), [districts, marks]);
  const myPawn = viewer === null ? null : (view.seats[viewer]?.pawnColour ?? null);
  const terrainDistricts = useShared(
    districts.map(({ id, appearance, layout }) => ({ id, appearance, landmark: layout.landmark })),
  );
  const pressHints = useShared(
    useMemo(() => districts.map(({ id }) => getPressHint(marks, id)), [districts, marks]),
  );
  const canSelect = (id: DistrictId, piece: MovablePiece) =>
    onPiece !== undefined &&
    (marks.selectable === undefined ||
      marks.selectable.some((other) => other.district === id && other.piece === piece));

  const hasDetails = useDeferredValue(true, false);

  return (
    <SvgIdContext value={uid}>
      <div
        className={`overlay on-map-paper ${css['pane']}`}
        role="group"
        aria-label={t('mapLabel')}
        aria-description={t('keyboardHint')}
        aria-busy={!hasDetails}
        data-testid="city-map"
        {...anchor('city-map')}
        data-min-font-size={minFontSize}
      >
        <Layer className={`${css['static']} ${css['ground']}`} aria-hidden>
          <SvgDefs />
          <LayerExtent />
          <Countryside />
          <Thames bottom={WATER_BOTTOM} nameAt={THAMES_LABEL_AT} />
          <TerrainLayer districts={terrainDistricts} hasDetails={hasDetails} />
          <CrossingSigns />
          <Fleet />
          <Wall />
          <Gates />
          <Bridge bottom={WATER_BOTTOM} />
          <Compass
            x={1514}
            y={1002}
            radius={29}
            {...(minFontSize !== undefined && { fontSize: minFontSize })}
          />
          <Landmarks districts={terrainDistricts} />
        </Layer>
        <Layer className={css['static']} aria-hidden>
          <LayerExtent />
          <LowerOverlay
            marks={marks}
            districts={districts}
            pins={pins}
            myPawn={myPawn}
            dimmedShape={dimmedShape}
          />
          <PinLayer pins={pins} markScale={markScale.pin} />
        </Layer>
        <Layer
          className={css['static']}
          aria-hidden
          data-lit-colour={props.litColour ?? undefined}
          data-at-deal={view.turn.number === 0 || undefined}
        >
          <defs>
            <PieceMarkerDefs myColour={myColour} />
          </defs>
          {districts.map((district) => (
            <DistrictPieces key={district.id} {...district} myColour={myColour} unowned={unowned} />
          ))}
        </Layer>
        <Layer className={css['static']} aria-hidden>
          <Dimmer shape={dimmedShape} above="pieces" />
          <DistrictLabels districts={districts} />
          <Dimmer shape={dimmedShape} above="names" />
        </Layer>
        <Layer role="none">
          <UpperOverlay marks={marks} districts={districts} markScale={markScale.badge} />
          <g {...hoverProps}>
            <g ref={containerRef} {...pressProps}>
              {districts.map((district, index) => (
                <DistrictButton
                  key={district.id}
                  {...district}
                  myColour={myColour}
                  myPawn={myPawn}
                  pressHint={pressHints[index] ?? NO_EFFECT}
                  isTabStop={district.id === tabStop}
                  canSelectBand={canSelect(district.id, 'band')}
                  canSelectPawn={canSelect(district.id, 'pawn')}
                />
              ))}
            </g>
            <VerbButtons
              verbs={marks.verbs ?? []}
              destinations={marks.destinations ?? []}
              districts={districts}
              markScale={markScale.badge}
              onVerb={onVerb ?? noop}
            />
          </g>
        </Layer>
        {props.children}
      </div>
    </SvgIdContext>
  );
}

/**
 * A separate SVG over the others, so that a change in one does not make the browser process the elements of the
 * others.
 */
function Layer({ className = '', ...svg }: ComponentProps<'svg'>) {
  return (
    <svg
      {...svg}
      className={`absolute numbers spilling ${css['map']} ${className}`}
      viewBox={MAP_BOX.join(' ')}
      preserveAspectRatio="xMidYMin meet"
    />
  );
}
