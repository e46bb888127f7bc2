import { NAME_MAX } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { takeSeat } from '../api/lobby';
import { withContribution } from '../fairness/with-contribution';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { RequestError } from '../ui/request-error';
import { usePlayerName } from '../account/player-name';
import styles from './join-form.module.css';
import { useMutation } from '../api/use-mutation';

interface JoinFormProps {
  readonly match: string;
  readonly onSeatChange: () => void;
}

/** Form that takes the first free seat under a name. */
export function JoinForm({ match, onSeatChange }: JoinFormProps) {
  const { t } = useTranslation(['waitingRoom', 'lobby']);
  const { name, setName } = usePlayerName();
  const { isPending, error, run } = useMutation();
  const submit = async () => {
    const claim = await run(() =>
      withContribution((commitmentFields) => takeSeat(match, { name: name.trim(), ...commitmentFields })),
    );
    if (claim !== null) onSeatChange();
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={t('lobby:yourName')}
        maxLength={NAME_MAX}
        required
        value={name}
        onChange={setName}
        data-testid="name"
      />
      <Button type="submit" variant="primary" size="big" disabled={isPending} data-testid="sit">
        {t('sit')}
      </Button>
      <RequestError error={error} />
    </form>
  );
}
