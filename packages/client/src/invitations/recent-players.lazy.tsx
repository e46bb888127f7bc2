import { useCallback, useEffect, useState } from 'react';
import type { MatchSummary, RecentPlayers as RecentPlayersAnswer } from '@great-fire/protocol';
import { fetchRecentPlayers, invitePlayer } from '../api/invitations';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { useTranslation } from '../i18n/use-translation';
import { usePageVisible } from '../lib/page-visibility';
import { Button } from '../ui/button';
import { RequestError } from '../ui/request-error';
import { UserText } from '../ui/user-text';
import styles from './invitations.module.css';

type RecentPlayer = RecentPlayersAnswer['players'][number];

const REFRESH_MS = 30_000; // others come, go and answer
const FOLDED_COUNT = 4;

/** The people with whom the viewer has finished games, to invite to the table. Renders nothing if there are none. */
export function RecentPlayersList({ match }: { readonly match: Pick<MatchSummary, 'id' | 'seats'> }) {
  const { t } = useTranslation('invitations');
  const { id } = match;
  const fetcher = useCallback(() => fetchRecentPlayers(id), [id]);
  const { data, setData, refetch } = useFetch(fetcher);
  const isVisible = usePageVisible();
  const [isUnfolded, setUnfolded] = useState(false);
  const [invited, setInvited] = useState<string | null>(null);
  const taken = match.seats.filter(({ name }) => name !== null).length;
  useEffect(() => {
    if (!isVisible) return;
    const timer = setInterval(refetch, REFRESH_MS);
    return () => clearInterval(timer);
  });
  const [fetchedFor, setFetchedFor] = useState(taken);
  if (taken !== fetchedFor) {
    setFetchedFor(taken);
    refetch();
  }
  if (data === null || data.players.length === 0) return null;
  const { players } = data;
  const onInvite = (player: RecentPlayer) => {
    setInvited(player.name);
    setData({ players: players.map((each) => (each === player ? { ...each, state: 'invited' } : each)) });
  };
  const shown = isUnfolded ? players : players.slice(0, FOLDED_COUNT);
  return (
    <section aria-labelledby="recent-players" className={styles['recent']}>
      <h2 id="recent-players">{t('recentPlayers')}</h2>
      <ul>
        {shown.map((player) => (
          <PlayerRow
            key={`${player.match} ${player.seat}`}
            table={id}
            player={player}
            onInvite={() => onInvite(player)}
          />
        ))}
      </ul>
      {shown.length < players.length && (
        <Button size="small" variant="ghost" onClick={() => setUnfolded(true)}>
          {t('showAll', { count: players.length })}
        </Button>
      )}
      <p className="hint line-above pad-top-8">{t('channelHint')}</p>
      <p role="status" className="visually-hidden">
        {invited !== null && t('wasInvited', { name: invited })}
      </p>
    </section>
  );
}

interface PlayerRowProps {
  readonly table: string;
  readonly player: RecentPlayer;
  readonly onInvite: () => void;
}

function PlayerRow({ table, player, onInvite }: PlayerRowProps) {
  const { t } = useTranslation('invitations');
  const { isPending, error, runVoid } = useMutation();
  const { name, isHere, state, match, seat } = player;
  const invite = async () => {
    if (await runVoid(() => invitePlayer(table, { match, seat }))) onInvite();
  };
  const isPossible = state === 'possible';
  const text = state === 'possible' ? t('invite') : t(`state.${state}`);
  return (
    <li className="row wrap spread gap-0-14 touch line-above" data-testid={`recent-${match}-${seat}`}>
      <span className={`grow narrowable any-break ${styles['player']}`}>
        <UserText>{name}</UserText>
        {isHere && <small className="here">{t('here')}</small>}
      </span>
      {/* It stays where it is after the press, so that a keyboard keeps its place. */}
      <Button
        size="small"
        variant={isPossible ? 'secondary' : 'ghost'}
        aria-disabled={!isPossible || isPending}
        aria-label={isPossible ? t('invitePlayer', { name }) : `${name}: ${text}`}
        onClick={() => {
          if (isPossible) void invite();
        }}
      >
        {text}
      </Button>
      <RequestError error={error} />
    </li>
  );
}
