import { type ReactNode, useEffect } from 'react';
import { formatTime } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { DeadEnd } from './dead-end';
import styles from './network-notice.module.css';

/** Why a table cannot be shown: no WebSocket comes through. Says what the player and the host can do. */
export function BlockedPage() {
  const { t } = useTranslation('network');
  return (
    <DeadEnd title={t('blocked')} hint={t('blockedHint')}>
      <p
        className={`quiet own-line leading-1-4 pad-top-10 ${styles['host']}`}
        data-testid="blocked-host-hint"
      >
        {t('blockedHostHint')}
      </p>
    </DeadEnd>
  );
}

/** The same at the lobby, whose lists came by a request. */
export function BlockedText() {
  const { t } = useTranslation('network');
  return (
    <>
      <b>{t('blocked')}</b>
      <span>{t('lobbyBlockedHint')}</span> <span>{t('blockedHostHint')}</span>{' '}
    </>
  );
}

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <div
    role="status"
    className={`text-14-5 on-card framed round-6 raised no-press fixed leading-1-3 ${styles['notice']}`}
    data-testid="network-notice"
  >
    {children}
  </div>
);

/** A line below a table that lost its connection to a network that blocks WebSockets. */
export function BlockedNotice() {
  const { t } = useTranslation('network');
  return (
    <Notice>
      <b>{t('blocked')}</b> <span>{t('blockedHint')}</span>
    </Notice>
  );
}

interface MaintenanceNoticeProps {
  readonly at: number; // ms since 1970
  readonly receivedAt: number; // ms since 1970: a time of another day needs its date
}

/** Says when the host stops the server. */
export function MaintenanceNotice({ at, receivedAt }: MaintenanceNoticeProps) {
  const { t } = useTranslation('network');
  return <Notice>{t('maintenance', { time: formatTime(at, receivedAt) })}</Notice>;
}

/** Says that the seat ends with this page. The browser asks before it closes the page. */
export function PageSeatNotice() {
  const { t } = useTranslation('network');
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return <Notice>{t('pageSeat')}</Notice>;
}
