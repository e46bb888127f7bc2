import { NAME_MAX } from '@great-fire/protocol';
import { useState } from 'react';
import { changeName } from '../api/account';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { usePlayerName } from './player-name';
import { adoptServerName } from './sync-name';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import styles from './account.module.css';

/** The player's name: for new tables and for the tables where the player sits. */
export function NameSection({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation('settings');
  const { name, setName } = usePlayerName();
  const [text, setText] = useState(name);
  const [isSaved, setSaved] = useState(false);
  const { isPending, error, runVoid } = useMutation();
  const trimmedName = text.trim();
  const save = async () => {
    if (trimmedName === '') return;
    if (isSignedIn && !(await runVoid(() => changeName(trimmedName)))) return;
    setName(trimmedName);
    if (isSignedIn) adoptServerName(trimmedName);
    setSaved(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles['name']}>
        <TextField
          label={t('name.label')}
          maxLength={NAME_MAX}
          value={text}
          onChange={(next) => {
            setText(next);
            setSaved(false);
          }}
          data-testid="my-name"
        />
        <Button type="submit" disabled={isPending || trimmedName === '' || trimmedName === name}>
          {t('name.change')}
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {isSaved ? t(isSignedIn ? 'name.changed' : 'name.kept') : t('name.hint')}
      </p>
      <RequestError error={error} />
    </form>
  );
}
