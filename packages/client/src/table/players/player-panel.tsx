import { standing } from '@great-fire/game';
import type { Seat } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { explained } from '../explain/topics';
import { CardsIcon, ConeOutlineIcon, HeroIcon, HouseIcon, PawnIcon, TokenOutlineIcon } from '../pieces';
import { useShown } from '../shown';
import { nameOf, useTable } from '../table-context';
import { BotTag } from '../bot-tag';
import { PanelClock } from '../clock/panel-clock';
import { HouseTrack } from './house-track';
import styles from './player-panel.module.css';

const HOUSES = 20;

/** One person at the table: all that lies open about the seat. */
export function PlayerPanel({ seat, narrow }: { readonly seat: Seat; readonly narrow: boolean }) {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useShown();
  const { match, presence, conduct } = useTable();
  const player = view.seats[seat];
  if (player === undefined) return null;
  const { colour } = player;
  const vp = standing(view, seat);
  const held = match.seats[seat];
  const bot = held?.bot ?? null;
  const isBot = bot !== null && held?.hasOwner === false;
  const isHere = isBot || presence.seats[seat] === true;
  const away = conduct.away[seat] ?? null;
  const isMissed = !isHere && bot === null && seat !== view.viewer;
  const whereabouts = away?.isOpen === true ? 'seatOpen' : isMissed ? 'away' : null;
  const isTurn = view.turn.seat === seat && view.turn.step !== 'over';
  const looks = [
    styles['panel'],
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
    <li className={looks.filter(Boolean).join(' ')} data-testid={`player-${seat}`} data-player={seat}>
      <div className={styles['row']}>
        <span className={styles['badge']}>
          {colour === null ? (
            <PawnIcon colour={player.pawnColour} size={22} title={t(`common:colour.${player.pawnColour}`)} />
          ) : (
            <HouseIcon colour={colour} size={20} title={t(`common:colour.${colour}`)} />
          )}
          <span
            role="img"
            className={`${styles['presence']} ${isHere ? '' : styles['away']}`}
            aria-label={isHere ? t('player.present') : t('player.away')}
          />
        </span>
        <span className={styles['name']}>{nameOf(match, seat)}</span>
        {seat === view.viewer && <span className={styles['aside']}>{t('player.you')}</span>}
        {bot !== null && (
          <BotTag
            level={bot}
            short={whereabouts !== null}
            {...(!isBot && { standsFor: nameOf(match, seat) })}
          />
        )}
        {whereabouts !== null && <span className={styles['aside']}>{t(`player.${whereabouts}`)}</span>}
        {view.hero === seat && (
          <span {...explained('hero')}>
            <HeroIcon size={22} title={t('player.hero')} />
          </span>
        )}
        {vp !== null && (
          <span className={styles['vp']} {...explained('points')}>
            {vp}
            <small>{t('common:vp')}</small>
          </span>
        )}
      </div>
      <div className={styles['tally']}>
        {colour !== null && (
          <div className={styles['track']} {...explained('track')}>
            <HouseTrack colour={colour} lost={view.lost[colour]} />
          </div>
        )}
        <ul className={styles['meta']}>
          {colour !== null && !narrow && (
            <li>
              <HouseIcon colour={colour} size={14} />
              {t('player.standing', { count: HOUSES - view.lost[colour] })}
            </li>
          )}
          {counts.map(({ icon, count, name }) => (
            <li key={name} {...explained(name)}>
              {icon}
              <span aria-hidden="true">{count}</span>
              <span className="visually-hidden">{t(`player.${name}`, { count })}</span>
            </li>
          ))}
          <PanelClock seat={seat} />
        </ul>
      </div>
    </li>
  );
}
