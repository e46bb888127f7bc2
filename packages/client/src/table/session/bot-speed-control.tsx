import { BOT_SPEEDS } from '@great-fire/protocol';
import { updateTable } from '../../api/lobby';
import { useMutation } from '../../api/use-mutation';
import { useTranslation } from '../../i18n/use-translation';
import { RequestError } from '../../ui/request-error';
import { SegmentedControl } from '../../ui/segmented-control';
import { useTable } from '../model/table-context';
import styles from './session.module.css';
import { hasBots } from './session-state';

/** Selects the speed of the bots, for the host of a table and for the players of a practice game. */
export function BotSpeedControl() {
  const { t } = useTranslation('common');
  const { match, view, localGame } = useTable('match', 'view', 'localGame');
  const { error, run } = useMutation();
  const isAllowed = localGame?.setBotSpeed !== undefined || view.viewer === match.hostSeat;
  if (!isAllowed || !hasBots(match)) return null;
  return (
    <section className={styles['bots']} data-testid="bot-speed">
      <p className={styles['note']}>{t('botSpeed')}</p>
      <SegmentedControl
        label={t('botSpeed')}
        options={BOT_SPEEDS}
        value={match.botSpeed}
        getLabel={(speed) => t(`speed.${speed}`)}
        onChange={(speed) =>
          void run(async () => {
            await (localGame?.setBotSpeed?.(speed) ?? updateTable(match.id, { botSpeed: speed }));
          })
        }
      />
      <RequestError error={error} />
    </section>
  );
}
