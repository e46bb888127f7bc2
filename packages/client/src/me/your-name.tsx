import { NAME_MAX } from '@great-fire/protocol';
import { useState } from 'react';
import { changeName } from '../connection/me-api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useGuestName } from '../lobby/guest-name';
import { hearName } from '../lobby/known-name';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import styles from './me.module.css';

/** The name by which one sits down, and is called at the tables where one does already. */
export function YourName({ isSomebody }: { readonly isSomebody: boolean }) {
  const { t } = useTranslation('settings');
  const { name, setName } = useGuestName();
  const [text, setText] = useState(name);
  const [isSaved, setSaved] = useState(false);
  const { isBusy, failed, does } = useRequest();
  const wanted = text.trim();
  const save = async () => {
    if (wanted === '') return;
    if (isSomebody && !(await does(() => changeName(wanted)))) return;
    setName(wanted);
    if (isSomebody) hearName(wanted);
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
          onChange={(typed) => {
            setText(typed);
            setSaved(false);
          }}
          data-testid="my-name"
        />
        <Button type="submit" disabled={isBusy || wanted === '' || wanted === name}>
          {t('name.change')}
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {isSaved ? t(isSomebody ? 'name.changed' : 'name.kept') : t('name.hint')}
      </p>
      <FailedNote failed={failed} />
    </form>
  );
}
