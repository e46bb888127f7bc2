import type { GameRecord } from '@great-fire/game';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation';
import { Sheet } from '../../people/sheet';
import { saveFile } from '../../practice/save-file';
import { Connecting } from '../../table/no-table';
import { buttonClass } from '../../ui/button';
import { RecordViewer } from '../record-viewer';
import { broughtPath } from '../replay-address';
import { bringAddress, RefusedNote } from './bring-page';
import { fetched } from './fetched';
import type { Judged } from './judged';
import { keptRecord } from './kept-records';

interface BroughtRecordProps {
  readonly at: string; // the key of one that is kept here; 'at': behind the address `from`
  readonly asked: string | undefined; // the move in the address
}

type Found = Judged | { readonly ok: false; readonly unread: null };

async function find(key: string, from: string | null): Promise<Found> {
  if (from !== null) return fetched(from, window.location.href);
  const kept = await keptRecord(key).catch(() => null);
  return kept === null ? { ok: false, unread: null } : { ok: true, record: kept.record };
}

/** A record that was brought: kept on this device, or read anew from its address, which others can open too. */
export function BroughtRecord({ at, asked }: BroughtRecordProps) {
  const search = useSearch();
  const from = at === 'at' ? (new URLSearchParams(search).get('from') ?? '') : null;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isWanted = true;
    void find(at, from).then((one) => {
      if (isWanted) setFound(one);
    });
    return () => {
      isWanted = false;
    };
  }, [at, from]);
  if (found === null) return <Connecting isHeld={false} />;
  if (!found.ok) return <NotBrought found={found} />;
  const { record } = found;
  return (
    <RecordViewer
      record={record}
      id={at}
      path={broughtPath(at)}
      asked={asked}
      isShared={from !== null}
      {...(from !== null && { search: `?from=${encodeURIComponent(from)}` })}
      way={{ save: () => saveFile(nameOf(record), JSON.stringify(record)) }}
      table={null}
    />
  );
}

const nameOf = ({ players }: GameRecord): string =>
  `great-fire-${players.map(({ name }) => name.replaceAll(/[^\p{L}\p{N}]+/gu, '')).join('-')}.json`;

function NotBrought({ found }: { readonly found: Exclude<Found, { readonly ok: true }> }) {
  const { t } = useTranslation('replay');
  return (
    <Sheet title={t('broken.title')}>
      <h1>{t('broken.title')}</h1>
      {'unread' in found && found.unread === null ? (
        <p role="alert">{t('bring.notKept')}</p>
      ) : (
        <RefusedNote refused={found} />
      )}
      {/* Loaded anew: only the document opened there may ask other hosts (docs/decisions.md). */}
      <a href={bringAddress()} className={buttonClass({ kind: 'primary' })}>
        {t('bring.bringIt')}
      </a>
    </Sheet>
  );
}
