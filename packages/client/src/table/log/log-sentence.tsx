import { COLOURS } from '@great-fire/game';
import type { ColourCount, DistrictId } from '@great-fire/game';
import { Fragment } from 'react';
import { betweenListed, listed } from '../../i18n/listed';
import { Trans } from '../../i18n/trans';
import { useTranslation } from '../../i18n/use-translation';
import { districtName } from '../names';
import { countRepeats, timesSuffix } from './count-repeats';
import { DistrictName } from './district-name';
import { namedAt } from './people';
import type { People } from './people';
import type { Sentence } from './sentence';

interface LogSentenceProps {
  readonly sentence: Sentence;
  readonly people: People;
  readonly stateId?: number; // that the move led to; left out: it is news
  readonly plain?: boolean; // words only, for a live region
}

/** One sentence of the log, with its districts as links to the map. */
export function LogSentence({ sentence, people, stateId = Infinity, plain = false }: LogSentenceProps) {
  const { t } = useTranslation(['log', 'common']);
  const who = namedAt(people, { stateId }, t('you'));
  const lost = (houses: ColourCount) =>
    listed(
      COLOURS.filter((colour) => houses[colour] !== undefined).map((colour) =>
        t('lost', { colour: t(`common:colour.${colour}`), count: houses[colour] ?? 0 }),
      ),
    );
  const { key, seat, seats, direction, cards, houses, token, letter, action, count } = sentence;
  const values = {
    ...(seat !== undefined && { name: who(seat) }),
    ...(seats !== undefined && { names: listed(seats.map(who)) }),
    ...(direction !== undefined && { direction: t(`common:direction.${direction}`) }),
    ...(cards !== undefined && { cards: listed(cards.map((card) => t(`common:direction.${card}`))) }),
    ...(houses !== undefined && { houses: lost(houses) }),
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
        d: <Named plain={plain} districts={sentence.district === undefined ? [] : [sentence.district]} />,
        f: <Named plain={plain} districts={sentence.from === undefined ? [] : [sentence.from]} />,
        ds: <Named plain={plain} districts={sentence.districts ?? []} />,
      }}
    />
  );
}

interface NamedProps {
  readonly districts: readonly DistrictId[];
  readonly plain: boolean;
}

function Named({ districts, plain }: NamedProps) {
  const counted = countRepeats(districts);
  if (plain) return listed(counted.map(({ district, times }) => districtName(district) + timesSuffix(times)));
  const before = betweenListed(counted.length);
  return counted.map(({ district, times }, index) => (
    <Fragment key={district}>
      {before[index]}
      <DistrictName district={district} />
      {timesSuffix(times)}
    </Fragment>
  ));
}
