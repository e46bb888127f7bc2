import { anchor } from '../../lib/anchors';
import { NAME_MAX } from '@great-fire/protocol';
import { useTranslation } from '../../i18n/use-translation';
import { takeSeat } from '../../api/lobby';
import { RequestError } from '../../ui/request-error';
import { usePlayerName } from '../../account/player-name';
import { useMutation } from '../../api/use-mutation';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { nameOf, useTable } from '../model/table-context';
import { SessionCard } from './session-card';
import styles from './session.module.css';

/** For spectators: offers an open seat, with a name field to take it. */
export function OpenSeatPrompt() {
  const { t } = useTranslation(['session', 'lobby']);
  const { match, tableState, reconnect } = useTable('match', 'tableState', 'reconnect');
  const { name, setName } = usePlayerName();
  const { isPending, error, run } = useMutation();
  const seat = match.seats.findIndex(({ isOpen }) => isOpen);
  if (seat < 0) return null;
  const claimSeat = async () => {
    const claimed = await run(() => takeSeat(match.id, { name: name.trim(), seat }));
    if (claimed !== null) reconnect();
  };
  const isPlayedByBot = (tableState.absences[seat]?.standIn ?? 'none') !== 'none';
  return (
    <SessionCard testId="open-seat" title={t('open.title', { name: nameOf(match, seat) })}>
      <p className={styles['note']}>{t(isPlayedByBot ? 'open.noteBot' : 'open.note')}</p>
      <form
        className={styles['take']}
        onSubmit={(event) => {
          event.preventDefault();
          void claimSeat();
        }}
      >
        <TextField
          label={t('lobby:yourName')}
          isLabelHidden
          placeholder={t('lobby:yourName')}
          maxLength={NAME_MAX}
          required
          value={name}
          onChange={setName}
          data-testid="name"
          {...anchor('open-seat-name')}
        />
        <Button type="submit" disabled={isPending} data-testid="take-seat">
          {t('open.take')}
        </Button>
      </form>
      <RequestError error={error} />
    </SessionCard>
  );
}
