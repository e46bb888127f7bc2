import { objectiveState } from '@great-fire/game';
import type { ObjectiveId, Result, Seat } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { useTranslation } from '../../i18n/use-translation';
import { DirectionArrow } from '../../ui/direction-arrow';
import { Slip } from '../../ui/slip';
import { DistrictName } from '../log/district-name';
import { ArrowIcon, HouseIcon, PawnIcon, TokenIcon, VpSeal } from '../pieces';
import { useShown } from '../shown';
import { nameOf, useTable } from '../table-context';
import type { Turned } from './account';
import styles from './reveal-slip.module.css';
import { openOf } from './then';
import type { Telling } from './use-telling';

const NOTHING = { tokens: [], hand: [], objectives: [] };
const DECKS = ['I', 'II', 'III']; // of each a card, whoever sees it

interface RevealSlipProps {
  readonly seat: Seat;
  readonly result: Result;
  readonly compact: boolean; // for more people than one row holds
  readonly telling: Pick<Telling, 'isTold'>;
}

/**
 * What one person had hidden: the colour, the objectives with their points, tokens and hand. Of an earlier state it shows what
 * could be seen then from where one looks, and else keeps its place.
 */
export function RevealSlip({ seat, result, compact, telling: { isTold } }: RevealSlipProps) {
  const { t } = useTranslation(['table', 'common']);
  const { view, match } = useTable();
  const { reveal } = result;
  const shown = useShown();
  const open = openOf(shown, seat, result);
  const colour = reveal.colours[seat];
  const player = view.seats[seat];
  if (colour === undefined || player === undefined) return null;
  const { tokens, hand, objectives } = open ?? NOTHING;
  const covered = (beat: Turned) => (isTold(beat) ? '' : styles['covered']);
  const isColourOpen = open !== null || !view.rules.hiddenColours;
  const unseen = isColourOpen ? '' : styles['unseen'];
  const more = (
    <div className={`${styles['more']} ${covered('held')}`}>
      {tokens.map((token, index) => (
        <TokenIcon
          key={`t${index}`}
          kind={token}
          size={compact ? 19 : 20}
          title={t(`common:token.${token}`)}
        />
      ))}
      {hand.map((card, index) => (
        <span key={`c${index}`} title={t(`common:direction.${card}`)}>
          <DirectionArrow direction={card} size={compact ? 17 : 21} />
        </span>
      ))}
    </div>
  );
  return (
    <Slip className={`${styles['slip']} ${compact ? styles['compact'] : ''}`}>
      <div className={styles['head']}>
        {view.rules.hiddenColours && (
          <>
            <PawnIcon colour={player.pawnColour} size={compact ? 27 : 30} />
            <ArrowIcon size={14} />
          </>
        )}
        <span className={styles['colour']}>
          <span className={`${covered('colours')} ${unseen}`}>
            <HouseIcon colour={colour} size={compact ? 24 : 32} />
          </span>
        </span>
        <div className={styles['who']}>
          <p className={styles['name']}>{nameOf(match, seat)}</p>
          <p className={`${styles['colourName']} ${covered('colours')} ${unseen}`}>
            {t(`common:colour.${colour}`)}
          </p>
        </div>
        {compact && more}
      </div>
      <ul className={covered('kept')}>
        {objectives.map((id) => (
          <Kept key={id} id={id} />
        ))}
        {open === null && DECKS.map((deck) => <li key={deck} className={styles['objective']} />)}
      </ul>
      {!compact && more}
    </Slip>
  );
}

function Kept({ id }: { readonly id: ObjectiveId }) {
  const { view } = useShown();
  const { vp, districts } = OBJECTIVES[id];
  const isLost = objectiveState(view, id) === 'lost';
  return (
    <li className={`${styles['objective']} ${isLost ? styles['lost'] : ''}`}>
      <VpSeal vp={vp} mine={!isLost} size={22} />
      <span>
        {districts.map((district) => (
          <DistrictName key={district} district={district} />
        ))}
      </span>
      <b>{isLost ? 0 : `+${vp}`}</b>
    </li>
  );
}
