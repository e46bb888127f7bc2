import { NAME_MAX } from '@great-fire/protocol';
import { useTranslation } from '../../i18n/use-translation';
import { takeSeat } from '../../connection/api';
import { FailedNote } from '../../lobby/failed-note';
import { useGuestName } from '../../lobby/guest-name';
import { useRequest } from '../../lobby/use-request';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { nameOf, useTable } from '../table-context';
import { ConductSlip } from './conduct-slip';
import styles from './conduct.module.css';

/** For who watches: a seat that is open, and a name to take it by. */
export function OpenSeatSlip() {
  const { t } = useTranslation(['conduct', 'lobby']);
  const { match, conduct, introduce } = useTable();
  const { name, setName } = useGuestName();
  const { isBusy, failed, run } = useRequest();
  const seat = match.seats.findIndex(({ isOpen }) => isOpen);
  if (seat < 0) return null;
  const take = async () => {
    const given = await run(() => takeSeat(match.id, { name: name.trim(), seat }));
    if (given !== null) introduce();
  };
  const isPlayed = (conduct.away[seat]?.bot ?? 'none') !== 'none';
  return (
    <ConductSlip testId="open-seat" title={t('open.title', { name: nameOf(match, seat) })}>
      <p className={styles['note']}>{t(isPlayed ? 'open.noteBot' : 'open.note')}</p>
      <form
        className={styles['take']}
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <TextField
          label={t('lobby:yourName')}
          labelHidden
          placeholder={t('lobby:yourName')}
          maxLength={NAME_MAX}
          required
          value={name}
          onChange={setName}
          data-testid="name"
        />
        <Button type="submit" disabled={isBusy} data-testid="take-seat">
          {t('open.take')}
        </Button>
      </form>
      <FailedNote failed={failed} />
    </ConductSlip>
  );
}
