import type { HookKind, TableHook } from '@great-fire/protocol';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import { Segment } from '../ui/segment';
import { TextField } from '../ui/text-field';
import { changeHook, dropHook, readHook, testHook } from './hook-api';
import styles from './notices.module.css';

const KINDS: readonly HookKind[] = ['discord', 'slack', 'json'];

/** Where messages of the table go that the page shows, for its host; nothing for anybody else. */
export function TableHookPart() {
  const [address] = useLocation();
  const match = /^\/t\/([^/]+)$/.exec(address)?.[1];
  return match === undefined ? null : <OfTable key={match} match={match} />;
}

function OfTable({ match }: { readonly match: string }) {
  const { t } = useTranslation('settings');
  const { known, onChange } = useHook(match);
  const title = useId();
  if (known === null) return null;
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h3 id={title}>{t('notices.hook.title')}</h3>
      <Hook match={match} known={known} onChange={onChange} />
    </section>
  );
}

/** The same without a heading, at a table whose host looks at it. */
export function HookOfTable({ match }: { readonly match: string }) {
  const { known, onChange } = useHook(match);
  if (known === null) return null;
  return (
    <div className={styles['hook']}>
      <Hook match={match} known={known} onChange={onChange} />
    </div>
  );
}

/** Where messages of a table go, as its host is told; null: not yet, or to nobody else. */
function useHook(match: string): { readonly known: TableHook | null; readonly onChange: () => void } {
  const [known, setKnown] = useState<TableHook | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isWanted = true;
    readHook(match).then(
      (read) => {
        if (isWanted) setKnown(read);
      },
      () => undefined, // it is the host's alone
    );
    return () => {
      isWanted = false;
    };
  }, [match, asked]);
  return { known, onChange: () => setAsked((times) => times + 1) };
}

function Hook({ match, known: { hook }, onChange }: PartProps & { readonly known: TableHook }) {
  return hook === null ? (
    <Choice match={match} onChange={onChange} />
  ) : (
    <Chosen match={match} host={hook.host} onChange={onChange} />
  );
}

interface PartProps {
  readonly match: string;
  readonly onChange: () => void;
}

function Choice({ match, onChange }: PartProps) {
  const { t } = useTranslation('settings');
  const [kind, setKind] = useState<HookKind>('discord');
  const [url, setUrl] = useState('');
  const { isBusy, failed, does } = useRequest();
  const keep = async () => {
    if (await does(() => changeHook(match, { kind, url: url.trim() }))) onChange();
  };
  return (
    <>
      <p>{t('notices.hook.hint')}</p>
      <Segment
        label={t('notices.hook.where')}
        options={KINDS}
        value={kind}
        onChange={setKind}
        called={(one) => t(`notices.hook.${one}`)}
      />
      <TextField
        label={t('notices.hook.address')}
        value={url}
        onChange={setUrl}
        maxLength={1000}
        data-testid="hook-url"
      />
      <Button
        size="small"
        disabled={isBusy || url.trim() === ''}
        data-testid="hook-keep"
        onClick={() => void keep()}
      >
        {t('notices.hook.keep')}
      </Button>
      <FailedNote failed={failed} />
    </>
  );
}

function Chosen({ match, host, onChange }: PartProps & { readonly host: string }) {
  const { t } = useTranslation('settings');
  const [isSent, setSent] = useState(false);
  const { isBusy, failed, does } = useRequest();
  const remove = async () => {
    if (await does(() => dropHook(match))) onChange();
  };
  return (
    <>
      <p>{t('notices.hook.goes', { host })}</p>
      <div className={styles['buttons']}>
        <Button
          size="small"
          disabled={isBusy}
          data-testid="hook-test"
          onClick={() => void does(() => testHook(match)).then(setSent)}
        >
          {t('notices.hook.test')}
        </Button>
        <Button size="small" disabled={isBusy} data-testid="hook-remove" onClick={() => void remove()}>
          {t('notices.hook.remove')}
        </Button>
      </div>
      {isSent && <p role="status">{t('notices.hook.sent')}</p>}
      <FailedNote failed={failed} />
    </>
  );
}
