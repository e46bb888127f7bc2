import type { Seat, Colour } from '@great-fire/game';
import { useDisplayed } from '../model/display-context';
import { useTranslation } from '../../i18n/use-translation';
import { HouseIcon } from '../../pieces/house';
import { anchor } from '../../lib/anchors';
import { helpProps } from '../help/help-props';
import { ConeOutlineIcon } from '../../pieces/cone-count';
import { HeroIcon, PawnIcon } from '../../pieces/figures';
import { TokenOutlineIcon } from '../../pieces/token';
import { CardsIcon } from '../../ui/icons';
import { displayedPoints } from '../model/visible-points';
import { nameOf, useTable, useTableValue } from '../model/table-context';
import { HolidayNote } from '../session/holiday-note';
import { PanelClock } from '../session/turn-clock';
import { colourVar, coloursWithoutPlayer } from '../../pieces/colours';
import { UserText } from '../../ui/user-text';
import { BotBadge } from './bot-badge';
import { useColourLight } from './use-colour-light';
import styles from './players.module.css';
import houseTrackStyles from './house-track.module.css';

const HOUSES_PER_COLOUR = 20;

/** The house tracks of colours without a known owner. With hidden colours: all six. */
export function UnownedColours() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useDisplayed();
  const colours = coloursWithoutPlayer(view);
  if (colours.length === 0) return null;
  const areColoursHidden = view.seats.every(({ colour }) => colour === null);
  return (
    <ul className={`stack quiet text-13-5 line-below level pad-8-14 ${styles['losses']}`}>
      <li className="no-box">
        <span className={styles['title']}>
          {areColoursHidden ? t('houseLosses.byColour') : t('houseLosses.unowned')}
        </span>
      </li>
      {colours.map((colour) => (
        <li className="no-box" key={colour}>
          <HouseIcon colour={colour} size={16} title={t(`common:colour.${colour}`)} />
          <HouseTrack colour={colour} lost={view.lost[colour]} />
          <span>{t('houseLosses.housesLeft', { count: HOUSES_PER_COLOUR - view.lost[colour] })}</span>
        </li>
      ))}
    </ul>
  );
}

const MAX_WIDE_PANELS = 4; // with more players the panels are narrow

/** The panels of all players, in turn order. */
export function Players() {
  const { t } = useTranslation('table');
  const { view, countsSecrets = false } = useDisplayed();
  return (
    <>
      {countsSecrets && (
        <p className={`quiet text-13-5 line-below ${styles['note']}`}>{t('player.pointsWithSecrets')}</p>
      )}
      <ul>
        {view.seats.map((_, seat) => (
          <PlayerPanel key={seat} seat={seat} narrow={view.seats.length > MAX_WIDE_PANELS} />
        ))}
      </ul>
    </>
  );
}

/** The twenty houses of a colour. A dash is a lost house. */
function HouseTrack({ colour, lost }: { readonly colour: Colour; readonly lost: number }) {
  const { t } = useTranslation('table');
  return (
    <div
      role="img"
      aria-label={t('player.housesLost', { lost })}
      className={houseTrackStyles['track']}
      data-house-track={colour}
    >
      {Array.from({ length: HOUSES_PER_COLOUR }, (_, index) => {
        const isLost = index >= HOUSES_PER_COLOUR - lost;
        return (
          <span
            key={index}
            className={`${houseTrackStyles['tick']} ${isLost ? houseTrackStyles['lost'] : ''}`}
            {...(!isLost && { style: { background: colourVar(colour) } })}
          />
        );
      })}
    </div>
  );
}

