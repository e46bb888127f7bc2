import { OFFERED_LEVELS } from '@great-fire/protocol';
import { putBot } from '../../connection/api';
import { useTranslation } from '../../i18n/use-translation';
import { FailedNote } from '../../lobby/failed-note';
import { useRequest } from '../../lobby/use-request';
import { Segment } from '../../ui/segment';
import { nameOf, useTable } from '../table-context';
import styles from './conduct.module.css';
import { botSeatsOf } from './standing';

/** For the host of a game under way: which bot plays each seat that no owner plays just now. */
export function BotLevels() {
  const { t } = useTranslation(['conduct', 'common', 'lobby']);
  const { conduct, match, view } = useTable();
  const { failed, run } = useRequest();
  const seats = view.viewer === match.host ? botSeatsOf(conduct, match) : [];
  if (seats.length === 0) return null;
  return (
    <section className={styles['bots']} aria-label={t('bots.title')}>
      {seats.map((seat) => {
        const name = nameOf(match, seat);
        const { bot = null, hasOwner = false } = match.seats[seat] ?? {};
        return (
          <div key={seat} data-testid={`bot-of-${seat}`}>
            <p className={styles['note']}>{hasOwner ? t('bots.for', { name }) : name}</p>
            <Segment
              label={hasOwner ? t('bots.whoFor', { name }) : t('lobby:levelOf', { name })}
              options={OFFERED_LEVELS}
              value={OFFERED_LEVELS.find((level) => level === bot) ?? null}
              called={(level) => t(`common:bot.${level}`)}
              onChange={(level) => void run(() => putBot(match.id, seat, { level }))}
            />
          </div>
        );
      })}
      <FailedNote failed={failed} />
    </section>
  );
}
