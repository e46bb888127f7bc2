import { useEffect, useRef } from 'react';
import { type MatchSummary, OFFERED_LEVELS } from '@great-fire/protocol';
import { transferHost, setBot, removeBot } from '../api/table';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { useIsDesktop } from '../lib/use-media-query';
import { Button } from '../ui/button';
import { CloseIcon } from '../ui/icons';
import { SegmentedControl } from '../ui/segmented-control';
import { useTooltip } from '../ui/tooltip';
import styles from './seat-list.module.css';

interface SeatMenuProps {
  readonly match: MatchSummary;
  readonly seat: number;
  readonly mayRemove: boolean; // another person has the seat
  readonly direction: 'up' | 'down' | null; // direction of the last move to this seat
  readonly isPending: boolean;
  readonly onSwap: (direction: 'up' | 'down') => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Actions of the host on a taken seat: move it, transfer the host role, and on phones remove the player. */
export function SeatMenu({
  match,
  seat,
  mayRemove,
  direction,
  isPending,
  onSwap,
  onRemove,
  onClose,
}: SeatMenuProps) {
  const { t } = useTranslation('waitingRoom');
  const isDesktop = useIsDesktop();
  const { isPending: isTransferPending, error, runVoid } = useMutation();
  const upRef = useRef<HTMLButtonElement>(null);
  const downRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Focuses the button of the last direction. At the end of the list it is disabled.
    const [preferred, other] =
      direction === 'down' ? [downRef.current, upRef.current] : [upRef.current, downRef.current];
    (preferred?.disabled === false ? preferred : other)?.focus();
  }, [direction]);
  const isDisabled = isPending || isTransferPending;
  const transfer = async () => {
    if (await runVoid(() => transferHost(match.id, seat))) onClose();
  };
  return (
    <div className={`row wrap gap-8 own-line ${styles['menu']}`}>
      <Button
        size="small"
        ref={upRef}
        data-testid="move-up"
        disabled={isDisabled || seat === 0}
        onClick={() => onSwap('up')}
      >
        {t('moveUp')}
      </Button>
      <Button
        size="small"
        ref={downRef}
        data-testid="move-down"
        disabled={isDisabled || seat === match.seats.length - 1}
        onClick={() => onSwap('down')}
      >
        {t('moveDown')}
      </Button>
      {mayRemove && (
        <Button
          size="small"
          disabled={isDisabled}
          onClick={() => void transfer()}
          data-testid="transfer-host"
        >
          {t('makeHost')}
        </Button>
      )}
      {mayRemove && !isDesktop && (
        <Button size="small" disabled={isDisabled} onClick={onRemove} data-testid="remove-player">
          {t('removeButton')}
        </Button>
      )}
      <RequestError error={error} />
    </div>
  );
}

interface BotPickerProps {
  readonly match: MatchSummary;
  readonly seat: number;
}

/** Adds, changes or removes the bot of a seat. The result arrives with the next update of the table. */
export function BotPicker({ match, seat }: BotPickerProps) {
  const { t } = useTranslation(['waitingRoom', 'common', 'lobby']);
  const { isPending, error, run } = useMutation();
  const { name = null, botLevel = null } = match.seats[seat] ?? {};
  const removeTip = useTooltip(t('removeBot', { name: name ?? '' }));
  const setLevel = (level: (typeof OFFERED_LEVELS)[number]) =>
    void run(() => setBot(match.id, seat, { level }));
  if (name === null) {
    return (
      <div className={`row wrap gap-8 quiet text-14-5 ends push pad-6-0 ${styles['choice']}`}>
        <span aria-hidden="true">{t('addBot')}</span>
        {OFFERED_LEVELS.map((level) => (
          <Button
            key={level}
            size="small"
            disabled={isPending}
            aria-label={t('addBotOfStrength', { level: t(`common:botStrength.${level}`) })}
            onClick={() => setLevel(level)}
            data-testid={`add-${level}-${seat}`}
          >
            {t(`common:botStrength.${level}`)}
          </Button>
        ))}
        <RequestError error={error} />
      </div>
    );
  }
  const level = OFFERED_LEVELS.find((option) => option === botLevel);
  return (
    <div
      className={`row wrap gap-8 quiet text-14-5 ends push pad-6-0 ${styles['choice']} ${styles['levels']}`}
    >
      {level !== undefined && (
        <SegmentedControl
          label={t('lobby:botStrengthOf', { name })}
          options={OFFERED_LEVELS}
          value={level}
          getLabel={(option) => t(`common:botStrength.${option}`)}
          onChange={setLevel}
        />
      )}
      <Button
        variant="ghost"
        size="small"
        disabled={isPending}
        {...removeTip.triggerProps}
        onClick={() => void run(() => removeBot(match.id, seat))}
      >
        <CloseIcon size={16} />
        {removeTip.tooltip}
      </Button>
      <RequestError error={error} />
    </div>
  );
}
