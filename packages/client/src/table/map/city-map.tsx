import type { Colour, DistrictId, ObjectiveId, PublicState, Seat } from '@great-fire/game';
import type { ComponentProps } from 'react';
import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import css from './city-map.module.css';
import { Contents } from './district/contents';
import { DistrictButton } from './district/district-button';
import { Name } from './district/name';
import { PieceStamps } from './district/piece-stamps';
import { useDrawnDistricts } from './district/use-layouts';
import { Bridge } from './ground/bridge';
import { Compass } from './ground/compass';
import { Definitions } from './ground/definitions';
import { Fleet } from './ground/fleet';
import { GroundLayer, Landmarks } from './ground/ground-layer';
import { outlineOf } from './ground/outlines';
import { Sheet } from './ground/sheet';
import { Crosses } from './ground/streets';
import { Thames } from './ground/thames';
import { Gates, Wall } from './ground/wall';
import { occupied } from './layout/spots';
import { MapIdContext } from './map-ids';
import type { MapMarks, MovingPiece, Verb } from './marks';
import { askedAbout } from './overlay/asked';
import { OverPieces } from './overlay/over-pieces';
import { PinLayer } from './overlay/pin-layer';
import { pinsOf } from './overlay/pins';
import { Pills } from './overlay/pills';
import { UnderNames } from './overlay/under-names';
import { Veil } from './overlay/veil';
import { pressOn } from './speech/press';
import { useMapInput } from './use-map-input';

/**
 * The part of the drawing that is shown: x, y, width and height in map units. It fills a pane of
 * 1136 x 852 exactly; a wider one shows paper at its sides, a taller one more of the river.
 */
export const MAP_BOX = [14, 8, 1572, 1179] as const;
const THAMES_NAME = [1030, 1026] as const;
const FOOT = 1700; // the water is drawn down to here, for tall panes

export interface CityMapProps {
  readonly view: PublicState;
  readonly viewer: Seat | null;
  readonly myColour: Colour | null;
  readonly myObjectives: readonly ObjectiveId[];
  readonly marks: MapMarks;
  readonly least?: number; // smallest font size in map units, where the map is drawn smaller than its names need
  readonly onDistrict: (id: DistrictId) => void;
  readonly onHover: (id: DistrictId | null) => void;
  readonly onVerb?: (district: DistrictId, verb: Verb) => void;
  readonly onPiece?: (district: DistrictId, piece: MovingPiece) => void;
}

const NOBODY = () => undefined;

/** The city with all that stands and burns in it, and whatever can be done there now. */
export function CityMap(props: CityMapProps) {
  const { view, viewer, myColour, myObjectives, marks, least, onDistrict, onHover, onVerb, onPiece } = props;
  const { t } = useTranslation('map');
  const uid = useId();
  const { current, buttons, onPress, onPoint } = useMapInput({ onDistrict, onHover, onPiece });
  const drawn = useDrawnDistricts(view, myObjectives, least);
  const pins = useMemo(() => {
    const layoutOf = new Map(drawn.map(({ id, layout }) => [id, layout]));
    return pinsOf(marks.lit ?? [], marks.chosen ?? null, (id) => {
      const layout = layoutOf.get(id);
      return layout === undefined ? [] : occupied(id, layout);
    });
  }, [drawn, marks.lit, marks.chosen]);
  const veil = useMemo(() => {
    if (!(marks.veil ?? marks.place !== undefined)) return '';
    const asked = askedAbout(marks);
    const veiled = drawn.filter(({ id, look }) => !asked.has(id) && look !== 'burning');
    return veiled.map(({ id }) => outlineOf(id)).join('');
  }, [drawn, marks]);
  const myPawn = viewer === null ? null : (view.seats[viewer]?.pawnColour ?? null);
  const grounds = drawn.map(({ id, look, layout }) => ({ id, look, landmark: layout.landmark }));
  const picks = (id: DistrictId, piece: MovingPiece) =>
    onPiece !== undefined &&
    (marks.pickable === undefined ||
      marks.pickable.some((other) => other.district === id && other.piece === piece));

  const isEngraved = useDeferredValue(true, false);

  return (
    <MapIdContext value={uid}>
      <div
        className={css['pane']}
        role="group"
        aria-label={t('label')}
        aria-description={t('hint')}
        data-testid="city-map"
      >
        <Layer className={`${css['still']} ${css['ground']}`} aria-hidden>
          <Definitions />
          <Sheet />
          <Thames foot={FOOT} nameAt={THAMES_NAME} />
          <GroundLayer districts={grounds} isEngraved={isEngraved} />
          <Crosses />
          <Fleet />
          <Wall />
          <Gates />
          <Bridge foot={FOOT} />
          <Compass x={1514} y={1002} radius={29} {...(least !== undefined && { letters: least })} />
          <Landmarks districts={grounds} />
        </Layer>
        <Layer className={css['still']} aria-hidden>
          <Sheet />
          <UnderNames marks={marks} drawn={drawn} pins={pins} myPawn={myPawn} veil={veil} />
          <PinLayer pins={pins} />
        </Layer>
        <Layer className={css['still']} aria-hidden>
          <defs>
            <PieceStamps myColour={myColour} />
          </defs>
          {drawn.map((district) => (
            <Contents key={district.id} {...district} myColour={myColour} />
          ))}
        </Layer>
        <Layer className={css['still']} aria-hidden>
          <Veil shape={veil} above="pieces" />
          {drawn.map(({ id, look, layout, mine }) => (
            <Name key={id} id={id} look={look} layout={layout.name} mine={mine} />
          ))}
          <Veil shape={veil} above="names" />
        </Layer>
        <Layer role="none">
          <OverPieces marks={marks} drawn={drawn} />
          <g {...onPoint}>
            <g ref={buttons} {...onPress}>
              {drawn.map((district) => (
                <DistrictButton
                  key={district.id}
                  {...district}
                  myColour={myColour}
                  myPawn={myPawn}
                  press={pressOn(marks, district.id)}
                  current={district.id === current}
                  picksBand={picks(district.id, 'band')}
                  picksPawn={picks(district.id, 'pawn')}
                />
              ))}
            </g>
            <Pills
              verbs={marks.verbs ?? []}
              reach={marks.reach ?? []}
              drawn={drawn}
              onVerb={onVerb ?? NOBODY}
            />
          </g>
        </Layer>
        {!isEngraved && <span hidden data-behind />}
      </div>
    </MapIdContext>
  );
}

/** A drawing of the whole map over the others: where one changes, a browser goes through none of the others' parts. */
function Layer({ className = '', ...svg }: ComponentProps<'svg'>) {
  return (
    <svg
      {...svg}
      className={`${css['map']} ${className}`}
      viewBox={MAP_BOX.join(' ')}
      preserveAspectRatio="xMidYMin meet"
    />
  );
}
