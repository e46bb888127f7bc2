import { maySetUp, setupTableOfSummary } from '@great-fire/table';
import { OFFERED_LEVELS, BOT_SPEEDS } from '@great-fire/protocol';
import { setBot, updateTable } from '../../api/table';
import { useTranslation } from '../../i18n/use-translation';
import { RequestError } from '../../ui/request-error';
import { useMutation } from '../../api/use-mutation';
import { SegmentedControl } from '../../ui/segmented-control';
import { nameOf, useTable } from '../model/table-context';
import { getBotControlledSeats, hasBots } from './session-state';
import { useTableFacts } from './table-facts';

/** Selects the speed of the bots, for the host of a table and for the players of a practice game. */
export function BotSpeedControl() {
  const { t } = useTranslation('common');
  const { match, view, localGame } = useTable('match', 'view', 'localGame');
  const { error, run } = useMutation();
  const isAllowed =
    localGame?.setBotSpeed !== undefined ||
    maySetUp(setupTableOfSummary(match), view.viewer, { type: 'change-option', option: 'botSpeed' });
  if (!isAllowed || !hasBots(match)) return null;
  return (
    <section className="stack gap-8 text-14" data-testid="bot-speed">
      <p className="note">{t('botSpeedLabel')}</p>
      <SegmentedControl
        label={t('botSpeedLabel')}
        options={BOT_SPEEDS}
        value={match.botSpeed}
        getLabel={(speed) => t(`botSpeedOption.${speed}`)}
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

/** For the host of a running game: selects the bot level of each seat that its owner does not play now. */
export function BotLevelControls() {
  const { t } = useTranslation(['session', 'common', 'lobby']);
  const { match, view } = useTable('match', 'view');
  const table = useTableFacts();
  const { error, run } = useMutation();
  const seats = view.viewer === match.hostSeat ? getBotControlledSeats(table) : [];
  if (seats.length === 0) return null;
  return (
    <section className="stack gap-8 text-14" aria-label={t('bots.title')}>
      {seats.map((seat) => {
        const name = nameOf(match, seat);
        const { botLevel = null, hasOwner = false } = match.seats[seat] ?? {};
        return (
          <div key={seat} data-testid={`bot-level-${seat}`}>
            <p className="note">{hasOwner ? t('bots.substituteFor', { name }) : name}</p>
            <SegmentedControl
              label={hasOwner ? t('bots.substituteLabel', { name }) : t('lobby:botStrengthOf', { name })}
              options={OFFERED_LEVELS}
              value={OFFERED_LEVELS.find((level) => level === botLevel) ?? null}
              getLabel={(level) => t(`common:botStrength.${level}`)}
              onChange={(level) => void run(() => setBot(match.id, seat, { level }))}
            />
          </div>
        );
      })}
      <RequestError error={error} />
    </section>
  );
}
