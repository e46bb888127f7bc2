import type { GameRecord } from '@great-fire/game/record';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { buttonClass } from '../ui/button';
import styles from './fairness.module.css';

interface RecordFileInputProps {
  readonly onRecord: (record: GameRecord) => void;
}

interface Fault {
  readonly field: string;
  readonly why: string;
}

/** File input for a record. */
export function RecordFileInput({ onRecord }: RecordFileInputProps) {
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
    <section className={styles['file']}>
      <label className={buttonClass({})}>
        {t('file')}
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
      {fault !== null && <p role="alert">{t('fileWrong', { field: fault.field, why: fault.why })}</p>}
    </section>
  );
}
