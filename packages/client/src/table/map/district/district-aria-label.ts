/** The accessible name of a district. Names everything that the map draws, in the same order. */
import { COLOURS, type Colour, type DistrictId, type DistrictState, type TargetRank } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import type { TFunction as SayOf } from '../../../i18n/keys';
import type { Appearance } from '../appearance';
import type { MapMarks } from '../marks';

export const NO_EFFECT: PressHint = { effect: 'none' };

export type Translate = SayOf<'map'>;

export interface LabelInput {
  readonly id: DistrictId;
  readonly appearance: Appearance;
  readonly state: DistrictState;
  readonly pawns: readonly Colour[];
  readonly myColour: Colour | null;
  readonly myPawn: Colour | null;
  readonly isOwnObjective: boolean; // of the viewer
  readonly pressHint: PressHint;
}

function fireParts(t: Translate, { appearance, state: { cones, bands } }: LabelInput): readonly string[] {
  if (appearance === 'contained') return [t('district.contained', { count: cones })];
  if (appearance === 'burning') {
    return [
      bands > 0
        ? t('district.partlyContained', { count: cones, bands: Math.min(bands, cones) })
        : t('district.burning', { count: cones }),
    ];
  }
  if (appearance === 'demolished') return [t('district.demolished')];
  return appearance === 'burnt-out' ? [t('district.burntOut')] : [];
}

function houseParts(t: Translate, { state, myColour }: LabelInput): readonly string[] {
  return COLOURS.flatMap((colour) => {
    const count = state.houses.filter((house) => house === colour).length;
    if (count === 0) return [];
    const values = { count, colour: t(`colour.${colour}`) };
    return [colour === myColour ? t('district.ownHouses', values) : t('district.houses', values)];
  });
}

function peopleParts(t: Translate, { state, pawns, myPawn }: LabelInput): readonly string[] {
  const freeBands = Math.max(0, state.bands - state.cones);
  return [
    ...(freeBands > 0 ? [t('district.freeBands', { count: freeBands })] : []),
    ...pawns.map((pawn) => {
      const colour = t(`colour.${pawn}`);
      return pawn === myPawn ? t('district.ownPawn', { colour }) : t('district.pawn', { colour });
    }),
  ];
}

function objectiveParts(t: Translate, { id, isOwnObjective }: LabelInput): readonly string[] {
  const objectiveData = BOARD[id].map.objective;
  if (objectiveData === null) return [];
  return [
    isOwnObjective
      ? t('district.ownObjective', { count: objectiveData.vp })
      : t('district.objective', { count: objectiveData.vp }),
  ];
}

function pressParts(t: Translate, { pressHint: hint }: LabelInput): readonly string[] {
  switch (hint.effect) {
    case 'none':
      return [];
    case 'burn':
      return [t('pressHint.burn', { rank: hint.rank })];
    case 'illegal':
      return [t('pressHint.betterTargetFirst')];
    case 'chosen-target':
      return [t('pressHint.chosenToBurn')];
    case 'move':
      return [
        hint.pinned
          ? t('pressHint.moveHereAndContain', { count: hint.cost })
          : t('pressHint.moveHere', { count: hint.cost }),
      ];
    case 'selected-piece':
      return [t('pressHint.selected')];
    case 'place':
      return [t('pressHint.placeHere')];
    case 'add-cone':
      return [
        ...(hint.placedCones > 0 ? [t('pressHint.conesAdded', { count: hint.placedCones })] : []),
        ...(hint.coneRoom > 0 ? [t('pressHint.addCone', { count: hint.coneRoom })] : []),
      ];
  }
}

/**
 * Returns the label, for example "Guild Hall, 2 red houses, your objective, worth 6 points, choose to burn it, rank
 * 1".
 */
export function getDistrictAriaLabel(t: Translate, input: LabelInput): string {
  const { id, appearance, state } = input;
  return [
    BOARD[id].map.name,
    ...(appearance === 'grass' ? [t('district.grass')] : []),
    ...houseParts(t, input),
    ...(state.token ? [t('district.faceDownToken')] : []),
    ...fireParts(t, input),
    ...peopleParts(t, input),
    ...objectiveParts(t, input),
    ...pressParts(t, input),
  ].join(', ');
}

export type PressHint =
  | { readonly effect: 'none' }
  | { readonly effect: 'burn'; readonly rank: TargetRank }
  | { readonly effect: 'illegal' }
  | { readonly effect: 'chosen-target' }
  | { readonly effect: 'move'; readonly cost: number; readonly pinned: boolean }
  | { readonly effect: 'selected-piece' }
  | { readonly effect: 'place' }
  | { readonly effect: 'add-cone'; readonly coneRoom: number; readonly placedCones: number };

/** Returns the effect of the topmost mark on the district. */
export function getPressHint(marks: MapMarks, id: DistrictId): PressHint {
  if (marks.chosenSpread?.to === id) return { effect: 'chosen-target' };
  const targets = (marks.targets ?? []).filter((target) => target.to === id);
  const spreadTarget = targets.find((target) => target.legal) ?? targets[0];
  if (spreadTarget !== undefined)
    return spreadTarget.legal ? { effect: 'burn', rank: spreadTarget.rank } : { effect: 'illegal' };
  const coneSlot = marks.coneRoom?.find((entry) => entry.district === id);
  if (coneSlot !== undefined)
    return { effect: 'add-cone', coneRoom: coneSlot.room, placedCones: marks.placedCones?.[id] ?? 0 };
  if (marks.selected === id) return { effect: 'selected-piece' };
  const destination = marks.destinations?.find((candidate) => candidate.to === id);
  if (destination !== undefined)
    return { effect: 'move', cost: destination.cost, pinned: destination.pinned };
  if (marks.placeable?.includes(id) === true) return { effect: 'place' };
  return NO_EFFECT;
}
