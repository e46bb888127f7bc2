import { PLAYER_COUNTS } from '@great-fire/game';
import { NAME_MAX, TABLE_NAME_MAX } from '@great-fire/protocol';
import { use, useRef, useState, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { SegmentedControl } from '../ui/segmented-control';
import { PaperPanel } from '../ui/paper';
import { TextField } from '../ui/text-field';
import { RequestError } from '../ui/request-error';
import { usePlayerName, saveName } from '../account/player-name';
import { tableLink } from '../lib/link-state';
import { requestPage } from '../lib/request-page';
import { GROUPS_PATH, tablePath } from '../lib/routes';
import { useMutation } from '../api/use-mutation';
import { importWithRetry } from '../lib/lazy-with-retry';
import { readStored } from '../lib/local-storage';
import { KnownTableNames } from './known-table-names';
import { TableOptionFields } from './table-option-fields';
import styles from './create-table-form.module.css';
import { DEFAULT_TABLE_OPTIONS, type TableFormOptions, isFullOfBots } from './table-options';

/** Returns the options of this browser's last table; null while loading and if there are none. */
function useStoredTableOptions(): TableFormOptions | null {
  const [options, setOptions] = useState<TableFormOptions | null>(null);
  useEffect(() => {
    if (readStored('table-options') !== null)
      importWithRetry(() => import('./stored-table-options.lazy')).then(
        ({ readTableOptions }) => setOptions(readTableOptions()),
        () => undefined, // offline: the form has the default options
      );
  }, []);
  return options;
}

/** Stores the options for the next table. */
async function saveTableOptions(options: TableFormOptions): Promise<void> {
  const module = await import('./stored-table-options.lazy').catch(() => null);
  module?.storeTableOptions(options);
}

interface CreateTableFormProps {
  readonly prefill: TableFormOptions | null; // from a filter without results; the form then scrolls into view
}

/** Form for a new table: name, seats and rules. The host sits down at the new table. */
export function CreateTableForm({ prefill }: CreateTableFormProps) {
  const { t } = useTranslation('lobby');
  const [, navigate] = useLocation();
  const { name, setName } = usePlayerName();
  const knownNames = use(KnownTableNames);
  const storedOptions = useStoredTableOptions();
  const [editedOptions, setEditedOptions] = useState(prefill);
  const tableOptions = editedOptions ?? storedOptions ?? DEFAULT_TABLE_OPTIONS;
  const { seats } = tableOptions;
  const [tableName, setTableName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const [isNameMissing, setNameMissing] = useState(false);
  const { isPending, error, run } = useMutation();
  const nameSaving = useMutation();
  const submit = async () => {
    const playerName = name.trim();
    setNameMissing(playerName === '');
    if (playerName === '') {
      nameField.current?.focus();
      return;
    }
    requestPage('waitingRoom');
    await nameSaving.run(saveName);
    const chosenName =
      tableName.trim() || t('defaultTableName', { name: playerName }).slice(0, TABLE_NAME_MAX);
    const claim = await run(async () => {
      const { openTable, toTableInput } = await importWithRetry(() => import('./open-table.lazy'));
      return openTable(
        { ...toTableInput(tableOptions), tableName: chosenName, name: playerName },
        knownNames,
      );
    });
    if (claim === null) return;
    void saveTableOptions(tableOptions);
    navigate(tablePath(claim.match.id), tableLink(claim.match.tableName, claim.match.status));
  };
  return (
    <section className={styles['section']}>
      <h2>{t('withOthers')}</h2>
      <PaperPanel>
        <form
          className={`stack round-8 halves ${styles['paper']}`}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextField
            label={t('yourName')}
            placeholder={t('namePlaceholder')}
            maxLength={NAME_MAX}
            value={name}
            onChange={setName}
            onBlur={() => void nameSaving.run(saveName)}
            ref={nameField}
            error={isNameMissing && name.trim() === '' ? t('nameRequired') : null}
            autoFocus={prefill !== null}
            data-testid="player-name"
          />
          <div className={`column gap-4 quiet text-14-5 ${styles['label']}`}>
            <span aria-hidden="true">{t('playersLabel')}</span>
            <SegmentedControl
              label={t('playersLabel')}
              options={PLAYER_COUNTS}
              value={seats}
              onChange={(next) => setEditedOptions({ ...tableOptions, seats: next })}
            />
          </div>
          <TableOptionFields value={tableOptions} onChange={setEditedOptions}>
            <TextField
              label={t('tableName')}
              placeholder={t('defaultTableName', { name: name.trim() || t('namePlaceholder') })}
              maxLength={TABLE_NAME_MAX}
              value={tableName}
              onChange={setTableName}
              data-testid="table-name"
            />
          </TableOptionFields>
          <RequestError error={error ?? nameSaving.error} />
          <div className="whole-row">
            <Button type="submit" size="large" fullWidth disabled={isPending} data-testid="open-table">
              {t(isFullOfBots(tableOptions) ? 'startGame' : 'createTable')}
            </Button>
          </div>
          <p className={`whole-row centred-text quiet text-14-5 ${styles['hint']}`}>
            {t('noAccountHint')} <Link href={GROUPS_PATH}>{t('makeGroup')}</Link>
          </p>
        </form>
      </PaperPanel>
    </section>
  );
}
