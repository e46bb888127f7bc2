import { Link, useLocation } from 'wouter';
import type { SeatSummary } from '@great-fire/protocol';
import { useTranslation } from '../../i18n/use-translation';
import { createRematch, setReady } from '../../api/table';
import { contributeToDeal } from '../../fairness/deal-evidence';
import { RequestError } from '../../ui/request-error';
import { tablePath } from '../../lib/routes';
import { useMutation } from '../../api/use-mutation';
import { Button, buttonClass } from '../../ui/button';
import { useTable } from '../model/table-context';
import styles from './scoring-screen.module.css';

/** Returns true if a person other than the viewer owns a seat. A seat that a bot plays for its absent owner counts. */
export const hasOtherPeople = (seats: readonly SeatSummary[], viewer: number | null): boolean =>
  seats.some(({ hasOwner }, seat) => hasOwner && seat !== viewer);

/**
 * Rematch with the same players and rules. Players join the next table with one press, spectators get a link to it. If
 * the table is not open, links to it or to the lobby.
 */
export function Rematch() {
  const { t } = useTranslation(['table', 'scoring']);
  const { view, match, rematch } = useTable('view', 'match', 'rematch');
  const [, goTo] = useLocation();
  const { isPending, error, run } = useMutation();
  const buttonStyle = { variant: 'primary', size: 'large', fullWidth: true } as const;
  const openedBy = rematch?.hostName ?? null;
  const label =
    openedBy !== null
      ? t('scoring:rematchProposed', { name: openedBy })
      : t(hasOtherPeople(match.seats, view.viewer) ? 'scoring:rematch' : 'scoring:playAgain');
  if (view.viewer === null || (rematch !== null && !rematch.isOpen)) {
    return (
      <Link href={rematch === null ? '/' : tablePath(rematch.id)} className={buttonClass(buttonStyle)}>
        {rematch === null ? t('scoring:backToLobby') : label}
      </Link>
    );
  }
  const joinRematch = async () => {
    const joined = await run(() => createRematch(match.id));
    if (joined === null) return;
    const { id } = joined.match;
    const contribution = contributeToDeal(id, joined.seedCommitment);
    // If this fails, the waiting room offers it again.
    await setReady(id, joined.seat, { ready: true, contribution }).catch(() => undefined);
    goTo(tablePath(id));
  };
  return (
    <>
      <Button {...buttonStyle} disabled={isPending} onClick={() => void joinRematch()} data-testid="rematch">
        {label}
      </Button>
      {rematch !== null && (
        <p className={styles['why']} role="status">
          {t('scoring:rematchPlayerCount', { here: rematch.seated, of: rematch.players })}
        </p>
      )}
      <RequestError error={error} />
    </>
  );
}
