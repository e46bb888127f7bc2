import { OFFERED_LEVELS } from '@great-fire/protocol';
import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { putBot, removeBot } from '../connection/api';
import { CrossIcon } from '../table/pieces';
import { Button } from '../ui/button';
import { Segment } from '../ui/segment';
import styles from './bot-choice.module.css';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';

interface BotChoiceProps {
  readonly match: MatchSummary;
  readonly seat: number;
}

/** What the host may do with a seat that is free, or that a bot has: the table tells when it is done. */
export function BotChoice({ match, seat }: BotChoiceProps) {
  const { t } = useTranslation(['room', 'common', 'lobby']);
  const { isBusy, failed, run } = useRequest();
  const { name = null, bot = null } = match.seats[seat] ?? {};
  const put = (level: (typeof OFFERED_LEVELS)[number]) => void run(() => putBot(match.id, seat, { level }));
  if (name === null) {
    return (
      <div className={styles['choice']}>
        <span aria-hidden="true">{t('addBot')}</span>
        {OFFERED_LEVELS.map((level) => (
          <Button
            key={level}
            size="small"
            disabled={isBusy}
            aria-label={t('addLevel', { level: t(`common:bot.${level}`) })}
            onClick={() => put(level)}
            data-testid={`add-${level}-${seat}`}
          >
            {t(`common:bot.${level}`)}
          </Button>
        ))}
        <FailedNote failed={failed} />
      </div>
    );
  }
  const level = OFFERED_LEVELS.find((one) => one === bot);
  return (
    <div className={styles['choice']}>
      {level !== undefined && (
        <Segment
          label={t('lobby:levelOf', { name })}
          options={OFFERED_LEVELS}
          value={level}
          called={(one) => t(`common:bot.${one}`)}
          onChange={put}
        />
      )}
      <Button
        kind="quiet"
        size="small"
        disabled={isBusy}
        aria-label={t('removeBot', { name })}
        title={t('removeBot', { name })}
        onClick={() => void run(() => removeBot(match.id, seat))}
      >
        <CrossIcon size={16} />
      </Button>
      <FailedNote failed={failed} />
    </div>
  );
}
