import type { GameRecord } from '@great-fire/game/record';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { fetchRecord } from '../api/records';
import { useFetch } from '../api/use-fetch';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { tablePath } from '../lib/routes';
import { TextPage } from '../page/text-page';
import { buttonClass } from '../ui/button';
import { FairnessExplainer } from './fairness-explainer';
import { FairnessReport } from './fairness-report';
import styles from './fairness.module.css';
import { loadCommitments } from './commitment-store';
import { RecordFileInput } from './record-file-input';

/** Verifies the deal of a finished game. Without a game, explains the method and accepts a record file. */
export function FairnessPage({ game }: { readonly game: string | null }) {
  const { t } = useTranslation('fairness');
  const [uploadedRecord, setUploadedRecord] = useState<GameRecord | null>(null);
  return (
    <TextPage title={t(game === null ? 'explainTitle' : 'title')}>
      <h1>{t(game === null && uploadedRecord === null ? 'explainTitle' : 'title')}</h1>
      {uploadedRecord !== null ? (
        <FairnessReport record={uploadedRecord} stored={null} />
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
        <FairnessReport record={data} stored={loadCommitments(game)} />
        <Link href={tablePath(game)} className={`${buttonClass({})} ${styles['way']}`}>
          {t('toTable')}
        </Link>
      </>
    );
  }
  if (error === null) return <p role="status">{t('common:loading')}</p>;
  if (error.code === 'not-finished') return <p role="status">{t('notOver')}</p>;
  return error.code === 'not-found' || error.code === 'bad-request' ? (
    <p role="alert">{t('none')}</p>
  ) : (
    <RequestError error={error} />
  );
}
