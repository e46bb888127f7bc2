import type { FireCard as Direction } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { DirectionArrow } from '../../ui/direction-arrow';
import { explained } from '../explain/topics';
import styles from './fire-card.module.css';

interface CardButtonProps {
  readonly card: Direction;
  readonly place: number; // in the hand, from 0
  readonly of: number;
  readonly picked: boolean;
  readonly isStop?: boolean; // Tab comes to this one of the hand
  readonly why: string | null; // why it cannot be played; null: it can
  readonly onPick: () => void;
  readonly onLook: (looks: boolean) => void;
}

/** One card of the hand while a card is asked for. */
export function CardButton({ card, place, of, picked, isStop = true, why, onPick, onLook }: CardButtonProps) {
  const { t } = useTranslation(['table', 'common']);
  const direction = t(`common:direction.${card}`);
  const looks = [styles['card'], picked && styles['picked'], why !== null && styles['dimmed']];
  const label = t('hand.card', { direction, number: place + 1, count: of });
  return (
    <button
      type="button"
      className={looks.filter(Boolean).join(' ')}
      data-testid={`card-${place}`}
      data-card={card}
      {...explained(why === null ? 'card' : 'card-dimmed')}
      tabIndex={isStop ? 0 : -1}
      aria-keyshortcuts={String(place + 1)}
      aria-pressed={picked}
      aria-disabled={why !== null}
      aria-label={why === null ? label : `${label}. ${why}`}
      // A finger looks at nothing before it presses.
      onClick={why === null ? onPick : () => onLook(true)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onLook(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onLook(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && onLook(true)}
      onBlur={() => onLook(false)}
    >
      <DirectionArrow direction={card} size={76} />
      <span className={styles['name']}>{direction}</span>
      {why !== null && (
        <span className={styles['why']} aria-hidden="true">
          {why}
        </span>
      )}
    </button>
  );
}

interface CardFaceProps {
  readonly card: Direction;
  readonly played?: boolean; // the one that the fire moves by
  readonly rests?: boolean; // while another one counts
  readonly large?: boolean;
}

/** A card that only lies there. */
export function CardFace({ card, played = false, rests = false, large = false }: CardFaceProps) {
  const { t } = useTranslation();
  const looks = [
    styles['card'],
    played && styles['picked'],
    rests && styles['dimmed'],
    large && styles['large'],
  ];
  return (
    <span className={looks.filter(Boolean).join(' ')}>
      <DirectionArrow direction={card} size={large ? 104 : 76} />
      <span className={styles['name']}>{t(`direction.${card}`)}</span>
    </span>
  );
}
