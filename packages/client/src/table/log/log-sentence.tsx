import { COLOURS } from '@great-fire/game';
import type { ColourCount, DistrictId } from '@great-fire/game';
import { listSeparators, formatList } from '../../i18n/format';
import { Trans } from '../../i18n/trans';
import { useTranslation } from '../../i18n/use-translation';
import { districtName } from '../model/names';
import { countRepeats, timesSuffix } from './count-repeats';
import { DistrictLinks } from './district-links';
import { createSeatNamer } from './player-names';
import type { PlayerNames } from './player-names';
import type { Sentence } from './sentence';
import { BandIcon } from '../../pieces/band';
import { ConeOutlineIcon } from '../../pieces/cone-count';
import { FlameIcon } from '../../pieces/flame';
import { HeroIcon } from '../../pieces/hero';
import { PawnIcon } from '../../pieces/pawn';
import { TokenIcon } from '../../pieces/token';
import { CardsIcon, UndoIcon } from '../../ui/icons';

const SIZE = 17;

interface LogIconProps {
  readonly sentence: Sentence;
  readonly playerNames: PlayerNames;
}

/** The icon before a log sentence. */
export function LogIcon({ sentence: { icon, seat }, playerNames }: LogIconProps) {
  switch (icon) {
    case 'fire':
      return <FlameIcon size={SIZE} />;
    case 'band':
      return <BandIcon size={SIZE} />;
    case 'pawn':
      return <PawnIcon colour={playerNames.pawns[seat ?? 0] ?? 'red'} size={SIZE} />;
    case 'token':
      return <TokenIcon kind="face-down" size={SIZE} />;
    case 'card':
      return <CardsIcon size={15} />;
    case 'hero':
      return <HeroIcon size={SIZE} />;
    case 'cone':
      return <ConeOutlineIcon size={15} />;
    case 'undo':
      return <UndoIcon size={15} />;
    case 'none':
      return null;
  }
}

interface LogSentenceProps {
  readonly sentence: Sentence;
  readonly playerNames: PlayerNames;
  readonly stateId?: number; // state after the move; default: just announced
  readonly plain?: boolean; // text only, for a live region
}

/** A sentence of the log. Its districts link to the map. */
export function LogSentence({ sentence, playerNames, stateId = Infinity, plain = false }: LogSentenceProps) {
  const { t } = useTranslation(['log', 'common']);
  const getName = createSeatNamer(playerNames, { stateId }, t('you'));
  const formatHouses = (houses: ColourCount) =>
    formatList(
      COLOURS.filter((colour) => houses[colour] !== undefined).map((colour) =>
        t('lost', { colour: t(`common:colour.${colour}`), count: houses[colour] ?? 0 }),
      ),
    );
  const { key, seat, seats, direction, cards, houses, token, letter, action, count } = sentence;
  const values = {
    ...(seat !== undefined && { name: getName(seat) }),
    ...(seats !== undefined && { names: formatList(seats.map(getName)) }),
    ...(direction !== undefined && { direction: t(`common:direction.${direction}`) }),
    ...(cards !== undefined && { cards: formatList(cards.map((card) => t(`common:direction.${card}`))) }),
    ...(houses !== undefined && { houses: formatHouses(houses) }),
    ...(token !== undefined && { token: t(`common:token.${token}`) }),
    ...(letter !== undefined && { letter }),
    ...(action !== undefined && { action: t(`action.${action}`) }),
  };
  const renderDistricts = (districts: readonly DistrictId[], trailing: string) => (
    <DistrictNames plain={plain} districts={districts} trailing={trailing} />
  );
  return (
    <Trans
      ns="log"
      i18nKey={`event.${key}`}
      count={count ?? 1}
      values={values}
      components={{
        d: (trailing) =>
          renderDistricts(sentence.district === undefined ? [] : [sentence.district], trailing),
        f: (trailing) => renderDistricts(sentence.from === undefined ? [] : [sentence.from], trailing),
        ds: (trailing) => renderDistricts(sentence.districts ?? [], trailing),
      }}
    />
  );
}

interface DistrictNamesProps {
  readonly districts: readonly DistrictId[];
  readonly trailing: string;
  readonly plain: boolean;
}

function DistrictNames({ districts, trailing, plain }: DistrictNamesProps) {
  const counted = countRepeats(districts);
  if (plain)
    return (
      formatList(counted.map(({ district, times }) => districtName(district) + timesSuffix(times))) + trailing
    );
  const last = counted.at(-1)?.district;
  const separators = listSeparators(counted.length, last && districtName(last));
  const items = counted.map(({ district, times }, index) => ({
    district,
    suffix: timesSuffix(times),
    separator: separators[index] ?? '',
  }));
  return <DistrictLinks items={items} trailing={trailing} />;
}
