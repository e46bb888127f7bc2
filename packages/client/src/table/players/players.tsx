import { useDisplayed } from '../display/display-context';
import { PlayerPanel, HouseTrack } from './player-panel';
import { COLOURS } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { HouseIcon } from '../../pieces/house';
import styles from './unowned-colours.module.css';

const HOUSES_PER_COLOUR = 20;

/** The house tracks of colours without a known owner. With hidden colours: all six. */
export function UnownedColours() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useDisplayed();
  const owned = view.seats.map(({ colour }) => colour);
  const colours = COLOURS.filter((colour) => !owned.includes(colour));
  if (colours.length === 0) return null;
  const areColoursHidden = owned.every((colour) => colour === null);
  return (
    <ul className={styles['losses']}>
      <li>
        <span className={styles['title']}>{areColoursHidden ? t('losses.hidden') : t('losses.unowned')}</span>
      </li>
      {colours.map((colour) => (
        <li key={colour}>
          <HouseIcon colour={colour} size={16} title={t(`common:colour.${colour}`)} />
          <HouseTrack colour={colour} lost={view.lost[colour]} />
          <span>{t('losses.left', { count: HOUSES_PER_COLOUR - view.lost[colour] })}</span>
        </li>
      ))}
    </ul>
  );
}

const MAX_WIDE_PANELS = 4; // with more players the panels are narrow

/** The panels of all players, in turn order. */
export function Players() {
  const { view } = useDisplayed();
  return (
    <ul>
      {view.seats.map((_, seat) => (
        <PlayerPanel key={seat} seat={seat} narrow={view.seats.length > MAX_WIDE_PANELS} />
      ))}
    </ul>
  );
}
