import type { GameRecord } from '@great-fire/game';
import type { FormEvent } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { basePath } from '../../connection/base-path';
import { dayOf, listed } from '../../i18n/listed';
import { useTranslation } from '../../i18n/use-translation';
import lists from '../../lobby/lists.module.css';
import { Sheet } from '../../people/sheet';
import kept from '../../practice/kept-games.module.css';
import { CrossIcon } from '../../table/pieces';
import { Button, buttonClass } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { TextField } from '../../ui/text-field';
import { BrokenNote } from '../broken-record';
import { broughtPath, RECORDS_PATH } from '../replay-address';
import styles from './bring.module.css';
import { fetched } from './fetched';
import type { Judged } from './judged';
import { judged, RECORD_MAX_BYTES } from './judged';
import type { KeptRecord } from './kept-records';
import { keepRecord, keptRecords, removeRecord } from './kept-records';

type Refused = Exclude<Judged, { readonly ok: true }>;

/** A record from a file, as text or from an address, to look at; and those that were brought before. */
export function BringPage() {
  const { t } = useTranslation('replay');
  const [, goTo] = useLocation();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const [isBusy, setBusy] = useState(false);
  const take = async (reading: Promise<Judged>, pathOf: (record: GameRecord) => Promise<string>) => {
    setBusy(true);
    setRefused(null);
    const heard = await reading;
    setBusy(false);
    if (heard.ok) goTo(await pathOf(heard.record));
    else setRefused(heard);
  };
  const keep = async (record: GameRecord) => broughtPath(await keepRecord(record));
  const takeFile = (file: File | undefined) => {
    if (file === undefined) return;
    const reading =
      file.size > RECORD_MAX_BYTES
        ? Promise.resolve<Judged>({ ok: false, unread: { why: 'tooLarge' } })
        : file.text().then(judged);
    void take(reading, keep);
  };
  const submit = (event: FormEvent, doIt: () => void) => {
    event.preventDefault();
    doIt();
  };
  return (
    <Sheet title={t('bring.title')}>
      <h1>{t('bring.title')}</h1>
      <p className={styles['tagline']}>{t('bring.tagline')}</p>
      <div
        className={styles['box']}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          takeFile(event.dataTransfer.files[0]);
        }}
      >
        <label className={`${buttonClass({ kind: 'primary' })} ${styles['file']}`}>
          {t('bring.file')}
          <input
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            onChange={({ target }) => {
              takeFile(target.files?.[0]);
              target.value = ''; // the same file may be chosen again
            }}
            data-testid="record-file"
          />
        </label>
        <span className={styles['hint']}>{t('bring.drop')}</span>
        <form
          className={styles['way']}
          onSubmit={(event) => submit(event, () => void take(Promise.resolve(judged(text)), keep))}
        >
          <label className={styles['label']}>
            {t('bring.text')}
            <textarea
              className={styles['text']}
              rows={4}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
              data-testid="record-text"
            />
          </label>
          <Button type="submit" disabled={isBusy || text.trim() === ''} data-testid="look-at-text">
            {t('bring.look')}
          </Button>
        </form>
        <form
          className={styles['way']}
          onSubmit={(event) =>
            submit(
              event,
              () =>
                void take(fetched(link, window.location.href), () =>
                  Promise.resolve(`${broughtPath('at')}?from=${encodeURIComponent(link.trim())}`),
                ),
            )
          }
        >
          <TextField
            label={t('bring.link')}
            inputMode="url"
            value={link}
            onChange={setLink}
            data-testid="record-link"
          />
          <Button type="submit" disabled={isBusy || link.trim() === ''} data-testid="look-at-link">
            {t('bring.look')}
          </Button>
          <p className={styles['hint']}>{t('bring.linkHint')}</p>
        </form>
        {refused !== null && <RefusedNote refused={refused} />}
      </div>
      <Kept />
      <p>
        <a href={`${basePath()}/api/record.schema.json`}>{t('bring.schema')}</a>
      </p>
    </Sheet>
  );
}

/** Why a record is not shown. */
export function RefusedNote({ refused }: { readonly refused: Refused }) {
  const { t } = useTranslation('replay');
  if ('broken' in refused) return <BrokenNote broken={refused.broken} />;
  const { unread } = refused;
  return (
    <p role="alert" className={styles['wrong']} data-testid="broken">
      {t(`broken.${unread.why}`, {
        max: RECORD_MAX_BYTES / 1_000_000,
        ...('status' in unread && { status: unread.status }),
      })}
    </p>
  );
}

function Kept() {
  const { t } = useTranslation('replay');
  const [records, setRecords] = useState<readonly KeptRecord[]>([]);
  const read = useCallback(() => {
    keptRecords().then(setRecords, () => setRecords([]));
  }, []);
  useEffect(read, [read]);
  if (records.length === 0) return null;
  return (
    <section>
      <div className={lists['head']}>
        <h2>{t('bring.kept')}</h2>
      </div>
      <ul>
        {records.map(({ key, record, at }) => {
          const names = listed(record.players.map(({ name }) => name));
          return (
            <li key={key} className={kept['game']}>
              <div>
                <h3 className={kept['names']}>{names}</h3>
                <small>{dayOf(at)}</small>
              </div>
              <Link href={broughtPath(key)} className={buttonClass({ size: 'small' })}>
                {t('bring.look')}
              </Link>
              <IconButton
                label={t('bring.remove', { names })}
                onPress={() => void removeRecord(key).then(read)}
              >
                <CrossIcon size={18} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The way here, loaded anew: only the page that is opened at this address may ask other hosts (its policy says so). */
export const bringAddress = (): string => `${basePath()}${RECORDS_PATH}`;
