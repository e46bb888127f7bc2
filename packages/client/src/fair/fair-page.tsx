import type { GameRecord } from '@great-fire/game';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { readRecordOf } from '../connection/record-api';
import { useRead } from '../connection/use-read';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { tablePath } from '../lobby/match-address';
import { Sheet } from '../people/sheet';
import { buttonClass } from '../ui/button';
import { Explanation } from './explanation';
import { FairnessReport } from './fairness-report';
import styles from './fair.module.css';
import { pinsOf } from './pins';
import { RecordFile } from './record-file';

/** Whether the deal of a finished game was fair; without a game, how one is made, and a record may be given as a file. */
export function FairPage({ game }: { readonly game: string | null }) {
  const { t } = useTranslation('fair');
  const [given, setGiven] = useState<GameRecord | null>(null);
  return (
    <Sheet title={t(game === null ? 'explainTitle' : 'title')}>
      <h1>{t(game === null && given === null ? 'explainTitle' : 'title')}</h1>
      {given !== null ? (
        <FairnessReport record={given} pins={null} />
      ) : (
        game !== null && <OfGame game={game} />
      )}
      <Explanation isTitled={game !== null || given !== null} />
      <RecordFile onRecord={setGiven} />
    </Sheet>
  );
}

function OfGame({ game }: { readonly game: string }) {
  const { t } = useTranslation(['fair', 'common']);
  const { found, failed } = useRead(useCallback(() => readRecordOf<GameRecord>(game), [game]));
  if (found !== null) {
    return (
      <>
        <FairnessReport record={found} pins={pinsOf(game)} />
        <Link href={tablePath(game)} className={`${buttonClass({})} ${styles['way']}`}>
          {t('toTable')}
        </Link>
      </>
    );
  }
  if (failed === null) return <p role="status">{t('common:loading')}</p>;
  if (failed.code === 'not-finished') return <p role="status">{t('notOver')}</p>;
  return failed.code === 'not-found' || failed.code === 'bad-request' ? (
    <p role="alert">{t('none')}</p>
  ) : (
    <FailedNote failed={failed} />
  );
}
