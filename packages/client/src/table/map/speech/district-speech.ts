/** The accessible name of a district: everything that the drawing shows, in the order of the drawing. */
import type { Colour, DistrictId, DistrictState } from '@great-fire/game';
import { COLOURS } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import type { Say as SayOf } from '../../../i18n/keys';
import type { Look } from '../district/look';
import type { Press } from './press';

export type Say = SayOf<'map'>;

export interface Spoken {
  readonly id: DistrictId;
  readonly look: Look;
  readonly state: DistrictState;
  readonly pawns: readonly Colour[];
  readonly myColour: Colour | null;
  readonly myPawn: Colour | null;
  readonly mine: boolean; // one of my objectives
  readonly press: Press;
}

function fire(t: Say, { look, state: { cones, bands } }: Spoken): readonly string[] {
  if (look === 'contained') return [t('district.contained', { count: cones })];
  if (look === 'burning') {
    return [
      bands > 0
        ? t('district.partly', { count: cones, bands: Math.min(bands, cones) })
        : t('district.burning', { count: cones }),
    ];
  }
  if (look === 'demolished') return [t('district.demolished')];
  return look === 'burnt-out' ? [t('district.burntOut')] : [];
}

function houses(t: Say, { state, myColour }: Spoken): readonly string[] {
  return COLOURS.flatMap((colour) => {
    const count = state.houses.filter((house) => house === colour).length;
    if (count === 0) return [];
    const named = { count, colour: t(`colour.${colour}`) };
    return [colour === myColour ? t('district.ownHouses', named) : t('district.houses', named)];
  });
}

function people(t: Say, { state, pawns, myPawn }: Spoken): readonly string[] {
  const free = Math.max(0, state.bands - state.cones);
  return [
    ...(free > 0 ? [t('district.bands', { count: free })] : []),
    ...pawns.map((pawn) => {
      const colour = t(`colour.${pawn}`);
      return pawn === myPawn ? t('district.ownPawn', { colour }) : t('district.pawn', { colour });
    }),
  ];
}

function objective(t: Say, { id, mine }: Spoken): readonly string[] {
  const worth = BOARD[id].map.objective;
  if (worth === null) return [];
  return [
    mine ? t('district.ownObjective', { count: worth.vp }) : t('district.objective', { count: worth.vp }),
  ];
}

function press(t: Say, { press: now }: Spoken): readonly string[] {
  switch (now.does) {
    case 'nothing':
      return [];
    case 'burn':
      return [t('press.lit', { rank: now.rank })];
    case 'not-now':
      return [t('press.notNow')];
    case 'chosen':
      return [t('press.chosen')];
    case 'walk':
      return [
        now.pinned ? t('press.reachPinned', { count: now.cost }) : t('press.reach', { count: now.cost }),
      ];
    case 'selected':
      return [t('press.selected')];
    case 'place':
      return [t('press.place')];
    case 'grow':
      return [
        ...(now.picks > 0 ? [t('press.picks', { count: now.picks })] : []),
        ...(now.room > 0 ? [t('press.room', { count: now.room })] : []),
      ];
  }
}

/** "Guild Hall, 2 red houses, 1 blue house, your objective, worth 6 points, press to let it burn, rank 1". */
export function districtSpeech(t: Say, spoken: Spoken): string {
  const { id, look, state } = spoken;
  return [
    BOARD[id].map.name,
    ...(look === 'grass' ? [t('district.grass')] : []),
    ...houses(t, spoken),
    ...(state.token ? [t('district.token')] : []),
    ...fire(t, spoken),
    ...people(t, spoken),
    ...objective(t, spoken),
    ...press(t, spoken),
  ].join(', ');
}
