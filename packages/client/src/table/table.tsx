import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWide } from '../shell/media';
import { Announcer } from './announcer';
import { isMyDecision } from './choice/moment';
import type { StartOfChoice } from './choice/store';
import { DecisionProvider } from './decision';
import { DesktopTable } from './desktop-table';
import { Explainer } from './explain/explainer';
import { useHistoryKeys } from './history/use-history-keys';
import { useTableKeys } from './keys';
import { PhoneTable } from './phone-table';
import { Scoring } from './score/scoring';
import { ShownProvider } from './shown-provider';
import { Sounds } from './sound/sounds';
import { StoryLayer } from './story/story-layer';
import type { TableState } from './table-context';
import { TableContext, useTable } from './table-context';

interface TableProps {
  readonly state: TableState;
  readonly start?: StartOfChoice; // what is picked already; left out: nothing
}

/** A running or finished game, whoever looks at it. */
export function Table({ state, start }: TableProps) {
  const [sawPlay] = useState(state.view.result === null);
  return (
    <TableContext value={state}>
      <ShownProvider>
        <DecisionProvider {...(start !== undefined && { start })}>
          <Announcer />
          <Explainer />
          <TableTitle />
          <HistoryKeys />
          {state.view.result === null ? (
            <Playing />
          ) : (
            <Scoring result={state.view.result} isFresh={sawPlay} />
          )}
          <StoryLayer />
          <Sounds />
        </DecisionProvider>
      </ShownProvider>
    </TableContext>
  );
}

function Playing() {
  useTableKeys();
  return useIsWide() ? <DesktopTable /> : <PhoneTable />;
}

function HistoryKeys() {
  useHistoryKeys();
  return null;
}

function TableTitle() {
  const { t } = useTranslation('table');
  const { match, view } = useTable();
  const isMine = isMyDecision(view);
  useEffect(() => {
    const names = { table: match.tableName };
    document.title = isMine ? t('yourTurnTitle', names) : t('pageTitle', names);
  }, [t, match.tableName, isMine]);
  return null;
}
