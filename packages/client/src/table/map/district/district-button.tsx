import type { Colour, DistrictId, DistrictState } from '@great-fire/game';
import { memo } from 'react';
import { BOARD } from '@great-fire/game/board';
import { anchor } from '../../../lib/anchors';
import { useTranslation } from '../../../i18n/use-translation';
import css from '../city-map.module.css';
import { outlineOf } from '../terrain/outlines';
import type { DistrictLayout } from '../layout/district-layout';
import { clipId, useSvgIds } from '../svg-defs';
import type { MovablePiece } from '../marks';
import type { Appearance } from '../appearance';
import { getDistrictAriaLabel, type PressHint } from './district-aria-label';

interface DistrictButtonProps {
  readonly id: DistrictId;
  readonly appearance: Appearance;
  readonly state: DistrictState;
  readonly pawns: readonly Colour[];
  readonly layout: DistrictLayout;
  readonly myColour: Colour | null;
  readonly myPawn: Colour | null;
  readonly isOwnObjective: boolean;
  readonly pressHint: PressHint;
  readonly isTabStop: boolean; // true: Tab focuses this district
  readonly canSelectBand: boolean;
  readonly canSelectPawn: boolean;
}

const PIECE_HIT_RADIUS = 17; // map units; larger on touch devices, see the style sheet

interface PieceButtonProps {
  readonly id: DistrictId;
  readonly piece: MovablePiece;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly tabIndex: number;
}

function PieceButton({ id, piece, x, y, label, tabIndex }: PieceButtonProps) {
  return (
    <circle
      className={`press no-outline ${css['pieceButton']}`}
      cx={x}
      cy={y}
      r={PIECE_HIT_RADIUS}
      role="button"
      tabIndex={tabIndex}
      aria-label={label}
      data-district={id}
      data-movable-piece={piece}
      data-testid={`${piece}-${id}`}
      {...anchor(`${piece}-${id}`)}
    />
  );
}

/** A district as a button over its whole area, with buttons for its selectable pieces above. */
export const DistrictButton = memo(function DistrictButton(props: DistrictButtonProps) {
  const { id, layout, myPawn, isTabStop, canSelectBand, canSelectPawn, pressHint } = props;
  const { t } = useTranslation('map');
  const { url } = useSvgIds();
  const tabIndex = isTabStop ? 0 : -1;
  const name = BOARD[id].map.name;
  const bands = canSelectBand ? layout.pieces.filter(({ piece }) => piece.kind === 'band').slice(0, 1) : [];
  const pawns = canSelectPawn
    ? layout.pieces.filter(({ piece }) => piece.kind === 'pawn' && piece.colour === myPawn)
    : [];
  return (
    <>
      <g
        className={css['district']}
        role="button"
        tabIndex={tabIndex}
        aria-label={getDistrictAriaLabel(t, props)}
        aria-pressed={
          pressHint.effect === 'chosen-target' || pressHint.effect === 'selected-piece' ? true : undefined
        }
        data-district={id}
        data-press-effect={pressHint.effect}
        data-appearance={props.appearance}
        data-cost={pressHint.effect === 'move' ? pressHint.cost : undefined}
        data-cone-room={pressHint.effect === 'add-cone' ? pressHint.coneRoom : undefined}
        data-testid={`district-${id}`}
        {...anchor(`district-${id}`)}
      >
        <path d={outlineOf(id)} className={css['hit']} />
        <path d={outlineOf(id)} className={css['hover']} clipPath={url(clipId(id))} />
      </g>
      {bands.map(({ at: [x, y] }) => (
        <PieceButton
          key="band"
          id={id}
          piece="band"
          x={x}
          y={y}
          label={t('pieceLabel.band', { district: name })}
          tabIndex={tabIndex}
        />
      ))}
      {pawns.map(({ at: [x, y] }) => (
        <PieceButton
          key="pawn"
          id={id}
          piece="pawn"
          x={x}
          y={y}
          label={t('pieceLabel.pawn', { district: name })}
          tabIndex={tabIndex}
        />
      ))}
    </>
  );
});
