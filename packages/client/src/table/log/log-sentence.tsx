import { COLOURS } from '@great-fire/game';
import type { ColourCount, DistrictId } from '@great-fire/game';
import { Fragment } from 'react';
import { listSeparators, formatList } from '../../i18n/format';
import { Trans } from '../../i18n/trans';
import { useTranslation } from '../../i18n/use-translation';
import { districtName } from '../names';
import { countRepeats, timesSuffix } from './count-repeats';
import { DistrictLink } from './district-link';
import { createSeatNamer } from './player-names';
import type { PlayerNames } from './player-names';
import type { Sentence } from './sentence';

interface LogSentenceProps {
  readonly sentence: Sentence;
  readonly playerNames: PlayerNames;
  readonly stateId?: number; // that the move led to; left out: it is news
  readonly plain?: boolean; // words only, for a live region
}

/** One sentence of the log, with its districts as links to the map. */
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
  return (
    <Trans
      ns="log"
      i18nKey={`event.${key}`}
      count={count ?? 1}
      values={values}
      components={{
        d: (
          <DistrictNames
            plain={plain}
            districts={sentence.district === undefined ? [] : [sentence.district]}
          />
        ),
        f: <DistrictNames plain={plain} districts={sentence.from === undefined ? [] : [sentence.from]} />,
        ds: <DistrictNames plain={plain} districts={sentence.districts ?? []} />,
      }}
    />
  );
}

interface DistrictNamesProps {
  readonly districts: readonly DistrictId[];
  readonly plain: boolean;
}

function DistrictNames({ districts, plain }: DistrictNamesProps) {
  const counted = countRepeats(districts);
  if (plain)
    return formatList(counted.map(({ district, times }) => districtName(district) + timesSuffix(times)));
  const separators = listSeparators(counted.length);
  return counted.map(({ district, times }, index) => (
    <Fragment key={district}>
      {separators[index]}
      <DistrictLink district={district} />
      {timesSuffix(times)}
    </Fragment>
  ));
}
