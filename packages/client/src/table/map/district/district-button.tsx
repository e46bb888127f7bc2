import type { Colour, DistrictId, DistrictState } from '@great-fire/game';
import { memo } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { BOARD } from '@great-fire/game/board';
import css from '../city-map.module.css';
import { outlineOf } from '../ground/outlines';
import type { DistrictLayout } from '../layout/district-layout';
import { clipOf, useMapIds } from '../map-ids';
import type { MovingPiece } from '../marks';
import { districtSpeech } from '../speech/district-speech';
import type { Press } from '../speech/press';
import type { Look } from './look';
import { sameDistrict } from './look';

interface DistrictButtonProps {
  readonly id: DistrictId;
  readonly look: Look;
  readonly state: DistrictState;
  readonly pawns: readonly Colour[];
  readonly layout: DistrictLayout;
  readonly myColour: Colour | null;
  readonly myPawn: Colour | null;
  readonly mine: boolean;
  readonly press: Press;
  readonly current: boolean; // the one that Tab comes to
  readonly picksBand: boolean;
  readonly picksPawn: boolean;
}

const REACH = 17; // of a press round a piece; wider under a finger, see the style sheet

interface PieceButtonProps {
  readonly id: DistrictId;
  readonly piece: MovingPiece;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly tabIndex: number;
}

function PieceButton({ id, piece, x, y, label, tabIndex }: PieceButtonProps) {
  return (
    <circle
      className={css['pieceButton']}
      cx={x}
      cy={y}
      r={REACH}
      role="button"
      tabIndex={tabIndex}
      aria-label={label}
      data-district={id}
      data-moving={piece}
      data-testid={`${piece}-${id}`}
    />
  );
}

/** A district as a button: its whole ground, and over it the pieces that can be picked. */
export const DistrictButton = memo(
  function DistrictButton(props: DistrictButtonProps) {
    const { id, layout, myPawn, current, picksBand, picksPawn, press } = props;
    const { t } = useTranslation('map');
    const { url } = useMapIds();
    const tabIndex = current ? 0 : -1;
    const name = BOARD[id].map.name;
    const bands = picksBand ? layout.pieces.filter(({ piece }) => piece.kind === 'band').slice(0, 1) : [];
    const pawns = picksPawn
      ? layout.pieces.filter(({ piece }) => piece.kind === 'pawn' && piece.colour === myPawn)
      : [];
    return (
      <>
        <g
          className={css['district']}
          role="button"
          tabIndex={tabIndex}
          aria-label={districtSpeech(t, props)}
          aria-pressed={press.does === 'chosen' || press.does === 'selected' ? true : undefined}
          data-district={id}
          data-press={press.does}
          data-look={props.look}
          data-testid={`district-${id}`}
        >
          <path d={outlineOf(id)} className={css['hit']} />
          <path d={outlineOf(id)} className={css['hover']} clipPath={url(clipOf(id))} />
        </g>
        {bands.map(({ at: [x, y] }) => (
          <PieceButton
            key="band"
            id={id}
            piece="band"
            x={x}
            y={y}
            label={t('piece.band', { district: name })}
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
            label={t('piece.pawn', { district: name })}
            tabIndex={tabIndex}
          />
        ))}
      </>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.look === after.look &&
    before.myColour === after.myColour &&
    before.myPawn === after.myPawn &&
    before.mine === after.mine &&
    before.current === after.current &&
    before.picksBand === after.picksBand &&
    before.picksPawn === after.picksPawn &&
    before.pawns.join() === after.pawns.join() &&
    JSON.stringify(before.press) === JSON.stringify(after.press) &&
    sameDistrict(before.state, after.state),
);
