import { PLAYER_COUNTS, STANDARD_OPTIONS } from '@great-fire/game';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { CreateTableInput, Group } from '@great-fire/protocol';
import { usePlayerName } from '../account/player-name';
import { useMutation } from '../api/use-mutation';
import { useTranslation } from '../i18n/use-translation';
import { importWithRetry } from '../lib/lazy-with-retry';
import { tableLink } from '../lib/link-state';
import { tablePath } from '../lib/routes';
import { Button } from '../ui/button';
import { RequestError } from '../ui/request-error';
import { SegmentedControl } from '../ui/segmented-control';
import styles from './groups.module.css';

const FIRST_TABLE = { options: STANDARD_OPTIONS, private: true } as const satisfies Partial<CreateTableInput>;

/** Returns the options of the newest table as a request names them. */
function lastOptions({ lastTable }: Group): Pick<CreateTableInput, 'options' | 'private'> {
  if (lastTable === null) return FIRST_TABLE;
  const { players: _, profanityFilter, ...options } = lastTable;
  return { ...options, ...(profanityFilter !== null && { profanityFilter }) };
}

/** Opens a table for the group with the options of its last one. The waiting room changes them. */
export function StartGroupTable({ group }: { readonly group: Group }) {
  const { t } = useTranslation(['groups', 'lobby']);
  const [, navigate] = useLocation();
  const ownName = usePlayerName(({ name }) => name);
  const { lastTable, members } = group;
  const [players, setPlayers] = useState<CreateTableInput['players'] | null>(null);
  const { isPending, error, run } = useMutation();
  const name = members.find(({ isMe }) => isMe)?.name ?? ownName;
  const chosen = players ?? lastTable?.players ?? 4;
  const start = async () => {
    const claim = await run(async () => {
      const { openTable } = await importWithRetry(() => import('../create-table/open-table.lazy'));
      const table = { ...lastOptions(group), players: chosen, tableName: group.name };
      return openTable({ ...table, name, group: group.id });
    });
    if (claim !== null) navigate(tablePath(claim.match.id), tableLink(claim.match.tableName));
  };
  return (
    <section aria-labelledby="start-table" className={styles['start']}>
      <div>
        <h2 id="start-table">{t('startTitle')}</h2>
        <p className={styles['hint']}>{t(lastTable === null ? 'startHintFirst' : 'startHint')}</p>
      </div>
      <SegmentedControl
        label={t('lobby:playersLabel')}
        options={PLAYER_COUNTS}
        value={chosen}
        onChange={setPlayers}
      />
      <Button
        variant="primary"
        disabled={isPending}
        onClick={() => void start()}
        data-testid="start-group-table"
      >
        {t('start')}
      </Button>
      <RequestError error={error} />
    </section>
  );
}
