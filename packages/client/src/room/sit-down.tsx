import { NAME_MAX } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { takeSeat } from '../connection/api';
import { withPart } from '../fair/sitting';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { FailedNote } from '../lobby/failed-note';
import { useGuestName } from '../lobby/guest-name';
import styles from './sit-down.module.css';
import { useRequest } from '../lobby/use-request';

interface SitDownProps {
  readonly match: string;
  readonly onSeat: () => void;
}

/** A name, and the first free seat is taken. */
export function SitDown({ match, onSeat }: SitDownProps) {
  const { t } = useTranslation(['room', 'lobby']);
  const { name, setName } = useGuestName();
  const { isBusy, failed, run } = useRequest();
  const sit = async () => {
    const given = await run(() => withPart((adds) => takeSeat(match, { name: name.trim(), ...adds })));
    if (given !== null) onSeat();
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <TextField
        label={t('lobby:yourName')}
        placeholder={t('lobby:namePlaceholder')}
        maxLength={NAME_MAX}
        required
        value={name}
        onChange={setName}
        data-testid="name"
      />
      <Button type="submit" kind="primary" size="big" disabled={isBusy} data-testid="sit">
        {t('sit')}
      </Button>
      <FailedNote failed={failed} />
    </form>
  );
}
