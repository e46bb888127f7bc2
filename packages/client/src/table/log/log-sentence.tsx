import { COLOURS, type ColourCount, type DistrictId } from '@great-fire/game';
import type { TableEvent } from '@great-fire/protocol';
import { listSeparators, formatDay, formatList, formatTime } from '../../i18n/format';
import { Trans } from '../../i18n/trans';
import { useTranslation } from '../../i18n/use-translation';
import { districtName, useTable } from '../model/table-context';
import { BandIcon, HeroIcon, PawnIcon } from '../../pieces/figures';
import { ConeOutlineIcon } from '../../pieces/cone-count';
import { FlameIcon } from '../../pieces/flame';
import { TokenIcon } from '../../pieces/token';
import { CardsIcon, UndoIcon } from '../../ui/icons';
import { DistrictLinks } from './district-links';
import { createSeatNamer, type PlayerNames } from './player-names';
import { countRepeats, timesSuffix, type Sentence } from './sentence';

const SIZE = 17;

interface LogIconProps {
  readonly sentence: Sentence;
  readonly playerNames: PlayerNames;
}

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
        t('housesLost', { colour: t(`common:colour.${colour}`), count: houses[colour] ?? 0 }),
      ),
    );
  const { key, seat, seats, direction, cards, houses, token, letter, action, count } = sentence;
  // The viewer alone knows their own token. A token of another seat is shown because the view reveals all secrets.
  const isRevealed = key === 'known-token-taken' && seat !== playerNames.viewer;
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
  const districtNames = (districts: readonly (DistrictId | undefined)[]) => {
    const known = districts.filter((id) => id !== undefined);
    return {
      text: known[0] === undefined ? '' : districtName(known[0]),
      render: (trailing: string) => <DistrictNames plain={plain} districts={known} trailing={trailing} />,
    };
  };
  return (
    <Trans
      ns="log"
      i18nKey={`event.${isRevealed ? 'revealed-token-taken' : key}`}
      count={count ?? 1}
      values={values}
      components={{
        d: districtNames([sentence.district]),
        f: districtNames([sentence.from]),
        ds: districtNames(sentence.districts ?? []),
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

interface TableEventSentenceProps {
  readonly event: TableEvent;
  readonly version?: number; // after the event; default: just announced
  readonly playerNames: PlayerNames;
}

export function TableEventSentence({ event, version = Infinity, playerNames }: TableEventSentenceProps) {
  const { t } = useTranslation(['log', 'common']);
  const getName = createSeatNamer(playerNames, { version }, t('you'));
  switch (event.type) {
    case 'time-out':
      return t('tableEvent.timeout', {
        name: getName(event.seat),
        then: t(`common:timeoutAction.${event.action}`),
      });
    case 'vote-called':
      return t('tableEvent.voteCalled', { name: getName(event.by), other: getName(event.seat) });
    case 'voted':
      return event.verdict === null
        ? t('tableEvent.voteCast', { name: getName(event.by) })
        : t('tableEvent.decidingVoteCast', {
            name: getName(event.by),
            then: t(`common:timeoutAction.${event.verdict}`),
          });
    case 'vote-ended':
      return t('tableEvent.voteEnded', { then: t(`common:timeoutAction.${event.verdict}`) });
    case 'resumed':
      return t('tableEvent.resumed', { name: getName(event.by) });
    case 'proposed': {
      const name = getName(event.by);
      if (!event.isAccepted) return t(`tableEvent.${event.kind}Proposed`, { name });
      return event.kind === 'abort' ? t('tableEvent.aborted') : t('tableEvent.paused', { name });
    }
    case 'responded': {
      const name = getName(event.by);
      if (!event.isAccepted)
        return t(`tableEvent.${event.kind}${event.agrees ? 'Agreed' : 'Declined'}`, { name });
      return event.kind === 'abort' ? t('tableEvent.aborted') : t('tableEvent.pauseAgreedByAll', { name });
    }
    case 'proposal-expired':
      return t(`tableEvent.${event.kind}Expired`);
    case 'proposal-withdrawn':
      return t(`tableEvent.${event.kind}Withdrawn`, { name: getName(event.by) });
    case 'times-moved':
      return t('tableEvent.timesMoved');
    case 'left':
      return t(event.action === 'open-seat' ? 'tableEvent.leftWithoutBot' : 'tableEvent.leftWithBot', {
        name: getName(event.seat),
      });
    case 'returned':
      return t('tableEvent.returned', { name: getName(event.seat) });
    case 'substituted':
      return t('tableEvent.seatTakenOver', { name: getName(event.seat), before: event.formerName });
    case 'holiday-announced':
      return t('tableEvent.holidayAnnounced', {
        name: getName(event.seat),
        from: formatDay(event.from),
        until: formatDay(event.until - 1),
      });
    case 'holiday-ended':
      return t('tableEvent.holidayEnded', { name: getName(event.seat) });
    case 'bot-assigned':
      return t('tableEvent.botSubstituted', {
        name: getName(event.by),
        other: getName(event.seat),
        level: t(`common:botStrength.${event.level}`),
      });
  }
}

/** Shows the time of an event, and the date unless it is today. */
export function Timestamp({ at }: { readonly at: number }) {
  const { serverNow } = useTable('serverNow');
  return <time dateTime={new Date(at).toISOString()}>{formatTime(at, serverNow())}</time>;
}
