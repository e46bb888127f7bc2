import { OFFERED_LEVELS } from '@great-fire/protocol';
import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { setBot, removeBot } from '../api/lobby';
import { CloseIcon } from '../ui/icons';
import { Button } from '../ui/button';
import { SegmentedControl } from '../ui/segmented-control';
import styles from './bot-picker.module.css';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';

interface BotPickerProps {
  readonly match: MatchSummary;
  readonly seat: number;
}

/** Adds, changes or removes the bot of a seat. The result arrives with the next update of the table. */
export function BotPicker({ match, seat }: BotPickerProps) {
  const { t } = useTranslation(['waitingRoom', 'common', 'lobby']);
  const { isPending, error, run } = useMutation();
  const { name = null, botLevel = null } = match.seats[seat] ?? {};
  const setLevel = (level: (typeof OFFERED_LEVELS)[number]) =>
    void run(() => setBot(match.id, seat, { level }));
  if (name === null) {
    return (
      <div className={styles['choice']}>
        <span aria-hidden="true">{t('addBot')}</span>
        {OFFERED_LEVELS.map((level) => (
          <Button
            key={level}
            size="small"
            disabled={isPending}
            aria-label={t('addLevel', { level: t(`common:strength.${level}`) })}
            title={t(`common:bot.${level}`)}
            onClick={() => setLevel(level)}
            data-testid={`add-${level}-${seat}`}
          >
            {t(`common:strength.${level}`)}
          </Button>
        ))}
        <RequestError error={error} />
      </div>
    );
  }
  const level = OFFERED_LEVELS.find((option) => option === botLevel);
  return (
    <div className={styles['choice']}>
      {level !== undefined && (
        <SegmentedControl
          label={t('lobby:levelOf', { name })}
          options={OFFERED_LEVELS}
          value={level}
          getLabel={(option) => t(`common:strength.${option}`)}
          onChange={setLevel}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        disabled={isPending}
        aria-label={t('removeBot', { name })}
        title={t('removeBot', { name })}
        onClick={() => void run(() => removeBot(match.id, seat))}
      >
        <CloseIcon size={16} />
      </Button>
      <RequestError error={error} />
    </div>
  );
}