/** A player's panel: all public information about the seat. */
export function PlayerPanel({ seat, narrow }: { readonly seat: Seat; readonly narrow: boolean }) {
  const { t } = useTranslation(['table', 'common']);
  const displayed = useDisplayed();
  const { view } = displayed;
  const { match, tableState } = useTable('match', 'tableState');
  const isConnected = useTableValue(({ presence }) => presence.connected[seat] === true);
  const player = view.seats[seat];
  const getLightProps = useColourLight();
  if (player === undefined) return null;
  const { colour } = player;
  const vp = displayedPoints(displayed, seat);
  const seatSummary = match.seats[seat];
  const bot = seatSummary?.botLevel ?? null;
  const isBot = bot !== null && seatSummary?.hasOwner === false;
  const isPresent = isBot || isConnected;
  const away = tableState.absences[seat] ?? null;
  const isAbsent = !isPresent && bot === null && seat !== view.viewer;
  const absence = away?.isOpen === true ? 'seatOpen' : isAbsent ? 'away' : null;
  const isTurn = view.turn.seat === seat && view.turn.step !== 'over';
  const classNames = [
    `relative line-below inner-focus ${styles['panel']}`,
    isTurn && styles['turn'],
    narrow && styles['narrow'],
    colour === null && styles['hiddenColour'],
  ];
  const counts = [
    { icon: <ConeOutlineIcon size={15} />, count: player.putOut, name: 'putOut' },
    { icon: <TokenOutlineIcon size={15} />, count: player.tokens, name: 'tokens' },
    { icon: <CardsIcon size={15} />, count: player.hand, name: 'cards' },
  ] as const;
  return (
    <li
      className={classNames.filter(Boolean).join(' ')}
      data-testid={`player-${seat}`}
      {...getLightProps(colour)}
      {...anchor(`seat-${seat}`)}
    >
      <div className="row gap-8">
        <span className={`centre firm relative outlined on-sunk ${styles['badge']}`}>
          {colour === null ? (
            <PawnIcon colour={player.pawnColour} size={22} title={t(`common:colour.${player.pawnColour}`)} />
          ) : (
            <HouseIcon colour={colour} size={20} title={t(`common:colour.${colour}`)} />
          )}
          <span
            role="img"
            className={`${styles['presence']} ${isPresent ? '' : styles['away']}`}
            aria-label={isPresent ? t('player.present') : t('player.away')}
          />
        </span>
        <span className={`ellipsis ${styles['name']}`}>
          <UserText>{nameOf(match, seat)}</UserText>
        </span>
        {seat === view.viewer && <span className="one-line quiet text-13-5">{t('player.you')}</span>}
        {bot !== null && (
          <BotBadge
            level={bot}
            short={absence !== null}
            {...(!isBot && { substituteFor: nameOf(match, seat) })}
          />
        )}
        {absence !== null && <span className="one-line quiet text-13-5">{t(`player.${absence}`)}</span>}
        {view.hero === seat && (
          <span {...helpProps('hero')}>
            <HeroIcon size={22} title={t('player.hero')} />
          </span>
        )}
        {vp !== null && (
          <span className={styles['vp']} {...helpProps('points')}>
            <span translate="no">{vp}</span>
            <small>{t('common:vp')}</small>
          </span>
        )}
      </div>
      <div className={styles['tally']}>
        {colour !== null && (
          <div className={styles['track']} {...helpProps('house-track')}>
            <HouseTrack colour={colour} lost={view.lost[colour]} />
          </div>
        )}
        <ul className={`row wrap quiet text-14 ${styles['meta']}`}>
          {colour !== null && !narrow && (
            <li className={`row gap-4 one-line ${styles['standing']}`}>
              <HouseIcon colour={colour} size={14} />
              {t('player.housesStanding', { count: HOUSES_PER_COLOUR - view.lost[colour] })}
            </li>
          )}
          {counts.map(({ icon, count, name }) => (
            <li className="row gap-4 one-line" key={name} {...helpProps(name)}>
              {icon}
              <span aria-hidden="true" translate="no">
                {count}
              </span>
              <span className="visually-hidden">{t(`player.${name}`, { count })}</span>
            </li>
          ))}
          <HolidayNote seat={seat} />
          <PanelClock seat={seat} isShort={narrow} />
        </ul>
      </div>
    </li>
  );
}
