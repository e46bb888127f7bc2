import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type TableInvitation, decodeClock } from '@great-fire/protocol';
import { usePlayerName } from '../account/player-name';
import { declineInvitation, markInvitationsSeen } from '../api/invitations';
import { takeSeat } from '../api/table';
import { ApiRequestError } from '../api/request';
import { useMutation } from '../api/use-mutation';
import { timeControlLabel } from '../create-table/time-control';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { tableLink } from '../lib/link-state';
import { usePageVisible } from '../lib/page-visibility';
import { tablePath } from '../lib/routes';
import { Button } from '../ui/button';
import { RequestError } from '../ui/request-error';
import { UserText } from '../ui/user-text';
import styles from './invitations.module.css';

interface InvitationNoticesProps {
  readonly invitations: readonly TableInvitation[]; // the newest first
}

const MAX_NOTICES = 3; // the others follow when these are answered

/** The invitations of the viewer to tables, at the top of the lobby. */
export function InvitationNotices({ invitations }: InvitationNoticesProps) {
  const { t } = useTranslation('invitations');
  const list = useRef<HTMLUListElement>(null);
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const pending = invitations.filter(({ match }) => !declined.includes(match.id));
  useSeen(pending);
  const onDecline = (id: string) => {
    setDeclined([...declined, id]);
    list.current?.focus(); // the pressed button goes
  };
  return (
    <section aria-label={t('title')} aria-live="polite" className={styles['notices']}>
      <ul ref={list} className="no-outline" tabIndex={-1}>
        {pending.slice(0, MAX_NOTICES).map((invitation) => (
          <Notice
            key={invitation.match.id}
            invitation={invitation}
            onDecline={() => onDecline(invitation.match.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Reports to the server that a visible page shows the invitations, so that none is sent as a notification. */
function useSeen(pending: readonly TableInvitation[]): void {
  const isVisible = usePageVisible();
  const ids = pending.map(({ match }) => match.id).join();
  useEffect(() => {
    if (!isVisible || ids === '') return;
    markInvitationsSeen().catch((error: unknown) => {
      if (!(error instanceof ApiRequestError)) throw error; // then they are also sent
    });
  }, [isVisible, ids]);
}

interface NoticeProps {
  readonly invitation: TableInvitation;
  readonly onDecline: () => void;
}

function Notice({ invitation: { match, by, group }, onDecline }: NoticeProps) {
  const { t } = useTranslation(['invitations', 'common']);
  const { t: tLobby } = useTranslation('lobby');
  const [, navigate] = useLocation();
  const name = usePlayerName((player) => player.name);
  const { isPending, error, run, runVoid } = useMutation();
  const table = translateTableName(match.name);
  const goToTable = () => navigate(tablePath(match.id), tableLink(match.name, match.status));
  const join = async () => {
    if (name.trim() === '') return goToTable(); // which asks for the name
    if ((await run(() => takeSeat(match.id, { name: name.trim() }))) !== null) goToTable();
  };
  const decline = async () => {
    if (await runVoid(() => declineInvitation(match.id))) onDecline();
  };
  const facts = [
    ...(group === null || group === match.name ? [] : [group]), // a table of a group has its name by default
    t('common:playerCount', { count: match.seats.length }),
    timeControlLabel(tLobby, decodeClock(match.clock)),
  ];
  return (
    <li className="row wrap middle on-panel pad-8-16" data-testid={`invitation-${match.id}`}>
      <div className="narrowable any-break">
        <b className="ember">{by === null ? t('fromDate') : t('from', { name: by })}</b>{' '}
        <UserText>{table}</UserText>
        <small className="block">{facts.join(' · ')}</small>
      </div>
      <div className="flex gap-8">
        <Button
          size="small"
          variant="primary"
          disabled={isPending}
          aria-label={t('joinTable', { table })}
          onClick={() => void join()}
        >
          {t('join')}
        </Button>
        <Button
          size="small"
          disabled={isPending}
          aria-label={t('declineTable', { table })}
          onClick={() => void decline()}
        >
          {t('decline')}
        </Button>
      </div>
      <RequestError error={error} />
    </li>
  );
}
