import type { FireCard as Direction } from '@great-fire/game';
import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { DirectionArrow } from '../../pieces/direction-arrow';
import { helpProps } from '../help/help-props';
import styles from './fire-card.module.css';

interface CardButtonProps {
  readonly card: Direction;
  readonly index: number; // in the hand, 0-based
  readonly count: number;
  readonly isSelected: boolean;
  readonly isTabStop?: boolean; // true: Tab focuses this card
  readonly disabledReason: string | null; // why the card is not playable; null: playable
  readonly onSelect: () => void;
  readonly onHover: (isHovered: boolean) => void;
}

/** Renders a selectable card of the hand. */
export function CardButton({
  card,
  index,
  count,
  isSelected,
  isTabStop = true,
  disabledReason,
  onSelect,
  onHover,
}: CardButtonProps) {
  const { t } = useTranslation(['table', 'common']);
  const direction = t(`common:direction.${card}`);
  const classNames = [
    `column level firm relative on-card framed round-8 ink card-shadow ${styles['card']}`,
    isSelected && styles['picked'],
    disabledReason !== null && styles['dimmed'],
  ];
  const label = t('hand.cardLabel', { direction, number: index + 1, count: count });
  return (
    <button
      type="button"
      className={classNames.filter(Boolean).join(' ')}
      data-testid={`card-${index}`}
      {...anchor(`card-${index}`)}
      {...helpProps(disabledReason === null ? 'card' : 'card-dimmed')}
      tabIndex={isTabStop ? 0 : -1}
      aria-keyshortcuts={String(index + 1)}
      aria-pressed={isSelected}
      aria-disabled={disabledReason !== null}
      aria-label={disabledReason === null ? label : `${label}. ${disabledReason}`}
      // Touch has no hover, so a tap on a disabled card shows the reason.
      onClick={disabledReason === null ? onSelect : () => onHover(true)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onHover(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onHover(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && onHover(true)}
      onBlur={() => onHover(false)}
    >
      <DirectionArrow direction={card} size={76} />
      <span className={styles['name']}>{direction}</span>
      {disabledReason !== null && (
        <span className={`absolute centred-text on-bar bar-ground ${styles['why']}`} aria-hidden="true">
          {disabledReason}
        </span>
      )}
    </button>
  );
}

interface CardFaceProps {
  readonly card: Direction;
  readonly isPlayed?: boolean; // the card that moves the fire
  readonly isInactive?: boolean; // another card is in play
  readonly isLarge?: boolean;
}

/** Renders a card that cannot be selected. */
export function CardFace({ card, isPlayed = false, isInactive = false, isLarge = false }: CardFaceProps) {
  const { t } = useTranslation();
  const classNames = [
    `column level firm relative on-card framed round-8 ink card-shadow ${styles['card']}`,
    isPlayed && styles['picked'],
    isInactive && styles['dimmed'],
    isLarge && styles['large'],
  ];
  return (
    <span className={classNames.filter(Boolean).join(' ')}>
      <DirectionArrow direction={card} size={isLarge ? 104 : 76} />
      <span className={styles['name']}>{t(`direction.${card}`)}</span>
    </span>
  );
}
