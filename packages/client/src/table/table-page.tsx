import type { ErrorCode } from '@great-fire/protocol';
import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { useMatch } from '../connection/use-match';
import { WaitingRoom } from '../lobby/waiting-room';
import { buttonClass } from '../ui/button';
import { TopBar } from '../ui/top-bar';
import { Table } from './table';
import type { TableState } from './table-context';
import styles from './table-page.module.css';

/** One table by its address: the waiting room until every seat is taken, then the game to its scoring. */
export function TablePage({ match: id }: { readonly match: string }) {
  const { line, snapshot } = useMatch(id);
  const { match, view, stateId, log, chat, presence, sending } = snapshot;
  const state = useMemo(
    (): TableState | null =>
      match === null || view === null
        ? null
        : {
            match,
            view,
            stateId,
            log,
            chat,
            presence,
            line: snapshot.line,
            sending,
            act: (action) => line.act(action),
            say: (text) => line.say(text),
            loadEarlier: () => line.loadEarlier(),
            viewAt: line.viewAt,
            fetchView: (earlier) => line.fetchView(earlier),
          },
    [line, match, view, stateId, log, chat, presence, snapshot.line, sending],
  );
  if (snapshot.line === 'closed') return <NoTable code={snapshot.refusal?.code ?? 'not-found'} />;
  if (state !== null) return <Table state={state} />;
  if (match !== null) return <WaitingRoom match={match} mySeat={snapshot.mySeat} onSeat={line.introduce} />;
  return <Connecting isHeld={snapshot.line === 'held'} />;
}

function Connecting({ isHeld }: { readonly isHeld: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <TopBar />
      <main className={styles['note']}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <p role="status">{t(isHeld ? 'error.unavailable' : 'line.connecting')}</p>
      </main>
    </>
  );
}

function NoTable({ code }: { readonly code: ErrorCode }) {
  const { t } = useTranslation();
  return (
    <>
      <TopBar />
      <main className={styles['note']}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <p role="alert">{t(`error.${code}`, { field: '' })}</p>
        <Link href="/" className={buttonClass({ kind: 'primary' })}>
          {t('home')}
        </Link>
      </main>
    </>
  );
}
