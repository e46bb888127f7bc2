import { PLAYER_COUNTS } from '@great-fire/game';
import { NAME_MAX, TABLE_NAME_MAX } from '@great-fire/protocol';
import { use, useRef, useState, useEffect } from 'react';
import { useLocation } from 'wouter';
import { currentLanguage } from '../i18n/i18n';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { SegmentedControl } from '../ui/segmented-control';
import { PaperPanel } from '../ui/paper';
import { TextField } from '../ui/text-field';
import { RequestError } from '../ui/request-error';
import { Disclosure } from '../ui/disclosure';
import { usePlayerName, saveName } from '../account/player-name';
import { tableLink } from '../lib/link-state';
import { requestPage } from '../lib/request-page';
import { tablePath } from '../lib/routes';
import { useMutation } from '../api/use-mutation';
import { importWithRetry } from '../lib/lazy-with-retry';
import { readStored } from '../lib/local-storage';
import { KnownTableNames } from './known-table-names';
import { TimeControlDisclosure } from './time-control';
import styles from './create-table-form.module.css';
import { DEFAULT_TABLE_OPTIONS, type FormOptionName, type TableFormOptions } from './table-options';

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

const VariantSwitches = lazyWithMessages(
  () => import('./variant-switches.lazy').then((module) => module.VariantSwitches),
  'tableOptions',
);
const ExtraOptions = lazyWithMessages(
  () => import('./extra-options.lazy').then((module) => module.ExtraOptions),
  'tableOptions',
);

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
  const { seats, variants, timeControl, extras } = tableOptions;
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
    const { private: isPrivate, ...options } = variants;
    const { spectatorAccess, ...chosen } = {
      options,
      private: isPrivate,
      timeControl,
      language: extras.language ?? currentLanguage(),
      spectatorAccess: extras.spectatorAccess,
    } satisfies Readonly<Record<FormOptionName, unknown>>;
    const chosenName =
      tableName.trim() || t('defaultTableName', { name: playerName }).slice(0, TABLE_NAME_MAX);
    const claim = await run(async () => {
      const { openTable } = await importWithRetry(() => import('./open-table.lazy'));
      return openTable(
        {
          ...{ ...chosen, tableName: chosenName, players: seats, name: playerName },
          bots: Array.from({ length: Math.min(extras.bots, seats - 1) }, () => extras.level),
          ...(spectatorAccess !== null && { spectatorAccess }),
          ...(extras.bots >= seats - 1 && { openingHandAnswer: extras.openingHandAnswer }),
        },
        knownNames,
      );
    });
    if (claim === null) return;
    void saveTableOptions(tableOptions);
    navigate(tablePath(claim.match.id), tableLink(claim.match.tableName));
  };
  return (
    <section className={styles['section']}>
      <h2>{t('withOthers')}</h2>
      <PaperPanel>
        <form
          className={styles['paper']}
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
          <div className={styles['label']}>
            <span aria-hidden="true">{t('playersLabel')}</span>
            <SegmentedControl
              label={t('playersLabel')}
              options={PLAYER_COUNTS}
              value={seats}
              onChange={(next) => setEditedOptions({ ...tableOptions, seats: next })}
            />
          </div>
          <TimeControlDisclosure
            className={styles['rules'] ?? ''}
            timeControl={timeControl}
            onChange={(next) => setEditedOptions({ ...tableOptions, timeControl: next })}
          />
          <Disclosure className={styles['rules'] ?? ''} summary={t('tableRules')} testId="table-rules">
            <TextField
              label={t('tableName')}
              placeholder={t('defaultTableName', { name: name.trim() || t('namePlaceholder') })}
              maxLength={TABLE_NAME_MAX}
              value={tableName}
              onChange={setTableName}
              data-testid="table-name"
            />
            <VariantSwitches
              variants={variants}
              onChange={(next) => setEditedOptions({ ...tableOptions, variants: next })}
            />
          </Disclosure>
          <Disclosure className={styles['rules'] ?? ''} summary={t('moreOptions')} testId="extra-options">
            <ExtraOptions
              seats={seats}
              isPrivate={variants.private}
              value={extras}
              onChange={(next) => setEditedOptions({ ...tableOptions, extras: next })}
            />
          </Disclosure>
          <RequestError error={error ?? nameSaving.error} />
          <div className={styles['wide']}>
            <Button type="submit" size="large" fullWidth disabled={isPending} data-testid="open-table">
              {t(extras.bots < seats - 1 ? 'createTable' : 'startGame')}
            </Button>
          </div>
          <p className={styles['hint']}>{t('noAccountHint')}</p>
        </form>
      </PaperPanel>
    </section>
  );
}
