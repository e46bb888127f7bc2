import { NAME_MAX, TABLE_NAME_MAX } from '@great-fire/protocol';
import type { TableFilter } from '@great-fire/protocol';
import { useState } from 'react';
import { languageShown } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { useLocation } from 'wouter';
import { openTable } from '../connection/api';
import { Button } from '../ui/button';
import { Segment } from '../ui/segment';
import { Slip } from '../ui/slip';
import { TextField } from '../ui/text-field';
import { FirstSteps } from './first-steps';
import { FailedNote } from './failed-note';
import { useGuestName } from './guest-name';
import { settleName } from './known-name';
import { tablePath } from './match-address';
import { PaceFold } from './pace-fold';
import { RuleSwitches } from './rule-switches';
import styles from './start-slip.module.css';
import { wishLike } from './table-like';
import { useRequest } from './use-request';

const SEATS = [3, 4, 5, 6] as const;

interface StartSlipProps {
  readonly like: TableFilter | null; // what was looked for in vain: the slip begins with it, and is looked at
}

/** Name, seats and rules: opens a table and sits down at it. */
export function StartSlip({ like }: StartSlipProps) {
  const { t } = useTranslation('lobby');
  const [, goTo] = useLocation();
  const { name, setName } = useGuestName();
  const [wish] = useState(() => wishLike(like));
  const [seats, setSeats] = useState(wish.seats);
  const [rules, setRules] = useState(wish.rules);
  const [pace, setPace] = useState(wish.pace);
  const [tableName, setTableName] = useState('');
  const [isNameless, setNameless] = useState(false);
  const { isBusy, failed, run } = useRequest();
  const settling = useRequest();
  const open = async () => {
    const me = name.trim();
    setNameless(me === '');
    if (me === '') return;
    await settling.run(settleName);
    const { private: isPrivate, ...options } = rules;
    const called = tableName.trim() || t('tableOf', { name: me }).slice(0, TABLE_NAME_MAX);
    const given = await run(() =>
      openTable({
        ...{ tableName: called, seats, options, name: me, pace },
        private: isPrivate,
        language: wish.language ?? languageShown(),
      }),
    );
    if (given !== null) goTo(tablePath(given.match.id));
  };
  return (
    <Slip>
      <form
        className={styles['slip']}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <TextField
          label={t('yourName')}
          placeholder={t('namePlaceholder')}
          maxLength={NAME_MAX}
          value={name}
          onChange={setName}
          onBlur={() => void settling.run(settleName)}
          aria-invalid={isNameless}
          autoFocus={like !== null}
          data-testid="name"
        />
        <div className={styles['label']}>
          <span aria-hidden="true">{t('players')}</span>
          <Segment label={t('players')} options={SEATS} value={seats} onChange={setSeats} />
        </div>
        <PaceFold className={styles['rules'] ?? ''} pace={pace} onChange={setPace} />
        <details className={styles['rules']}>
          <summary data-testid="table-rules">{t('rulesOfTable')}</summary>
          <TextField
            label={t('tableName')}
            placeholder={t('tableOf', { name: name.trim() || t('namePlaceholder') })}
            maxLength={TABLE_NAME_MAX}
            value={tableName}
            onChange={setTableName}
            data-testid="table-name"
          />
          <RuleSwitches rules={rules} onChange={setRules} />
        </details>
        {isNameless && (
          <p role="alert" className={styles['failed']}>
            {t('nameMissing')}
          </p>
        )}
        <FailedNote failed={failed ?? settling.failed} />
        <div className={styles['wide']}>
          <Button type="submit" size="big" wide disabled={isBusy} data-testid="open-table">
            {t('openTable')}
          </Button>
        </div>
        <p className={styles['hint']}>{t('noAccount')}</p>
        <FirstSteps />
      </form>
    </Slip>
  );
}
