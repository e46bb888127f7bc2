/** SET-1, SET-4: the components of the game as rows of a table, from the numbers that the rules use. */
import {
  PLAYER_COUNTS,
  ALL_FIRE_CARDS,
  ALL_TOKENS,
  COLOURS,
  DIRECTIONS,
  GAME_OPTIONS,
  HERO_VP,
  OBJECTIVE_IDS,
  preplacedBands,
  STACK_LETTERS,
  stackHeights,
  TOKENS,
} from '@great-fire/game';
import { COMPONENT_COUNTS, OBJECTIVES } from '@great-fire/game/board';
import type { ReactNode } from 'react';
import { formatList } from '../i18n/format';
import type { TFunction } from '../i18n/keys';
import { BandIcon, HeroIcon, PawnIcon } from '../pieces/figures';
import { DirectionArrow } from '../pieces/direction-arrow';
import { FlameIcon } from '../pieces/flame';
import { HouseIcon } from '../pieces/house';
import { TokenIcon } from '../pieces/token';
import { VpSeal } from '../pieces/vp-seal';
import { CardsIcon, MapIcon } from '../ui/icons';

interface ComponentDetail {
  readonly text: string;
  readonly icon?: ReactNode;
}

export interface ComponentRow {
  readonly id: string;
  readonly icon?: ReactNode;
  readonly name: string;
  readonly count: string | null; // null: the details say it
  readonly details: readonly ComponentDetail[];
}

type Translate = TFunction<'rulebook', 'rulebook' | 'common'>;

const CONE_COUNTS = [GAME_OPTIONS.cones.standard, GAME_OPTIONS.cones.variant] as const;
const SIZE = 22; // px of an icon
const { pieces, fireCards, eastWindCards, fireStack } = COMPONENT_COUNTS;

const times = (number: number, name: string): string => `${number}\u00a0× ${name}`;

const countOf = <T,>(items: readonly T[], item: T): number => items.filter((other) => other === item).length;

/** Returns the values of the objectives, lowest first, each with its number of cards. */
function countObjectivesByVp() {
  const values = OBJECTIVE_IDS.map((id) => OBJECTIVES[id].vp);
  return [...new Set(values)].sort((a, b) => a - b).map((vp) => ({ vp, number: countOf(values, vp) }));
}

/** Returns the numbers of players for which bands are on the map before the first is placed. @source SET-10 */
function listPreplacedBands() {
  return PLAYER_COUNTS.map((players) => ({
    players,
    bands: Object.values(preplacedBands(players)).reduce((sum, count) => sum + count, 0),
  })).filter(({ bands }) => bands > 0);
}

export function listComponentRows(t: Translate): readonly ComponentRow[] {
  const either = (numbers: readonly number[]) =>
    numbers.map(String).reduce((first, second) => t('components.either', { first, second }));
  return [
    {
      id: 'houses',
      icon: <HouseIcon colour="red" size={SIZE} />,
      name: t('components.name.houses'),
      count: String(COLOURS.length * pieces.housesPerColour),
      details: COLOURS.map((colour) => ({
        text: times(pieces.housesPerColour, t(`common:colour.${colour}`)),
        icon: <HouseIcon colour={colour} size={SIZE} />,
      })),
    },
    {
      id: 'pawns',
      icon: <PawnIcon colour="red" size={SIZE} />,
      name: t('components.name.pawns'),
      count: String(COLOURS.length),
      details: [{ text: t('components.eachColour', { number: 1 }) }],
    },
    {
      id: 'bands',
      icon: <BandIcon size={SIZE} />,
      name: t('components.name.bands'),
      count: String(pieces.trainedBands),
      details: listPreplacedBands().map(({ players, bands }) => ({
        text: t('components.bandsAtStart', { bands, players }),
      })),
    },
    {
      id: 'cones',
      icon: <FlameIcon size={SIZE} />,
      name: t('components.name.cones'),
      count: either(CONE_COUNTS),
      details: [
        { text: t('components.inPuddingLane', { number: pieces.puddingLaneStart }) },
        {
          text: t('components.inStock', {
            number: either(CONE_COUNTS.map((cones) => cones - pieces.puddingLaneStart)),
          }),
        },
      ],
    },
    {
      id: 'fire-cards',
      icon: <CardsIcon size={SIZE} />,
      name: t('components.name.fireCards'),
      count: String(ALL_FIRE_CARDS.length),
      details: [
        ...DIRECTIONS.map((direction) => ({
          text: times(countOf(ALL_FIRE_CARDS, direction), t(`common:direction.${direction}`)),
          icon: <DirectionArrow direction={direction} size={SIZE} />,
        })),
        { text: t('components.inHand', { number: fireCards.hand }) },
        {
          text: t('components.inEastWind', {
            cards: formatList(
              DIRECTIONS.map((direction) =>
                times(eastWindCards[direction], t(`common:direction.${direction}`)),
              ),
            ),
          }),
        },
      ],
    },
    {
      id: 'stack-cards',
      icon: <CardsIcon size={SIZE} />,
      name: t('components.name.stackCards'),
      count: String(STACK_LETTERS.length),
      details: [{ text: STACK_LETTERS.join(' ') }],
    },
    {
      id: 'tokens',
      icon: <TokenIcon kind="face-down" size={SIZE} />,
      name: t('components.name.tokens'),
      count: String(ALL_TOKENS.length),
      details: TOKENS.map((kind) => ({
        text: times(countOf(ALL_TOKENS, kind), t(`common:token.${kind}`)),
        icon: <TokenIcon kind={kind} size={SIZE} />,
      })),
    },
    {
      id: 'objectives',
      icon: <VpSeal vp={6} size={SIZE} />,
      name: t('components.name.objectives'),
      count: String(OBJECTIVE_IDS.length),
      details: countObjectivesByVp().map(({ vp, number }) => ({
        text: t('components.worth', { number, vp }),
        icon: <VpSeal vp={vp} size={SIZE} />,
      })),
    },
    {
      id: 'hero',
      icon: <HeroIcon size={SIZE} />,
      name: t('components.name.hero'),
      count: '1',
      details: [{ text: `${HERO_VP} ${t('common:vp')}` }],
    },
    {
      id: 'map',
      icon: <MapIcon size={SIZE} />,
      name: t('components.name.map'),
      count: '1',
      details: [{ text: t('components.ownMap') }, { text: t('components.decoration') }],
    },
  ];
}

/** Returns a row for each number of players: the fire cards on each stack card, lowest first. @source SET-4 */
export const listStackRows = (t: Translate): readonly ComponentRow[] =>
  PLAYER_COUNTS.map((players) => {
    const unused = fireStack.unused[players];
    return {
      id: `stacks-${players}`,
      name: t('common:playerCount', { count: players }),
      count: null,
      details: [
        ...stackHeights(players).map(({ letter, cards }) => ({ text: `${letter}: ${cards}` })),
        ...(unused > 0 ? [{ text: t('components.leftOut', { number: unused }) }] : []),
      ],
    };
  });
