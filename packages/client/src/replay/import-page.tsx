import type { GameRecord } from '@great-fire/game/record';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { basePath, importedPath, RECORDS_PATH } from '../lib/routes';
import { formatDate, formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import lists from '../lobby/lobby-list.module.css';
import { TextPage } from '../page/text-page';
import kept from '../practice/saved-games.module.css';
import { CloseIcon } from '../ui/icons';
import { Button, buttonClass, IconButton } from '../ui/button';
import { TextField } from '../ui/text-field';
import { InvalidRecordMessage } from './invalid-record';
import styles from './import-page.module.css';
import { fetchRecordFromUrl, validateRecord, RECORD_MAX_BYTES, type Validation } from './read-record';
import { type StoredRecord, saveRecord, loadRecords, removeRecord } from './record-store';

type Rejection = Exclude<Validation, { readonly ok: true }>;

/** Imports a record from a file, pasted text or a URL, and lists the imported records. */
export function ImportPage() {
  const { t } = useTranslation('replay');
  const [, navigate] = useLocation();
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const [isPending, setPending] = useState(false);
  const importRecord = async (
    validation: Promise<Validation>,
    pathOf: (record: GameRecord) => Promise<string>,
  ) => {
    setPending(true);
    setRejection(null);
    const result = await validation;
    setPending(false);
    if (result.ok) navigate(await pathOf(result.record));
    else setRejection(result);
  };
  const saveAndGetPath = async (record: GameRecord) => importedPath(await saveRecord(record));
  const importFile = (file: File | undefined) => {
    if (file === undefined) return;
    const validation =
      file.size > RECORD_MAX_BYTES
        ? Promise.resolve<Validation>({ ok: false, readError: { why: 'tooLarge' } })
        : file.text().then(validateRecord);
    void importRecord(validation, saveAndGetPath);
  };
  const submit = (event: FormEvent, action: () => void) => {
    event.preventDefault();
    action();
  };
  return (
    <TextPage title={t('import.title')}>
      <header>
        <h1>{t('import.title')}</h1>
        <p className="quiet leading-1-3 text-17">{t('import.tagline')}</p>
      </header>
      <div
        className={`stack on-panel outlined round-8 level ${styles['box']}`}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          importFile(event.dataTransfer.files[0]);
        }}
      >
        <label className={`relative press ${buttonClass({ variant: 'primary' })}`}>
          {t('import.chooseFile')}
          <input
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            onChange={({ target }) => {
              importFile(target.files?.[0]);
              target.value = ''; // allows the same file again
            }}
            data-testid="record-file"
          />
        </label>
        <span className="hint">{t('import.dropHint')}</span>
        <form
          className={`stack whole-row line-above bottom field-and-button pad-top-10 ${styles['action']}`}
          onSubmit={(event) =>
            submit(event, () => void importRecord(Promise.resolve(validateRecord(text)), saveAndGetPath))
          }
        >
          <label className="stack gap-4 quiet text-14-5">
            {t('import.textLabel')}
            <textarea
              className={`wide on-card framed round-6 ink ${styles['text']}`}
              rows={4}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
              data-testid="record-text"
            />
          </label>
          <Button type="submit" disabled={isPending || text.trim() === ''} data-testid="open-record-text">
            {t('import.openRecord')}
          </Button>
        </form>
        <form
          className={`stack whole-row line-above bottom field-and-button pad-top-10 ${styles['action']}`}
          onSubmit={(event) =>
            submit(
              event,
              () =>
                void importRecord(fetchRecordFromUrl(link, window.location.href), () =>
                  Promise.resolve(`${importedPath('at')}?from=${encodeURIComponent(link.trim())}`),
                ),
            )
          }
        >
          <TextField
            label={t('import.urlLabel')}
            inputMode="url"
            value={link}
            onChange={setLink}
            data-testid="record-link"
          />
          <Button type="submit" disabled={isPending || link.trim() === ''} data-testid="open-record-link">
            {t('import.openRecord')}
          </Button>
          <p className="hint whole-row">{t('import.urlHint')}</p>
        </form>
        {rejection !== null && <ImportError rejection={rejection} />}
      </div>
      <ImportedRecords />
      <p>
        <a href={`${basePath()}/api/record.schema.json`}>{t('import.schemaLink')}</a>
      </p>
    </TextPage>
  );
}

/** Explains why a record is rejected. */
export function ImportError({ rejection }: { readonly rejection: Rejection }) {
  const { t } = useTranslation('replay');
  if ('error' in rejection) return <InvalidRecordMessage error={rejection.error} />;
  const { readError } = rejection;
  return (
    <p role="alert" className="whole-row any-break bold leading-1-3 ember" data-testid="record-error">
      {t(`invalidRecord.${readError.why}`, {
        max: RECORD_MAX_BYTES / 1_000_000,
        ...('status' in readError && { status: readError.status }),
      })}
    </p>
  );
}

function ImportedRecords() {
  const { t } = useTranslation('replay');
  const [records, setRecords] = useState<readonly StoredRecord[]>([]);
  const reload = useCallback(() => {
    loadRecords().then(setRecords, () => setRecords([]));
  }, []);
  useEffect(reload, [reload]);
  if (records.length === 0) return null;
  return (
    <section>
      <div className={lists['head']}>
        <h2>{t('import.importedGames')}</h2>
      </div>
      <ul>
        {records.map(({ key, record, at }) => {
          const names = formatList(record.players.map(({ name }) => name));
          return (
            <li key={key} className={`stack gap-8 line-above level ${kept['game']}`}>
              <div>
                <h3 className="fell-20 any-break">{names}</h3>
                <small>{formatDate(at)}</small>
              </div>
              <Link href={importedPath(key)} className={buttonClass({ size: 'small' })}>
                {t('import.openRecord')}
              </Link>
              <IconButton
                label={t('import.deleteGame', { names })}
                onPress={() => void removeRecord(key).then(reload)}
              >
                <CloseIcon size={18} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns the URL of this page for a full page load: only its own policy (CSP) allows requests to other hosts. */
export const importUrl = (): string => `${basePath()}${RECORDS_PATH}`;
