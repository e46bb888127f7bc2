import type { GameRecord } from '@great-fire/game/record';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { DeadEnd } from '../page/dead-end';
import { TextPage } from '../page/text-page';
import { downloadFile } from '../lib/export-text';
import { LoadingScene } from '../page/loading-scene';
import { buttonClass } from '../ui/button';
import { importedPath } from '../lib/routes';
import { RecordViewer } from './replay-viewer';
import { importUrl, ImportError } from './import-page';
import { fetchRecordFromUrl, type Validation } from './read-record';
import { loadRecord } from './record-store';

interface ImportedRecordProps {
  readonly recordKey: string; // key of a stored record; 'at': the record at `url`
  readonly initialMove: string | undefined; // move in the URL
}

type LoadResult = Validation | { readonly ok: false; readonly readError: null };

async function loadRecordByKey(key: string, url: string | null): Promise<LoadResult> {
  if (url !== null) return fetchRecordFromUrl(url, window.location.href);
  const stored = await loadRecord(key).catch(() => null);
  return stored === null ? { ok: false, readError: null } : { ok: true, record: stored.record };
}

/** Shows an imported record: stored on this device, or fetched from a URL that others can open too. */
export function ImportedRecord({ recordKey, initialMove }: ImportedRecordProps) {
  const search = useSearch();
  const url = recordKey === 'at' ? (new URLSearchParams(search).get('from') ?? '') : null;
  const [result, setResult] = useState<LoadResult | null>(null);
  useEffect(() => {
    let isActive = true;
    void loadRecordByKey(recordKey, url).then((loaded) => {
      if (isActive) setResult(loaded);
    });
    return () => {
      isActive = false;
    };
  }, [recordKey, url]);
  if (result === null) return <LoadingScene kind="replay" />;
  if (!result.ok) return <ImportFailed result={result} />;
  const { record } = result;
  return (
    <RecordViewer
      record={record}
      id={recordKey}
      path={importedPath(recordKey)}
      initialMove={initialMove}
      isShared={url !== null}
      {...(url !== null && { search: `?from=${encodeURIComponent(url)}` })}
      download={{ save: () => downloadFile(fileNameFor(record), JSON.stringify(record)) }}
      tablePath={null}
    />
  );
}

const fileNameFor = ({ players }: GameRecord): string =>
  `great-fire-${players.map(({ name }) => name.replaceAll(/[^\p{L}\p{N}]+/gu, '')).join('-')}.json`;

function ImportFailed({ result }: { readonly result: Exclude<LoadResult, { readonly ok: true }> }) {
  const { t } = useTranslation('replay');
  const importLink = (
    // A full page load: only the policy (CSP) of that document allows other hosts (docs/adr/0033-csp-exception-for-records.md).
    <a href={importUrl()} className={buttonClass({})}>
      {t('import.importButton')}
    </a>
  );
  if ('readError' in result && result.readError === null)
    return <DeadEnd title={t('import.notSaved')}>{importLink}</DeadEnd>;
  return (
    <TextPage title={t('invalidRecord.title')}>
      <h1>{t('invalidRecord.title')}</h1>
      <ImportError rejection={result} />
      {importLink}
    </TextPage>
  );
}
