import { useState } from 'react';
import { selectAnchor } from '../../lib/anchors';
import { TokenIcon } from '../../pieces/token';
import { getElementCenter } from '../animation/map-metrics';
import { EASINGS, Sprite, toTranslateTransform } from '../animation/sprite';
import { layoutPieces } from '../map/district/use-district-layouts';
import { useTable } from '../model/table-context';
import { type MomentProps, districtPosition, seatPosition } from './moment-props';

/** The token rises, turns over twice and flies to its owner, with its face up only for the owner. */
export function TokenMoment({ moment, before, screenMap, durationMs }: MomentProps<'token'>) {
  const { view } = useTable('view');
  const { district, seat, token } = moment;
  const [path] = useState(() => {
    const placed = layoutPieces(before, district, before.own?.objectives ?? [], screenMap.minFontSize).find(
      ({ piece }) => piece.kind === 'token',
    );
    const start = placed === undefined ? null : screenMap.toScreen(placed.at);
    const hand =
      seat === view.viewer
        ? (getElementCenter(selectAnchor('own-tokens')) ?? getElementCenter(selectAnchor('tab-objectives')))
        : null;
    return { start: start ?? districtPosition(district, screenMap), end: hand ?? seatPosition(seat) };
  });
  const { start, end } = path;
  const rise = 46;
  const size = Math.max(30, 34 * screenMap.scale);
  const high = toTranslateTransform([start[0], start[1] - rise], 'scale(1.9)');
  const landing = {
    transform: toTranslateTransform(end ?? start, 'scale(.9)'),
    opacity: end === null ? 0 : 0.6,
  };
  const timing = { duration: durationMs } as const;
  return (
    <>
      <Sprite
        size={size}
        timing={timing}
        frames={[
          { transform: toTranslateTransform(start), opacity: 1, easing: EASINGS.close },
          { transform: high, opacity: 1, offset: 0.22, easing: 'ease-in' },
          { transform: `${high} scaleX(0)`, opacity: 1, offset: 0.34 },
          { transform: `${high} scaleX(0)`, opacity: 0, offset: 0.341 },
          { transform: `${high} scaleX(0)`, opacity: 0 },
        ]}
      >
        <Coin kind="face-down" />
      </Sprite>
      <Sprite
        size={size}
        timing={timing}
        frames={[
          { transform: `${high} scaleX(0)`, opacity: 0 },
          { transform: `${high} scaleX(0)`, opacity: 0, offset: 0.339 },
          { transform: `${high} scaleX(0)`, opacity: 1, offset: 0.34, easing: EASINGS.close },
          { transform: high, opacity: 1, offset: 0.46 },
          { transform: high, opacity: 1, offset: 0.66, easing: EASINGS.travel },
          landing,
        ]}
      >
        <Coin kind={token ?? 'face-down'} />
      </Sprite>
    </>
  );
}

/** A token as a part of a sprite, which is 40 units wide. */
const Coin = ({ kind }: { readonly kind: Parameters<typeof TokenIcon>[0]['kind'] }) => (
  <g transform="translate(-20 -20)">
    <TokenIcon {...(kind !== undefined && { kind })} size={40} />
  </g>
);
