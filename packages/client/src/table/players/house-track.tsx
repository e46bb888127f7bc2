import type { Colour } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { colourVar } from '../../pieces/colours';
import styles from './house-track.module.css';

const HOUSES_PER_COLOUR = 20;

/** The twenty houses of a colour. A hollow tick is a lost house. */
export function HouseTrack({ colour, lost }: { readonly colour: Colour; readonly lost: number }) {
  const { t } = useTranslation('table');
  return (
    <div
      role="img"
      aria-label={t('player.housesLost', { lost })}
      className={styles['track']}
      data-track={colour}
    >
      {Array.from({ length: HOUSES_PER_COLOUR }, (_, index) => {
        const isLost = index >= HOUSES_PER_COLOUR - lost;
        return (
          <span
            key={index}
            className={`${styles['tick']} ${isLost ? styles['lost'] : ''}`}
            {...(!isLost && { style: { background: colourVar(colour) } })}
          />
        );
      })}
    </div>
  );
}
