import type { Colour } from '@great-fire/game';
import { memo } from 'react';
import type { DrawnDistrict } from '../district/use-layouts';
import type { MapMarks } from '../marks';
import { InnerLine } from './inner-line';
import type { Pin } from './pins';
import { Veil } from './veil';
import { FirePath, WalkRoute } from './way';
import css from '../city-map.module.css';

interface UnderNamesProps {
  readonly marks: MapMarks;
  readonly drawn: readonly DrawnDistrict[];
  readonly veil: string; // its shape
  readonly pins: readonly Pin[];
  readonly myPawn: Colour | null;
}

/** Where the walked piece stands, so that its route begins there. */
function startOf(marks: MapMarks, drawn: readonly DrawnDistrict[]) {
  const source = drawn.find(({ id }) => id === marks.route?.[0]);
  const piece = source?.layout.pieces.find((placed) => placed.piece.kind === marks.selectedPiece);
  return piece?.at ?? null;
}

/** Rings under the pieces that may be picked, until one is. */
function PickRings({ marks, drawn, myPawn }: Pick<UnderNamesProps, 'marks' | 'drawn' | 'myPawn'>) {
  if (marks.selected != null) return null;
  return (marks.pickable ?? []).flatMap(({ district, piece: kind }) => {
    const placed = drawn.find(({ id }) => id === district)?.layout.pieces ?? [];
    return placed
      .filter(({ piece }) => piece.kind === kind && (piece.kind !== 'pawn' || piece.colour === myPawn))
      .map(({ at: [x, y], scale }) => (
        <circle
          key={`${district} ${x} ${y}`}
          cx={x}
          cy={y - 1.5 * scale}
          r={18 * scale}
          fill="var(--pickable)"
          stroke="var(--move)"
          strokeWidth={2.4 * scale}
        />
      ));
  });
}

/** Marks that lie over the ground and under names, counts and pieces. */
export const UnderNames = memo(function UnderNames({ marks, drawn, veil, pins, myPawn }: UnderNamesProps) {
  const { lit, chosen, selected, route, place, room, flashed } = marks;
  const goal = route?.[route.length - 1];
  const legal = (lit ?? []).filter((target) => target.legal).map(({ to }) => to);
  const litUp = new Set(legal.filter((id) => id !== chosen?.to)); // two fires may reach one district
  return (
    <g className={css['still']}>
      <Veil shape={veil} above="ground" />
      <g className={css['come']}>
        {[...litUp].map((id) => (
          <InnerLine key={id} id={id} colour="var(--lit)" width={3.6} tint="var(--lit-tint)" soft />
        ))}
        {room?.map(({ district }) => (
          <InnerLine key={district} id={district} colour="var(--chosen-inner)" width={2.2} />
        ))}
        {place?.map((id) => (
          <InnerLine key={id} id={id} colour="var(--place)" width={1.4} />
        ))}
        <PickRings marks={marks} drawn={drawn} myPawn={myPawn} />
      </g>
      {chosen && (
        <InnerLine
          id={chosen.to}
          colour="var(--chosen)"
          width={6.5}
          core="var(--chosen-inner)"
          tint="var(--chosen-tint)"
          soft
        />
      )}
      {selected && <InnerLine id={selected} colour="var(--move)" width={5.5} core="var(--route)" soft />}
      {goal !== undefined && (
        <InnerLine id={goal} colour="var(--move-goal)" width={5.5} core="var(--route)" soft />
      )}
      {flashed && <InnerLine id={flashed} colour="var(--map-focus)" width={5} core="var(--map-focus-gap)" />}
      {chosen && (
        <FirePath path={chosen.path} last={pins.find(({ state }) => state === 'chosen')?.border ?? null} />
      )}
      {route !== undefined && route.length > 1 && <WalkRoute route={route} from={startOf(marks, drawn)} />}
    </g>
  );
});
