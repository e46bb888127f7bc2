import { DISTRICT_IDS, type DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { clipId, useSvgIds } from '../svg-defs';
import { outlineOf } from './outlines';

function FireGradient({ name, cy, r, stops }: FireGradientProps) {
  const { id } = useSvgIds();
  return (
    <radialGradient id={id(name)} cx="50%" cy={cy} r={r}>
      {stops.map(([offset, colour]) => (
        <stop key={offset} offset={offset} stopColor={`var(${colour})`} />
      ))}
    </radialGradient>
  );
}

interface FireGradientProps {
  readonly name: string;
  readonly cy: string;
  readonly r: string;
  readonly stops: readonly (readonly [offset: number, colour: string])[];
}

interface SvgDefsProps {
  readonly clips?: readonly DistrictId[]; // districts with a clip path
}

/** Gradients, hatches and the clip paths of the districts. */
export const SvgDefs = memo(function SvgDefs({ clips = DISTRICT_IDS }: SvgDefsProps) {
  const { id } = useSvgIds();
  return (
    <defs>
      <FireGradient
        name="blaze"
        cy="66%"
        r="72%"
        stops={[
          [0, '--blaze-1'],
          [0.38, '--blaze-2'],
          [0.78, '--blaze-3'],
          [1, '--blaze-4'],
        ]}
      />
      <FireGradient
        name="pudding-lane"
        cy="60%"
        r="66%"
        stops={[
          [0, '--pudding-1'],
          [0.3, '--pudding-2'],
          [0.7, '--pudding-3'],
          [1, '--blaze-4'],
        ]}
      />
      <FireGradient
        name="banked"
        cy="66%"
        r="70%"
        stops={[
          [0, '--banked-1'],
          [0.5, '--banked-2'],
          [1, '--banked-3'],
        ]}
      />
      <linearGradient id={id('water')} x1="0" y1="0" x2="0" y2="1">
        <stop offset={0} stopColor="var(--water)" />
        <stop offset={1} stopColor="var(--water-deep)" />
      </linearGradient>
      <pattern
        id={id('hatch')}
        width={7}
        height={7}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(38)"
      >
        <path d="M0 0V7M3.5 0V7" stroke="var(--ash-ink)" strokeWidth={1.1} opacity={0.55} />
      </pattern>
      <pattern
        id={id('cross-hatch')}
        width={9}
        height={9}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-52)"
      >
        <path d="M0 0V9" stroke="var(--ash-ink)" strokeWidth={1.1} opacity={0.45} />
      </pattern>
      {clips.map((district) => (
        <clipPath key={district} id={id(clipId(district))}>
          <path d={outlineOf(district)} />
        </clipPath>
      ))}
    </defs>
  );
});
