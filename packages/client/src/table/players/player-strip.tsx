import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { StripClock } from '../session/turn-clock';
import { HeroIcon, PawnIcon } from '../../pieces/figures';
import { HouseIcon } from '../../pieces/house';
import { useDisplayed } from '../model/display-context';
import { displayedPoints } from '../model/visible-points';
import { nameOf, useTable } from '../model/table-context';
import styles from './player-strip.module.css';
import { useColourLight } from './use-colour-light';
import { ConeStockWarning } from './cone-stock-warning';

/** All players in one row: colour, status, and whose turn it is. Below them the warning about the stock. */
export function PlayerStrip() {
  const { t } = useTranslation(['table', 'common']);
  const displayed = useDisplayed();
  const { view } = displayed;
  const { match } = useTable('match');
  const getLightProps = useColourLight();
  return (
    <section aria-label={t('tabs.players')}>
      <ul className={`stack firm on-panel line-below high-44 ${styles['strip']}`}>
        {view.seats.map(({ colour, pawnColour, putOut }, seat) => {
          const isTurn = view.turn.seat === seat && view.turn.step !== 'over';
          const vp = displayedPoints(displayed, seat);
          const { botLevel = null, hasOwner = false } = match.seats[seat] ?? {};
          return (
            <li
              key={seat}
              {...anchor(`seat-${seat}`)}
              data-house-track={colour ?? undefined}
              {...getLightProps(colour)}
              className={[
                `row wrap middle narrowable relative text-17 inner-focus ${styles['seat']}`,
                isTurn && styles['turn'],
                seat === view.viewer && styles['me'],
              ]
                .filter(Boolean)
                .join(' ')}
            >
              <span className="visually-hidden">
                {nameOf(match, seat)}
                {botLevel !== null && `, ${hasOwner ? t('common:bot.playing') : t(`common:bot.${botLevel}`)}`}
                {seat === view.viewer && `, ${t('player.you')}`}
                {isTurn && `, ${t('player.onTurn')}`}
              </span>
              {colour === null ? (
                <PawnIcon colour={pawnColour} size={22} />
              ) : (
                <HouseIcon colour={colour} size={18} title={t(`common:colour.${colour}`)} />
              )}
              <span className={`ellipsis centred-text ${styles['name']}`} aria-hidden="true">
                {nameOf(match, seat)}
              </span>
              <span>{vp ?? putOut}</span>
              {view.hero === seat && (
                <span className={`flex ${styles['hero']}`}>
                  <HeroIcon size={19} title={t('player.hero')} />
                </span>
              )}
              <StripClock seat={seat} />
            </li>
          );
        })}
      </ul>
      <ConeStockWarning />
    </section>
  );
}
