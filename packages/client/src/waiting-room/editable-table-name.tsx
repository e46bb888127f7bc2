import { useState } from 'react';
import { TABLE_NAME_MAX } from '@great-fire/protocol';
import { updateTable } from '../api/table';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { UserText } from '../ui/user-text';
import styles from './waiting-room.module.css';

interface EditableTableNameProps {
  readonly match: string;
  readonly name: string;
  readonly mayRename: boolean;
}

/** The name of the table, which the host can edit. */
export function EditableTableName({ match, name, mayRename }: EditableTableNameProps) {
  const { t } = useTranslation(['waitingRoom', 'lobby']);
  const [text, setText] = useState<string | null>(null); // null: not editing
  const { isPending, error, runVoid } = useMutation();
  const save = async (tableName: string) => {
    const isUnchanged = tableName === '' || tableName === name;
    if (isUnchanged || (await runVoid(() => updateTable(match, { tableName })))) setText(null);
  };
  if (text === null || !mayRename) {
    return (
      <div className={`flex wrap baseline gap-0-14 ${styles['named']}`}>
        <h1>
          <UserText>{name}</UserText>
        </h1>
        {mayRename && (
          <Button variant="ghost" size="small" onClick={() => setText(name)} data-testid="rename">
            {t('rename')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <form
      className="stack gap-8 bottom field-and-button"
      onSubmit={(event) => {
        event.preventDefault();
        void save(text.trim());
      }}
    >
      <h1 className="visually-hidden">
        <UserText>{name}</UserText>
      </h1>
      <TextField
        label={t('lobby:tableName')}
        maxLength={TABLE_NAME_MAX}
        value={text}
        onChange={setText}
        autoFocus
        data-testid="table-name"
      />
      <Button type="submit" disabled={isPending}>
        {t('save')}
      </Button>
      <RequestError error={error} />
    </form>
  );
}
