import type { Point } from '@great-fire/game/board';
import { LONDON_MAP } from '@great-fire/game/board';
import { memo } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { jitter } from '../geometry/jitter';
import { linePath, roundCoord, smoothPath } from '../geometry/path';
import { useSvgIds } from '../svg-ids';

const BEYOND = 400; // the river extends past the edges of every pane
const { thames } = LONDON_MAP.background;
const bank = thames.slice(0, -2); // the last two points close the area at the bottom
const [firstX, firstY] = bank[0] ?? [0, 0];
const [lastX, lastY] = bank[bank.length - 1] ?? [0, 0];

const longBank: readonly Point[] = [[firstX - BEYOND, firstY], ...bank, [lastX + BEYOND, lastY]];

const surface = (bottom: number) =>
  linePath([...longBank, [lastX + BEYOND, bottom], [firstX - BEYOND, bottom]], true);

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

/** Returns small waves on the open water down to `bottom`. */
function waves(bottom: number): string {
  const random = jitter(11);
  const top = 1062;
  const count = Math.round((bottom - top) * 0.85);
  return Array.from({ length: count }, () => {
    const x = roundCoord(random() * 1640 - 20);
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
  const { url } = useSvgIds();
  const { t } = useTranslation('map');
  return (
    <g>
      <path d={surface(bottom + BEYOND)} fill={url('water')} />
      <g fill="none" stroke="var(--water-ink)">
        {RIPPLES.map(({ d, width, opacity, dashes }) => (
          <path key={opacity} d={d} strokeWidth={width} strokeOpacity={opacity} strokeDasharray={dashes} />
        ))}
        <path d={waves(bottom)} strokeWidth={1} strokeOpacity={0.3} />
      </g>
      {nameAt !== null && (
        <text
          x={nameAt[0]}
          y={nameAt[1]}
          fontSize={25}
          fontStyle="italic"
          letterSpacing={7}
          fill="var(--water-name)"
          fillOpacity={0.9}
        >
          {t('river')}
        </text>
      )}
    </g>
  );
});
