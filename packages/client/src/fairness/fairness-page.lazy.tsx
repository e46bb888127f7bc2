import type { GameRecord } from '@great-fire/game/record';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import dealScript from '@great-fire/game/verify-deal.mjs?url';
import { fetchRecord } from '../api/records';
import { useFetch } from '../api/use-fetch';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { tablePath } from '../lib/routes';
import { TextPage } from '../page/text-page';
import { buttonClass } from '../ui/button';
import { FairnessReport } from './fairness-report';
import styles from './fairness.module.css';
import { loadDealEvidence } from './deal-evidence';

interface RecordFileInputProps {
  readonly onRecord: (record: GameRecord) => void;
}

interface Fault {
  readonly field: string;
  readonly why: string;
}

function RecordFileInput({ onRecord }: RecordFileInputProps) {
  const { t } = useTranslation('fairness');
  const [fault, setFault] = useState<Fault | null>(null);
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    // Only this input needs the schema of records.
    const { readRecord } = await import('./read-record.lazy');
    const result = readRecord(await file.text());
    setFault(result.ok ? null : result);
    if (!result.ok) return;
    onRecord(result.record);
    window.scrollTo({ top: 0 });
  };
  return (
    <section className="stack gap-8 starts">
      <label className={`relative press ${buttonClass({})}`}>
        {t('checkFile')}
        <input
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void readFile(event.target.files?.[0]);
            event.target.value = ''; // allows the same file again
          }}
          data-testid="record-file"
        />
      </label>
      {fault !== null && <p role="alert">{t('invalidFile', { field: fault.field, why: fault.why })}</p>}
    </section>
  );
}

const STEPS = ['seed', 'contribution', 'deal', 'verify'] as const;
const LIMITS = ['collusion', 'leak', 'closedTable', 'bots', 'changedPage'] as const;

/** Explains in four steps how a deal is made, and what the method cannot rule out. */
function FairnessExplainer({ hasTitle }: { readonly hasTitle: boolean }) {
  const { t } = useTranslation('fairness');
  return (
    <>
      <section>
        {hasTitle && <h2>{t('howItWorks')}</h2>}
        <ol className={`bullets stack gap-8 text-16 leading-1-4 ${styles['steps']}`}>
          {STEPS.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('limitsTitle')}</h2>
        <ul className="bullets stack gap-8 text-16 leading-1-4">
          {LIMITS.map((limit) => (
            <li key={limit}>{t(`limits.${limit}`)}</li>
          ))}
        </ul>
        <p className="pad-top-10">
          <a href={dealScript} download="verify-deal.mjs">
            {t('verificationScript')}
          </a>
        </p>
      </section>
    </>
  );
}

/** Verifies the deal of a finished game. Without a game, explains the method and accepts a record file. */
export function FairnessPage({ game }: { readonly game: string | null }) {
  const { t } = useTranslation('fairness');
  const [uploadedRecord, setUploadedRecord] = useState<GameRecord | null>(null);
  return (
    <TextPage title={t(game === null ? 'explanationTitle' : 'title')}>
      <h1>{t(game === null && uploadedRecord === null ? 'explanationTitle' : 'title')}</h1>
      {uploadedRecord !== null ? (
        <FairnessReport record={uploadedRecord} evidence={null} />
      ) : (
        game !== null && <GameFairness game={game} />
      )}
      <FairnessExplainer hasTitle={game !== null || uploadedRecord !== null} />
      <RecordFileInput onRecord={setUploadedRecord} />
    </TextPage>
  );
}

function GameFairness({ game }: { readonly game: string }) {
  const { t } = useTranslation(['fairness', 'common']);
  const { data, error } = useFetch(useCallback(() => fetchRecord<GameRecord>(game), [game]));
  if (data !== null) {
    return (
      <>
        <FairnessReport record={data} evidence={loadDealEvidence(game)} />
        <Link href={tablePath(game)} className={`max-content ${buttonClass({})}`}>
          {t('backToTable')}
        </Link>
      </>
    );
  }
  if (error === null) return <p role="status">{t('common:loading')}</p>;
  if (error.code === 'not-finished') return <p role="status">{t('gameNotOver')}</p>;
  return error.code === 'not-found' || error.code === 'bad-request' ? (
    <p role="alert">{t('noFinishedGame')}</p>
  ) : (
    <RequestError error={error} />
  );
}
