import type { MatchListItem, TableFilter } from '@great-fire/protocol';
import { useLocation } from 'wouter';
import { useMutation } from '../api/use-mutation';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { RequestError } from '../ui/request-error';
import { usePlayerName } from '../account/player-name';
import { tablePath } from '../lib/routes';

interface FindGameButtonProps {
  readonly matches: readonly MatchListItem[]; // that match the filter
  readonly filter: TableFilter;
}

/** Button that takes a seat at any table that fits, or creates one. A player without a name gets one. */
export function FindGameButton({ matches, filter }: FindGameButtonProps) {
  const { t } = useTranslation('lobby');
  const [, navigate] = useLocation();
  const { name, setName } = usePlayerName();
  const { isPending, error, run } = useMutation();
  const find = async () => {
    const playerName = name.trim() || t('guestName', { number: 10 + Math.floor(Math.random() * 90) });
    const tableName = t('tableOf', { name: playerName });
    const { findGame } = await import('./find-game.lazy');
    const claim = await run(() => findGame({ matches, filter, name: playerName, tableName }));
    if (claim === null) return;
    setName(playerName);
    navigate(tablePath(claim.match.id));
  };
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => void find()} data-testid="find-game">
        {t('findGame')}
      </Button>
      <RequestError error={error} />
    </>
  );
}
