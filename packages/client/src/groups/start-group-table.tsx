import { PLAYER_COUNTS } from '@great-fire/game';
import { defaultSpectatorAccess, type CreateTableInput, type Group } from '@great-fire/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePlayerName } from '../account/player-name';
import { useMutation } from '../api/use-mutation';
import { toTableInput } from '../create-table/table-input';
import { TableOptionFields } from '../create-table/table-option-fields';
import {
  DEFAULT_TABLE_OPTIONS,
  DEFAULT_VARIANTS,
  type TableFormOptions,
  isFullOfBots,
} from '../create-table/table-options';
import { useTranslation } from '../i18n/use-translation';
import { importWithRetry } from '../lib/lazy-with-retry';
import { tableLink } from '../lib/link-state';
import { tablePath } from '../lib/routes';
import { Button } from '../ui/button';
import { SegmentedControl } from '../ui/segmented-control';
import { GroupError } from './group-error';
import styles from './groups.module.css';

const FIRST_TABLE: TableFormOptions = {
  ...DEFAULT_TABLE_OPTIONS,
  variants: { ...DEFAULT_VARIANTS, private: true },
};

/** Returns the options of the newest table, as the form begins with them. */
function lastOptions({ lastTable }: Group): TableFormOptions {
  if (lastTable === null) return FIRST_TABLE;
  const { players, options, private: isPrivate, timeControl, language, spectatorAccess } = lastTable;
  const isDefault = spectatorAccess === defaultSpectatorAccess(isPrivate);
  return {
    seats: players,
    variants: { ...options, private: isPrivate },
    timeControl,
    extras: {
      ...DEFAULT_TABLE_OPTIONS.extras,
      language,
      spectatorAccess: isDefault ? null : spectatorAccess, // a default follows the switch of a private table
    },
  };
}

/** Returns the options of the newest table that the form does not show. */
function hiddenOptions({ lastTable }: Group): Pick<CreateTableInput, 'profanityFilter' | 'botSpeed'> {
  if (lastTable === null) return {};
  const { profanityFilter, botSpeed } = lastTable;
  return { botSpeed, ...(profanityFilter !== null && { profanityFilter }) };
}

interface StartGroupTableProps {
  readonly group: Group;
  readonly hasOpenTable: boolean; // another one is hardly needed
}

/** Opens a table for the group. The form begins with the options of its last one. */
export function StartGroupTable({ group, hasOpenTable }: StartGroupTableProps) {
  const { t } = useTranslation(['groups', 'lobby']);
  const [, navigate] = useLocation();
  const ownName = usePlayerName(({ name }) => name);
  const { lastTable, members } = group;
  const [edited, setEdited] = useState<TableFormOptions | null>(null);
  const { isPending, error, run } = useMutation();
  const name = members.find(({ isMe }) => isMe)?.name ?? ownName;
  const chosen = edited ?? lastOptions(group);
  const start = async () => {
    const claim = await run(async () => {
      const { openTable } = await importWithRetry(() => import('../create-table/open-table.lazy'));
      const table = { ...hiddenOptions(group), ...toTableInput(chosen), tableName: group.name };
      return openTable({ ...table, name, group: group.id });
    });
    if (claim !== null)
      navigate(tablePath(claim.match.id), tableLink(claim.match.tableName, claim.match.status));
  };
  return (
    <section
      aria-labelledby="start-table"
      className={`row wrap on-panel outlined round-8 pad-14-16 ${styles['start']}`}
    >
      <div className="broad">
        <h2 id="start-table">{t('startTitle')}</h2>
        <p className="intro">{t(lastTable === null ? 'startHintFirst' : 'startHint')}</p>
      </div>
      <SegmentedControl
        label={t('lobby:playersLabel')}
        options={PLAYER_COUNTS}
        value={chosen.seats}
        onChange={(seats) => setEdited({ ...chosen, seats })}
      />
      <div className="stack gap-8 own-line">
        <TableOptionFields value={chosen} onChange={setEdited} />
      </div>
      <Button
        {...(!hasOpenTable && { variant: 'primary' as const })}
        disabled={isPending}
        onClick={() => void start()}
        data-testid="start-group-table"
      >
        {t(isFullOfBots(chosen) ? 'lobby:startGame' : 'start')}
      </Button>
      <GroupError error={error} />
    </section>
  );
}
