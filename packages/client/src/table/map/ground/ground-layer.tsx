import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { Embers, Glow } from '../district/embers';
import { Buildings, Grounds, WashRims } from '../district/ground';
import type { Look } from '../district/look';
import { Studs } from '../district/studs';
import { Grass } from './grass';
import { Landmark, LANDMARKS } from './landmarks';
import { RegionRims } from './region-rims';
import { Streets } from './streets';

export interface GroundState {
  readonly id: DistrictId;
  readonly look: Look;
  readonly landmark: boolean;
}

interface GroundLayerProps {
  readonly districts: readonly GroundState[];
  readonly isEngraved?: boolean; // houses, trees and rims are there, which take longest
}

/** Everything flat, from the washes up to the studs: under walls, names and pieces. */
export const GroundLayer = memo(
  function GroundLayer({ districts, isEngraved = true }: GroundLayerProps) {
    const burning = districts.filter(({ look }) => look === 'burning').map(({ id }) => id);
    return (
      <>
        <Grounds districts={districts} />
        {isEngraved && (
          <>
            <WashRims districts={districts} />
            <RegionRims />
            <Grass />
            <Buildings districts={districts} />
          </>
        )}
        {burning.length > 0 && <Glow burning={burning} />}
        {burning.map((id) => (
          <Embers key={id} id={id} />
        ))}
        <Streets />
        {districts
          .filter(({ look }) => look === 'contained')
          .map(({ id }) => (
            <Studs key={id} id={id} />
          ))}
      </>
    );
  },
  (before, after) =>
    before.isEngraved === after.isEngraved &&
    before.districts.every(
      ({ look, landmark }, i) =>
        after.districts[i]?.look === look && after.districts[i]?.landmark === landmark,
    ),
);

const CHARRED: ReadonlySet<Look> = new Set(['burning', 'burnt-out']);

/** St Paul's and the Tower, while they stand and have room. */
export function Landmarks({ districts }: { readonly districts: readonly GroundState[] }) {
  return LANDMARKS.map((id) => {
    const district = districts.find((other) => other.id === id);
    if (district === undefined || !district.landmark || district.look === 'demolished') return null;
    return <Landmark key={id} id={id} look={CHARRED.has(district.look) ? 'on-fire' : 'standing'} />;
  });
}
