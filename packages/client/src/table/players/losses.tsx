import { COLOURS } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { HouseIcon } from '../pieces';
import { useShown } from '../shown';
import { HouseTrack } from './house-track';
import styles from './losses.module.css';

const HOUSES = 20;

/** The tracks of colours that nobody is known to own; with hidden colours, of all six. */
export function Losses() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useShown();
  const owned = view.seats.map(({ colour }) => colour);
  const colours = COLOURS.filter((colour) => !owned.includes(colour));
  if (colours.length === 0) return null;
  const isHidden = owned.every((colour) => colour === null);
  return (
    <ul className={styles['losses']}>
      <li>
        <span className={styles['title']}>{isHidden ? t('losses.hidden') : t('losses.unowned')}</span>
      </li>
      {colours.map((colour) => (
        <li key={colour}>
          <HouseIcon colour={colour} size={16} title={t(`common:colour.${colour}`)} />
          <HouseTrack colour={colour} lost={view.lost[colour]} />
          <span>{t('losses.left', { count: HOUSES - view.lost[colour] })}</span>
        </li>
      ))}
    </ul>
  );
}
