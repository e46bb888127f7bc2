import type { Colour, DistrictId } from '@great-fire/game';
import { BOARD, type Point } from '@great-fire/game/board';
import { colourVar } from '../../pieces/colours';
import { getCenter } from '../map/polygon';
import styles from './signals.module.css';

const RING_RADIUS = 44; // map units, as all lengths here
const ARROW_GAP = 14; // from the centre of the district where the arrow begins
const HEAD_LENGTH = 34;
const HEAD_WIDTH = 30;
const NAME_SIZE = 20;
const NAME_GAP = 8;

// Light, dark, and the player's colour: one of the first two stands out on any ground.
const STROKES = ['halo', 'edge', 'line'] as const;

interface SignalShapeProps {
  readonly district: DistrictId;
  readonly from?: DistrictId | undefined;
  readonly colour: Colour; // of the pawn, which is public also with hidden colours
  readonly name?: string; // left out: the viewer is still drawing
  readonly minFontSize?: number | undefined; // map units
}

const centerOf = (district: DistrictId): Point => getCenter(BOARD[district].map.polygon);

export function arrowPaths(
  [x1, y1]: Point,
  [x2, y2]: Point,
): { readonly shaft: string; readonly head: string } {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along: number, across: number) =>
    `${(x1 + ux * along - uy * across).toFixed(1)} ${(y1 + uy * along + ux * across).toFixed(1)}`;
  const neck = length - HEAD_LENGTH;
  return {
    shaft: `M${at(Math.min(ARROW_GAP, neck), 0)}L${at(neck, 0)}`,
    head: `M${at(length, 0)}L${at(neck, HEAD_WIDTH / 2)}L${at(neck, -HEAD_WIDTH / 2)}Z`,
  };
}

/** A ring round the middle of a district, or an arrow to it, with the name of the player. */
export function SignalShape({ district, from, colour, name, minFontSize = 0 }: SignalShapeProps) {
  const end = centerOf(district);
  const [x, y] = end;
  const paths = from === undefined ? null : arrowPaths(centerOf(from), end);
  const size = Math.max(NAME_SIZE, minFontSize);
  return (
    <g
      className={name === undefined ? styles['draft'] : styles['signal']}
      style={{ color: colourVar(colour) }}
      data-testid="signal"
      data-signal={district}
      data-signal-from={from}
      data-pawn-colour={colour}
    >
      {paths === null ? (
        <g className={styles['ring']} style={{ transformOrigin: `${x}px ${y}px` }}>
          {STROKES.map((stroke) => (
            <circle key={stroke} cx={x} cy={y} r={RING_RADIUS} className={styles[stroke]} />
          ))}
        </g>
      ) : (
        <>
          <path d={paths.shaft + paths.head} className={styles['halo']} />
          <path d={paths.shaft + paths.head} className={styles['edge']} />
          <path d={paths.shaft} className={styles['line']} />
          <path d={paths.head} className={styles['head']} />
        </>
      )}
      {name !== undefined && (
        <text
          x={x}
          y={y + (paths === null ? RING_RADIUS : NAME_GAP) + NAME_GAP + size}
          fontSize={size}
          textAnchor="middle"
          className={styles['name']}
        >
          {name}
        </text>
      )}
    </g>
  );
}
