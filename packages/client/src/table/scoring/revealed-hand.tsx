import { objectiveState, type ObjectiveId, type Result, type Seat } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { useTranslation } from '../../i18n/use-translation';
import { DirectionArrow } from '../../pieces/direction-arrow';
import { PaperPanel } from '../../ui/paper';
import { DistrictLink } from '../log/district-links';
import { HouseIcon } from '../../pieces/house';
import { PawnIcon } from '../../pieces/figures';
import { TokenIcon } from '../../pieces/token';
import { VpSeal } from '../../pieces/vp-seal';
import { ArrowIcon } from '../../ui/icons';
import { useDisplayed } from '../model/display-context';
import { nameOf, useTable } from '../model/table-context';
import { getSecretsToShow } from '../model/visible-points';
import type { RevealedItem } from './score-rows';
import styles from './revealed-hand.module.css';
import type { ScoreReveal } from './score-reveal';

const NO_SECRETS = { tokens: [], hand: [], objectives: [] };
const OBJECTIVE_DECKS = ['I', 'II', 'III']; // each player holds one of each

interface RevealedHandProps {
  readonly seat: Seat;
  readonly result: Result;
  readonly compact: boolean; // for more players than fit in one row
  readonly scoreReveal: Pick<ScoreReveal, 'isRevealed'>;
}

/**
 * Shows a player's secrets: colour, objectives with points, tokens and hand. For an earlier state, shows what the
 * perspective sees, else reserves the space.
 */
export function RevealedHand({ seat, result, compact, scoreReveal: { isRevealed } }: RevealedHandProps) {
  const { t } = useTranslation(['table', 'common']);
  const { view, match } = useTable('view', 'match');
  const { reveal } = result;
  const displayed = useDisplayed();
  const secrets = getSecretsToShow(displayed, seat, result);
  const colour = reveal.colours[seat];
  const player = view.seats[seat];
  if (colour === undefined || player === undefined) return null;
  const { tokens, hand, objectives } = secrets ?? NO_SECRETS;
  const getHiddenClass = (item: RevealedItem) => (isRevealed(item) ? '' : styles['covered']);
  const isColourVisible = secrets !== null || !view.rules.hiddenColours;
  const invisibleClass = isColourVisible ? '' : 'unseen';
  const tokensAndCards = (
    <div
      className={`wrap quiet text-14 line-above row gap-4 ${styles['more']} ${getHiddenClass('hidden-hand')}`}
    >
      {tokens.map((token, index) => (
        <TokenIcon
          key={`t${index}`}
          kind={token}
          size={compact ? 19 : 20}
          title={t(`common:token.${token}`)}
        />
      ))}
      {hand.map((card, index) => (
        <span key={`c${index}`} role="img" aria-label={t(`common:direction.${card}`)}>
          <DirectionArrow direction={card} size={compact ? 17 : 21} />
        </span>
      ))}
    </div>
  );
  return (
    <PaperPanel className={`narrowable round-8 ${styles['paper']} ${compact ? styles['compact'] : ''}`}>
      <div className={`row gap-4 pad-bottom-8 ${styles['head']}`}>
        {view.rules.hiddenColours && (
          <>
            <PawnIcon colour={player.pawnColour} size={compact ? 27 : 30} />
            <ArrowIcon size={14} />
          </>
        )}
        <span className={`centre firm on-card framed round-6 ${styles['colour']}`}>
          <span className={`${getHiddenClass('colours')} ${invisibleClass}`}>
            <HouseIcon colour={colour} size={compact ? 24 : 32} />
          </span>
        </span>
        <div className={`narrowable ${styles['who']}`}>
          <p className={`ellipsis fell-20 ${styles['name']}`}>{nameOf(match, seat)}</p>
          <p
            className={`quiet text-14 ${styles['colourName']} ${getHiddenClass('colours')} ${invisibleClass}`}
          >
            {t(`common:colour.${colour}`)}
          </p>
        </div>
        {compact && tokensAndCards}
      </div>
      <ul className={getHiddenClass('hidden-objectives')}>
        {objectives.map((id) => (
          <ObjectiveRow key={id} id={id} />
        ))}
        {secrets === null &&
          OBJECTIVE_DECKS.map((deck) => (
            <li key={deck} className={`stack gap-4 line-above level ${styles['objective']}`} />
          ))}
      </ul>
      {!compact && tokensAndCards}
    </PaperPanel>
  );
}

function ObjectiveRow({ id }: { readonly id: ObjectiveId }) {
  const { view } = useDisplayed();
  const { vp, districts } = OBJECTIVES[id];
  const isLost = objectiveState(view, id) === 'lost';
  return (
    <li
      className={`stack gap-4 line-above level ${styles['objective']} ${isLost ? `quiet ${styles['lost']}` : ''}`}
    >
      <VpSeal vp={vp} isOwn={!isLost} size={22} />
      <span>
        {districts.map((district) => (
          <DistrictLink key={district} district={district} />
        ))}
      </span>
      <b>{isLost ? 0 : `+${vp}`}</b>
    </li>
  );
}
