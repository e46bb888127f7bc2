import { TABLE_NAME_MAX } from '@great-fire/protocol';
import { useState } from 'react';
import { changeTable } from '../connection/api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import styles from './waiting-room.module.css';

interface TableTitleProps {
  readonly match: string;
  readonly name: string;
  readonly isHost: boolean;
}

/** What the table is called; its host may call it otherwise. */
export function TableTitle({ match, name, isHost }: TableTitleProps) {
  const { t } = useTranslation(['room', 'lobby']);
  const [text, setText] = useState<string | null>(null); // null: it is not being renamed
  const { isBusy, failed, does } = useRequest();
  const save = async (tableName: string) => {
    const isSame = tableName === '' || tableName === name;
    if (isSame || (await does(() => changeTable(match, { tableName })))) setText(null);
  };
  if (text === null || !isHost) {
    return (
      <div className={styles['named']}>
        <h1 className={styles['title']}>{name}</h1>
        {isHost && (
          <Button kind="quiet" size="small" onClick={() => setText(name)} data-testid="rename">
            {t('rename')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <form
      className={styles['renaming']}
      onSubmit={(event) => {
        event.preventDefault();
        void save(text.trim());
      }}
    >
      <h1 className="visually-hidden">{name}</h1>
      <TextField
        label={t('lobby:tableName')}
        maxLength={TABLE_NAME_MAX}
        value={text}
        onChange={setText}
        autoFocus
        data-testid="table-name"
      />
      <Button type="submit" disabled={isBusy}>
        {t('save')}
      </Button>
      <FailedNote failed={failed} />
    </form>
  );
}
