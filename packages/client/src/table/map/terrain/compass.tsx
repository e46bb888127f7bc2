import { memo } from 'react';
import { useTranslation } from '../../../i18n/use-translation';

interface CompassProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fontSize?: number;
}

const DEFAULT_FONT_SIZE = 16.8;

/** The compass rose. North is up, as on the fire cards. */
export const Compass = memo(function Compass({
  x,
  y,
  radius: r,
  fontSize: size = DEFAULT_FONT_SIZE,
}: CompassProps) {
  const { t } = useTranslation('map');
  const letters = [
    [t('compass.north'), 0, -1],
    [t('compass.east'), 1, 0],
    [t('compass.south'), 0, 1],
    [t('compass.west'), -1, 0],
  ] as const;
  return (
    <g transform={`translate(${x} ${y})`} data-terrain="compass" aria-hidden>
      <circle r={r} fill="none" stroke="var(--compass-ink)" strokeWidth={1.2} />
      <circle r={r - 5} fill="none" stroke="var(--compass-ink)" strokeWidth={0.6} />
      {[45, 135, 225, 315].map((rotation) => (
        <path
          key={rotation}
          d={`M0 0L${r * 0.16} ${-r * 0.16}L0 ${-r * 0.72}L${-r * 0.16} ${-r * 0.16}Z`}
          transform={`rotate(${rotation})`}
          fill="var(--compass-mid)"
        />
      ))}
      {[0, 90, 180, 270].map((rotation) => (
        <g key={rotation} transform={`rotate(${rotation})`} stroke="var(--compass-dark)" strokeWidth={0.7}>
          <path d={`M0 0L${r * 0.2} ${-r * 0.2}L0 ${-r * 0.98}Z`} fill="var(--compass-dark)" />
          <path d={`M0 0L${-r * 0.2} ${-r * 0.2}L0 ${-r * 0.98}Z`} fill="var(--compass-light)" />
        </g>
      ))}
      {letters.map(([letter, east, south]) => (
        <text
          key={`${east} ${south}`}
          x={east * (r + 11 + (size - DEFAULT_FONT_SIZE) / 2)}
          y={south * (r + 11 + (size - DEFAULT_FONT_SIZE) / 2) + size / 3}
          textAnchor="middle"
          fontSize={size}
          fill="var(--compass-letter)"
        >
          {letter}
        </text>
      ))}
    </g>
  );
});
