import { publicVp } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { StripClock } from '../clock/turn-clock';
import styles from '../phone-table.module.css';
import { HeroIcon, HouseIcon, PawnIcon } from '../../pieces';
import { useDisplayed } from '../time-travel/displayed-state';
import { nameOf, useTable } from '../table-context';

/** Everybody in one line: colour, standing, whose turn. */
export function PlayerStrip() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useDisplayed();
  const { match } = useTable();
  return (
    <section aria-label={t('tab.players')}>
      <ul className={styles['strip']}>
        {view.seats.map(({ colour, pawnColour, putOut }, seat) => {
          const isTurn = view.turn.seat === seat && view.turn.step !== 'over';
          const vp = publicVp(view, seat);
          const { botLevel = null, hasOwner = false } = match.seats[seat] ?? {};
          return (
            <li
              key={seat}
              data-player={seat}
              data-track={colour ?? undefined}
              className={`${styles['seat']} ${isTurn ? styles['turn'] : ''}`}
            >
              <span className="visually-hidden">
                {nameOf(match, seat)}
                {botLevel !== null &&
                  `, ${t(hasOwner ? 'common:bot.plays' : 'common:bot.mark', { level: t(`common:bot.${botLevel}`) })}`}
                {isTurn && `, ${t('player.turn')}`}
              </span>
              {colour === null ? (
                <PawnIcon colour={pawnColour} size={22} />
              ) : (
                <HouseIcon colour={colour} size={18} title={t(`common:colour.${colour}`)} />
              )}
              {vp ?? putOut}
              {view.hero === seat && <HeroIcon size={19} title={t('player.hero')} />}
              <StripClock seat={seat} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
