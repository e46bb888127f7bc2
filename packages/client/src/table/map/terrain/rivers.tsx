import { type Point, LONDON_MAP } from '@great-fire/game/board';
import { memo } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { jitter, linePath, roundCoord, smoothPath } from '../path';
import { useSvgIds } from '../svg-defs';
import { DRAWN_AREA } from './drawn-area';

const { from, width } = LONDON_MAP.background.bridge;
const EAST_OFFSET = 12; // offset of the far end to the east
const halfWidth = width / 2;

const { fleet } = LONDON_MAP.background;
const [sourceX] = fleet[0] ?? [0];
const [mouthX, mouthY] = fleet[fleet.length - 1] ?? [0, 0];
const course: readonly Point[] = [[sourceX, -200], ...fleet, [mouthX + 3, mouthY + 16]];
const FLEET = smoothPath(course);

const { thames } = LONDON_MAP.background;
const bank = thames.slice(0, -2); // the last two points close the area at the bottom
const [, firstY] = bank[0] ?? [0, 0];
const [, lastY] = bank[bank.length - 1] ?? [0, 0];
const DEPTH = 400; // of the water below the waves

const longBank: readonly Point[] = [[DRAWN_AREA.left, firstY], ...bank, [DRAWN_AREA.right, lastY]];

const surface = (bottom: number) =>
  linePath([...longBank, [DRAWN_AREA.right, bottom], [DRAWN_AREA.left, bottom]], true);

/** Returns one line along the bank. Near lines are stronger and closer together. */
function ripple(k: number) {
  const offset = 7 + k * 6.2 + k * k * 0.55;
  return {
    d: smoothPath(longBank.map(([x, y], i) => [x, y + offset + Math.sin(i * 1.9 + k) * (0.8 + k * 0.28)])),
    width: roundCoord(1.15 - k * 0.05),
    opacity: 0.62 - k * 0.045,
    dashes: k > 3 ? `${60 - k * 3} ${roundCoord(k * 1.8)} ${30 - k} ${roundCoord(k * 2.6)}` : undefined,
  };
}

const RIPPLES = Array.from({ length: 11 }, (_, k) => ripple(k));

const WAVES_WIDTH = 1640; // map units; the same waves follow on both sides of the map

/** Returns small waves on the open water down to `bottom`. */
function waves(bottom: number): string {
  const random = jitter(11);
  const top = 1062;
  const count = Math.round((bottom - top) * 0.85);
  return Array.from({ length: count }, () => {
    const x = roundCoord(random() * WAVES_WIDTH - 20);
    const y = roundCoord(top + random() * (bottom - top));
    const half = roundCoord(4 + random() * 6);
    return `M${x} ${y}q${roundCoord(half / 2)}-3.4 ${half} 0q${roundCoord(half / 2)} 3.4 ${half} 0`;
  }).join('');
}

interface ThamesProps {
  readonly bottom: number; // lower end of the waves
  readonly nameAt: Point | null;
}

/** The Thames: the lower edge of the map, darker towards the south. */
export const Thames = memo(function Thames({ bottom, nameAt }: ThamesProps) {
  const { id, url } = useSvgIds();
  const { t } = useTranslation('map');
  return (
    <g>
      <path data-terrain="river" d={surface(bottom + DEPTH)} fill={url('water')} />
      <g fill="none" stroke="var(--water-ink)">
        {RIPPLES.map(({ d, width, opacity, dashes }) => (
          <path key={opacity} d={d} strokeWidth={width} strokeOpacity={opacity} strokeDasharray={dashes} />
        ))}
        <path id={id('waves')} d={waves(bottom)} strokeWidth={1} strokeOpacity={0.3} />
        {[-WAVES_WIDTH, WAVES_WIDTH].map((x) => (
          <use key={x} href={`#${id('waves')}`} x={x} />
        ))}
      </g>
      {nameAt !== null && (
        <text
          data-terrain="river-name"
          x={nameAt[0]}
          y={nameAt[1]}
          fontSize={25}
          fontStyle="italic"
          letterSpacing={7}
          fill="var(--water-name)"
          fillOpacity={0.9}
        >
          {t('riverName')}
        </text>
      )}
    </g>
  );
});

/** A small sailing ship for empty water. */
export function Ship({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="var(--wall-ink)" strokeWidth={1.1}>
      <path d="M-28 6h54l-7 11h-38z" fill="var(--ship-hull)" />
      <path d="M-22 10h44M-9 6V-24M9 6V-28" fill="none" />
      <path d="M-8-22q15 9 0 22zM10-26q16 11 0 26z" fill="var(--ship-sail)" />
      <path d="M10-28l9-2.6-9-2.6z" fill="var(--wall-ink)" />
    </g>
  );
}

/** The River Fleet, from outside the fields to the Thames. */
export const Fleet = memo(function Fleet() {
  return (
    <g fill="none">
      <path d={FLEET} stroke="var(--water-ink)" strokeWidth={11} strokeLinecap="round" />
      <path d={FLEET} stroke="var(--water)" strokeWidth={8.4} strokeLinecap="round" />
      <path d={FLEET} stroke="var(--water-ink)" strokeWidth={1} strokeDasharray="10 7" strokeOpacity={0.6} />
    </g>
  );
});

function range(first: number, end: number, step: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / step)) }, (_, i) => first + i * step);
}

function drawParts(length: number) {
  const piers = range(10, length, 17)
    .map((x) => `M${x - 6} 0l6 ${-halfWidth - 8}l6 ${halfWidth + 8}l-6 ${halfWidth + 8}z`)
    .join('');
  const plots = range(22, length - 14, 15);
  const houses = plots
    .map((x) => `M${x} ${-halfWidth - 1}h12v10h-12zM${x} ${halfWidth - 9}h12v10h-12z`)
    .join('');
  const ridges = plots.map((x) => `M${x} ${-halfWidth + 4}h12M${x} ${halfWidth - 4}h12`).join('');
  return { piers, houses, ridges };
}

/** London Bridge with its houses, from the bank to `bottom`. */
export const Bridge = memo(function Bridge({
  bottom,
  coloured = true,
}: {
  readonly bottom: number;
  readonly coloured?: boolean;
}) {
  const height = bottom - from[1];
  const length = Math.hypot(height, EAST_OFFSET);
  const rotation = (Math.atan2(height, EAST_OFFSET) * 180) / Math.PI;
  const { piers, houses, ridges } = drawParts(length);
  return (
    <g
      transform={`translate(${from[0]} ${from[1]}) rotate(${rotation})`}
      stroke="var(--wall-ink)"
      strokeWidth={0.9}
    >
      <path d={piers} fill="var(--bridge-pier)" />
      <path
        d={`M0 ${-halfWidth}H${length}V${halfWidth}H0Z`}
        fill={coloured ? 'var(--bridge)' : 'var(--map-paper)'}
        strokeWidth={1.4}
      />
      <path d={houses} fill={coloured ? 'var(--bridge-house)' : 'var(--map-paper)'} />
      <path d={ridges} fill="none" strokeWidth={0.7} />
    </g>
  );
});
