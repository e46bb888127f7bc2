import { NAME_MAX, TABLE_NAME_MAX } from '@great-fire/protocol';
import { useRef, useState } from 'react';
import { languageShown, openWords } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { useLocation } from 'wouter';
import { openTable } from '../connection/api';
import { withPart } from '../fair/sitting';
import { Button } from '../ui/button';
import { Segment } from '../ui/segment';
import { Slip } from '../ui/slip';
import { TextField } from '../ui/text-field';
import { FirstSteps } from './first-steps';
import { FailedNote } from './failed-note';
import { Fold } from './fold';
import { useGuestName } from './guest-name';
import { settleName } from './known-name';
import { tablePath } from './match-address';
import { PaceFold } from './pace-fold';
import styles from './start-slip.module.css';
import { USUAL_TABLE } from './table-wish';
import type { TableWish } from './table-wish';
import { keepTable, useLastTable } from './use-last-table';
import { useRequest } from './use-request';
import { lazily } from '../shell/lazily';

const RuleSwitches = lazily(() =>
  import('./rule-switches').then((rules) => ({ default: rules.RuleSwitches })),
);
const AlsoChoice = lazily(async () => {
  const [also] = await Promise.all([import('../opening/also-choice'), openWords('opening')]);
  return { default: also.AlsoChoice };
});

const SEATS = [3, 4, 5, 6] as const;

interface StartSlipProps {
  readonly like: TableWish | null; // what was looked for in vain: the slip begins with it, and is looked at
}

/** Name, seats and rules: opens a table and sits down at it. */
export function StartSlip({ like }: StartSlipProps) {
  const { t } = useTranslation('lobby');
  const [, goTo] = useLocation();
  const { name, setName } = useGuestName();
  const last = useLastTable();
  const [chosen, setWish] = useState(like);
  const wish = chosen ?? last ?? USUAL_TABLE;
  const { seats, rules, pace, also } = wish;
  const [tableName, setTableName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const [isNameless, setNameless] = useState(false);
  const { isBusy, failed, run } = useRequest();
  const settling = useRequest();
  const open = async () => {
    const me = name.trim();
    setNameless(me === '');
    if (me === '') {
      nameField.current?.focus();
      return;
    }
    await settling.run(settleName);
    const { private: isPrivate, ...options } = rules;
    const called = tableName.trim() || t('tableOf', { name: me }).slice(0, TABLE_NAME_MAX);
    const given = await run(() =>
      withPart((adds) =>
        openTable({
          ...{ tableName: called, seats, options, name: me, pace },
          private: isPrivate,
          language: also.language ?? languageShown(),
          bots: Array.from({ length: Math.min(also.bots, seats - 1) }, () => also.level),
          ...(also.watching !== null && { watching: also.watching }),
          ...adds,
        }),
      ),
    );
    if (given === null) return;
    void keepTable(wish);
    goTo(tablePath(given.match.id));
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
          ref={nameField}
          error={isNameless ? t('nameMissing') : null}
          autoFocus={like !== null}
          data-testid="name"
        />
        <div className={styles['label']}>
          <span aria-hidden="true">{t('players')}</span>
          <Segment
            label={t('players')}
            options={SEATS}
            value={seats}
            onChange={(to) => setWish({ ...wish, seats: to })}
          />
        </div>
        <PaceFold
          className={styles['rules'] ?? ''}
          pace={pace}
          onChange={(to) => setWish({ ...wish, pace: to })}
        />
        <Fold className={styles['rules'] ?? ''} summary={t('rulesOfTable')} testId="table-rules">
          <TextField
            label={t('tableName')}
            placeholder={t('tableOf', { name: name.trim() || t('namePlaceholder') })}
            maxLength={TABLE_NAME_MAX}
            value={tableName}
            onChange={setTableName}
            data-testid="table-name"
          />
          <RuleSwitches rules={rules} onChange={(to) => setWish({ ...wish, rules: to })} />
        </Fold>
        <Fold className={styles['rules'] ?? ''} summary={t('alsoOfTable')} testId="table-also">
          <AlsoChoice
            seats={seats}
            isPrivate={rules.private}
            wish={also}
            onChange={(to) => setWish({ ...wish, also: to })}
          />
        </Fold>
        <FailedNote failed={failed ?? settling.failed} />
        <div className={styles['wide']}>
          <Button type="submit" size="big" wide disabled={isBusy} data-testid="open-table">
            {t(also.bots < seats - 1 ? 'openTable' : 'startGame')}
          </Button>
        </div>
        <p className={styles['hint']}>{t('noAccount')}</p>
        <FirstSteps />
      </form>
    </Slip>
  );
}
